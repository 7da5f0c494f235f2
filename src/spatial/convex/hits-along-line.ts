import { requireLine3, requireList } from '../../core/arguments/index.js';
import type { Line } from '../../core/shapes.js';
import { compareParameters } from '../../implicit/parameter.js';
import { hitsOf, lineComponent, type SolidHit } from './engine/linear-hits.js';
import { type ConvexSolid, requireSolid, setOf } from './solid.js';

/** One end of the common part of a line and one of several solids. */
export interface HitAlongLine {
  /** The number of the solid. */
  readonly solid: number;
  /** Whether the line enters or leaves there, or only meets the solid in a point. */
  readonly type: 'entry' | 'exit' | 'point';
  readonly hit: SolidHit;
  /** 0 for the first place along the line, 1 for the next, and so on: hits at the same parameter have the same rank. */
  readonly rank: number;
}

/**
 * Where does a line enter and leave several solids, in order? All hits are sorted by their exact parameters; hits at
 * the same place have the same rank, which no rounding can split or merge, and among them those of the solid with the
 * lower number come first.
 *
 * Source: Eberly, 3D Game Engine Design, chapter 5 (picking: sort hits by parameter, ties); Akenine-Möller et al.,
 * Real-Time Rendering, 25.4.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * const boxes = [solidFromBox({ min: [2, 0, 0], max: [3, 1, 1] }), solidFromBox({ min: [0, 0, 0], max: [2, 1, 1] })];
 * const hits = hitsAlongLine({ origin: [-1, 0.5, 0.5], direction: [1, 0, 0] }, boxes);
 * hits.map(({ solid, type, rank }) => [solid, type, rank]); // [[1, 'entry', 0], [0, 'entry', 1], [1, 'exit', 1], [0, 'exit', 2]]
 */
export function hitsAlongLine(line: Line, solids: readonly ConvexSolid[]): HitAlongLine[] {
  requireLine3('hitsAlongLine', 'line', line);
  const component = lineComponent(line);
  const found: Omit<HitAlongLine, 'rank'>[] = [];
  requireList('hitsAlongLine', 'solids', 'a list of solids', solids);
  solids.forEach((solid, i) => {
    requireSolid('hitsAlongLine', `solids[${i}]`, solid);
    const { entry, exit } = hitsOf(component, setOf(solid));
    if (entry !== null) found.push({ solid: i, type: entry === exit ? 'point' : 'entry', hit: entry });
    if (exit !== null && exit !== entry) found.push({ solid: i, type: 'exit', hit: exit });
  });
  // The sort is stable: ties stay in the order of the solids.
  found.sort((a, b) => compareParameters(a.hit.parameter, b.hit.parameter));
  let rank = -1;
  return found.map((item, i) => {
    const before = found[i - 1];
    if (before === undefined || compareParameters(before.hit.parameter, item.hit.parameter) !== 0) rank++;
    return { ...item, rank };
  });
}
