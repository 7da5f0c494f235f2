import type { LineBy } from '../data.js';

/** The coordinate that all points of a line of space have, if it is one of them; else undefined. */
export function coordinateOnLine(line: readonly number[], by: LineBy, axis: number): number | undefined {
  const first = line[axis]!;
  const second = line[axis + 3]!;
  return second === (by === 'points' ? first : 0) ? first : undefined;
}

/** The same for a line of the plane. */
export function coordinateOnLine2(line: readonly number[], by: LineBy, axis: number): number | undefined {
  const first = line[axis]!;
  const second = line[axis + 2]!;
  return second === (by === 'points' ? first : 0) ? first : undefined;
}
