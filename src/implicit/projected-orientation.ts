import type { Point3 } from '../core/shapes.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import { orient2d } from '../predicates/index.js';
import { type Aligned3, alignedForms3, roundedForm3 } from './forms.js';
import { exactSignOrientation2d, signOrientation2d } from './generated/predicates.js';
import type { Point3Object } from './objects/point3-object.js';

type AnyPoint = Point3 | Point3Object;

/** The two other axes, so that with the one that is looked along they are right-handed. */
const OTHERS = [
  [1, 2],
  [2, 0],
  [0, 1],
] as const;
const NAMES = ['x', 'y', 'z'] as const;

/**
 * The orientation of three points, plain or implicit ones of this copy of the package, as they are seen from far up a
 * coordinate axis: 1 for counterclockwise, -1 for clockwise, 0 on one line.
 */
export function projectedOrientation(axis: 0 | 1 | 2, p: AnyPoint, q: AnyPoint, r: AnyPoint): Sign {
  const [u, v] = OTHERS[axis];
  if (!('type' in p || 'type' in q || 'type' in r)) return orient2d(p[u]!, p[v]!, q[u]!, q[v]!, r[u]!, r[v]!);
  const rounded = signOrientation2d(seen(u, v, p), seen(u, v, q), seen(u, v, r));
  return rounded === UNDECIDED ? exactly(u, v, p, q, r) : rounded;
}

/** What filters read of a point of the plane, from what they read of a point of space. */
function seen(u: number, v: number, point: AnyPoint): number[] {
  const form = roundedForm3(point);
  return [form[u]!, form[v]!, form[3]!, form[4 + u]!, form[4 + v]!, form[7]!];
}

function exactly(u: 0 | 1 | 2, v: 0 | 1 | 2, p: AnyPoint, q: AnyPoint, r: AnyPoint): Sign {
  const [a, b, c] = alignedForms3([p, q, r]) as [Aligned3, Aligned3, Aligned3];
  const [x, y] = [NAMES[u], NAMES[v]];
  return exactSignOrientation2d(a[x], a[y], a.w, b[x], b[y], b.w, c[x], c[y], c.w);
}
