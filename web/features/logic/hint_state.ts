// The state of a hint, and how each thing that happens changes it. Pure: hints.ts carries the effects out.
//
//   none --ask--> asking --> step, stage 1..3 --hint--> the next stage, after the last one done --> none
//                    '-----> wrong, lost --hint--> shown --hint--> taken out --> none
//                    '-----> solved, stuck, noSolution ...: shown until the grid changes
//
// A finding belongs to the grid at its time. It stays while digits are added that do not carry it out, so that the player
// can write it down; any other change drops it.
import type { LogicStep } from '../../protocol/logic';
import type { HintStage } from './drawing/step_marks';
import type { Finding } from './finding';
import { stepHolds, stepIsDone } from './step_left';

/** The grid and notes at a time, each a new object after a change. */
export interface BoardMoment {
  puzzleId: number;
  grid: Uint8Array;
  notes: Uint32Array;
  centre: Uint32Array;
}

export interface HintState {
  finding: Finding;
  stage: HintStage;
  /** True if the wrong cells are shown. */
  showsWrong: boolean;
  /** True if another step was requested and there is none. */
  isOnly: boolean;
  /** True if the corner notes are lists of candidates. */
  areLists: boolean;
  /** The grid and notes when the finding came. */
  before: BoardMoment;
}

export type HintEvent =
  | { kind: 'found'; finding: Finding; stage: HintStage; areLists: boolean; standing: BoardMoment }
  /** Another step was requested and there is none. */
  | { kind: 'isOnly' }
  /** The next stage, or the last one done. */
  | { kind: 'hint' }
  | { kind: 'stage'; stage: HintStage }
  | { kind: 'showsWrong'; isShown: boolean }
  /** The grid or its notes may have changed; `left`: the part of the step that remains to be done. */
  | { kind: 'standing'; standing: BoardMoment; left: LogicStep | null };

export type HintEffect = 'ask' | 'apply' | 'takeOut' | 'forget';

type Turn = [HintState, ...HintEffect[]];

export function newHint(before: BoardMoment): HintState {
  return { finding: { kind: 'none' }, stage: 3, showsWrong: false, isOnly: false, areLists: false, before };
}

export function stepHint(state: HintState, event: HintEvent): Turn {
  switch (event.kind) {
    case 'found': {
      const { finding, stage, areLists, standing } = event;
      return [{ ...newHint(standing), finding, stage, areLists }];
    }
    case 'isOnly':
      return [{ ...state, isOnly: true }];
    case 'hint':
      return hint(state);
    case 'stage':
      return [{ ...state, stage: event.stage }];
    case 'showsWrong':
      return [{ ...state, showsWrong: event.isShown }];
    case 'standing':
      return compare(state, event.standing, event.left);
  }
}

function hint(state: HintState): Turn {
  const { finding, stage, showsWrong } = state;
  switch (finding.kind) {
    case 'wrong':
    case 'lost':
      return finding.kind === 'wrong' && showsWrong ? [state, 'takeOut'] : [{ ...state, showsWrong: true }];
    case 'step':
      return stage < 3 ? [{ ...state, stage: (stage + 1) as HintStage }] : [state, 'apply'];
    default:
      return [state, 'ask'];
  }
}

function compare(state: HintState, now: BoardMoment, left: LogicStep | null): Turn {
  const { finding, before } = state;
  const names = Object.keys(now) as (keyof BoardMoment)[];
  if (finding.kind === 'none' || names.every((name) => now[name] === before[name])) return [state];
  const isSame = now.puzzleId === before.puzzleId;
  if (finding.kind === 'asking' && isSame) return [state, 'ask'];
  const stays = left && !stepIsDone(left) && isSame && stepHolds(before.grid, now.grid);
  return stays ? [state] : [state, 'forget'];
}
