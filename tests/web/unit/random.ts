// Properties are tried with the same random values in every run of the tests: a commit passes or fails, whoever runs it.
// `SUDOSCOPE_SEED=random` tries others, and `SUDOSCOPE_SEED=709718674` those of a reported failure.
import fc from 'fast-check';

const wanted = process.env['SUDOSCOPE_SEED'] ?? '20261128';
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted) });

export default fc;
