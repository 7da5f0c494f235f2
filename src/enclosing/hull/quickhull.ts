import { GrowableUint32 } from '../../core/collections/growable.js';
import { orient3dAt } from '../../predicates/generated/at/orient3d.js';
import { FaceNeighbours } from './face-neighbours.js';
import { FacePlanes, PLANE } from './face-planes.js';
import { Lots } from './lots.js';
import { NONE, PointLists } from './point-lists.js';

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
 * Faces are taken in the order in which they were made, those of one point in an order drawn by lot, so that the hull
 * grows on all sides alike. Whoever takes the newest first finishes one circle of a prism before the other one has
 * more than a few points: each of those is joined to a whole arc, whose triangles go again with the next one, and
 * their number grows with the square of that of the points.
 *
 * Source: Barber, Dobkin and Huhdanpaa 1996, "The quickhull algorithm for convex hulls".
 */
export class Quickhull {
  /** Coordinates. */
  readonly #x: Float64Array;
  readonly #planes: FacePlanes;
  readonly #neighbours = new FaceNeighbours(FEW);
  readonly #lists: PointLists;
  /** Twice the number of the step that looked at a face last, and one more if the face was visible. */
  #seen = new Float64Array(FEW);
  /** The new face whose horizon edge starts at a vertex. */
  readonly #faceFrom: Int32Array;
  /** Points of deleted faces, how many they are, and of each point the new face in whose plane it is. */
  readonly #orphans: Int32Array;
  #orphanCount = 0;
  readonly #touched: Int32Array;
  /** Faces that had points in front of them when they were made, in that order. */
  readonly #waiting = new GrowableUint32();
  #step = 0;
  readonly #lots = new Lots();
  readonly #visible = new GrowableUint32();
  /** The horizon: starts and ends of edges, and the faces beyond. */
  readonly #horizon = new GrowableUint32();
  readonly #made = new GrowableUint32();

  /**
   * @param x three finite coordinates for each point
   * @param extent of each axis the difference of the greatest and the least coordinate, rounded
   * @param simplex numbers of four points that are not in a plane
   */
  constructor(x: Float64Array, extent: Float64Array, simplex: readonly [number, number, number, number]) {
    this.#x = x;
    this.#planes = new FacePlanes(x, extent, FEW);
    this.#lists = new PointLists(x, FEW);
    this.#faceFrom = new Int32Array(x.length / 3);
    this.#orphans = new Int32Array(x.length / 3);
    this.#touched = new Int32Array(x.length / 3);
    this.#begin(simplex);
    const waiting = this.#waiting;
    // The list grows while it is read.
    for (let i = 0; i < waiting.length; i++) {
      const face = waiting.data[i]!;
      // It may have been deleted since, and its number be that of another one: then that one is looked at early.
      if (this.#lists.outside[face] !== NONE) this.#join(face);
    }
  }

  /** Of each face the three vertices, counterclockwise from outside. */
  get corners(): Int32Array {
    return this.#planes.corners;
  }

  /** Of each face the faces beyond the edges that start at its three vertices. */
  get beyond(): Int32Array {
    return this.#neighbours.beyond;
  }

  /** How many triangles have been made, deleted ones included: the time goes with them. */
  get made(): number {
    return this.#neighbours.made;
  }

  /** The numbers of the faces, ascending. */
  faces(): Uint32Array {
    return this.#neighbours.faces();
  }

  /** The first point in the plane of a face that is no corner of a triangle; negative if there is none. */
  firstTouching(face: number): number {
    return this.#lists.touching[face]!;
  }

  /** The next one of the same face; negative behind the last. */
  nextTouching(point: number): number {
    return this.#lists.next[point]!;
  }

  /** Whether the plane of one face is that of the face beyond its edge number e. */
  isFlatEdge(face: number, e: number): boolean {
    const other = this.beyond[3 * face + e]!;
    const opposite = this.corners[3 * other + ((this.edgeTo(other, face) + 2) % 3)]!;
    return this.#planes.sign(face, opposite) === 0;
  }

  /** The edge of a face behind which another one lies. */
  edgeTo(face: number, other: number): number {
    return this.#neighbours.edgeTo(face, other);
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
    this.#neighbours.meet(0, 0, 1, 0);
    this.#neighbours.meet(0, 1, 2, 0);
    this.#neighbours.meet(0, 2, 3, 0);
    this.#neighbours.meet(1, 1, 3, 2);
    this.#neighbours.meet(2, 1, 1, 2);
    this.#neighbours.meet(3, 1, 2, 2);
    for (let i = 0; i < this.#faceFrom.length; i++) {
      if (i !== a && i !== b && i !== c && i !== d) this.#orphans[this.#orphanCount++] = i;
    }
    this.#place();
  }

  #add(a: number, b: number, c: number): number {
    const face = this.#neighbours.take();
    if (face >= this.#seen.length) this.#grow();
    this.#lists.clear(face);
    this.#seen[face] = 0;
    this.#planes.write(face, a, b, c);
    return face;
  }

  #grow(): void {
    const size = 2 * this.#seen.length;
    this.#planes.grow(size);
    this.#neighbours.grow(size);
    this.#lists.grow(size);
    const seen = new Float64Array(size);
    seen.set(this.#seen);
    this.#seen = seen;
  }

  /** The farthest point in front of a face joins the hull. */
  #join(face: number): void {
    const eye = this.#lists.outside[face]!;
    this.#look(face, eye);
    this.#collect(eye);
    this.#build(eye);
    // They wait in this order: in that of the horizon a circle would grow from one end to the other.
    this.#lots.shuffle(this.#made);
    this.#place();
  }

