import { productBound, signWithin, U } from '../arithmetic/ball.js';
import { commonExponent, scaledIntegers } from '../arithmetic/scaled-integers.js';
import { requirePoint3, requireVector3 } from '../core/arguments/index.js';
import type { Point3 } from '../core/shapes.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import type { PlaneLike } from './data.js';
import { signOf } from './homogeneous.js';
import { exactPlane, type PlaneObject, roundedPlane } from './objects/plane-object.js';
import { planeFrom } from './revive.js';

const abs = Math.abs;

/**
 * Whether a direction leads to the front (1) or the back (-1) of a plane, or along it (0): the sign of
 * normal · direction.
 *
 * @throws RangeError if a number is not finite or the normal of `plane` is zero
 * @example directionSide({ normal: [0, 0, 1], constant: 7 }, [5, 5, -1]); // -1
 */
export function directionSide(plane: PlaneLike, direction: Point3): Sign {
  const own = planeFrom('directionSide', 'plane', plane);
  requireVector3('directionSide', 'direction', direction);
  return signAlong(own, [direction[0]!, direction[1]!, direction[2]!], undefined);
}

/**
 * Whether the way from p to q leads to the front (1) or the back (-1) of a plane, or along it (0): the sign of
 * normal · (q - p).
 *
 * @throws RangeError if a number is not finite or the normal of `plane` is zero
 * @example wayAcross({ normal: [0, 0, 1], constant: 7 }, [0, 0, 3], [5, 5, 4]); // 1
 */
export function wayAcross(plane: PlaneLike, p: Point3, q: Point3): Sign {
  const own = planeFrom('wayAcross', 'plane', plane);
  requirePoint3('wayAcross', 'p', p);
  requirePoint3('wayAcross', 'q', q);
  return signAlong(own, [q[0]!, q[1]!, q[2]!], [p[0]!, p[1]!, p[2]!]);
}

type Vector = readonly [number, number, number];

function signAlong(plane: PlaneObject, to: Vector, from: Vector | undefined): Sign {
  const n = roundedPlane(plane);
  const x = from === undefined ? to[0] : to[0] - from[0];
  const y = from === undefined ? to[1] : to[1] - from[1];
  const z = from === undefined ? to[2] : to[2] - from[2];
  const rounding = from === undefined ? 0 : U;
  const s = n[0]! * x + n[1]! * y;
  const value = s + n[2]! * z;
  const bound =
    productBound(n[0]!, n[3]!, x, rounding * abs(x)) +
    productBound(n[1]!, n[4]!, y, rounding * abs(y)) +
    productBound(n[2]!, n[5]!, z, rounding * abs(z)) +
    U * (abs(s) + abs(value));
  const rounded = signWithin(value, bound);
  if (rounded !== UNDECIDED) return rounded;
  const all = from === undefined ? [...to] : [...to, ...from];
  const [qx, qy, qz, px = 0n, py = 0n, pz = 0n] = scaledIntegers(all, commonExponent(all)) as bigint[] as Six;
  const { a, b, c } = exactPlane(plane);
  return signOf(a * (qx - px) + b * (qy - py) + c * (qz - pz));
}

type Six = [bigint, bigint, bigint, bigint?, bigint?, bigint?];
