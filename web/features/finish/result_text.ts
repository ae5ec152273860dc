// A solve in one line, to send to others: difficulty, day, time and help, and nothing of the solution.
import { hintsUsed } from '../../language/generated/play';
import { say } from '../../language/say';
import { seriesOf } from '../../state/origin';
import type { HasPlay } from '../../state/play_store';
import { knownGrade, type HasSitting } from '../../state/sitting';
import { clockWords, originWords } from '../../ui/play_words';
import { asDaily } from '../today/daily';
import { dailyName, datedName } from '../today/daily_words';

/** "🟩 Sudoscope · Medium, 26 November · 5:07 · no hints"; the square is yellow if there was help. */
export function resultText(app: HasPlay & HasSitting): string {
  const { play, sittings } = app;
  const origin = play.origin.value;
  const { hints } = sittings.sitting.value;
  const help = hints + play.entries.value.revealed.reduce((count, each) => count + each, 0);
  const grade = knownGrade(app);
  const daily = asDaily(origin, play.puzzle.value);
  const series = seriesOf(play.puzzle.value.shape.constraints);
  const ofGrade = grade === null ? originWords(origin) : dailyName({ series, grade });
  const puzzle = daily ? datedName(daily) : ofGrade;
  const time = sittings.isTimed.value ? clockWords(sittings.stopwatch.seconds.value) : '';
  const parts = [`${help === 0 ? '🟩' : '🟨'} Sudoscope`, puzzle, time, say(hintsUsed, { count: help })];
  return parts.filter(Boolean).join(' · ');
}

/** Opens the system's sheet for sharing, or else copies the text; resolves with which of them succeeded, or neither. */
export async function sendText(text: string): Promise<'sent' | 'copied' | 'neither'> {
  try {
    if (navigator.share) {
      await navigator.share({ text });
      return 'sent';
    }
  } catch (error) {
    // A person who cancels wants no copy either.
    if (error instanceof DOMException && error.name === 'AbortError') return 'sent';
  }
  return navigator.clipboard.writeText(text).then(
    () => 'copied' as const,
    () => 'neither' as const,
  );
}
