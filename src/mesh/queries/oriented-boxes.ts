/**
 * Boxes along the triangles' own directions, for meshes with many slivers: the boxes of a tree along the axes are much
 * larger than a sliver that lies across them, and overlap by the thousand. Such a box leaves out pairs of nodes and
 * never decides anything.
 *
 * The box of a node has three directions e_i, of length one and at right angles but for rounding: the first from a
 * vertex of the node to the farthest, the second towards the vertex farthest from that line. Around its centre c it
 * reaches h_i along e_i. Two boxes are apart if they are apart along one of these directions, or along the cross
 * product of the two first ones.
 *
 * Rounding: let R be the greatest |x - c| (sum of the axes) of the node's vertices x. Differences of doubles are right
 * to a factor of 1 + u, u = 2^-53. The e_i are right to less than 2^-46, since the second is made perpendicular twice;
 * so x is c + sum s_i e_i but for less than 2^-44 R, with |s_i| <= h_i but for less than 2^-44 R. A product of the
 * distance T = c' - c with a direction is right to 2^-50 |T|, a sum of h_i |d · e_i| to 2^-44 R. All together is below
 * SLACK (|T| + R + R'), and underflow below 2^-1060. Where something overflows or has no direction, the comparison is
 * with NaN or Infinity, and says nothing.
 *
 * Source: Gottschalk, Lin, Manocha 1996, "OBBTree: A Hierarchical Structure for Rapid Interference Detection"; Ericson,
 * Real-Time Collision Detection, 4.4.
 */
import type { Bvh } from '../../indexes/bvh-tree.js';

const SLACK = 2 ** -38;
const TINY = 2 ** -1060;
/** The first direction has to be longer than the second by this factor before the second is trusted. */
const FLAT = 2 ** -30;

/** Numbers of a box: centre, three directions, three reaches, R. */
const STRIDE = 16;
const E = 3;
const H = 12;
const R = 15;

/** The boxes of a tree's nodes, each made when it is needed first. */
export class OrientedBoxes {
  readonly boxes: Float64Array;
  readonly #bvh: Bvh;
  readonly #positions: Float64Array;
  readonly #indices: Uint32Array;
  readonly #known: Uint8Array;

  /** @param bvh a tree over triangles, whose order has their numbers */
  constructor(bvh: Bvh, positions: Float64Array, indices: Uint32Array) {
    this.#bvh = bvh;
    this.#positions = positions;
    this.#indices = indices;
    this.boxes = new Float64Array(STRIDE * bvh.counts.length);
    this.#known = new Uint8Array(bvh.counts.length);
  }

  /** Where the box of a node begins in `boxes`. */
  at(node: number): number {
    if (this.#known[node] === 0) {
      this.#known[node] = 1;
      this.#make(node);
    }
    return STRIDE * node;
  }

  #make(node: number): void {
    const at = STRIDE * node;
    const { first, end } = this.#places(node);
    const box = this.boxes;
    const a = this.#farthestFrom(first, end, this.#vertex(first, 0));
    const b = this.#farthestFrom(first, end, a);
    for (let k = 0; k < 3; k++) box[at + k] = 0.5 * this.#x(a, k) + 0.5 * this.#x(b, k);
    this.#setDirections(at, first, end, a, b);
    this.#measure(at, first, end);
  }

  /** The places below a node: the leftmost leaf has the first, the rightmost one the last. */
  #places(node: number): { first: number; end: number } {
    const { links, counts } = this.#bvh;
    let left = node;
    while (counts[left] === 0) left = links[left]!;
    let right = node;
    while (counts[right] === 0) right = links[right]! + 1;
    return { first: links[left]!, end: links[right]! + counts[right]! };
  }

  #vertex(place: number, k: number): number {
    return this.#indices[3 * this.#bvh.order[place]! + k]!;
  }

  #x(v: number, k: number): number {
    return this.#positions[3 * v + k]!;
  }

  /** A vertex far from vertex v, by the greatest difference of a coordinate. */
  #farthestFrom(first: number, end: number, v: number): number {
    let farthest = v;
    let most = 0;
    for (let place = first; place < end; place++) {
      for (let corner = 0; corner < 3; corner++) {
        const w = this.#vertex(place, corner);
        for (let k = 0; k < 3; k++) {
          const size = Math.abs(this.#x(w, k) - this.#x(v, k));
          if (size > most) {
            most = size;
            farthest = w;
          }
        }
      }
    }
    return farthest;
  }

  #setDirections(at: number, first: number, end: number, a: number, b: number): void {
    const box = this.boxes;
    const length = normalise(
      box,
      at + E,
      this.#x(b, 0) - this.#x(a, 0),
      this.#x(b, 1) - this.#x(a, 1),
      this.#x(b, 2) - this.#x(a, 2),
    );
    let best = 0;
    let across = a;
    for (let place = first; place < end; place++) {
      for (let corner = 0; corner < 3; corner++) {
        const w = this.#vertex(place, corner);
        const size = this.#across(at, a, w);
        if (size > best) {
          best = size;
          across = w;
        }
      }
    }
    if (best > FLAT * length) this.#setAcross(at, a, across);
    else setAnyAcross(box, at);
    cross(box, at + E + 6, at + E, at + E + 3);
    normalise(box, at + E + 6, box[at + E + 6]!, box[at + E + 7]!, box[at + E + 8]!);
  }

  /** How far vertex w is from the line from vertex a along the first direction (sum of the axes), roughly. */
  #across(at: number, a: number, w: number): number {
    const box = this.boxes;
    const dx = this.#x(w, 0) - this.#x(a, 0);
    const dy = this.#x(w, 1) - this.#x(a, 1);
    const dz = this.#x(w, 2) - this.#x(a, 2);
    const s = dx * box[at + E]! + dy * box[at + E + 1]! + dz * box[at + E + 2]!;
    return (
      Math.abs(dx - s * box[at + E]!) +
      Math.abs(dy - s * box[at + E + 1]!) +
      Math.abs(dz - s * box[at + E + 2]!)
    );
  }

  /** The second direction: from vertex a to vertex w, made perpendicular to the first, twice. */
  #setAcross(at: number, a: number, w: number): void {
    const box = this.boxes;
    normalise(
      box,
      at + E + 3,
      this.#x(w, 0) - this.#x(a, 0),
      this.#x(w, 1) - this.#x(a, 1),
      this.#x(w, 2) - this.#x(a, 2),
    );
    makePerpendicular(box, at);
    makePerpendicular(box, at);
  }

  /** Centre stays; reaches and R from all vertices. */
  #measure(at: number, first: number, end: number): void {
    const box = this.boxes;
    for (let place = first; place < end; place++) {
      for (let corner = 0; corner < 3; corner++) {
        const v = this.#vertex(place, corner);
        const dx = this.#x(v, 0) - box[at]!;
        const dy = this.#x(v, 1) - box[at + 1]!;
        const dz = this.#x(v, 2) - box[at + 2]!;
        // Math.max keeps NaN and Infinity.
        box[at + R] = Math.max(box[at + R]!, Math.abs(dx) + Math.abs(dy) + Math.abs(dz));
        for (let i = 0; i < 3; i++) {
          const e = at + E + 3 * i;
          const s = dx * box[e]! + dy * box[e + 1]! + dz * box[e + 2]!;
          box[at + H + i] = Math.max(box[at + H + i]!, Math.abs(s));
        }
      }
    }
  }
}

