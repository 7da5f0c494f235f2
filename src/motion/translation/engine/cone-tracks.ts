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
import type { BigInterval } from '../../../arithmetic/big-interval.js';
import { type Sign, UNDECIDED, type Undecided } from '../../../core/sign.js';
import { type Cells, ringsOf } from '../../../distance/engine/cells.js';
import type { Vector } from '../../../distance/engine/vectors.js';
import type { ConeIntegers } from '../../../round/engine/cone-shapes.js';
import {
  type Cap,
  INTEGERS,
  INTERVALS,
  isLong,
  type Linear,
  type Motion,
  type Spot,
  type Triple,
  View,
} from './cone-view.js';

export interface Track extends Motion<bigint> {
  /** Vectors that span the part: none of a vertex, one of an edge, two of a face. */
  readonly along: readonly Vector[];
}

const CAPS: readonly Cap[] = [0, 1];

/** What makes a track: `null` if there is none, `undefined` if that is not certain. */
interface Recipe {
  readonly motion: <T>(view: View<T>) => Motion<T> | null | undefined;
  /** The vertices between which the vectors go that span the part. */
  readonly along: readonly (readonly [number, number])[];
}

/** Which tracks of a flat shape are looked at: what is known of one by its leading digits may tell that it is none. */
export type MayCount = (view: View<BigInterval>, motion: Motion<BigInterval>) => boolean;

/** Numbers that are shorter are those of ordinary doubles: intervals would only be made beside what is made anyway. */
const SHORT_BITS = 512n;

/** All tracks of a bounded flat shape that moves by a vector; without those that do not count, of long numbers. */
export function* tracksOf(
  cone: ConeIntegers,
  cells: Cells,
  velocity: Vector,
  mayCount: MayCount,
): Generator<Track> {
  const points = cells.points.all();
  const view = new View(INTEGERS, cone, points, velocity);
  const isFar = [[cone.size], velocity, ...points].some((v) => v.some((n) => isLong(n, SHORT_BITS)));
  const near = isFar ? new View(INTERVALS, cone, points, velocity) : null;
  for (const { motion, along } of recipesOf(cells, points.length)) {
    if (near !== null) {
      const found = motion(near);
      if (found === null || (found !== undefined && !mayCount(near, found))) continue;
    }
    const found = motion(view);
    if (found != null) yield { ...found, along: along.map(([i, j]) => view.along(i, j)) };
  }
}

