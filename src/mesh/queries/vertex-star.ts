/**
 * A proof, for all triangles around a vertex at once, that no two of them meet elsewhere than at the vertex or along an
 * edge that they share.
 *
 * Look along an axis. Suppose that every triangle of the star has an inside there and turns the same way around the
 * vertex v, so that it is a sector at v of less than half a turn, from the ray to its next corner to the ray to its
 * previous one. Suppose further that no vertex is the next corner of two of them, nor the previous corner of two.
 *
 * - If every previous corner is a next corner too, the sectors form cycles around v, each going round at least once. A
 *   direction that is not one of the rays is covered as often as all cycles together go round, whatever the direction.
 *   So if the direction +u (with the ray that lies there counted for the sector that ends in it) is covered once, the
 *   sectors go round once, and no two have an inner point in common.
 * - If one previous corner is no next corner, the sectors form one path and perhaps cycles. A cycle covers both +u and
 *   -u; a path of a whole turn or more covers both as well. So if only one of the two is covered, and once, or
 *   none, there is no cycle, the path makes less than a turn, and again no two sectors have an inner point in common.
 *
 * Two triangles whose sectors have no inner point in common meet, seen along the axis, in v or along a ray that both
 * end in; the triangle on either side has only its edge there, and both edges end in the same corner, since each ray is
 * the next corner of one sector and the previous corner of one. Looking along the axis is injective on each triangle.
 * So in space they meet in v or in that edge.
 *
 * Stars of many triangles, which would cost much to look at in pairs, are also looked at along two directions that suit
 * them: the sum of their edges from v (the axis of a spike) and the sum of their normals. Which direction is taken
 * decides nothing but whether the proof succeeds, so it may round; its doubles are taken as they are, in signs of d ·
 * ((b - v) × (c - v)). The half-turn above begins with the direction to a point r then, and if an edge points there or
 * to the opposite side, the proof is given up.
 *
 * All signs: orient2d for the turns; +u is covered by the sector from b to c if b lies in the half-turn below and c in
 * the one above, which comparisons of coordinates decide.
 */
import type { Sign } from '../../core/sign.js';
import { orient2dProjectedAt } from '../../predicates/generated/kernels/orient2d-projected.js';
import { orientDirection3d } from '../../predicates/index.js';
import type { VertexCorners } from '../structure/corners.js';

/** From this number of triangles on, more directions are tried. */
const LARGE = 16;

/** Sees stars of one mesh. Holds a mark for each vertex. */
export class VertexStars {
  readonly #x: Float64Array;
  readonly #indices: Uint32Array;
  readonly #first: Uint32Array;
  readonly #corners: Uint32Array;
  /** Vertex w is the next (previous) corner in the star of v if its mark is v + 1. */
  readonly #next: Uint32Array;
  readonly #previous: Uint32Array;
  /** The axis that worked last: neighbours are alike. */
  #axis = 2;

  constructor(positions: Float64Array, indices: Uint32Array, { first, corners }: VertexCorners) {
    this.#x = positions;
    this.#indices = indices;
    this.#first = first;
    this.#corners = corners;
    this.#next = new Uint32Array(positions.length / 3);
    this.#previous = new Uint32Array(positions.length / 3);
  }

  /** Whether the star of v is proved to be without intersections. False says nothing. */
  isProper(v: number): boolean {
    if (this.#first[v + 1]! - this.#first[v]! < 2) return true;
    const loose = this.#looseEnds(v);
    if (loose > 1) return false;
    for (let i = 0; i < 3; i++) {
      if (this.#unfolds(v, this.#axis, loose)) return true;
      this.#axis = this.#axis === 0 ? 2 : this.#axis - 1;
    }
    if (this.#first[v + 1]! - this.#first[v]! < LARGE) return false;
    return (
      this.#unfoldsAlong(v, this.#sumOfEdges(v), loose) || this.#unfoldsAlong(v, this.#sumOfNormals(v), loose)
    );
  }

  /** The sum of the edges from v to the next corners, rounded. */
  #sumOfEdges(v: number): number[] {
    const x = this.#x;
    const sum = [0, 0, 0];
    for (let i = this.#first[v]!; i < this.#first[v + 1]!; i++) {
      const h = this.#corners[i]!;
      const next = this.#indices[h % 3 === 2 ? h - 2 : h + 1]!;
      for (let k = 0; k < 3; k++) sum[k]! += x[3 * next + k]! - x[3 * v + k]!;
    }
    return sum;
  }

  /** The sum of the triangles' normals, rounded. */
  #sumOfNormals(v: number): number[] {
    const x = this.#x;
    const sum = [0, 0, 0];
    for (let i = this.#first[v]!; i < this.#first[v + 1]!; i++) {
      const h = this.#corners[i]!;
      const b = 3 * this.#indices[h % 3 === 2 ? h - 2 : h + 1]!;
      const c = 3 * this.#indices[h % 3 === 0 ? h + 2 : h - 1]!;
      for (let k = 0; k < 3; k++) {
        const p = (k + 1) % 3;
        const q = (k + 2) % 3;
        const left = (x[b + p]! - x[3 * v + p]!) * (x[c + q]! - x[3 * v + q]!);
        const right = (x[b + q]! - x[3 * v + q]!) * (x[c + p]! - x[3 * v + p]!);
        sum[k]! += left - right;
      }
    }
    return sum;
  }

  /** Whether the star lies open when seen along a direction: see above. */
  #unfoldsAlong(v: number, direction: readonly number[], loose: number): boolean {
    if (!direction.every(Number.isFinite)) return false;
    const end = this.#first[v + 1]!;
    const reference = this.#pointBetween(this.#corners[this.#first[v]!]!);
    let turn = 0;
    let up = 0;
    let down = 0;
    for (let i = this.#first[v]!; i < end; i++) {
      const h = this.#corners[i]!;
      const next = this.#point(this.#indices[h % 3 === 2 ? h - 2 : h + 1]!);
      const previous = this.#point(this.#indices[h % 3 === 0 ? h + 2 : h - 1]!);
      const sign = this.#around(direction, v, next, previous);
      const before = this.#around(direction, v, reference, next);
      const after = this.#around(direction, v, reference, previous);
      if (sign === 0 || sign === -turn || before === 0 || after === 0) return false;
      turn = sign;
      if (before === after) continue;
      if (before > 0) down++;
      else up++;
    }
    return loose === 0 ? up === 1 : up + down <= 1;
  }

