/**
 * Where a flat shape that translates may come to a cylinder, a cone or a truncated cone, or leave it.
 *
 * Seen from the solid the flat shape P moves. The least time t at which some point p + t v of P is in the solid is an
 * optimum over p and t of a convex problem, and so is the greatest. At an extreme one of all optima p is in the
 * relative interior of a vertex, an edge or a face of P, and it is stationary there for the constraints of the solid
 * that hold with equality: the quadratic form of the side, the plane of a cap, or both, on the rim (Karush, Kuhn,
 * Tucker). Such a point moves linearly on each part, so that the form is a quadratic polynomial of the time on it, and
 * heights are linear. The times are among the roots of these; one counts if the point is in the part and in the solid
 * then.
 */
import type { Surd } from '../../../arithmetic/surd.js';
import { type Cells, ringsOf } from '../../../distance/engine/cells.js';
import { minus, plus, times, type Vector } from '../../../distance/engine/vectors.js';
import { type HighPoint, highPoint, polar } from '../../../round/engine/cone-form.js';
import type { ConeIntegers } from '../../../round/engine/cone-shapes.js';
import {
  type Bound,
  boundSign,
  plainRoots,
  type Quadratic,
  quadraticSign,
} from '../../../round/engine/interval.js';

/** A point times its weight, as the solid sees it; a vector has the weight 0. */
export interface Spot extends HighPoint {
  readonly point: Vector;
}

/** The point at + t rate of a part of the flat shape, on which it is while no bound is negative. */
export interface Track {
  readonly at: Spot;
  readonly rate: Spot;
  readonly bounds: readonly Bound[];
  /** Vectors that span the part: none of a vertex, one of an edge, two of a face. */
  readonly along: readonly Vector[];
}

const spotOf = (cone: ConeIntegers, point: Vector, weight: bigint): Spot => ({
  ...highPoint(cone, point, weight),
  point,
});

type Term = readonly [spot: Spot, factor: bigint];

function sumOf(terms: readonly Term[]): Spot {
  let [point, across]: [Vector, Vector] = [ZERO, ZERO];
  let [level, height, weight] = [0n, 0n, 0n];
  for (const [spot, factor] of terms) {
    point = plus(point, times(spot.point, factor));
    across = plus(across, times(spot.across, factor));
    level += spot.level * factor;
    height += spot.height * factor;
    weight += spot.weight * factor;
  }
  return { point, across, level, height, weight };
}

const ZERO: Vector = [0n, 0n, 0n];

/** u + t v as a bound. */
const bound = (offset: bigint, slope: bigint): Bound => ({ offset, slope });

/** All tracks of a bounded flat shape that moves by a vector. */
export function* tracksOf(cone: ConeIntegers, cells: Cells, velocity: Vector): Generator<Track> {
  const rate = spotOf(cone, velocity, 0n);
  const spots = cells.points.all().map((p) => spotOf(cone, p, 1n));
  for (const at of spots) yield { at, rate, bounds: [], along: [] };
  for (const [i, j] of edgesOf(cells)) {
    const d = spotOf(cone, minus(spots[j]!.point, spots[i]!.point), 0n);
    yield* onEdge(cone, spots[i]!, d, rate);
  }
  for (const [i, j, k] of trianglesOf(cells)) {
    const u = spotOf(cone, minus(spots[j]!.point, spots[i]!.point), 0n);
    const v = spotOf(cone, minus(spots[k]!.point, spots[i]!.point), 0n);
    yield* onTriangle(cone, [spots[i]!, u, v], rate);
  }
}

/** What has all edges, and perhaps more. */
const edgesOf = ({ edges, bounds }: Cells): Cells['edges'] => bounds?.edges ?? edges;

/** Triangles that cover all faces; of faces whose corners may come in any order, all triangles. */
function* trianglesOf(cells: Cells): Generator<readonly [number, number, number]> {
  const isOrdered = cells.bounds === undefined;
  for (const ring of ringsOf(cells)) {
    const firsts = isOrdered ? 1 : ring.length;
    for (let i = 0; i < firsts; i++) {
      for (let j = i + 1; j < ring.length; j++) {
        const end = isOrdered ? Math.min(j + 2, ring.length) : ring.length;
        for (let k = j + 1; k < end; k++) yield [ring[i]!, ring[j]!, ring[k]!];
      }
    }
  }
}

/** The heights of the caps, times the length of the axis. */
const capsOf = ({ size }: ConeIntegers): readonly bigint[] => [0n, size];