function* recipesOf(cells: Cells, vertices: number): Generator<Recipe> {
  for (let i = 0; i < vertices; i++)
    yield { motion: (view) => ({ at: view.spot(i), rate: view.rate, bounds: [], cap: null }), along: [] };
  for (const [i, j] of edgesOf(cells)) {
    const along = [[i, j]] as const;
    yield { motion: (view) => stationaryOnEdge(view, view.spot(i), view.between(i, j)), along };
    for (const cap of CAPS)
      yield { motion: (view) => inCapOnEdge(view, view.spot(i), view.between(i, j), cap), along };
  }
  for (const [i, j, k] of trianglesOf(cells)) {
    const along = [
      [i, j],
      [i, k],
    ] as const;
    const corner = <T>(view: View<T>) => [view.spot(i), view.between(i, j), view.between(i, k)] as const;
    yield { motion: (view) => stationaryInFace(view, corner(view)), along };
    for (const cap of CAPS) yield { motion: (view) => onRim(view, corner(view), cap), along };
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

/** On p + s d for s from 0 to 1: where the form is stationary. */
function stationaryOnEdge<T>(view: View<T>, p: Spot<T>, d: Spot<T>): Motion<T> | null | undefined {
  const { negate } = view.numbers;
  const above = [negate(view.polar(d, p)), negate(view.polar(d, view.rate))] as const;
  return onEdge(view, p, d, above, view.polar(d, d), null);
}

/** And where the plane of a cap is. */
function inCapOnEdge<T>(view: View<T>, p: Spot<T>, d: Spot<T>, cap: Cap): Motion<T> | null | undefined {
  const { multiply, negate } = view.numbers;
  const to = view.difference(multiply(view.heightOf(cap), p.weight), p.height);
  return onEdge(view, p, d, [to, negate(view.rate.height)], d.height, cap);
}

/** On p + s d for s = (above + t growth) / below. */
function onEdge<T>(
  view: View<T>,
  p: Spot<T>,
  d: Spot<T>,
  [above, growth]: readonly [T, T],
  below: T,
  cap: Cap | null,
): Motion<T> | null | undefined {
  const { sign } = view.numbers;
  const turned = turning(view, sign(below));
  if (turned == null) return turned;
  const [s, slope, whole] = [above, growth, below].map(turned) as unknown as Triple<T>;
  const bounds = [
    { offset: s, slope },
    { offset: view.difference(whole, s), slope: view.numbers.negate(slope) },
  ];
  return motionOf(
    view,
    view.combined(p, whole, d, s),
    view.combined(view.rate, whole, d, slope),
    bounds,
    cap,
  );
}

function motionOf<T>(
  view: View<T>,
  at: Spot<T>,
  rate: Spot<T>,
  bounds: readonly Linear<T>[],
  cap: Cap | null,
): Motion<T> {
  if (cap === null) return { at, rate, bounds, cap };
  return { at: view.inCap(at, cap), rate: view.inCap(rate, cap), bounds, cap };
}

/** Makes a denominator positive; `null` if it is 0, `undefined` if its sign is not known. */
function turning<T>({ numbers }: View<T>, sign: Sign | Undecided): ((n: T) => T) | null | undefined {
  if (sign === UNDECIDED) return undefined;
  if (sign === 0) return null;
  return sign < 0 ? numbers.negate : (n) => n;
}

/** Two linear functions of spots that are to be 0 on o + a u + b v. */
type Conditions<T> = readonly [(x: Spot<T>) => T, (x: Spot<T>) => T];

/** On o + a u + b v: where the form is stationary in the face. */
function stationaryInFace<T>(view: View<T>, corner: Triple<Spot<T>>): Motion<T> | null | undefined {
  const [, u, v] = corner;
  return solved(view, corner, [(x) => view.polar(u, x), (x) => view.polar(v, x)], null);
}

/** And along its line in the plane of a cap. */
function onRim<T>(view: View<T>, corner: Triple<Spot<T>>, cap: Cap): Motion<T> | null | undefined {
  const { multiply, negate } = view.numbers;
  const [, u, v] = corner;
  const level = view.combined(u, v.height, v, negate(u.height));
  const height = (x: Spot<T>) => view.difference(x.height, multiply(view.heightOf(cap), x.weight));
  return solved(view, corner, [height, (x) => view.polar(level, x)], cap);
}

/** By Cramer's rule; `null` if the conditions are dependent on the face. */
function solved<T>(
  view: View<T>,
  [o, u, v]: Triple<Spot<T>>,
  [f, g]: Conditions<T>,
  cap: Cap | null,
): Motion<T> | null | undefined {
  const { add, multiply, negate, sign } = view.numbers;
  const [fu, fv, gu, gv] = [f(u), f(v), g(u), g(v)];
  const crossed = (a: T, b: T, c: T, d: T): T => view.difference(multiply(a, b), multiply(c, d));
  const determinant = crossed(fu, gv, fv, gu);
  const turned = turning(view, sign(determinant));
  if (turned == null) return turned;
  const whole = turned(determinant);
  const weights = (x: Spot<T>): readonly [T, T] => {
    const [fx, gx] = [f(x), g(x)];
    return [turned(crossed(fv, gx, fx, gv)), turned(crossed(fx, gu, fu, gx))];
  };
  const [a, b] = weights(o);
  const [da, db] = weights(view.rate);
  const bounds = [
    { offset: a, slope: da },
    { offset: b, slope: db },
    { offset: view.difference(view.difference(whole, a), b), slope: negate(add(da, db)) },
  ];
  const at = view.sum(view.times(o, whole), view.combined(u, a, v, b));
  return motionOf(view, at, view.sum(view.times(view.rate, whole), view.combined(u, da, v, db)), bounds, cap);
}
