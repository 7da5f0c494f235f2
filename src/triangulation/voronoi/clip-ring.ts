/** Convex rings over integers, cut by half-planes. */
import { absolute } from '../../arithmetic/integers.js';

/** The half-plane of all points with a x + b y + c <= 0. */
export interface HalfPlane {
  readonly a: bigint;
  readonly b: bigint;
  readonly c: bigint;
}

/** The point (x / w, y / w), w positive; or the point at infinity in the direction of (x, y), w zero. */
export interface Homogeneous {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
}

/**
 * A convex ring, counterclockwise: vertex k is where edge k begins, which is on the line of its half-plane. All corners
 * are strict; a ring without vertices is empty. As corners are where two of the given lines cross, their numbers do not
 * grow from cut to cut.
 */
export interface ConvexRing {
  readonly vertices: readonly Homogeneous[];
  readonly edges: readonly HalfPlane[];
}

const EMPTY: ConvexRing = { vertices: [], edges: [] };

/** Where the lines of two half-planes cross, which are not parallel. */
function crossing(p: HalfPlane, q: HalfPlane): Homogeneous {
  const w = p.a * q.b - p.b * q.a;
  const x = p.b * q.c - p.c * q.b;
  const y = p.c * q.a - p.a * q.c;
  return w < 0n ? { x: -x, y: -y, w: -w } : { x, y, w };
}

/** Where the line of a half-plane crosses an edge from p to q, whose ends are on different sides of it. */
function crossingBetween(edge: HalfPlane, half: HalfPlane, p: Homogeneous, q: Homogeneous): Homogeneous {
  if (p.w !== 0n || q.w !== 0n) return crossing(edge, half);
  // Between two directions lie their sums.
  const [s, t] = [absolute(outwards(half, q)), absolute(outwards(half, p))];
  return { x: s * p.x + t * q.x, y: s * p.y + t * q.y, w: 0n };
}

/** Above, below or equal to 0 where a point is outside of a half-plane, inside of it, on its line. */
export const outwards = ({ a, b, c }: HalfPlane, { x, y, w }: Homogeneous): bigint => a * x + b * y + c * w;

/**
 * What a ring and a half-plane have in common; empty if that has no area.
 *
 * Source: Sutherland and Hodgman 1974, "Reentrant polygon clipping"; of a convex ring the corners inside are a run.
 */
export function clipRing(ring: ConvexRing, half: HalfPlane): ConvexRing {
  const { vertices, edges } = ring;
  const n = vertices.length;
  const sides = vertices.map((vertex) => outwards(half, vertex));
  if (sides.every((side) => side <= 0n)) return ring;
  // The first corner inside behind one that is not.
  const first = sides.findIndex((side, k) => side < 0n && sides[k === 0 ? n - 1 : k - 1]! >= 0n);
  if (first < 0) return EMPTY;
  const before = first === 0 ? n - 1 : first - 1;
  const entry =
    sides[before] === 0n
      ? vertices[before]!
      : crossingBetween(edges[before]!, half, vertices[before]!, vertices[first]!);
  const keptVertices = [entry];
  const keptEdges = [edges[before]!];
  let k = first;
  for (; sides[k]! < 0n; k = k + 1 === n ? 0 : k + 1) {
    keptVertices.push(vertices[k]!);
    keptEdges.push(edges[k]!);
  }
  const last = k === 0 ? n - 1 : k - 1;
  keptVertices.push(
    sides[k] === 0n ? vertices[k]! : crossingBetween(edges[last]!, half, vertices[last]!, vertices[k]!),
  );
  keptEdges.push(half);
  return { vertices: keptVertices, edges: keptEdges };
}

/** The same ring from its leftmost (lowest) corner. */
export function fromLeftmost(vertices: readonly Homogeneous[]): readonly Homogeneous[] {
  let least = 0;
  for (let k = 1; k < vertices.length; k++) if (isBefore(vertices[k]!, vertices[least]!)) least = k;
  return least === 0 ? vertices : [...vertices.slice(least), ...vertices.slice(0, least)];
}

function isBefore(p: Homogeneous, q: Homogeneous): boolean {
  const [px, qx] = [p.x * q.w, q.x * p.w];
  return px < qx || (px === qx && p.y * q.w < q.y * p.w);
}
