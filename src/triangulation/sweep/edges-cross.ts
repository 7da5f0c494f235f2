import { orient2dAt } from '../../predicates/index.js';
import type { SweepPoints } from './sweep-points.js';

/** Do two edges cross, each inside of the other? */
export function edgesCross({ xy, from, to }: SweepPoints, e: number, f: number): boolean {
  const a = from[e]!;
  const b = to[e]!;
  const c = from[f]!;
  const d = to[f]!;
  return (
    orient2dAt(xy, a, b, c) * orient2dAt(xy, a, b, d) < 0 &&
    orient2dAt(xy, c, d, a) * orient2dAt(xy, c, d, b) < 0
  );
}
