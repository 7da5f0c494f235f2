import type { Sign } from '../core/sign.js';
import { exactThreePlanes } from './generated/constructions.js';
import { signOf } from './homogeneous.js';
import { exactPlane, type PlaneObject } from './objects/plane-object.js';

/** The sign of the determinant of three normals: 1 if they are right-handed, 0 if they are linearly dependent. */
export function normalsOrientation(p: PlaneObject, q: PlaneObject, r: PlaneObject): Sign {
  const [a, b, c] = [exactPlane(p), exactPlane(q), exactPlane(r)];
  const [, , , w] = exactThreePlanes(a.a, a.b, a.c, 0n, b.a, b.b, b.c, 0n, c.a, c.b, c.c, 0n);
  return signOf(w);
}
