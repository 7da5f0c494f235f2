import { D } from '../../arithmetic/double-words.js';
import {
  HEIGHT,
  isMeasured,
  setCrossProduct,
  setHeight,
  setVectorBetween,
  sizeOfVector,
} from '../../arithmetic/word-vectors.js';
import type { Sign } from '../../core/sign.js';
import { orient3dAt } from '../../predicates/generated/at/orient3d.js';
import { writePlaneWithin } from '../../predicates/generated/kernels/plane-within.js';
import { turnAlong } from './first-simplex.js';
import { grainOf } from './grain.js';
import { isOnParallel } from './on-parallel.js';

/** Numbers of a plane: a vertex, the normal, the bound of the proof. */
export const PLANE = 7;
/** Numbers of a plane in double-words: the normal, and what its bound is times the way to a point; 0 if not written. */
const WORDS = 7;
/** Places of double-words: two edges, the normal, the way to a point, its height. */
const E = 0;
const F = 6;
const N = 12;
const R = 18;
const H = 24;

/**
 * The planes of the faces of a hull: on which side of one a point is. What does not depend on the point is computed
 * once for each face, and these come one behind the other, each for what those before it leave open:
 *
 * 1. Doubles, with one bound for all points. To a plane that is parallel to two axes this is a comparison, without one.
 * 2. Where all coordinates are on a lattice, a determinant is a multiple of the volume of its cell: less is zero.
 * 3. A point on a line through a corner that is parallel to an edge is in the plane. This is seen where the line is
 *    parallel to an axis, as in the sides of an upright prism.
 * 4. Double-words, with the same look at the lattice: points that are beside a plane by a rounding.
 * 5. `orient3d`.
 */
export class FacePlanes {
  readonly #x: Float64Array;
  readonly #extent: Float64Array;
  readonly #grain: number;
  /** Of each face the three vertices, counterclockwise from outside. */
  corners: Int32Array;
  /** Of each face a vertex, the normal, and the bound. */
  planes: Float64Array;
  /** Of each face the plane in double-words; empty until one is asked for. */
  #words = new Float64Array(0);

  /**
   * @param x finite coordinates of points
   * @param extent of each axis the difference of the greatest and the least coordinate, rounded
   * @param faces how many there is place for at first
   */
  constructor(x: Float64Array, extent: Float64Array, faces: number) {
    this.#x = x;
    this.#extent = extent;
    this.#grain = grainOf(x, extent);
    this.corners = new Int32Array(3 * faces);
    this.planes = new Float64Array(PLANE * faces);
  }

  /** Makes place for so many faces. */
  grow(faces: number): void {
    const corners = new Int32Array(3 * faces);
    corners.set(this.corners);
    this.corners = corners;
    const planes = new Float64Array(PLANE * faces);
    planes.set(this.planes);
    this.planes = planes;
  }

  /** Writes the plane of a face. */
  write(face: number, a: number, b: number, c: number): void {
    const x = this.#x;
    const corners = this.corners;
    corners[3 * face] = a;
    corners[3 * face + 1] = b;
    corners[3 * face + 2] = c;
    writePlaneWithin(this.planes, PLANE * face, this.#extent, x, a, b, c);
    if (x[3 * a] === x[3 * b] && x[3 * a] === x[3 * c]) this.#writeLevel(face, 0);
    if (x[3 * a + 1] === x[3 * b + 1] && x[3 * a + 1] === x[3 * c + 1]) this.#writeLevel(face, 1);
    if (x[3 * a + 2] === x[3 * b + 2] && x[3 * a + 2] === x[3 * c + 2]) this.#writeLevel(face, 2);
    if (WORDS * face < this.#words.length) this.#words[WORDS * face + 6] = 0;
  }

  /** The plane of a face whose corners have one coordinate in common: its normal is along that axis. */
  #writeLevel(face: number, axis: 0 | 1 | 2): void {
    const at = PLANE * face;
    const corners = this.corners;
    const turn = turnAlong(this.#x, axis, corners[3 * face]!, corners[3 * face + 1]!, corners[3 * face + 2]!);
    this.planes.fill(0, at + 3, at + PLANE);
    // The second product is subtracted.
    this.planes[at + 3 + axis] = axis === 1 ? -turn : turn;
  }

  /** On which side of a face a point is: 1 in front. */
  sign(face: number, point: number): Sign {
    const x = this.#x;
    const planes = this.planes;
    const at = PLANE * face;
    const height =
      planes[at + 3]! * (x[3 * point]! - planes[at]!) -
      planes[at + 4]! * (x[3 * point + 1]! - planes[at + 1]!) +
      planes[at + 5]! * (x[3 * point + 2]! - planes[at + 2]!);
    const bound = planes[at + 6]!;
    if (height > bound) return 1;
    if (height < -bound) return -1;
    return this.settle(face, point, height);
  }

  /** The same for a point whose height is not greater than the bound in size. */
  settle(face: number, point: number, height: number): Sign {
    const bound = this.planes[PLANE * face + 6]!;
    // Without a bound a height of 0 is one; NaN is none: 0 times a way that overflows.
    if ((bound === 0 && height === 0) || Math.abs(height) + bound < this.#grain) return 0;
    const corners = this.corners;
    const a = corners[3 * face]!;
    const b = corners[3 * face + 1]!;
    const c = corners[3 * face + 2]!;
    if (isOnParallel(this.#x, a, b, c, point)) return 0;
    const error = this.#setHeight(face, a, point);
    const high = D[H]!;
    if (high > error) return 1;
    if (high < -error) return -1;
    if (Math.abs(high) + error < this.#grain) return 0;
    return orient3dAt(this.#x, a, b, c, point);
  }

  /** Sets the height of a point above a face in double-words, and returns by how much that is off at most. */
  #setHeight(face: number, a: number, point: number): number {
    if (WORDS * face >= this.#words.length) this.#growWords();
    const words = this.#words;
    const at = WORDS * face;
    if (words[at + 6] === 0) this.#writeWords(face);
    for (let k = 0; k < 6; k++) D[N + k] = words[at + k]!;
    setVectorBetween(R, this.#x, 3 * a, 3 * point);
    setHeight(H, N, R);
    const size = sizeOfVector(R);
    return isMeasured(size) ? words[at + 6]! * size : Number.POSITIVE_INFINITY;
  }

  #growWords(): void {
    const words = new Float64Array((WORDS * this.corners.length) / 3);
    words.set(this.#words);
    this.#words = words;
  }

  #writeWords(face: number): void {
    const corners = this.corners;
    const words = this.#words;
    const from = 3 * corners[3 * face]!;
    setVectorBetween(E, this.#x, from, 3 * corners[3 * face + 1]!);
    setVectorBetween(F, this.#x, from, 3 * corners[3 * face + 2]!);
    setCrossProduct(N, E, F);
    const at = WORDS * face;
    for (let k = 0; k < 6; k++) words[at + k] = D[N + k]!;
    const e = sizeOfVector(E);
    const f = sizeOfVector(F);
    words[at + 6] = isMeasured(e) && isMeasured(f) ? HEIGHT * e * f : Number.POSITIVE_INFINITY;
  }
}
