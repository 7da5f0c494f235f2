import { D } from '../arithmetic/double-words.js';
import {
  HEIGHT,
  isMeasured,
  setCrossProduct,
  setHeightAbove,
  setVectorBetween,
  sizeOfVector,
} from '../arithmetic/word-vectors.js';
import type { Sign } from '../core/sign.js';
import { orient3dAt } from '../predicates/generated/at/orient3d.js';
import { writePlaneWithin } from '../predicates/generated/kernels/plane-within.js';
import { ALONG, ASKED, type FaceRecords, RECORD } from './face-records.js';
import { arePlacesEqual, turnAlong } from './first-simplex.js';
import { grainOf } from './grain.js';
import { hasEdgeAlongAxis, isOnParallel } from './on-parallel.js';
import { isOnSlanted } from './on-slanted.js';

/** Numbers of a plane: a vertex, the normal, the bound of the proof; and how far the farthest point is in front. */
export const PLANE = 8;
export const MOST = 7;
/** Numbers of a plane in double-words: the normal, and what its bound is times the way to a point; 0 if not written. */
const WORDS = 8;
/** Places of double-words: two edges, the normal, the height of a point and its way. */
const E = 0;
const F = 6;
const N = 12;
const H = 18;

/**
 * The planes of the faces of a hull: on which side of one a point is. What does not depend on the point is computed
 * once for each face, and these come one behind the other, each for what those before it leave open:
 *
 * 1. Doubles, with one bound for all points. To a plane that is parallel to two axes this is a comparison, without one.
 * 2. Where all coordinates are on a lattice, a determinant is a multiple of the volume of its cell: less is zero.
 * 3. A point on a line through a corner that is parallel to an edge is in the plane. This is seen where the line is
 *    parallel to an axis, as in the sides of an upright prism.
 * 4. Double-words, with the same look at the lattice: points that are beside a plane by a rounding.
 * 5. The same lines where they are parallel to no axis, by products without an error.
 * 6. `orient3d`.
 */
export class FacePlanes {
  readonly #x: Float64Array;
  readonly #extent: Float64Array;
  readonly #grain: number;
  readonly #records: FaceRecords;
  /** For each face a vertex, the normal, the bound, and a number that this class leaves alone. */
  planes: Float64Array;
  /** Of each face the plane in double-words; empty until one is asked for. */
  #words = new Float64Array(0);

  /**
   * @param x finite coordinates of points
   * @param extent of each axis the difference of the greatest and the least coordinate, rounded
   * @param records the faces, by the numbers of their corners
   */
  constructor(x: Float64Array, extent: Float64Array, records: FaceRecords) {
    this.#x = x;
    this.#extent = extent;
    this.#grain = grainOf(x, extent);
    this.#records = records;
    this.planes = new Float64Array((PLANE * records.data.length) / RECORD);
  }

