/**
 * Which pairs of a vertex, edge or face of one body with one of the other are likely to be the closest ones, by rounded
 * numbers. They decide only in which order pairs are tried, and so nothing but how long it takes.
 */
import { absolute, bitLength } from '../../../../arithmetic/integers.js';
import type { Vector } from '../vectors.js';
import type { Bodies, Body } from './bodies.js';

/** A part of each body: of dimension 0 a vertex, of 1 an edge, of 2 a face. The dimensions are 2 together at most. */
export interface PartPair {
  readonly dimensionA: 0 | 1 | 2;
  readonly a: number;
  readonly dimensionB: 0 | 1 | 2;
  readonly b: number;
}

type Rounded = readonly [number, number, number];

/** An edge from a point along a vector, to `most` times the vector; from its other side too, if `least` is below 0. */
interface RoundedEdge {
  readonly from: Rounded;
  readonly along: Rounded;
  readonly square: number;
  readonly least: number;
  readonly most: number;
}

interface RoundedFace {
  readonly corners: readonly Rounded[];
  readonly normal: Rounded;
}

interface RoundedBody {
  readonly points: readonly Rounded[];
  readonly edges: readonly RoundedEdge[];
  readonly faces: readonly RoundedFace[];
}

/** The most pairs that are worth a try. */
const MOST = 3;

/** With products of four numbers of so many bits doubles do not overflow. */
const BITS = 200;

/** The pairs that seem to be the closest ones, those first. */
export function promisingPairs({ a, b }: Bodies): PartPair[] {
  const largest = bitsOf([...a.points, ...b.points]);
  const [first, second] = [rounded(a, largest), rounded(b, largest)];
  const best = new Best();
  verticesAgainst(first, second, (gap, v, dimension, part) => best.offer(gap, 0, v, dimension, part));
  verticesAgainst(second, first, (gap, v, dimension, part) => {
    if (dimension > 0) best.offer(gap, dimension, part, 0, v);
  });
  edgesAgainst(first, second, best);
  return best.pairs;
}

/** The pairs with the smallest gaps so far, in order. */
class Best {
  readonly pairs: PartPair[] = [];
  readonly #gaps: number[] = [];

  offer(gap: number, dimensionA: 0 | 1 | 2, a: number, dimensionB: 0 | 1 | 2, b: number): void {
    const gaps = this.#gaps;
    if (gaps.length === MOST && !(gap < gaps[MOST - 1]!)) return;
    let at = gaps.length;
    while (at > 0 && gap < gaps[at - 1]!) at--;
    gaps.splice(at, 0, gap);
    this.pairs.splice(at, 0, { dimensionA, a, dimensionB, b });
    if (gaps.length > MOST) {
      gaps.pop();
      this.pairs.pop();
    }
  }
}

function bitsOf(vectors: readonly Vector[]): number {
  let all = 0n;
  for (const [x, y, z] of vectors) all |= absolute(x) | absolute(y) | absolute(z);
  return bitLength(all);
}

function rounded({ points, edges, faces }: Body, bits: number): RoundedBody {
  const places = points.map((p) => roundedVector(p, bits));
  return {
    points: places,
    edges: edges.map(({ from, to, way, isLine }): RoundedEdge => {
      const p = places[from]!;
      const v = way === undefined ? minus(places[to]!, p) : roundedVector(way, bitsOf([way]));
      const most = way === undefined ? 1 : Number.POSITIVE_INFINITY;
      return { from: p, along: v, square: dot(v, v), least: isLine ? Number.NEGATIVE_INFINITY : 0, most };
    }),
    faces: faces.map((face) => {
      const corners = face.map((i) => places[i]!);
      return { corners, normal: normalOf(corners) };
    }),
  };
}

/** The leading digits, of numbers of at most so many bits. */
function roundedVector([x, y, z]: Vector, bits: number): Rounded {
  if (bits <= BITS) return [Number(x), Number(y), Number(z)];
  const k = BigInt(bits - BITS);
  return [Number(x >> k), Number(y >> k), Number(z >> k)];
}

const minus = (p: Rounded, q: Rounded): Rounded => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
const dot = (p: Rounded, q: Rounded): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
const cross = (p: Rounded, q: Rounded): Rounded => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];

/** Newell's. */
function normalOf(corners: readonly Rounded[]): Rounded {
  let [x, y, z] = [0, 0, 0];
  for (let i = 2; i < corners.length; i++) {
    const n = cross(minus(corners[i - 1]!, corners[0]!), minus(corners[i]!, corners[0]!));
    [x, y, z] = [x + n[0], y + n[1], z + n[2]];
  }
  return [x, y, z];
}

type Offer = (gap: number, vertex: number, dimension: 0 | 1 | 2, part: number) => void;

/** The squares of the distances of vertices from vertices, edges and faces, where the foot is within those. */
function verticesAgainst(a: RoundedBody, b: RoundedBody, offer: Offer): void {
  for (const [v, p] of a.points.entries()) {
    for (const [i, q] of b.points.entries()) {
      const r = minus(p, q);
      offer(dot(r, r), v, 0, i);
    }
    for (const [i, { from, along, square, least, most }] of b.edges.entries()) {
      const r = minus(p, from);
      const t = dot(r, along) / square;
      if (!(t >= least && t <= most)) continue;
      const [x, y, z] = [r[0] - t * along[0], r[1] - t * along[1], r[2] - t * along[2]];
      offer(x * x + y * y + z * z, v, 1, i);
    }
    for (const [i, { corners, normal }] of b.faces.entries()) {
      const height = dot(minus(p, corners[0]!), normal);
      const gap = (height / dot(normal, normal)) * height;
      if (isAbove(p, corners, normal)) offer(gap, v, 2, i);
    }
  }
}

function isAbove(p: Rounded, corners: readonly Rounded[], normal: Rounded): boolean {
  let from = corners[corners.length - 1]!;
  for (const to of corners) {
    if (!(dot(normal, cross(minus(to, from), minus(p, from))) >= 0)) return false;
    from = to;
  }
  return true;
}

/** Edges that have the feet of their common perpendicular within. */
function edgesAgainst(a: RoundedBody, b: RoundedBody, best: Best): void {
  for (const [i, e] of a.edges.entries()) {
    for (const [k, f] of b.edges.entries()) {
      const n = cross(e.along, f.along);
      const size = dot(n, n);
      const r = minus(f.from, e.from);
      const s = dot(cross(r, f.along), n) / size;
      if (!(s >= e.least && s <= e.most)) continue;
      const t = dot(cross(r, e.along), n) / size;
      if (!(t >= f.least && t <= f.most)) continue;
      const height = dot(r, n);
      best.offer((height / size) * height, 1, i, 1, k);
    }
  }
}
