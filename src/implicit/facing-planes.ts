import type { Sign } from '../core/sign.js';
import { exactSignDirectionSide } from './generated/predicates.js';
import { exactPlane, type PlaneObject } from './objects/plane-object.js';

/** Whether the normals of two planes point to the same side (1), to opposite ones (-1), or are at right angles (0). */
export function facingOf(p: PlaneObject, q: PlaneObject): Sign {
  const [n, m] = [exactPlane(p), exactPlane(q)];
  return exactSignDirectionSide(n.a, n.b, n.c, m.a, m.b, m.c);
}