  /** Writes the plane of a face. */
  write(face: number): void {
    if (PLANE * face >= this.planes.length) this.#grow();
    const x = this.#x;
    const corners = this.#records.data;
    const at = RECORD * face;
    const a = 3 * corners[at]!;
    const b = 3 * corners[at + 1]!;
    const c = 3 * corners[at + 2]!;
    writePlaneWithin(
      this.planes,
      PLANE * face,
      this.#extent,
      x,
      corners[at]!,
      corners[at + 1]!,
      corners[at + 2]!,
    );
    if (x[a] === x[b] && x[a] === x[c]) this.#writeLevel(face, 0);
    if (x[a + 1] === x[b + 1] && x[a + 1] === x[c + 1]) this.#writeLevel(face, 1);
    if (x[a + 2] === x[b + 2] && x[a + 2] === x[c + 2]) this.#writeLevel(face, 2);
    if (WORDS * face < this.#words.length) this.#words[WORDS * face + 6] = 0;
  }

  #grow(): void {
    const planes = new Float64Array((PLANE * this.#records.data.length) / RECORD);
    planes.set(this.planes);
    this.planes = planes;
  }

  /** The plane of a face whose corners have one coordinate in common: its normal is along that axis. */
  #writeLevel(face: number, axis: 0 | 1 | 2): void {
    const at = PLANE * face;
    const records = this.#records;
    const turn = turnAlong(
      this.#x,
      axis,
      records.corner(face, 0),
      records.corner(face, 1),
      records.corner(face, 2),
    );
    this.planes.fill(0, at + 3, at + PLANE);
    // The second product is subtracted.
    this.planes[at + 3 + axis] = axis === 1 ? -turn : turn;
  }

  /** How far a point is in front of a face, times the length of its normal, as doubles see it. */
  height(face: number, point: number): number {
    const x = this.#x;
    const planes = this.planes;
    const at = PLANE * face;
    return (
      planes[at + 3]! * (x[3 * point]! - planes[at]!) -
      planes[at + 4]! * (x[3 * point + 1]! - planes[at + 1]!) +
      planes[at + 5]! * (x[3 * point + 2]! - planes[at + 2]!)
    );
  }

  /** On which side of a face a point is: 1 in front. */
  sign(face: number, point: number): Sign {
    return this.signAt(face, point, this.height(face, point));
  }

  /** The same of a point whose height is known. */
  signAt(face: number, point: number, height: number): Sign {
    const bound = this.planes[PLANE * face + 6]!;
    if (height > bound) return 1;
    if (height < -bound) return -1;
    return this.#settle(face, point, height);
  }

  /** The same for a point whose height is not greater than the bound in size. */
  #settle(face: number, point: number, height: number): Sign {
    const bound = this.planes[PLANE * face + 6]!;
    // Without a bound a height of 0 is one; NaN is none: 0 times a way that overflows.
    if ((bound === 0 && height === 0) || Math.abs(height) + bound < this.#grain) return 0;
    const corners = this.#records.data;
    const a = corners[RECORD * face]!;
    const b = corners[RECORD * face + 1]!;
    const c = corners[RECORD * face + 2]!;
    if (this.#isAtCornerOrAlong(face, a, b, c, point)) return 0;
    const error = this.#setHeight(face, a, point);
    const high = D[H]!;
    if (high > error) return 1;
    if (high < -error) return -1;
    if (Math.abs(high) + error < this.#grain || isOnSlanted(this.#x, a, b, c, point)) return 0;
    return orient3dAt(this.#x, a, b, c, point);
  }

  /** Whether a point is a corner of a face, or on a line through one that is parallel to an axis and an edge. */
  #isAtCornerOrAlong(face: number, a: number, b: number, c: number, point: number): boolean {
    const x = this.#x;
    const angles = this.#records.angles;
    if ((angles[face]! & ASKED) === 0) angles[face]! |= hasEdgeAlongAxis(x, a, b, c) ? ASKED + ALONG : ASKED;
    if ((angles[face]! & ALONG) !== 0) return isOnParallel(x, a, b, c, point);
    return arePlacesEqual(x, a, point) || arePlacesEqual(x, b, point) || arePlacesEqual(x, c, point);
  }

  /** Sets the height of a point above a face in double-words, and returns by how much that is off at most. */
  #setHeight(face: number, a: number, point: number): number {
    if (WORDS * face >= this.#words.length) this.#growWords();
    const words = this.#words;
    const at = WORDS * face;
    if (words[at + 6] === 0) this.#writeWords(face);
    setHeightAbove(H, words, at, this.#x, 3 * a, 3 * point);
    const size = D[H + 2]!;
    return isMeasured(size) ? words[at + 6]! * size : Number.POSITIVE_INFINITY;
  }

  #growWords(): void {
    const words = new Float64Array((WORDS * this.#records.data.length) / RECORD);
    words.set(this.#words);
    this.#words = words;
  }

  #writeWords(face: number): void {
    const records = this.#records;
    const words = this.#words;
    const from = 3 * records.corner(face, 0);
    setVectorBetween(E, this.#x, from, 3 * records.corner(face, 1));
    setVectorBetween(F, this.#x, from, 3 * records.corner(face, 2));
    setCrossProduct(N, E, F);
    const at = WORDS * face;
    for (let k = 0; k < 6; k++) words[at + k] = D[N + k]!;
    const e = sizeOfVector(E);
    const f = sizeOfVector(F);
    words[at + 6] = isMeasured(e) && isMeasured(f) ? HEIGHT * e * f : Number.POSITIVE_INFINITY;
  }
}
