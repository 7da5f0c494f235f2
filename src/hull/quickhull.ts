import { GrowableUint32 } from '../core/collections/growable.js';
import { orient3dAt } from '../predicates/generated/at/orient3d.js';
import { Agenda, FEW_POINTS } from './agenda.js';
import { FacePlanes } from './face-planes.js';
import { BEYOND, FaceRecords, FLAT, KNOWN, NONE, OUTSIDE, RECORD, SEEN } from './face-records.js';
import { Lots } from './lots.js';
import { PointLists } from './point-lists.js';

/** How a point is seen from a face, beside four times the number of the step: behind it is 0. */
const IN_PLANE = 1;
const VISIBLE = 2;

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
 * grows on all sides alike, until few points are left in a place. Whoever takes the newest first finishes one circle
 * of a prism before the other one has more than a few points: each of those is joined to a whole arc, whose triangles
 * go again with the next one, and their number grows with the square of that of the points.
 *
 * Source: Barber, Dobkin and Huhdanpaa 1996, "The quickhull algorithm for convex hulls".
 */
export class Quickhull {
  /** Coordinates. */
  readonly #x: Float64Array;
  /** The faces, their corners and their neighbours. */
  readonly records: FaceRecords;
  readonly #planes: FacePlanes;
  readonly #lists: PointLists;
  /** The new face whose horizon edge starts at a vertex. */
  readonly #faceFrom: Int32Array;
  /** Faces that had points in front of them when they were made. */
  readonly #agenda = new Agenda();
  #step = 0;
  readonly #lots = new Lots();
  readonly #visible = new GrowableUint32();
  /** The horizon: starts and ends of edges, the faces beyond, and whether the eye is in their planes. */
  readonly #horizon = new GrowableUint32();
  readonly #made = new GrowableUint32();

  /**
   * @param x three finite coordinates for each point
   * @param extent of each axis the difference of the greatest and the least coordinate, rounded
   * @param simplex numbers of four points that are not in a plane
   */
  constructor(x: Float64Array, extent: Float64Array, simplex: readonly [number, number, number, number]) {
    this.#x = x;
    // Of a polytope of n vertices there are at most 2n - 4.
    this.records = new FaceRecords((2 * x.length) / 3);
    this.#planes = new FacePlanes(x, extent, this.records);
    this.#lists = new PointLists(x, this.records, this.#planes);
    this.#faceFrom = new Int32Array(x.length / 3);
    this.#begin(simplex);
    for (let face = this.#agenda.take(); face !== NONE; face = this.#agenda.take()) {
      // It may have been deleted since, and its number be that of another one: then that one is looked at early.
      const eye = this.records.data[RECORD * face + OUTSIDE]!;
      if (eye !== NONE) this.#join(face, eye);
    }
  }

  /** How many triangles have been made, deleted ones included: the time goes with them. */
  get made(): number {
    return this.records.made;
  }

  /** The first point in the plane of a face that is no corner of a triangle; negative if there is none. */
  firstTouching(face: number): number {
    return this.#lists.firstTouching(face);
  }

  /** The next one of the same face; negative behind the last. */
  nextTouching(point: number): number {
    return this.#lists.nextTouching(point);
  }

  /** Whether the plane of one face is that of the face beyond its edge number e. */
  isFlatEdge(face: number, e: number): boolean {
    const records = this.records;
    const angles = records.angles[face]! >> e;
    if ((angles & KNOWN) !== 0) return (angles & FLAT) !== 0;
    const other = records.beyond(face, e);
    const opposite = records.corner(other, (records.edgeTo(other, face) + 2) % 3);
    return this.#planes.sign(face, opposite) === 0;
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
    this.records.meet(0, 0, 1, 0);
    this.records.meet(0, 1, 2, 0);
    this.records.meet(0, 2, 3, 0);
    this.records.meet(1, 1, 3, 2);
    this.records.meet(2, 1, 1, 2);
    this.records.meet(3, 1, 2, 2);
    this.#lists.orphanAll((i) => i === a || i === b || i === c || i === d);
    this.#place();
  }

  #add(a: number, b: number, c: number): number {
    const face = this.records.take(a, b, c);
    this.#lists.open(face);
    this.#planes.write(face);
    return face;
  }

  /** A point in front of a face joins the hull. */
  #join(face: number, eye: number): void {
    this.#look(face, eye);
    const visible = this.#visible;
    for (let i = 0; i < visible.length; i++) {
      this.#lists.orphan(visible.data[i]!, eye);
      this.records.release(visible.data[i]!);
    }
    this.#build(eye);
    // They wait in this order: in that of the horizon a circle would grow from one end to the other.
    this.#lots.shuffle(this.#made);
    this.#place();
  }

  /** Finds what a point in front of a face is strictly in front of, and the horizon. */
  #look(from: number, eye: number): void {
    const visible = this.#visible;
    const horizon = this.#horizon;
    const records = this.records.data;
    visible.length = 0;
    horizon.length = 0;
    const hidden = 4 * ++this.#step;
    records[RECORD * from + SEEN] = hidden + VISIBLE;
    visible.push(from);
    for (let i = 0; i < visible.length; i++) {
      const at = RECORD * visible.data[i]!;
      for (let e = 0; e < 3; e++) {
        const other = records[at + BEYOND + e]!;
        let seen = records[RECORD * other + SEEN]!;
        if (seen < hidden) {
          seen = hidden + 1 + this.#planes.sign(other, eye);
          records[RECORD * other + SEEN] = seen;
          if (seen === hidden + VISIBLE) visible.push(other);
        }
        if (seen < hidden + VISIBLE) {
          horizon.push(records[at + e]!);
          horizon.push(records[at + (e === 2 ? 0 : e + 1)]!);
          horizon.push(other);
          horizon.push(seen - hidden);
        }
      }
    }
  }

  /** Joins a point to the horizon. */
  #build(eye: number): void {
    const { data, length } = this.#horizon;
    const faceFrom = this.#faceFrom;
    const records = this.records;
    const made = this.#made;
    made.length = 0;
    for (let i = 0; i < length; i += 4) {
      const [start, end, other] = [data[i]!, data[i + 1]!, data[i + 2]!];
      const face = this.#add(start, end, eye);
      // The edge of the other face runs from `end` to `start`.
      records.meetAt(face, 0, other, records.edgeFrom(other, end), data[i + 3] === IN_PLANE);
      faceFrom[start] = face;
      made.push(face);
    }
    for (let i = 0; i < length; i += 4) records.meet(made.data[i / 4]!, 1, faceFrom[data[i + 1]!]!, 2);
  }

  /** Gives the points of deleted faces to the new ones, which wait for their turn. */
  #place(): void {
    const { data, length } = this.#made;
    const isFew = this.#lists.orphans <= FEW_POINTS;
    this.#lists.place(data, length);
    for (let k = 0; k < length; k++) {
      const face = data[k]!;
      if (this.records.data[RECORD * face + OUTSIDE] === NONE) continue;
      if (isFew) this.#agenda.addFirst(face);
      else this.#agenda.addLast(face);
    }
  }
}
