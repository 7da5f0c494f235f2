import { absolute, bitLength, integerSquareRoot } from '../../arithmetic/integers.js';
import {
  add,
  cross,
  dot,
  isZero,
  multiply,
  subtract,
  type Vector,
} from '../../oracle/referees/shapes/vectors.js';
import { formAt, type Patch, type Quadric, slopeAt, valueAt } from '../exact/quadrics.js';
import { compareFractions, type Focus, type Fraction, fraction } from './fractions.js';
import type { Mark } from './scene.js';

type Hull = Extract<Mark, { type: 'hull' }>;

/**
 * The squared distance of the point p / over from a part of a surface, about: the value of its polynomial by its slope
 * (Sampson, 1982), which is right where it is small. `undefined` where it says nothing.
 */
function squareFromPatch({ surface, within }: Patch, p: Vector, over: bigint): Fraction | undefined {
  if (within.some((limit) => valueAt(limit, p, over) > 0n)) return undefined;
  const [value, slope] = [valueAt(surface, p, over), slopeAt(surface, p, over)];
  const steep = dot(slope, slope);
  // A step along the slope must lead to the surface but for a sixteenth: else something else is nearer than it looks.
  if (steep === 0n || 16n * absolute(value * formAt(surface, slope)) > steep * steep) return undefined;
  return fraction(value * value, over * over * steep);
}

/** The squared distance of the point p / over from the boundary of a round shape, where that is small. */
export function squareFromHull({ patches }: Hull, p: Vector, over = 1n): Fraction | undefined {
  const squares = patches.flatMap((patch) => squareFromPatch(patch, p, over) ?? []);
  return squares.sort(compareFractions)[0];
}

/** Where on a line through a point along a direction a polynomial is least. */
function leastAlong(surface: Quadric, origin: Vector, direction: Vector) {
  const over = 2n * formAt(surface, direction);
  const steps = -dot(slopeAt(surface, origin), direction);
  return over > 0n ? { steps, over, at: add(multiply(origin, over), multiply(direction, steps)) } : undefined;
}

/** Where a segment, ray or line nearly touches a round shape. */
function* alongLine(hull: Hull, mark: Extract<Mark, { type: 'segment' | 'ray' | 'line' }>): Generator<Focus> {
  const origin = mark.type === 'segment' ? mark.from : mark.origin;
  const direction = mark.type === 'segment' ? subtract(mark.to, mark.from) : mark.direction;
  for (const patch of hull.patches) {
    const least = leastAlong(patch.surface, origin, direction);
    if (least === undefined) continue;
    const { steps, over, at } = least;
    if ((mark.type !== 'line' && steps <= 0n) || (mark.type === 'segment' && steps >= over)) continue;
    const square = squareFromPatch(patch, at, over);
    if (square !== undefined) yield { at, over, square };
  }
}

/**
 * Where a ball or ellipsoid is nearest to the plane of normal · x + constant = 0, or farthest behind it: on that plane.
 */
function footOn({ at, m, b }: Quadric, normal: Vector, constant: bigint) {
  if (!isZero(b)) return undefined;
  // Along the inverse of m times the normal, but for a factor.
  const [x, y, z] = m;
  const along: Vector = [dot(cross(y, z), normal), dot(cross(z, x), normal), dot(cross(x, y), normal)];
  const over = dot(along, normal);
  const far = -(dot(normal, at) + constant);
  return over > 0n ? { at: add(multiply(at, over), multiply(along, far)), over } : undefined;
}

/** Where a plane, or that of a face, nearly touches a round shape. */
function* onPlane(
  hull: Hull,
  normal: Vector,
  constant: bigint,
  ring: readonly Vector[] = [],
): Generator<Focus> {
  for (const patch of hull.patches) {
    const foot = footOn(patch.surface, normal, constant);
    if (foot === undefined) continue;
    const { at, over } = foot;
    const isOutside = ring.some((from, i) => {
      const to = ring[(i + 1) % ring.length]!;
      return dot(cross(subtract(to, from), subtract(at, multiply(from, over))), normal) < 0n;
    });
    const square = isOutside ? undefined : squareFromPatch(patch, at, over);
    if (square !== undefined) yield { at, over, square };
  }
}

/** A ball by its center and radius. */
function ballOf({ at, m, b, c }: Quadric): { readonly at: Vector; readonly radius: bigint } | undefined {
  const isBall = isZero(b) && m.every((row, i) => row.every((x, k) => x === (i === k ? 1n : 0n)));
  return isBall ? { at, radius: integerSquareRoot(-c) } : undefined;
}

/**
 * Where a ball nearly touches another one from outside, or a smaller one in it: on the line through their centers, as
 * near as a root can be. Where they touch, the distance of the centers is an integer, and so is its root.
 */
function* ofBalls(one: Patch, other: Patch): Generator<Focus> {
  const [a, b] = [ballOf(one.surface), ballOf(other.surface)];
  if (a === undefined || b === undefined) return;
  const w = subtract(b.at, a.at);
  const square = dot(w, w);
  if (square === 0n) return;
  const bits = BigInt(64 + bitLength(square) + bitLength(a.radius));
  const over = integerSquareRoot(square << (2n * bits));
  const at = add(multiply(a.at, over), multiply(w, a.radius << bits));
  if (one.within.some((limit) => valueAt(limit, at, over) > 0n)) return;
  const found = squareFromPatch(other, at, over);
  if (found !== undefined) yield { at, over, square: found };
}

/** Where something nearly touches a round shape beside its corners, in the inside of what both consist of. */
export function* fociOfRound(hull: Hull, mark: Mark): Generator<Focus> {
  if (mark.type === 'segment' || mark.type === 'ray' || mark.type === 'line') yield* alongLine(hull, mark);
  else if (mark.type === 'flat') yield* onPlane(hull, mark.normal, mark.constant);
  else if (mark.type === 'area') {
    const [ring = []] = mark.rings;
    const [a, b, c] = ring;
    if (a === undefined || b === undefined || c === undefined) return;
    const normal = cross(subtract(b, a), subtract(c, a));
    if (!isZero(normal)) yield* onPlane(hull, normal, -dot(normal, a), ring);
  } else if (mark.type === 'hull') {
    for (const one of hull.patches) for (const other of mark.patches) yield* ofBalls(one, other);
  }
}
