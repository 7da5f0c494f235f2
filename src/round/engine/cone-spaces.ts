/**
 * Cylinders, cones and truncated cones against the common part of half-spaces, whose corners keep their own
 * denominators.
 */
import { integerSign } from '../../arithmetic/root-signs.js';
import type { Sign } from '../../core/sign.js';
import type { Quotient } from '../../distance/engine/cells.js';
import { dot, minus, plus, times, type Vector } from '../../distance/engine/vectors.js';
import { type HighPoint, highPoint, leastSideSign } from './cone-form.js';
import type { ConeIntegers } from './cone-shapes.js';
import { chords, clipped, type Stretch } from './cone-slab.js';
import { type Polytope, polytopeOf } from './frustum-polytope.js';
import { areIn, type HalfSpaceCells } from './half-spaces.js';

/**
 * The sign of the distance: -1 where the insides meet, 1 also if the half-spaces have nothing in common. It is that of
 * the least value of the side's quadratic form between the planes of the caps, found as of other polytopes
 * (`cone-polytope.ts`).
 *
 * @param cube half-spaces that have the solid in their inside
 */
export function coneGap(
  cone: ConeIntegers,
  spaces: readonly HalfSpaceCells[],
  cube: readonly HalfSpaceCells[],
): Sign {
  const polytope = polytopeOf(spaces, cube);
  if (polytope === null) return 1;
  const corners = polytope.corners.map(({ numerators, denominator }) =>
    highPoint(cone, numerators, denominator),
  );
  const sign = leastSign(cone, spaces, polytope, corners);
  return sign < 0 && !isBetween(cone, corners) ? 0 : sign;
}

function leastSign(
  cone: ConeIntegers,
  spaces: readonly HalfSpaceCells[],
  polytope: Polytope,
  corners: readonly HighPoint[],
): Sign {
  let least: Sign = 1;
  for (const sign of signsOf(cone, spaces, polytope, corners)) {
    if (sign < least) least = sign;
    if (least < 0) break;
  }
  return least;
}

function* signsOf(
  cone: ConeIntegers,
  spaces: readonly HalfSpaceCells[],
  polytope: Polytope,
  corners: readonly HighPoint[],
): Generator<Sign> {
  const twice: Quotient = { numerators: plus(cone.start, cone.end), denominator: 2n };
  if (areIn(spaces, twice)) yield -1;
  for (const space of spaces) yield axisSign(cone, space, spaces);
  for (const [from, to] of stretchesOf(cone, polytope, corners)) yield leastSideSign(cone.size, from, to);
}

/** The edges, and what the faces have in the planes of the caps, as far as they are between these. */
function* stretchesOf(
  { size }: ConeIntegers,
  { edges, rings }: Polytope,
  corners: readonly HighPoint[],
): Generator<Stretch> {
  for (const [i, j] of edges) {
    const stretch = clipped(corners[i]!, corners[j]!, size);
    if (stretch !== null) yield stretch;
  }
  for (const ring of rings) {
    const polygon = ring.map((i) => corners[i]!);
    yield* chords(polygon, 0n);
    yield* chords(polygon, size);
  }
}

/**
 * The sign at the point where the axis, from center to center, comes to a plane, and not along it; 1 if there is none,
 * or it is not in all half-spaces.
 */
function axisSign(
  { start, end, axis, radii }: ConeIntegers,
  { normal, constant }: HalfSpaceCells,
  spaces: readonly HalfSpaceCells[],
): Sign {
  const [first, last] = [dot(normal, start) + constant, dot(normal, end) + constant];
  const [before, behind] = [integerSign(first), integerSign(last)];
  if (before === behind) return 1;
  const rise = last - first;
  const at: Vector = minus(times(start, rise), times(axis, first));
  const point =
    rise > 0n ? { numerators: at, denominator: rise } : { numerators: times(at, -1n), denominator: -rise };
  if (!areIn(spaces, point)) return 1;
  const isApex = (first === 0n && radii[0] === 0n) || (last === 0n && radii[1] === 0n);
  return isApex ? 0 : -1;
}

/** Has a polytope that has points on or between the planes of the caps also some between them? */
function isBetween({ size }: ConeIntegers, corners: readonly HighPoint[]): boolean {
  return corners.some((p) => p.height > 0n) && corners.some((p) => p.height < size * p.weight);
}