/** Writes a vector divided by its length, and returns that; NaN if it is zero or has no length in doubles. */
function normalise(to: Float64Array, at: number, x: number, y: number, z: number): number {
  const size = Math.max(Math.abs(x), Math.abs(y), Math.abs(z));
  const length = Math.sqrt((x / size) * (x / size) + (y / size) * (y / size) + (z / size) * (z / size));
  to[at] = x / size / length;
  to[at + 1] = y / size / length;
  to[at + 2] = z / size / length;
  return size * length;
}

function makePerpendicular(box: Float64Array, at: number): void {
  const [p, q] = [at + E, at + E + 3];
  const s = box[p]! * box[q]! + box[p + 1]! * box[q + 1]! + box[p + 2]! * box[q + 2]!;
  normalise(box, q, box[q]! - s * box[p]!, box[q + 1]! - s * box[p + 1]!, box[q + 2]! - s * box[p + 2]!);
}

/** A second direction for points on a line: that of the axis from which the first one differs most. */
function setAnyAcross(box: Float64Array, at: number): void {
  const [x, y, z] = [Math.abs(box[at + E]!), Math.abs(box[at + E + 1]!), Math.abs(box[at + E + 2]!)];
  const axis = x <= y && x <= z ? 0 : y <= z ? 1 : 2;
  for (let k = 0; k < 3; k++) box[at + E + 3 + k] = k === axis ? 1 : 0;
  makePerpendicular(box, at);
  makePerpendicular(box, at);
}

function cross(box: Float64Array, to: number, p: number, q: number): void {
  box[to] = box[p + 1]! * box[q + 2]! - box[p + 2]! * box[q + 1]!;
  box[to + 1] = box[p + 2]! * box[q]! - box[p]! * box[q + 2]!;
  box[to + 2] = box[p]! * box[q + 1]! - box[p + 1]! * box[q]!;
}

/** How far a box reaches along a direction. */
function reach(box: Float64Array, at: number, x: number, y: number, z: number): number {
  let sum = 0;
  for (let i = 0; i < 3; i++) {
    const e = at + E + 3 * i;
    sum += box[at + H + i]! * Math.abs(x * box[e]! + y * box[e + 1]! + z * box[e + 2]!);
  }
  return sum;
}

/** Whether nothing in the box at i of one array meets anything in the box at j of another, for certain. */
export function areApart(a: Float64Array, i: number, b: Float64Array, j: number): boolean {
  const tx = b[j]! - a[i]!;
  const ty = b[j + 1]! - a[i + 1]!;
  const tz = b[j + 2]! - a[i + 2]!;
  const slack = SLACK * (Math.abs(tx) + Math.abs(ty) + Math.abs(tz) + a[i + R]! + b[j + R]!) + TINY;
  for (let k = 0; k < 3; k++) {
    const e = i + E + 3 * k;
    const distance = Math.abs(tx * a[e]! + ty * a[e + 1]! + tz * a[e + 2]!);
    if (distance > a[i + H + k]! + reach(b, j, a[e]!, a[e + 1]!, a[e + 2]!) + slack) return true;
  }
  for (let k = 0; k < 3; k++) {
    const e = j + E + 3 * k;
    const distance = Math.abs(tx * b[e]! + ty * b[e + 1]! + tz * b[e + 2]!);
    if (distance > b[j + H + k]! + reach(a, i, b[e]!, b[e + 1]!, b[e + 2]!) + slack) return true;
  }
  const [p, q] = [i + E, j + E];
  const x = a[p + 1]! * b[q + 2]! - a[p + 2]! * b[q + 1]!;
  const y = a[p + 2]! * b[q]! - a[p]! * b[q + 2]!;
  const z = a[p]! * b[q + 1]! - a[p + 1]! * b[q]!;
  const distance = Math.abs(tx * x + ty * y + tz * z);
  return distance > reach(a, i, x, y, z) + reach(b, j, x, y, z) + slack;
}
