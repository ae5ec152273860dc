// The position in a run, to read and to type: the run does not change it during typing.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { watchPositionToGoTo } from '../../../language/generated/watch';
import { say } from '../../../language/say';
import type { RunPlayer } from '../watch_store';

export function PositionInput({ watch }: { watch: RunPlayer }): JSX.Element {
  const readout = watch.readout.value;
  /** As typed; null = not being typed. */
  const typed = useSignal<string | null>(null);
  const position = readout?.position ?? 0;
  return (
    <input
      type="number"
      min={0}
      step={1}
      inputMode="numeric"
      aria-label={say(watchPositionToGoTo)}
      disabled={!readout}
      value={typed.value ?? String(position)}
      onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
      onChange={({ currentTarget }) => {
        const to = Math.floor(currentTarget.valueAsNumber);
        typed.value = null;
        if (to >= 0 && to !== position) watch.seek(to);
        else currentTarget.value = String(position);
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return;
        typed.value = null;
        currentTarget.value = String(position);
      }}
    />
  );
}
