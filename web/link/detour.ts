// The browser shows the page of another puzzle than the board: the user is asked about it, and chooses between them.
import type { LinkState } from './link';
import type { PageLabel } from './pages';
import type { Question } from '../state/view';

export interface Detour {
  isUnderWay(): boolean;
  /** The browser is on a page that is not the board's, and nobody is asked. */
  begin(visited: PageLabel): void;
  /** The board belongs to the browser's page again. */
  end(): void;
  /** From the page of another puzzle to the page of the one on the board. */
  goHome(): Promise<void>;
  /** Asks about another puzzle, whose state its page has. */
  askAbout(visited: PageLabel, itsState: LinkState): void;
}

interface DetourNeeds {
  ask(question: Question | null): void;
  /** The place of the board's own page in the history. */
  home(): number;
  travel(at: number, here: number): Promise<boolean>;
  /** The browser is home. `isSame`: the board's page has the place of the other one, as after a reload. */
  onHome(isSame: boolean): Promise<void>;
  /** The user chose the other puzzle. */
  onGo(visited: PageLabel, itsState: LinkState): void;
  /** The user stays with the puzzle on the board. */
  onStay(): void;
}

export function makeDetour({ ask, home, travel, onHome, onGo, onStay }: DetourNeeds): Detour {
  let visited: PageLabel | null = null;

  function end(): void {
    visited = null;
    ask(null);
  }

  return {
    isUnderWay: () => visited !== null,
    begin: (other) => void (visited = other),
    end,
    async goHome() {
      if (!visited) return;
      ask(null);
      const isSame = visited.at === home();
      if (!isSame && !(await travel(home(), visited.at))) return;
      visited = null;
      await onHome(isSame);
    },
    askAbout(other, itsState) {
      visited = other;
      ask({
        puzzle: itsState.puzzle,
        go() {
          end();
          onGo(other, itsState);
        },
        stay: onStay,
      });
    },
  };
}