/** On p + s d for s from 0 to 1: where the form is stationary, and where the planes of the caps are. */
function* onEdge(cone: ConeIntegers, p: Spot, d: Spot, rate: Spot): Generator<Track> {
  const at = (above: readonly [bigint, bigint], below: bigint): Track => {
    const sign = below < 0n ? -1n : 1n;
    const [s, growth, whole] = [above[0] * sign, above[1] * sign, below * sign];
    return {
      at: sumOf([
        [p, whole],
        [d, s],
      ]),
      rate: sumOf([
        [rate, whole],
        [d, growth],
      ]),
      bounds: [bound(s, growth), bound(whole - s, -growth)],
      along: [d.point],
    };
  };
  const size = polar(cone.size, d, d);
  if (size !== 0n) yield at([-polar(cone.size, d, p), -polar(cone.size, d, rate)], size);
  if (d.height === 0n) return;
  for (const cap of capsOf(cone)) yield at([cap * p.weight - p.height, -rate.height], d.height);
}

/** Two linear functions of spots that are to be 0 on o + a u + b v. */
type Conditions = readonly [(x: Spot) => bigint, (x: Spot) => bigint];

/** On o + a u + b v: where the form is stationary in the face, and along its lines in the planes of the caps. */
function* onTriangle(
  cone: ConeIntegers,
  [o, u, v]: readonly [Spot, Spot, Spot],
  rate: Spot,
): Generator<Track> {
  const { size } = cone;
  const inFace = solved([o, u, v], rate, [(x) => polar(size, u, x), (x) => polar(size, v, x)]);
  if (inFace !== null) yield inFace;
  const level = sumOf([
    [u, v.height],
    [v, -u.height],
  ]);
  for (const cap of capsOf(cone)) {
    const onRim = solved([o, u, v], rate, [(x) => x.height - cap * x.weight, (x) => polar(size, level, x)]);
    if (onRim !== null) yield onRim;
  }
}

/** By Cramer's rule; `null` if the conditions are dependent on the face. */
function solved([o, u, v]: readonly [Spot, Spot, Spot], rate: Spot, [f, g]: Conditions): Track | null {
  const determinant = f(u) * g(v) - f(v) * g(u);
  if (determinant === 0n) return null;
  const sign = determinant < 0n ? -1n : 1n;
  const whole = determinant * sign;
  const weights = (x: Spot): readonly [bigint, bigint] => [
    (f(v) * g(x) - f(x) * g(v)) * sign,
    (f(x) * g(u) - f(u) * g(x)) * sign,
  ];
  const [a, b] = weights(o);
  const [da, db] = weights(rate);
  return {
    at: sumOf([
      [o, whole],
      [u, a],
      [v, b],
    ]),
    rate: sumOf([
      [rate, whole],
      [u, da],
      [v, db],
    ]),
    bounds: [bound(a, da), bound(b, db), bound(whole - a - b, -da - db)],
    along: [u.point, v.point],
  };
}

/** The form of the side at the point of a track. */
export function formOf({ size }: ConeIntegers, { at, rate }: Track): Quadratic {
  return {
    square: polar(size, rate, rate),
    linear: 2n * polar(size, at, rate),
    constant: polar(size, at, at),
  };
}

/** How high the point is over both caps. */
export function heightsOf({ size }: ConeIntegers, { at, rate }: Track): readonly [Bound, Bound] {
  return [
    bound(at.height, rate.height),
    bound(size * at.weight - at.height, size * rate.weight - rate.height),
  ];
}

/** Is the point of a track in its part and in the solid at a time? */
export function isCommon(cone: ConeIntegers, track: Track, time: Surd): boolean {
  return (
    [...track.bounds, ...heightsOf(cone, track)].every((b) => boundSign(b, time) >= 0) &&
    quadraticSign(formOf(cone, track), time) <= 0
  );
}

/** The times at which the point of a track may come into the solid, or leave it: not in lowest terms. */
export function timesOf(cone: ConeIntegers, track: Track): Surd[] {
  const { square, linear, constant } = formOf(cone, track);
  const form = square < 0n ? { square: -square, linear: -linear, constant: -constant } : formOf(cone, track);
  const levels = heightsOf(cone, track).flatMap(({ slope, offset }) =>
    slope === 0n ? [] : [slope < 0n ? quotient(offset, -slope) : quotient(-offset, slope)],
  );
  return [...plainRoots(form).map(({ at }) => at), ...levels];
}

const quotient = (rational: bigint, denominator: bigint): Surd => ({
  type: 'surd',
  rational,
  coefficient: 0n,
  radicand: 0n,
  denominator,
});
