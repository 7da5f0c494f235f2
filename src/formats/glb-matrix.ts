import * as dyadic from '../arithmetic/dyadic.js';
import { add, fromNumber, multiply, negate, subtract } from '../arithmetic/dyadic.js';
import { bitLength } from '../arithmetic/integers.js';
import type { Sign } from '../core/sign.js';
import type { GlbTransform } from './glb-document.js';

type Dyadic = dyadic.Dyadic;

/** An affine map, exactly: the upper three rows of a 4 x 4 matrix, row by row. */
export type ExactMatrix = readonly Dyadic[];

const ZERO = fromNumber(0);
const ONE = fromNumber(1);
export const IDENTITY: ExactMatrix = [ONE, ZERO, ZERO, ZERO, ZERO, ONE, ZERO, ZERO, ZERO, ZERO, ONE, ZERO];

/**
 * The map of a node, as glTF 2.0, 3.5.3 defines it: the sixteen numbers of its `matrix`, column by column; or
 * translation · rotation · scale. The rotation is the polynomial 1 - 2(yy + zz), 2(xy - zw), ... in the four numbers as
 * they are: of a quaternion whose length is not exactly one it makes what all programs make that do not normalise it.
 */
export function matrixOf(transform: GlbTransform): ExactMatrix {
  const { matrix: m } = transform;
  if (m !== undefined) return [0, 1, 2].flatMap((row) => [0, 4, 8, 12].map((i) => fromNumber(m[row + i]!)));
  const t = (transform.translation ?? [0, 0, 0]).map(fromNumber);
  const s = (transform.scale ?? [1, 1, 1]).map(fromNumber);
  const r = rotationOf(transform.rotation ?? [0, 0, 0, 1]);
  return [0, 1, 2].flatMap((row) => [...s.map((factor, i) => multiply(r[3 * row + i]!, factor)), t[row]!]);
}

function rotationOf(quaternion: readonly number[]): readonly Dyadic[] {
  const [x, y, z, w] = quaternion.map(fromNumber) as [Dyadic, Dyadic, Dyadic, Dyadic];
  const twice = (a: Dyadic) => add(a, a);
  const diagonal = (a: Dyadic, b: Dyadic) => subtract(ONE, twice(add(multiply(a, a), multiply(b, b))));
  const sum = (a: Dyadic, b: Dyadic, c: Dyadic) => twice(add(multiply(a, b), multiply(c, w)));
  const difference = (a: Dyadic, b: Dyadic, c: Dyadic) => twice(subtract(multiply(a, b), multiply(c, w)));
  return [
    ...[diagonal(y, z), difference(x, y, z), sum(x, z, y)],
    ...[sum(x, y, z), diagonal(x, z), difference(y, z, x)],
    ...[difference(x, z, y), sum(y, z, x), diagonal(x, y)],
  ];
}

/** First b, then a. */
export function product(a: ExactMatrix, b: ExactMatrix): ExactMatrix {
  if (isIdentity(b)) return a;
  if (isIdentity(a)) return b;
  return IDENTITY.map((_, i) => {
    const row = i - (i % 4);
    const column = i % 4;
    let sum = column === 3 ? a[row + 3]! : ZERO;
    for (let k = 0; k < 3; k++) sum = add(sum, multiply(a[row + k]!, b[4 * k + column]!));
    return sum;
  });
}

export function isIdentity(m: ExactMatrix): boolean {
  return m === IDENTITY || m.every((entry, i) => dyadic.equals(entry, IDENTITY[i]!));
}

/** The sign of the determinant: negative where right hands become left ones. */
export function orientation(m: ExactMatrix): Sign {
  const minor = (i: number, j: number) =>
    subtract(multiply(m[4 + i]!, m[8 + j]!), multiply(m[4 + j]!, m[8 + i]!));
  const first = multiply(m[0]!, minor(1, 2));
  const second = multiply(m[1]!, minor(0, 2));
  const third = multiply(m[2]!, minor(0, 1));
  return dyadic.sign(add(add(first, negate(second)), third));
}

/** From the lowest bit of any entry to the highest: how long numbers become that are sums of such. */
export function bitSpan(m: ExactMatrix): number {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { mantissa, exponent } of m) {
    if (mantissa === 0n) continue;
    low = Math.min(low, exponent);
    high = Math.max(high, exponent + bitLength(mantissa));
  }
  return low > high ? 0 : high - low;
}