  /** Finds what a point in front of a face is strictly in front of, and the horizon. */
  #look(from: number, eye: number): void {
    const visible = this.#visible;
    const horizon = this.#horizon;
    const seen = this.#seen;
    const beyond = this.beyond;
    const corners = this.#planes.corners;
    visible.length = 0;
    horizon.length = 0;
    const hidden = 2 * ++this.#step;
    seen[from] = hidden + 1;
    visible.push(from);
    for (let i = 0; i < visible.length; i++) {
      const face = visible.data[i]!;
      for (let e = 0; e < 3; e++) {
        const other = beyond[3 * face + e]!;
        if (seen[other]! < hidden) {
          const inFront = this.#planes.sign(other, eye) > 0;
          seen[other] = inFront ? hidden + 1 : hidden;
          if (inFront) visible.push(other);
        }
        if (seen[other] === hidden) {
          horizon.push(corners[3 * face + e]!);
          horizon.push(corners[3 * face + (e === 2 ? 0 : e + 1)]!);
          horizon.push(other);
        }
      }
    }
  }

  /** Deletes the visible faces, and takes their points. */
  #collect(eye: number): void {
    const visible = this.#visible;
    const orphans = this.#orphans;
    const { outside, touching, next } = this.#lists;
    let count = 0;
    for (let i = 0; i < visible.length; i++) {
      const face = visible.data[i]!;
      for (let p = outside[face]!; p !== NONE; p = next[p]!) if (p !== eye) orphans[count++] = p;
      for (let p = touching[face]!; p !== NONE; p = next[p]!) orphans[count++] = p;
      this.#lists.clear(face);
      this.#neighbours.release(face);
    }
    this.#orphanCount = count;
  }

  /** Joins a point to the horizon. */
  #build(eye: number): void {
    const horizon = this.#horizon;
    const made = this.#made;
    made.length = 0;
    for (let i = 0; i < horizon.length; i += 3) {
      const start = horizon.data[i]!;
      const end = horizon.data[i + 1]!;
      const other = horizon.data[i + 2]!;
      const face = this.#add(start, end, eye);
      // The edge of the other face runs from `end` to `start`.
      const corners = this.#planes.corners;
      const e = corners[3 * other] === end ? 0 : corners[3 * other + 1] === end ? 1 : 2;
      this.#neighbours.meet(face, 0, other, e);
      this.#faceFrom[start] = face;
      made.push(face);
    }
    const corners = this.#planes.corners;
    for (let i = 0; i < made.length; i++) {
      const face = made.data[i]!;
      this.#neighbours.meet(face, 1, this.#faceFrom[corners[3 * face + 1]!]!, 2);
    }
  }

  /** Gives the points of deleted faces to the new ones. */
  #place(): void {
    const { length, data } = this.#made;
    const orphans = this.#orphans;
    const touched = this.#touched;
    for (let i = 0; i < this.#orphanCount; i++) touched[orphans[i]!] = NONE;
    for (let k = 0; k < length; k++) this.#placeAt(data[k]!);
    for (let i = 0; i < this.#orphanCount; i++) {
      const p = orphans[i]!;
      const face = touched[p]!;
      if (face !== NONE) this.#lists.touch(face, p);
    }
  }

  /** Gives a new face the points in front of it, and marks those in its plane. */
  #placeAt(face: number): void {
    const x = this.#x;
    const orphans = this.#orphans;
    const planes = this.#planes.planes;
    const at = PLANE * face;
    const ax = planes[at]!;
    const ay = planes[at + 1]!;
    const az = planes[at + 2]!;
    const nx = planes[at + 3]!;
    const ny = planes[at + 4]!;
    const nz = planes[at + 5]!;
    const bound = planes[at + 6]!;
    const count = this.#orphanCount;
    let left = 0;
    for (let i = 0; i < count; i++) {
      const p = orphans[i]!;
      const height = nx * (x[3 * p]! - ax) - ny * (x[3 * p + 1]! - ay) + nz * (x[3 * p + 2]! - az);
      if (!(height < -bound)) {
        const sign = height > bound ? 1 : this.#planes.settle(face, p, height);
        if (sign > 0) {
          if (this.#lists.wait(face, p, height)) this.#waiting.push(face);
          continue;
        }
        if (sign === 0) this.#touched[p] = face;
      }
      orphans[left++] = p;
    }
    this.#orphanCount = left;
  }
}
