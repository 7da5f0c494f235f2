import { type Halfspace, opposite } from './halfspace.js';
import type { Polytope } from './polytope.js';
import { featureAt, hullOf, type Shape } from './shape.js';
import { dot, type Rational3, signOf, type Vector } from './vectors.js';

/** A parameter along a line: numerator / denominator, the denominator positive. */
export interface Parameter {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The points origin + t·direction with low <= t <= high; `undefined`: without a bound. */
export interface LineLike {
  readonly origin: Vector;
  readonly direction: Vector;
  readonly low?: Parameter | undefined;
  readonly high?: Parameter | undefined;
}

export const ZERO: Parameter = { numerator: 0n, denominator: 1n };
export const ONE: Parameter = { numerator: 1n, denominator: 1n };

/** A line. */
export function line(origin: Vector, direction: Vector): LineLike {
  return { origin, direction };
}

/** A ray. */
export function ray(origin: Vector, direction: Vector): LineLike {
  return { origin, direction, low: ZERO };
}

/** -1, 0, 1 as s < t, s = t, s > t. */
export function compareParameters(s: Parameter, t: Parameter): -1 | 0 | 1 {
  return signOf(s.numerator * t.denominator - t.numerator * s.denominator);
}

/** The point at a parameter. */
export function pointAt({ origin: [x, y, z], direction: [dx, dy, dz] }: LineLike, t: Parameter): Rational3 {
  const { numerator: n, denominator: w } = t;
  return { x: x * w + dx * n, y: y * w + dy * n, z: z * w + dz * n, w };
}

/**
 * The part of a line inside all half-spaces and planes; `undefined` if there is none (Cyrus and Beck 1978, exactly).
 */
export function clipLine(
  whole: LineLike,
  equations: readonly Halfspace[],
  halfspaces: readonly Halfspace[],
): LineLike | undefined {
  let part: LineLike | undefined = whole;
  for (const by of [...equations.flatMap((plane) => [plane, opposite(plane)]), ...halfspaces]) {
    part = part && clipOnce(part, by);
  }
  return part;
}

function clipOnce(part: LineLike, { normal, constant }: Halfspace): LineLike | undefined {
  const start = dot(normal, part.origin) + constant;
  const rate = dot(normal, part.direction);
  if (rate === 0n) return start >= 0n ? part : undefined;
  const at: Parameter =
    rate > 0n ? { numerator: -start, denominator: rate } : { numerator: start, denominator: -rate };
  let { low, high } = part;
  if (rate > 0n && (low === undefined || compareParameters(at, low) > 0)) low = at;
  if (rate < 0n && (high === undefined || compareParameters(at, high) < 0)) high = at;
  if (low !== undefined && high !== undefined && compareParameters(low, high) > 0) return undefined;
  return { ...part, low, high };
}

/** How a line, ray or segment (with a direction that is not zero) meets a convex shape. */
export interface LineContact {
  readonly relation: 'disjoint' | 'touching' | 'crossing' | 'overlapping';
  /** The common part; its ends are missing where it is unbounded. */
  readonly part: LineLike | undefined;
  /** Its ends, first the lower one; one if both are the same. `b` is the shape's feature there. */
  readonly ends: readonly { readonly t: Parameter; readonly at: Rational3; readonly b: string }[];
}

/** Whether a parameter is strictly inside the bounds of a line. */
function strictlyInside({ low, high }: LineLike, t: Parameter): boolean {
  return (
    (low === undefined || compareParameters(low, t) < 0) &&
    (high === undefined || compareParameters(t, high) < 0)
  );
}

/** Some parameter inside: half way, or one away from the only bound, or 0. */
function someInside({ low, high }: LineLike): Parameter {
  if (low !== undefined && high !== undefined) {
    return {
      numerator: low.numerator * high.denominator + high.numerator * low.denominator,
      denominator: 2n * low.denominator * high.denominator,
    };
  }
  if (low !== undefined) return { ...low, numerator: low.numerator + low.denominator };
  if (high !== undefined) return { ...high, numerator: high.numerator - high.denominator };
  return ZERO;
}

/** The contact of a line, ray or segment with a convex set given by planes and half-spaces. */
export function lineRelation(
  whole: LineLike,
  { equations, facets, dimension }: Pick<Polytope, 'equations' | 'facets' | 'dimension'>,
): Pick<LineContact, 'relation' | 'part'> {
  const part = clipLine(whole, equations, facets);
  if (part === undefined) return { relation: 'disjoint', part };
  const t = someInside(part);
  const { x, y, z, w } = pointAt(whole, t);
  const strict = facets.every(
    ({ normal, constant }) => normal[0] * x + normal[1] * y + normal[2] * z + constant * w > 0n,
  );
  if (!strict || !strictlyInside(whole, t)) return { relation: 'touching', part };
  const single =
    part.low !== undefined && part.high !== undefined && compareParameters(part.low, part.high) === 0;
  return { relation: (single ? 0 : 1) === Math.min(1, dimension) ? 'overlapping' : 'crossing', part };
}

/** The contact of a line, ray or segment with a bounded convex shape. */
export function lineContact(whole: LineLike, shape: Shape): LineContact {
  const { relation, part } = lineRelation(whole, hullOf(shape));
  const bounds = [part?.low, part?.high].filter((t) => t !== undefined);
  const distinct =
    bounds.length === 2 && compareParameters(bounds[0]!, bounds[1]!) === 0 ? bounds.slice(1) : bounds;
  const ends = distinct.map((t) => {
    const at = pointAt(whole, t);
    return { t, at, b: featureAt(shape, at) };
  });
  return { relation, part, ends };
}
