/** Whether two triangles meet: those of the workspace, at FIRST and SECOND. */
import { flatTrianglesMeet } from './flat-pair.js';
import { ALL_ON, SECTIONS } from './sections.js';
import { endBeforeStart, isLevel, onOneSide, shareVertex, sidesOf, startBeforeEnd } from './triangle-pair.js';
import { FIRST, orientation, projectionOf, SECOND } from './workspace.js';

/** Whether the triangles of the workspace meet. */
export function loadedTrianglesMeet(): boolean {
  if (shareVertex()) return true;
  if (isLevel()) return flatTrianglesMeet();
  const second = sidesOf(SECOND, FIRST);
  if (onOneSide(second)) return false;
  if (second === ALL_ON && projectionOf(FIRST) !== -1) return flatTrianglesMeet();
  const first = sidesOf(FIRST, SECOND);
  if (onOneSide(first)) return false;
  if (first !== ALL_ON && second !== ALL_ON) {
    return startBeforeEnd(first, second) >= 0 && endBeforeStart(first, second) <= 0;
  }
  if (first === second) return flatTrianglesMeet();
  return first === ALL_ON ? needleMeets(SECOND, second, FIRST) : needleMeets(FIRST, first, SECOND);
}

/**
 * Whether a triangle without an inside, which passes through the plane of the other or touches it as `code` says,
 * meets it: seen along the needle, the edges must all turn one way.
 */
export function needleMeets(needle: number, code: number, triangle: number): boolean {
  const low = needle + SECTIONS.upLow[code]!;
  const high = needle + SECTIONS.upHigh[code]!;
  return (
    orientation(low, high, triangle, triangle + 3) >= 0 &&
    orientation(low, high, triangle + 3, triangle + 6) >= 0 &&
    orientation(low, high, triangle + 6, triangle) >= 0
  );
}
