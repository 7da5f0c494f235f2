/**
 * Bounded convex round shapes over integers, as what decides beside half-spaces sees them: by their extreme values, by
 * points within and, in doubles, by their farthest points.
 */
import { absolute, bitLength } from '../../arithmetic/integers.js';
import { integerSign, rootSumSign } from '../../arithmetic/root-signs.js';
import type { Sign } from '../../core/sign.js';
import type { Quotient } from '../../distance/engine/cells.js';
import type { Triple } from '../../distance/engine/proposal.js';
import { cross, dot, minus, times, type Vector } from '../../distance/engine/vectors.js';
import { sideSign } from './cone-form.js';
import type { ConeIntegers } from './cone-shapes.js';

/** A bounded convex shape. */
export interface Body {
  /** One of its points, in its inside if it has one. */
  readonly middle: Vector;
  /** No point of it differs by more from the middle on an axis; at least 1. */
  readonly reach: bigint;
  /** The sign of the greatest value of normal · x + constant. */
  highest(normal: Vector, constant: bigint): Sign;
  /** 1 in the inside, 0 on the boundary, -1 outside. */
  side(at: Quotient): Sign;
  /** About the farthest point in a direction, seen from the middle, in lengths of the reach. */
  farthest(direction: Triple): Triple;
}

/** A point, a segment or a parallelogram in cyclic order. */
export type Core = readonly Vector[];

/** The corners of a core and those that follow them: its edges. */
export function edgesOf(core: Core): readonly (readonly [from: Vector, along: Vector])[] {
  if (core.length === 1) return [];
  if (core.length === 2) return [[core[0]!, minus(core[1]!, core[0]!)]];
  return core.map((p, i) => [p, minus(core[(i + 1) % 4]!, p)] as const);
}

/** All points within the radius of a core, the coordinates of which are even. */
export function sweptBody(core: Core, radius: bigint): Body {
  const [first, opposite] = [core[0]!, core[core.length === 4 ? 2 : core.length - 1]!];
  const middle = between(first, opposite);
  const reach = reachOf(middle, core, radius);
  const points = core.map((p) => seen(minus(p, middle), reach));
  const length = ratio(radius, reach);
  return {
    middle,
    reach,
    highest(normal, constant) {
      let height = dot(normal, first);
      for (const p of core) {
        const h = dot(normal, p);
        if (h > height) height = h;
      }
      height += constant;
      const spread = radius * radius * dot(normal, normal);
      return height >= 0n ? integerSign(height + spread) : integerSign(spread - height * height);
    },
    side: (at) => coreSide(at, core, radius),
    farthest(direction) {
      let best = points[0]!;
      for (const p of points) if (along(direction, p) > along(direction, best)) best = p;
      return moved(best, direction, length / Math.sqrt(along(direction, direction)));
    },
  };
}

/** The sign of the radius minus the distance of a point from a core. */
export function coreSide({ numerators, denominator }: Quotient, core: Core, radius: bigint): Sign {
  let most: Sign = -1;
  const offer = (above: bigint, below: bigint): void => {
    const sign = integerSign((radius * denominator) ** 2n * below - above);
    if (sign > most) most = sign;
  };
  for (const p of core) {
    const m = minus(numerators, times(p, denominator));
    offer(dot(m, m), 1n);
  }
  for (const [from, u] of edgesOf(core)) {
    const m = minus(numerators, times(from, denominator));
    const [foot, square] = [dot(m, u), dot(u, u)];
    if (foot > 0n && foot < square * denominator) offer(dot(m, m) * square - foot * foot, square);
  }
  if (core.length === 4) {
    const [u, v] = [minus(core[1]!, core[0]!), minus(core[3]!, core[0]!)];
    const normal = cross(u, v);
    const m = minus(numerators, times(core[0]!, denominator));
    const size = dot(normal, normal);
    if (size > 0n && isOver(m, denominator, [u, v], normal)) offer(dot(m, normal) ** 2n, size);
  }
  return most;
}

/** Is the foot of m / w in the parallelogram of two vectors with this normal? */
export function isOver(m: Vector, w: bigint, [u, v]: readonly [Vector, Vector], normal: Vector): boolean {
  const size = w * dot(normal, normal);
  const [s, t] = [dot(cross(m, v), normal), dot(cross(u, m), normal)];
  return s >= 0n && s <= size && t >= 0n && t <= size;
}

/** The hull of two disks, the coordinates of which are even. */
export function coneBody(cone: ConeIntegers): Body {
  const { start, end, axis, size, radii } = cone;
  const middle = between(start, end);
  const radius = greater(radii[0], radii[1]);
  const reach = reachOf(middle, [start, end], radius);
  const centers = [start, end].map((p) => seen(minus(p, middle), reach));
  const lengths = radii.map((r) => ratio(r, reach));
  const line = seen(axis, reach);
  const square = along(line, line);
  return {
    middle,
    reach,
    highest(normal, constant) {
      const across = cross(normal, axis);
      const spread = dot(across, across);
      const signOf = (center: Vector, r: bigint) =>
        rootSumSign(0n, dot(normal, center) + constant, size, r, spread, 0n);
      return Math.max(signOf(start, radii[0]), signOf(end, radii[1])) as Sign;
    },
    side({ numerators, denominator }) {
      const p = minus(numerators, times(start, denominator));
      const height = dot(p, axis);
      const depth = size * denominator - height;
      if (height < 0n || depth < 0n) return -1;
      const level = radii[0] * size * denominator + (radii[1] - radii[0]) * height;
      const sign = sideSign(size, { across: cross(p, axis), level });
      if (sign > 0) return -1;
      return sign < 0 && height > 0n && depth > 0n ? 1 : 0;
    },
    farthest(direction) {
      const across = moved(direction, line, -along(direction, line) / square);
      const size = Math.sqrt(along(across, across));
      const [p, q] = centers.map((c, i) => (size > 0 ? moved(c, across, lengths[i]! / size) : c));
      return along(direction, p!) >= along(direction, q!) ? p! : q!;
    },
  };
}

/** The greater one of two integers. */
export function greater(a: bigint, b: bigint): bigint {
  if (a > b) return a;
  return b;
}

/** The middle of two points of even coordinates. */
function between(p: Vector, q: Vector): Vector {
  return [(p[0] + q[0]) / 2n, (p[1] + q[1]) / 2n, (p[2] + q[2]) / 2n];
}

function reachOf(middle: Vector, points: readonly Vector[], radius: bigint): bigint {
  let most = 1n;
  for (const p of points) {
    for (const x of minus(p, middle)) if (absolute(x) > most) most = absolute(x);
  }
  return most + radius;
}

function seen([x, y, z]: Vector, reach: bigint): Triple {
  return [ratio(x, reach), ratio(y, reach), ratio(z, reach)];
}

function along(u: Triple, v: Triple): number {
  return u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
}

/** p + t d. */
function moved(p: Triple, d: Triple, t: number): Triple {
  return [p[0] + t * d[0], p[1] + t * d[1], p[2] + t * d[2]];
}

/** About n / d, for d > 0; no number or infinite, if that is too large. */
export function ratio(n: bigint, d: bigint): number {
  const [above, below] = [Number(n), Number(d)];
  if (Number.isFinite(above) && below < Infinity) return above / below;
  const shift = BigInt(Math.max(bitLength(n), bitLength(d)) - 1000);
  return Number(n >> shift) / Number(d >> shift);
}
