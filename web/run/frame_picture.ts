// A frame of a run as a picture for the board. Its arrays are views
// over the frame's buffer, valid until the next frame is shown.
import { cellFlag, type BoardPicture } from '../board/picture';
import { makeHeat } from '../board/heat';
import type { Geometry } from '../grid/geometry';
import { eventKind, type Frame, type FrameEvent } from '../protocol/frame';

/** The kind of event, for the colour of its sentence. */
export type EventTone = 'plain' | 'guess' | 'bad' | 'good';

function placeOf({ cell, house }: FrameEvent, geometry: Geometry): Iterable<number> {
  if (house >= 0) return geometry.houses[house] ?? [];
  return cell >= 0 ? [cell] : [];
}

export function framePicture(frame: Frame, geometry: Geometry, showCandidates: boolean): BoardPicture {
  const flags = new Uint8Array(geometry.cellCount);
  if (frame.conflict.kind !== eventKind.none) {
    for (const cell of placeOf(frame.conflict, geometry)) flags[cell]! |= cellFlag.hatched;
    for (const cell of frame.responsible) flags[cell]! |= cellFlag.ringed;
  }
  if (frame.last.cell >= 0) flags[frame.last.cell]! |= cellFlag.touched;
  return {
    geometry,
    values: frame.values,
    // The states of a frame and the kinds of a picture share their numbers 0 to 5.
    kinds: frame.states,
    flags,
    levels: frame.levels,
    // Heat takes the place of the candidates.
    candidates: showCandidates && !frame.heat ? frame.candidates : null,
    heat: frame.heat && makeHeat(frame.heat),
  };
}

export function toneOf(kind: number): EventTone {
  switch (kind) {
    case eventKind.decide:
      return 'guess';
    case eventKind.conflict:
    case eventKind.backtrack:
      return 'bad';
    case eventKind.solution:
      return 'good';
    default:
      return 'plain';
  }
}
