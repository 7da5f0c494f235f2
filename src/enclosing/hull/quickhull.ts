import { orient3dAt } from '../../predicates/generated/at/orient3d.js';
import { writePlaneWithin } from '../../predicates/generated/kernels/plane-within.js';
import { placesOf } from './places-of.js';

/** No face, no point, the end of a list. */
const NONE = -1;
/** Numbers of a plane: a vertex, the normal, the bound of the proof. */
const PLANE = 7;
/** Faces that there is place for at first. */
const FEW = 64;

/**
 * A hull of points of space as triangles, while it grows: quickhull, whose every decision is an exact sign.
 *
 * The farthest point of a face (as doubles see it; any would do) joins the hull. All faces that it is strictly in front
 * of go, and the edges around them are joined to it. Where a point lies in the plane of a face, that face stays: the
 * point is never in line with an edge that it is joined to, because it would lie in the planes of both faces there. So
 * no triangle is flat, the triangles are always a subdivision of the boundary of a convex polytope, and coplanar ones
 * may be merged in the end.
 *
 * A point that is in front of a face which goes, and outside of the new hull, is in front of a new face; one that is on
 * the boundary of the new hull is in the plane of a new face. So points of deleted faces look at new faces only, and
 * none of the boundary gets lost: those that are in front of no face, but in the plane of one, are kept there as points
 * that touch.
 *
 * Faces are taken in the order in which they were made, so that the hull grows on all sides alike. Whoever takes the
 * newest first finishes one circle of a prism before the other one has more than a few points: each of those is joined
 * to a whole arc, whose triangles go again with the next one, and their number grows with the square of that of the
 * points.
 *
 * Source: Barber, Dobkin and Huhdanpaa 1996, "The quickhull algorithm for convex hulls".
 */
export class Quickhull {
  /** Coordinates. */
  readonly #x: Float64Array;
  readonly #extent: Float64Array;
  /**
   * Of each face the three vertices, counterclockwise from outside, and the faces beyond the edges that start there.
   */
  corners = new Int32Array(3 * FEW);
  beyond = new Int32Array(3 * FEW);
  /** How many triangles have been made, deleted ones included: the time goes with them. */
  made = 0;
  #planes = new Float64Array(PLANE * FEW);
  /** Of each face the first of the points in front of it, which is the farthest, and of those in its plane. */
  #outside = new Int32Array(FEW);
  #touching = new Int32Array(FEW);
  #height = new Float64Array(FEW);
  /** Twice the number of the step that looked at a face last, and one more if the face was visible. */
  #seen = new Float64Array(FEW);
  /** The next point of the same list. */
  readonly #next: Int32Array;
  /** The new face whose horizon edge starts at a vertex. */
  readonly #faceFrom: Int32Array;
  /** How many faces there are, deleted ones included, and the numbers of those. */
  #count = 0;
  readonly #free: number[] = [];
  /** Faces that had points in front of them when they were made, in that order. */
  readonly #waiting: number[] = [];
  #step = 0;
  readonly #visible: number[] = [];
  /** The horizon: starts and ends of edges, and the faces beyond. */
  readonly #horizon: number[] = [];
  readonly #made: number[] = [];

