import type { HomogeneousPlane } from '../homogeneous.js';
import { shown } from './show.js';

/**
 * What is calculated only where the rounded coefficients decide nothing: one field, since every field costs when a
 * plane is made.
 */
interface BehindFilter {
  exact: HomogeneousPlane | undefined;
  sharp: readonly number[] | null | undefined;
  words: readonly number[] | undefined;
  residues: readonly number[] | undefined;
}

function nothingYet(): BehindFilter {
  return { exact: undefined, sharp: undefined, words: undefined, residues: undefined };
}

/**
 * What all planes that this package made have in common: the data are their own members, and beside them, seen by no
 * clone and no JSON, what has been calculated of them so far. Everything is calculated at the first question that needs
 * it.
 */
export abstract class PlaneObject {
  #rounded: readonly number[] | undefined;
  #beyond: BehindFilter | undefined;

  abstract readonly type: string;

  /** The normal as rounded (0-2), the bounds of its errors (3-5), the constant (6) and its bound (7). */
  protected abstract round(): readonly number[];

  /** The coefficients as integers. */
  protected abstract derive(): HomogeneousPlane;

  /** The normal without error as doubles, if they are doubles; null if not. */
  protected sharpen(): readonly number[] | null {
    return null;
  }

  /**
   * The nine coordinates of the three points that the plane was put through, if it was. Such a plane counts from the
   * first of them, the anchor: N · (x - anchor) loses nothing when the coordinates are large and the triangle is small.
   * Its rounded constant is that of N · (x - anchor), which is 0.
   */
  get anchored(): readonly number[] | undefined {
    return undefined;
  }

  toString(): string {
    return shown(this);
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return `Plane(${this.toString()})`;
  }

  static is(value: object): value is PlaneObject {
    return #rounded in value;
  }

  static rounded(plane: PlaneObject): readonly number[] {
    plane.#rounded ??= plane.round();
    return plane.#rounded;
  }

  static exact(plane: PlaneObject): HomogeneousPlane {
    plane.#beyond ??= nothingYet();
    plane.#beyond.exact ??= plane.derive();
    return plane.#beyond.exact;
  }

  static words(plane: PlaneObject): readonly number[] | undefined {
    return plane.#beyond?.words;
  }

  static keepWords(plane: PlaneObject, words: readonly number[]): void {
    plane.#beyond ??= nothingYet();
    plane.#beyond.words = words;
  }

  static residues(plane: PlaneObject): readonly number[] | undefined {
    return plane.#beyond?.residues;
  }

  static keepResidues(plane: PlaneObject, residues: readonly number[]): void {
    plane.#beyond ??= nothingYet();
    plane.#beyond.residues = residues;
  }

  static sharp(plane: PlaneObject): readonly number[] | null {
    plane.#beyond ??= nothingYet();
    if (plane.#beyond.sharp === undefined) plane.#beyond.sharp = plane.sharpen();
    return plane.#beyond.sharp;
  }
}

/** The rounded coefficients of a plane with their bounds: see {@link PlaneObject}. */
export const roundedPlane = PlaneObject.rounded;
/** The coefficients of a plane as integers. */
export const exactPlane = PlaneObject.exact;
/**
 * The normal of a plane through points without error as doubles, if they are doubles (points of a grid); null if not.
 */
export const sharpNormal = PlaneObject.sharp;
/** Normal and constant as measured words, if they were kept. */
export const keptWords = PlaneObject.words;
/** Keeps them for the next point on the plane. */
export const keepWords = PlaneObject.keepWords;
/** The coefficients modulo a prime, if they were kept. */
export const keptResidues = PlaneObject.residues;
/** Keeps them for the next point of the plane. */
export const keepResidues = PlaneObject.keepResidues;
/** Is a plane one that this copy of the package made? Clones and those of another copy are data. */
export const isPlaneObject = PlaneObject.is;

/** Is the normal zero? So it is for three points on a line. */
export function isDegenerateObject(plane: PlaneObject): boolean {
  const n = roundedPlane(plane);
  for (let i = 0; i < 3; i++) if (Math.abs(n[i]!) > 2 * n[i + 3]!) return false;
  const { a, b, c } = exactPlane(plane);
  return a === 0n && b === 0n && c === 0n;
}
