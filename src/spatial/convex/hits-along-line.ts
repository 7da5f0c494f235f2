import { requireLine3, requireList } from '../../core/arguments/index.js';
import type { Line } from '../../core/shapes.js';
import { compareParameters } from '../../implicit/parameter.js';
import { type Convex, requireConvex, setOf } from './convex.js';
import { type ConvexHit, convexHits, lineComponent } from './engine/linear-hits.js';

/** One end of the common part of a line and one of several prepared convex shapes. */
export interface HitAlongLine {
  /** The number of the shape. */
  readonly convex: number;
  /** Whether the line enters or leaves there, or only meets the shape in a point. */
  readonly type: 'entry' | 'exit' | 'point';
  readonly hit: ConvexHit;
  /** 0 for the first place along the line, 1 for the next, and so on: hits at the same parameter have the same rank. */
  readonly rank: number;
}

/**
 * Where does a line enter and leave several prepared convex shapes, in order? All hits are sorted by their exact
 * parameters; hits at the same place have the same rank, which no rounding can split or merge, and among them those of
 * the shape with the lower number come first.
 *
 * Source: Eberly, 3D Game Engine Design, chapter 5 (picking: sort hits by parameter, ties); Akenine-Möller et al.,
 * Real-Time Rendering, 25.4.
 *
 * @throws RangeError if the direction is zero or a number is not finite
 * @example
 * const boxes = [convexFromBox({ min: [2, 0, 0], max: [3, 1, 1] }), convexFromBox({ min: [0, 0, 0], max: [2, 1, 1] })];
 * const hits = hitsAlongLine({ origin: [-1, 0.5, 0.5], direction: [1, 0, 0] }, boxes);
 * hits.map(({ convex, type, rank }) => [convex, type, rank]); // [[1, 'entry', 0], [0, 'entry', 1], [1, 'exit', 1], [0, 'exit', 2]]
 */
export function hitsAlongLine(line: Line, convexes: readonly Convex[]): HitAlongLine[] {
  requireLine3('hitsAlongLine', 'line', line);
  const component = lineComponent(line);
  const found: Omit<HitAlongLine, 'rank'>[] = [];
  requireList('hitsAlongLine', 'convexes', 'a list of Convex', convexes);
  convexes.forEach((convex, i) => {
    requireConvex('hitsAlongLine', `convexes[${i}]`, convex);
    const { entry, exit } = convexHits(component, setOf(convex));
    if (entry !== null) found.push({ convex: i, type: entry === exit ? 'point' : 'entry', hit: entry });
    if (exit !== null && exit !== entry) found.push({ convex: i, type: 'exit', hit: exit });
  });
  // The sort is stable: ties stay in the order of the shapes.
  found.sort((a, b) => compareParameters(a.hit.parameter, b.hit.parameter));
  let rank = -1;
  return found.map((item, i) => {
    const before = found[i - 1];
    if (before === undefined || compareParameters(before.hit.parameter, item.hit.parameter) !== 0) rank++;
    return { ...item, rank };
  });
}
