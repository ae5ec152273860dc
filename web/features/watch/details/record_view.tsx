// A recording of a chosen stretch of the run, a frame a move.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { recordPosition, recordMoveSpeed, recordRunChanged } from '../../../language/generated/watch';
import { say } from '../../../language/say';
import { readFrame } from '../../../protocol/frame';
import { framePicture } from '../../../run/frame_picture';
import type { HasPlay } from '../../../state/play_store';
import type { HasSettings } from '../../../state/settings';
import { RecordForm } from '../../recording/record_form';
import type { Recordable } from '../../recording/record_gif';
import { narrate } from '../narration';
import type { HasPlayer } from '../watch_store';

type App = HasPlay & HasSettings & HasPlayer;

const speeds = [2, 4, 8, 15, 25];
/** Length of the proposed stretch, in moves from the position on. */
const proposedMoves = 60;

function recordableRun({ play, settings, watch }: App): Recordable {
  return {
    async positions(from, until, most) {
      const stops = await watch.look({ kind: 'stops', from, until, kinds: watch.kindsOf('move'), most: most - 1 });
      return stops && [from, ...stops];
    },
    async frameAt(position) {
      // The answer comes as a message of its own, so that the page can respond between two frames.
      const glimpse = await watch.look({ kind: 'glimpse', position });
      if (!glimpse) return null;
      const frame = readFrame(glimpse.buffer);
      const caption = {
        ...narrate(glimpse),
        position: say(recordPosition, { count: frame.position }),
      };
      return { picture: framePicture(frame, play.geometry.peek(), settings.showCandidates.peek()), caption };
    },
  };
}

export function RecordView({ app }: { app: App }): JSX.Element {
  const { watch } = app;
  const here = (): number => watch.readout.peek()?.position ?? 0;
  const from = useSignal(here());
  const until = useSignal(from.peek());
  const recordable = useMemo(() => recordableRun(app), []);

  useEffect(() => {
    const ask = { kind: 'stops', from: from.peek(), until: Number.MAX_SAFE_INTEGER, most: proposedMoves } as const;
    void watch.look({ ...ask, kinds: watch.kindsOf('move') }).then((stops) => {
      if (until.peek() === from.peek()) until.value = stops?.at(-1) ?? from.peek();
    });
  }, []);
  return (
    <RecordForm
      {...{ app, recordable, from, until, here, speeds }}
      firstSpeed={4}
      speedLabel={recordMoveSpeed}
      changed={recordRunChanged}
      fileName={(first, last) => `sudoscope-${watch.run.peek().algorithm}-${first}-${last}`}
    />
  );
}
