import { orient2d } from '../../predicates/index.js';
import type { SweepPoints } from './sweep-points.js';

/** Do two edges cross, each inside of the other? */
export function edgesCross({ x, y, from, to }: SweepPoints, e: number, f: number): boolean {
  const a = from[e]!;
  const b = to[e]!;
  const c = from[f]!;
  const d = to[f]!;
  return (
    orient2d(x[a]!, y[a]!, x[b]!, y[b]!, x[c]!, y[c]!) * orient2d(x[a]!, y[a]!, x[b]!, y[b]!, x[d]!, y[d]!) < 0 &&
    orient2d(x[c]!, y[c]!, x[d]!, y[d]!, x[a]!, y[a]!) * orient2d(x[c]!, y[c]!, x[d]!, y[d]!, x[b]!, y[b]!) < 0
  );
}