  /**
   * @param x three finite coordinates for each point
   * @param extent of each axis the difference of the greatest and the least coordinate, rounded
   * @param simplex numbers of four points that are not in a plane
   */
  constructor(x: Float64Array, extent: Float64Array, simplex: readonly [number, number, number, number]) {
    this.#x = x;
    this.#extent = extent;
    this.#next = new Int32Array(x.length / 3).fill(NONE);
    this.#faceFrom = new Int32Array(x.length / 3);
    this.#begin(simplex);
    // The list grows while it is read.
    for (const face of this.#waiting) {
      // It may have been deleted since, and its number be that of another one: then that one is looked at early.
      if (this.#outside[face] !== NONE) this.#join(face);
    }
    this.#waiting.length = 0;
  }

  /** The numbers of the faces, ascending. */
  faces(): Uint32Array {
    const deleted = new Uint8Array(this.#count);
    for (const face of this.#free) deleted[face] = 1;
    return placesOf(deleted, 0);
  }

  /** Calls back with every point in the plane of a face that is no corner of a triangle. */
  forTouching(face: number, call: (point: number) => void): void {
    for (let p = this.#touching[face]!; p !== NONE; p = this.#next[p]!) call(p);
  }

  /** Whether the plane of one face is that of the face beyond its edge number e. */
  isFlatEdge(face: number, e: number): boolean {
    const other = this.beyond[3 * face + e]!;
    const opposite = this.corners[3 * other + ((this.edgeTo(other, face) + 2) % 3)]!;
    return this.#sign(face, opposite) === 0;
  }

  /** The edge of a face behind which another one lies. */
  edgeTo(face: number, other: number): number {
    const at = 3 * face;
    return this.beyond[at] === other ? 0 : this.beyond[at + 1] === other ? 1 : 2;
  }

  #begin([a, b, c, d]: readonly [number, number, number, number]): void {
    const inFront = orient3dAt(this.#x, a, b, c, d) > 0;
    const [p, q] = inFront ? [c, b] : [b, c];
    // Each face is that opposite a vertex; edges are shared as the vertices say.
    const faces = [
      [a, p, q],
      [p, a, d],
      [q, p, d],
      [a, q, d],
    ] as const;
    for (const face of faces) this.#made.push(this.#add(...face));
    this.#meet(0, 0, 1, 0);
    this.#meet(0, 1, 2, 0);
    this.#meet(0, 2, 3, 0);
    this.#meet(1, 1, 3, 2);
    this.#meet(2, 1, 1, 2);
    this.#meet(3, 1, 2, 2);
    let orphans = NONE;
    for (let i = this.#next.length - 1; i >= 0; i--) {
      if (i === a || i === b || i === c || i === d) continue;
      this.#next[i] = orphans;
      orphans = i;
    }
    this.#place(orphans);
  }

  #meet(face: number, e: number, other: number, f: number): void {
    this.beyond[3 * face + e] = other;
    this.beyond[3 * other + f] = face;
  }

  #add(a: number, b: number, c: number): number {
    const face = this.#free.pop() ?? this.#count++;
    if (face >= this.#outside.length) this.#grow();
    this.made++;
    this.corners[3 * face] = a;
    this.corners[3 * face + 1] = b;
    this.corners[3 * face + 2] = c;
    this.#outside[face] = NONE;
    this.#touching[face] = NONE;
    this.#seen[face] = 0;
    writePlaneWithin(this.#planes, PLANE * face, this.#extent, this.#x, a, b, c);
    return face;
  }

  #grow(): void {
    const size = 2 * this.#outside.length;
    this.corners = enlarged(this.corners, new Int32Array(3 * size));
    this.beyond = enlarged(this.beyond, new Int32Array(3 * size));
    this.#planes = enlarged(this.#planes, new Float64Array(PLANE * size));
    this.#outside = enlarged(this.#outside, new Int32Array(size));
    this.#touching = enlarged(this.#touching, new Int32Array(size));
    this.#height = enlarged(this.#height, new Float64Array(size));
    this.#seen = enlarged(this.#seen, new Float64Array(size));
  }

  /** On which side of a face a point is: 1 in front. */
  #sign(face: number, point: number): number {
    const height = this.#heightOf(face, point);
    const bound = this.#planes[PLANE * face + 6]!;
    if (height > bound) return 1;
    if (height < -bound) return -1;
    return this.#exactSign(face, point);
  }

  #exactSign(face: number, point: number): number {
    const corners = this.corners;
    return orient3dAt(this.#x, corners[3 * face]!, corners[3 * face + 1]!, corners[3 * face + 2]!, point);
  }

  #heightOf(face: number, point: number): number {
    const planes = this.#planes;
    const x = this.#x;
    const at = PLANE * face;
    return (
      planes[at + 3]! * (x[3 * point]! - planes[at]!) -
      planes[at + 4]! * (x[3 * point + 1]! - planes[at + 1]!) +
      planes[at + 5]! * (x[3 * point + 2]! - planes[at + 2]!)
    );
  }

  /** The farthest point in front of a face joins the hull. */
  #join(face: number): void {
    const eye = this.#outside[face]!;
    this.#look(face, eye);
    const orphans = this.#collect(eye);
    this.#build(eye);
    this.#place(orphans);
  }

