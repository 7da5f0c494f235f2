import { absolute, bitLength } from '../arithmetic/integers.js';
import { exactPlane, type PlaneObject } from './objects/plane-object.js';

/** What the exponents of the coefficients of planes span. */
interface Span {
  /** All components of normals, and 1, are multiples of 2^unit, */
  unit: number;
  /** and below 2^top in magnitude; */
  top: number;
  /** constants are below 2^constant. */
  constant: number;
}

/**
 * An exponent e such that every cell of the arrangement of the planes, of whatever dimension, has points whose coordinates are below 2^e in
 * magnitude; so it is if planes across coordinate axes are added whose coordinates are at most `coordinate` in magnitude.
 *
 * Add the three coordinate planes: no cell contains a line then, so that each has a vertex, the common point of three planes. By Cramer's
 * rule its coordinates are a sum of 6 products of two components of normals and a constant, below 6 · 2^(2 top + constant), over a
 * determinant of normals, at least 2^(3 unit).
 */
export function arrangementExtent(planes: readonly PlaneObject[], coordinate = 0): number {
  const span: Span = { unit: 0, top: 1, constant: topOf(coordinate) };
  for (const plane of planes) widen(span, plane);
  return 2 * span.top + span.constant + 3 - 3 * span.unit;
}

function widen(span: Span, plane: PlaneObject): void {
  const { a, b, c, d, normalExponent, constantExponent } = exactPlane(plane);
  const bits = Math.max(...[a, b, c].map((n) => bitLength(absolute(n))));
  span.unit = Math.min(span.unit, normalExponent);
  span.top = Math.max(span.top, normalExponent + bits);
  span.constant = Math.max(span.constant, constantExponent + bitLength(absolute(d)));
}

/** The least exponent from 0 on whose power of two is above a finite number. */
function topOf(coordinate: number): number {
  let exponent = 0;
  while (exponent < 1024 && 2 ** exponent <= coordinate) exponent++;
  return exponent;
}
