import { areaIn, SEGMENT_POLYGON } from '../../../cases/planar/areas.js';
import { compareParameters, type Parameter } from '../line.js';
import { exact, type Vector, vectorAt } from '../vectors.js';
import { next, type Vectors } from './areas.js';
import { segmentContact } from './boundary.js';

const cross = (ux: bigint, uy: bigint, vx: bigint, vy: bigint) => ux * vy - uy * vx;

/** The part of a ring's plane in which the point (x, y) / w lies: angles of a half turn or less, from edge to edge. */
function locate(ring: Vectors, x: bigint, y: bigint, w: bigint): 'interior' | 'boundary' | 'exterior' {
  let crossings = 0;
  for (let i = 0; i < ring.length; i++) {
    const [ax, ay] = [ring[i]![0] * w - x, ring[i]![1] * w - y];
    const [bx, by] = [next(ring, i)[0] * w - x, next(ring, i)[1] * w - y];
    const turn = cross(ax, ay, bx, by);
    if (turn === 0n && ax * bx <= 0n && ay * by <= 0n) return 'boundary';
    // Does the edge cross the ray downwards (0, -1)? Its crossing is at y = turn / (ax - bx).
    if (ax < 0n !== bx < 0n && turn < 0n === ax > bx && turn !== 0n) crossings++;
  }
  return crossings % 2 === 1 ? 'interior' : 'exterior';
}

/** The parameters at which the segment meets the line of an edge or is level with its ends. */
function cuts(p: Vector, d: readonly [bigint, bigint], ring: Vectors): Parameter[] {
  const found: Parameter[] = [];
  const push = (numerator: bigint, denominator: bigint) => {
    const sign = denominator < 0n ? -1n : 1n;
    if (denominator !== 0n) found.push({ numerator: sign * numerator, denominator: sign * denominator });
  };
  ring.forEach((a, i) => {
    const b = next(ring, i);
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
    push(cross(a[0] - p[0], a[1] - p[1], ex, ey), cross(d[0], d[1], ex, ey));
    push((a[0] - p[0]) * d[0] + (a[1] - p[1]) * d[1], d[0] * d[0] + d[1] * d[1]);
  });
  return found;
}

/**
 * The segment is cut at all edges; each cut and the middle of each piece is located by itself. Also the number of cuts
 * that are on the boundary.
 */
export function partsOf(
  rings: readonly Vectors[],
  p: Vector,
  q: Vector,
): { parts: Set<string>; points: number } {
  const d = [q[0] - p[0], q[1] - p[1]] as const;
  const zero = { numerator: 0n, denominator: 1n };
  const one = { numerator: 1n, denominator: 1n };
  const sorted = [zero, one, ...rings.flatMap((ring) => cuts(p, d, ring))]
    .filter((t) => t.numerator >= 0n && t.numerator <= t.denominator)
    .sort(compareParameters)
    .filter((t, i, all) => i === 0 || compareParameters(t, all[i - 1]!) !== 0);
  const middles = sorted.slice(1).map((t, i) => {
    const s = sorted[i]!;
    return {
      numerator: s.numerator * t.denominator + t.numerator * s.denominator,
      denominator: 2n * s.denominator * t.denominator,
    };
  });
  const partAt = ({ numerator: n, denominator: w }: Parameter) => {
    const [outer, hole] = rings.map((ring) => locate(ring, p[0] * w + d[0] * n, p[1] * w + d[1] * n, w));
    if (outer === 'boundary' || hole === 'boundary') return 'boundary';
    return outer === 'interior' && hole !== 'interior' ? 'interior' : 'exterior';
  };
  const atCuts = sorted.map(partAt);
  return {
    parts: new Set([...atCuts, ...middles.map(partAt)]),
    points: atCuts.filter((part) => part === 'boundary').length,
  };
}

/**
 * The segment is cut at all edges and at the feet of all vertices, and each cut and the middle of each piece is located
 * by itself, over the rationals. The kernel neither computes a cut nor locates one: it reads off the signs at the given
 * points how the segment leaves the boundary there.
 */
export function referee(values: Float64Array): string {
  const numbers = exact(values);
  const [p, q] = [vectorAt(numbers, 0, 2), vectorAt(numbers, 2, 2)];
  const rings = areaIn(values)!.exact;
  const { parts } = partsOf(rings, p, q);
  const relation = parts.has('interior') ? 'overlapping' : parts.has('boundary') ? 'touching' : 'disjoint';
  const containment = parts.has('exterior') ? 'none' : 'inside';
  const named = SEGMENT_POLYGON.parts.filter((part) => parts.has(part)).join('+');
  return [relation, containment, named, ...segmentContact(p, q, rings)].join(' ');
}