  /** The sign of d · ((p - v) × (q - v)). */
  #around(d: readonly number[], v: number, p: ArrayLike<number>, q: ArrayLike<number>): Sign {
    const x = this.#x;
    return orientDirection3d(
      d[0]!,
      d[1]!,
      d[2]!,
      x[3 * v]!,
      x[3 * v + 1]!,
      x[3 * v + 2]!,
      p[0]!,
      p[1]!,
      p[2]!,
      q[0]!,
      q[1]!,
      q[2]!,
    );
  }

  #point(w: number): Float64Array {
    return this.#x.subarray(3 * w, 3 * w + 3);
  }

  /** A point off the middle of the side opposite to a corner, where no symmetry puts another corner. */
  #pointBetween(h: number): number[] {
    const b = this.#point(this.#indices[h % 3 === 2 ? h - 2 : h + 1]!);
    const c = this.#point(this.#indices[h % 3 === 0 ? h + 2 : h - 1]!);
    return [0, 1, 2].map((k) => 0.375 * b[k]! + 0.625 * c[k]!);
  }

  /**
   * How many previous corners are no next corners; 2 also if a corner is the next, or the previous, of two triangles.
   */
  #looseEnds(v: number): number {
    const indices = this.#indices;
    const mark = v + 1;
    const end = this.#first[v + 1]!;
    for (let i = this.#first[v]!; i < end; i++) {
      const h = this.#corners[i]!;
      const k = h % 3;
      const next = indices[k === 2 ? h - 2 : h + 1]!;
      const previous = indices[k === 0 ? h + 2 : h - 1]!;
      if (this.#next[next] === mark || this.#previous[previous] === mark) return 2;
      this.#next[next] = mark;
      this.#previous[previous] = mark;
    }
    let loose = 0;
    for (let i = this.#first[v]!; i < end; i++) {
      const h = this.#corners[i]!;
      if (this.#next[indices[h % 3 === 0 ? h + 2 : h - 1]!] !== mark) loose++;
    }
    return loose;
  }

  /** Whether the star lies open when seen along an axis: see above. */
  #unfolds(v: number, axis: number, loose: number): boolean {
    const x = this.#x;
    const indices = this.#indices;
    const a = axis === 2 ? 0 : axis + 1;
    const b = axis === 0 ? 2 : axis - 1;
    const end = this.#first[v + 1]!;
    let turn = 0;
    let up = 0;
    let down = 0;
    for (let i = this.#first[v]!; i < end; i++) {
      const h = this.#corners[i]!;
      const k = h % 3;
      const next = indices[k === 2 ? h - 2 : h + 1]!;
      const previous = indices[k === 0 ? h + 2 : h - 1]!;
      const sign = orient2dProjectedAt(x, a, b, v, next, previous);
      if (sign === 0 || sign === -turn) return false;
      turn = sign;
      const nextAbove = isAbove(x, a, b, v, next);
      if (nextAbove === isAbove(x, a, b, v, previous)) continue;
      if (nextAbove) down++;
      else up++;
    }
    // A star that turns clockwise is one that turns counterclockwise with next and previous exchanged, and up and down.
    return loose === 0 ? up === 1 : up + down <= 1;
  }
}

/** Whether w lies in the half-turn that begins with the direction +u, seen from v. */
function isAbove(x: Float64Array, a: number, b: number, v: number, w: number): boolean {
  const height = x[3 * w + b]!;
  const level = x[3 * v + b]!;
  return height > level || (height === level && x[3 * w + a]! > x[3 * v + a]!);
}
