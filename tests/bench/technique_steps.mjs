// The results of `sudoscope techniques` at positions, for programs that compare
// it with cases of others. SUDOSCOPE: the command, else that of build/release.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const command =
  process.env.SUDOSCOPE ?? join(fileURLToPath(new URL('../..', import.meta.url)), 'build/release/sudoscope');

/** For each position the conclusions of every step by one of the techniques; nothing if none of them has a finder. */
export function stepsAt(positions, techniques) {
  let output;
  try {
    output = execFileSync(command, ['techniques', '--list', '--technique', techniques.join(',')], {
      input: `${positions.join('\n')}\n`,
      encoding: 'utf8',
      maxBuffer: 1 << 30,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
  const steps = positions.map(() => []);
  for (const text of output.split('\n').filter(Boolean)) {
    const { line, conclusions } = JSON.parse(text);
    steps[line - 1].push(conclusions);
  }
  return steps;
}
