// What the form of a duel begins with: the last one's rules, and for another duel its names.
import { signal } from '@preact/signals';
import type { DuelRules, Player } from './duel';

export interface DuelWish extends DuelRules {
  readonly names: readonly [string, string];
  readonly begins: Player;
  /** 0 gentle .. 5 extreme, of a new puzzle. */
  readonly grade: number;
}

export const nextDuel = signal<DuelWish>({
  names: ['', ''],
  begins: 0,
  grade: 1,
  minutes: 10,
  increment: 5,
  penalty: 20,
});
