import { absolute, bitLength } from '../arithmetic/integers.js';
import { exactPlane, type PlaneObject } from './objects/plane-object.js';

/** See {@link arrangementExtent}. */
export interface Extent {
  readonly exponent: number;
  readonly reach: number;
}

/** What the exponents of the coefficients of planes span. */
interface Span {
  /** All components of normals, and 1, are multiples of 2^unit, */
  unit: number;
  /** and below 2^top in magnitude; */
  top: number;
  /** constants are below 2^constant. */
  constant: number;
}

/** Planes across axes may be somewhat farther out than the constants of the others. */
const MARGIN = 8;

/**
 * An exponent such that every cell of the arrangement of the planes, of whatever dimension, has points whose
 * coordinates are below 2^exponent in magnitude. It stays so if planes across coordinate axes are added whose
 * coordinates are below `reach` in magnitude.
 *
 * Add the three coordinate planes: no cell contains a line then, so that each has a vertex, the common point of three
 * planes. By Cramer's rule its coordinates are a sum of 6 products of two components of normals and a constant, below
 * 6 · 2^(2 top + constant), over a determinant of normals, at least 2^(3 unit).
 */
export function arrangementExtent(planes: readonly PlaneObject[]): Extent {
  const span: Span = { unit: 0, top: 1, constant: 0 };
  for (const plane of planes) widen(span, plane);
  const constant = span.constant + MARGIN;
  return { exponent: 2 * span.top + constant + 3 - 3 * span.unit, reach: 2 ** constant };
}

function widen(span: Span, plane: PlaneObject): void {
  const { a, b, c, d, normalExponent, constantExponent } = exactPlane(plane);
  const bits = Math.max(...[a, b, c].map((n) => bitLength(absolute(n))));
  span.unit = Math.min(span.unit, normalExponent);
  span.top = Math.max(span.top, normalExponent + bits);
  span.constant = Math.max(span.constant, constantExponent + bitLength(absolute(d)));
}

/** An exponent such that all coordinates are below 2^exponent in magnitude. */
export function coordinateExtent(coordinates: ArrayLike<number>): number {
  let greatest = 0;
  for (let i = 0; i < coordinates.length; i++) greatest = Math.max(greatest, Math.abs(coordinates[i]!));
  let exponent = 0;
  while (2 ** exponent <= greatest) exponent++;
  return exponent;
}
