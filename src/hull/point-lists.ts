import { type FacePlanes, MOST, PLANE } from './face-planes.js';
import { type FaceRecords, NONE, OUTSIDE, RECORD } from './face-records.js';

/** A point that doubles cannot tell from the plane of a new face. */
const DOUBT = -2;

/**
 * For each face of a hull two lists of points: those in front of it, the farthest first, and those in its plane. Points
 * of deleted faces are orphans until new ones take them.
 *
 * A point goes to the first face that it is in front of as doubles see it. What they leave open is looked at closely
 * only if no other face takes the point: one beyond the rim of a prism is clearly in front of a side, and need not be
 * told from the plane of the base.
 */
export class PointLists {
  readonly #x: Float64Array;
  readonly #records: FaceRecords;
  readonly #planes: FacePlanes;
  /** The next point of the same list. */
  readonly #next: Int32Array;
  /** The first point in the plane of each face. */
  #touching: Int32Array;
  /** Points of deleted faces, how many they are, and of each doubtful one the new face in whose plane it is. */
  readonly #orphans: Int32Array;
  #orphanCount = 0;
  readonly #touched: Int32Array;

  constructor(x: Float64Array, records: FaceRecords, planes: FacePlanes) {
    const points = x.length / 3;
    this.#x = x;
    this.#records = records;
    this.#planes = planes;
    this.#next = new Int32Array(points);
    this.#touching = new Int32Array(records.data.length / RECORD);
    this.#orphans = new Int32Array(points);
    this.#touched = new Int32Array(points);
  }

  /** How many points have no face. */
  get orphans(): number {
    return this.#orphanCount;
  }

  /** Makes the lists of a new face, which are empty. */
  open(face: number): void {
    if (face >= this.#touching.length) {
      const touching = new Int32Array(this.#records.data.length / RECORD);
      touching.set(this.#touching);
      this.#touching = touching;
    }
    this.#touching[face] = NONE;
  }

  /** The first point in the plane of a face that is no corner of a triangle; negative if there is none. */
  firstTouching(face: number): number {
    return this.#touching[face]!;
  }

  /** The next one of the same face; negative behind the last. */
  nextTouching(point: number): number {
    return this.#next[point]!;
  }

  /** Makes all points orphans but those that a predicate names. */
  orphanAll(isCorner: (point: number) => boolean): void {
    for (let p = 0; p < this.#next.length; p++) if (!isCorner(p)) this.#orphans[this.#orphanCount++] = p;
  }

  /** Makes the points of a face orphans, but for one that joins the hull. */
  orphan(face: number, eye: number): void {
    const next = this.#next;
    const orphans = this.#orphans;
    let count = this.#orphanCount;
    for (let p = this.#records.data[RECORD * face + OUTSIDE]!; p !== NONE; p = next[p]!) {
      if (p !== eye) orphans[count++] = p;
    }
    for (let p = this.#touching[face]!; p !== NONE; p = next[p]!) orphans[count++] = p;
    this.#orphanCount = count;
  }

  /** Gives the orphans to new faces; those that are in front of none and in the plane of none are inside. */
  place(faces: Uint32Array, length: number): void {
    const orphans = this.#orphans;
    const touched = this.#touched;
    for (let k = 0; k < length; k++) this.#placeAt(faces[k]!);
    this.#keepDoubtful();
    if (this.#orphanCount === 0) return;
    for (let k = 0; k < length; k++) this.#settleAt(faces[k]!);
    for (let i = 0; i < this.#orphanCount; i++) {
      const p = orphans[i]!;
      const face = touched[p]!;
      if (face === NONE) continue;
      this.#next[p] = this.#touching[face]!;
      this.#touching[face] = p;
    }
    this.#orphanCount = 0;
  }

  /** Gives a new face the points that are in front of it as doubles see it, and marks those that they cannot tell. */
  #placeAt(face: number): void {
    const x = this.#x;
    const orphans = this.#orphans;
    const next = this.#next;
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
    let first = NONE;
    let most = 0;
    for (let i = 0; i < count; i++) {
      const p = orphans[i]!;
      const height = nx * (x[3 * p]! - ax) - ny * (x[3 * p + 1]! - ay) + nz * (x[3 * p + 2]! - az);
      if (!(height > bound)) {
        if (!(height < -bound)) this.#touched[p] = DOUBT;
        orphans[left++] = p;
      } else if (first === NONE || height > most || (height === most && this.#isLater(p, first))) {
        next[p] = first;
        first = p;
        most = height;
      } else {
        next[p] = next[first]!;
        next[first] = p;
      }
    }
    this.#orphanCount = left;
    this.#records.data[RECORD * face + OUTSIDE] = first;
    planes[at + MOST] = most;
  }

  /**
   * Leaves out what doubles see behind all new faces. A mark may be left over from a step in which another face took
   * the point: then it is looked at closely once more, for the same answer.
   */
  #keepDoubtful(): void {
    const orphans = this.#orphans;
    const touched = this.#touched;
    let left = 0;
    for (let i = 0; i < this.#orphanCount; i++) {
      const p = orphans[i]!;
      if (touched[p] !== DOUBT) continue;
      touched[p] = NONE;
      orphans[left++] = p;
    }
    this.#orphanCount = left;
  }

  /** Gives a new face the doubtful points that are in front of it, and marks those in its plane. */
  #settleAt(face: number): void {
    const orphans = this.#orphans;
    const planes = this.#planes;
    const count = this.#orphanCount;
    let left = 0;
    for (let i = 0; i < count; i++) {
      const p = orphans[i]!;
      const height = planes.height(face, p);
      const sign = planes.signAt(face, p, height);
      if (sign > 0) {
        this.#wait(face, p, height);
        continue;
      }
      if (sign === 0) this.#touched[p] = face;
      orphans[left++] = p;
    }
    this.#orphanCount = left;
  }

  /** Adds a point to those in front of a face. */
  #wait(face: number, p: number, height: number): void {
    const next = this.#next;
    const records = this.#records.data;
    const planes = this.#planes.planes;
    const first = records[RECORD * face + OUTSIDE]!;
    const most = planes[PLANE * face + MOST]!;
    if (first === NONE || height > most || (height === most && this.#isLater(p, first))) {
      next[p] = first;
      records[RECORD * face + OUTSIDE] = p;
      planes[PLANE * face + MOST] = height;
    } else {
      next[p] = next[first]!;
      next[first] = p;
    }
  }

  /**
   * Of equally far points the last in lexicographic order is a corner of what they span, and so a vertex of the hull.
   */
  #isLater(p: number, first: number): boolean {
    const x = this.#x;
    for (let k = 0; k < 2; k++) {
      if (x[3 * p + k] !== x[3 * first + k]) return x[3 * p + k]! > x[3 * first + k]!;
    }
    return x[3 * p + 2]! > x[3 * first + 2]!;
  }
}