  /** Finds what a point in front of a face is strictly in front of, and the horizon. */
  #look(from: number, eye: number): void {
    const [visible, horizon] = [this.#visible, this.#horizon];
    visible.length = 0;
    horizon.length = 0;
    const hidden = 2 * ++this.#step;
    const seen = this.#seen;
    seen[from] = hidden + 1;
    visible.push(from);
    for (let i = 0; i < visible.length; i++) {
      const face = visible[i]!;
      for (let e = 0; e < 3; e++) {
        const other = this.beyond[3 * face + e]!;
        if (seen[other]! < hidden) {
          const inFront = this.#sign(other, eye) > 0;
          seen[other] = inFront ? hidden + 1 : hidden;
          if (inFront) visible.push(other);
        }
        if (seen[other] === hidden) {
          horizon.push(this.corners[3 * face + e]!, this.corners[3 * face + ((e + 1) % 3)]!, other);
        }
      }
    }
  }

  /** Deletes the visible faces, and returns the list of their points. */
  #collect(eye: number): number {
    let orphans = NONE;
    const next = this.#next;
    for (const face of this.#visible) {
      for (let list = 0; list < 2; list++) {
        const first = list === 0 ? this.#outside[face]! : this.#touching[face]!;
        for (let p = first; p !== NONE; ) {
          const following = next[p]!;
          if (p !== eye) {
            next[p] = orphans;
            orphans = p;
          }
          p = following;
        }
      }
      this.#outside[face] = NONE;
      this.#touching[face] = NONE;
      this.#free.push(face);
    }
    return orphans;
  }

  /** Joins a point to the horizon. */
  #build(eye: number): void {
    const [horizon, made] = [this.#horizon, this.#made];
    made.length = 0;
    for (let i = 0; i < horizon.length; i += 3) {
      const [start, end, other] = [horizon[i]!, horizon[i + 1]!, horizon[i + 2]!];
      const face = this.#add(start, end, eye);
      // The edge of the other face runs from `end` to `start`.
      const at = 3 * other;
      const e = this.corners[at] === end ? 0 : this.corners[at + 1] === end ? 1 : 2;
      this.#meet(face, 0, other, e);
      this.#faceFrom[start] = face;
      made.push(face);
    }
    for (const face of made) this.#meet(face, 1, this.#faceFrom[this.corners[3 * face + 1]!]!, 2);
  }

  /** Gives a list of points to the new faces. */
  #place(orphans: number): void {
    const [next, made, planes, x] = [this.#next, this.#made, this.#planes, this.#x];
    for (let p = orphans; p !== NONE; ) {
      const following = next[p]!;
      const [px, py, pz] = [x[3 * p]!, x[3 * p + 1]!, x[3 * p + 2]!];
      let touched = NONE;
      for (let k = 0; k < made.length; k++) {
        const face = made[k]!;
        const at = PLANE * face;
        const height =
          planes[at + 3]! * (px - planes[at]!) -
          planes[at + 4]! * (py - planes[at + 1]!) +
          planes[at + 5]! * (pz - planes[at + 2]!);
        const bound = planes[at + 6]!;
        if (height < -bound) continue;
        const sign = height > bound ? 1 : this.#exactSign(face, p);
        if (sign > 0) {
          this.#wait(face, p, height);
          touched = NONE;
          break;
        }
        if (sign === 0) touched = face;
      }
      if (touched !== NONE) {
        next[p] = this.#touching[touched]!;
        this.#touching[touched] = p;
      }
      p = following;
    }
  }

  /** Adds a point to those in front of a face, the farthest first. */
  #wait(face: number, p: number, height: number): void {
    const next = this.#next;
    const first = this.#outside[face]!;
    if (first === NONE) {
      this.#waiting.push(face);
      next[p] = NONE;
      this.#outside[face] = p;
      this.#height[face] = height;
    } else if (height > this.#height[face]! || (height === this.#height[face] && this.#isAfter(p, first))) {
      next[p] = first;
      this.#outside[face] = p;
      this.#height[face] = height;
    } else {
      next[p] = next[first]!;
      next[first] = p;
    }
  }

  /**
   * Of equally far points the last in lexicographic order is a corner of what they span, and so a vertex of the hull.
   */
  #isAfter(p: number, q: number): boolean {
    const x = this.#x;
    for (let k = 0; k < 2; k++) {
      if (x[3 * p + k] !== x[3 * q + k]) return x[3 * p + k]! > x[3 * q + k]!;
    }
    return x[3 * p + 2]! > x[3 * q + 2]!;
  }
}

function enlarged<T extends Int32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
