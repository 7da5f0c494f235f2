import { GUARD } from '../arithmetic/ball.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import type { PlaneLike } from './data.js';
import {
  exactNormalsCross,
  exactSignFacing,
  roundedNormalsCross,
  signFacing,
} from './generated/predicates.js';
import { alignedSum, type HomogeneousPlane } from './homogeneous.js';
import { exactPlane, type PlaneObject, roundedPlane } from './objects/plane-object.js';
import { planeFrom } from './revive.js';

/**
 * Are two planes the same set of points? 1: yes, and their fronts are on the same side; -1: yes, with opposite fronts;
 * 0: no. Whatever they are given by, and whatever the lengths of their normals: their coefficients are compared for
 * exact proportionality. A degenerate plane (three points on a line) is the same as none.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.3.2 (a plane must not be chosen twice).
 *
 * @throws RangeError if a number is not finite or a normal is zero
 * @example
 * planeIdentity({ normal: [0, 0, 2], constant: -6 }, planeThrough([0, 0, 3], [1, 0, 3], [0, 1, 3])); // 1
 * planeIdentity({ normal: [0, 0, 2], constant: -6 }, { normal: [0, 0, -1], constant: 3 }); // -1
 * planeIdentity({ normal: [0, 0, 2], constant: -6 }, { normal: [0, 0, 2], constant: -5 }); // 0
 */
export function planeIdentity(p: PlaneLike, q: PlaneLike): Sign {
  return identityOf(planeFrom('planeIdentity', 'p', p), planeFrom('planeIdentity', 'q', q));
}

/**
 * Do the fronts of two planes look the same way? The sign of the scalar product of their normals: 1: at less than a
 * right angle, 0: at a right angle (or one of the planes is degenerate), -1: at more.
 *
 * @throws RangeError if a number is not finite or a normal is zero
 * @example planesFacing({ normal: [0, 0, 1], constant: 0 }, { normal: [5, 0, -1], constant: 9 }); // -1
 */
export function planesFacing(p: PlaneLike, q: PlaneLike): Sign {
  return facingOf(planeFrom('planesFacing', 'p', p), planeFrom('planesFacing', 'q', q));
}

/** {@link planesFacing} of what has been checked. */
export function facingOf(p: PlaneObject, q: PlaneObject): Sign {
  const rounded = signFacing(roundedPlane(p), roundedPlane(q));
  if (rounded !== UNDECIDED) return rounded;
  const [m, n] = [exactPlane(p), exactPlane(q)];
  return exactSignFacing(m.a, m.b, m.c, n.a, n.b, n.c);
}

/** {@link planeIdentity} of what has been checked. */
export function identityOf(p: PlaneObject, q: PlaneObject): Sign {
  if (areCertainlyNotParallel(p, q)) return 0;
  const [m, n] = [exactPlane(p), exactPlane(q)];
  if (exactNormalsCross(m.a, m.b, m.c, n.a, n.b, n.c).some((x) => x !== 0n)) return 0;
  // The normals are parallel or zero: where one component is not zero in both, it has their ratio.
  const [along, other] = ratioOf(m, n);
  if (along === 0n || other === 0n) return 0;
  const [p1, p2] = [m.normalExponent + n.constantExponent, n.normalExponent + m.constantExponent];
  if (alignedSum(along * n.d, p1, -other * m.d, p2) !== 0n) return 0;
  return along > 0n === other > 0n ? 1 : -1;
}

/** The first component of both normals that is not zero in the first; zeros, if there is none. */
function ratioOf(m: HomogeneousPlane, n: HomogeneousPlane): [bigint, bigint] {
  if (m.a !== 0n) return [m.a, n.a];
  return m.b !== 0n ? [m.b, n.b] : [m.c, n.c];
}

function areCertainlyNotParallel(p: PlaneObject, q: PlaneObject): boolean {
  const r = roundedNormalsCross(roundedPlane(p), roundedPlane(q));
  for (let i = 0; i < 3; i++) if (Math.abs(r[i]!) > r[i + 3]! * GUARD) return true;
  return false;
}
