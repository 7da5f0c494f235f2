import { powerOfTwo } from '../../src/oracle/cases/doubles.js';
import type { Random } from '../../src/oracle/cases/random.js';
import { fullMantissa } from './mantissas.js';
import type { Plant, Spread } from './relation.js';

/** An integer normal and its integer length, as {@link drawQuadruple} leaves them. */
const normal = new Float64Array(3);
let normalLength = 1;

/**
 * A Pythagorean quadruple, x² + y² + z² = length²: the image of the first axis under the rotation by an integer
 * quaternion (Euler's parametrisation). Parts below 2^bits give a length of at most 2^(2·bits + 2).
 */
function drawQuadruple(random: Random, bits: number): void {
  const a = random.integer(bits);
  const b = random.integer(bits);
  const c = random.integer(bits);
  const d = random.oneIn(4) ? 0 : random.integer(bits);
  const shift = random.below(3);
  normal[shift] = a * a + b * b - c * c - d * d;
  normal[(shift + 1) % 3] = 2 * (b * c + a * d);
  normal[(shift + 2) % 3] = 2 * (b * d - a * c);
  normalLength = a * a + b * b + c * c + d * d;
  if (normalLength === 0) {
    normal[0] = 1;
    normalLength = 1;
  }
}

/**
 * A point on a plane: constant = -normal·point. The product of the parts takes at most 50 bits, so that the sum of
 * three is exact; how they are shared between normal and point is drawn too.
 */
export const plantOnPlane: Plant = (random, _signature, out, bits) => {
  const total = Math.min(50, 2 * bits);
  const normalBits = random.between(2, Math.min(bits, total - 2));
  const pointBits = Math.min(bits, total - normalBits);
  let constant = 0;
  for (let j = 0; j < 3; j++) {
    out[j] = random.integer(normalBits);
    out[4 + j] = random.integer(pointBits);
    constant -= out[j]! * out[4 + j]!;
  }
  out[3] = constant;
};

/** A point at exactly the distance r from a plane with an integer length of its normal: constant = ±r·|n| - n·p. */
export const plantAtPlaneDistance: Plant = (random, signature, out, bits) => {
  const quaternionBits = random.between(1, Math.min(8, bits >> 2));
  drawQuadruple(random, quaternionBits);
  const multiple = 1 + random.below(8);
  const pointBits = Math.min(bits, 46 - (2 * quaternionBits + 2));
  const distance = Math.abs(random.integer(pointBits));
  let constant = random.sign() * distance * normalLength * multiple;
  for (let j = 0; j < 3; j++) {
    out[j] = normal[j]! * multiple;
    out[4 + j] = random.integer(pointBits);
    constant -= out[j]! * out[4 + j]!;
  }
  out[3] = constant;
  out[signature.distance] = distance;
};

/**
 * A 53-bit plane and a point on it at another exponent: either on an axis (constant = -n_x·2^e), or through the
 * origin with two parts of the normal exchanged and one negated.
 */
export const spreadOnPlane: Spread = (random, _signature, out) => {
  const axis = random.below(3);
  const next = (axis + 1) % 3;
  for (let j = 0; j < 3; j++) {
    out[j] = fullMantissa(random) * powerOfTwo(random.between(-12, 12));
    out[4 + j] = 0;
  }
  const scale = powerOfTwo(random.between(-30, 30));
  if (random.oneIn(2)) {
    out[4 + axis] = scale;
    out[3] = -out[axis]! * scale;
  } else {
    out[4 + axis] = out[next]! * scale;
    out[4 + next] = -out[axis]! * scale;
    out[3] = 0;
  }
};

/**
 * A normal t·Q and a point s·Q of one quadruple Q, at the distance s·|Q| from the plane through the origin. Parts
 * of Q below 2^8 leave 44 bits for t and s.
 */
export const spreadAtPlaneDistance: Spread = (random, signature, out) => {
  drawQuadruple(random, 3);
  const s = Math.abs(random.integer(44)) * powerOfTwo(random.between(-80, -20));
  const t = (1 + Math.abs(random.integer(44))) * powerOfTwo(random.between(-80, -20));
  const side = random.sign();
  for (let j = 0; j < 3; j++) {
    out[j] = normal[j]! * t;
    out[4 + j] = side * normal[j]! * s;
  }
  out[3] = 0;
  out[signature.distance] = normalLength * s;
};
