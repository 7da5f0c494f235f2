import { type Parameter as ExactParameter, exactParameterValue } from '../../../implicit/index.js';
import type { SolidHits } from '../../../spatial/convex/engine/linear-hits.js';
import { featureText } from '../../answers/text.js';
import { contact } from '../../referees/shapes/contact.js';
import {
  compareParameters,
  type LineLike,
  lineContact,
  ONE,
  type Parameter,
  ZERO,
} from '../../referees/shapes/line.js';
import { pointShape, type Shape } from '../../referees/shapes/shape.js';
import { type Exact, isZero, subtract, vectorAt } from '../../referees/shapes/vectors.js';

/** The three numbers that start at value `at`, as a point for the kernel. */
export function pointOf(values: ArrayLike<number>, at: number): [number, number, number] {
  return [values[at]!, values[at + 1]!, values[at + 2]!];
}

/** The tetrahedron of twelve values, for the kernel. */
export function tetrahedronOf(values: ArrayLike<number>, at: number) {
  return {
    a: pointOf(values, at),
    b: pointOf(values, at + 3),
    c: pointOf(values, at + 6),
    d: pointOf(values, at + 9),
  };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** A fraction in lowest terms, as text. */
export function fractionText(numerator: bigint, denominator: bigint): string {
  const common = greatestCommonDivisor(numerator, denominator);
  return `${numerator / common}/${denominator / common}`;
}

/** A parameter of the kernel in the same form. */
export function parameterText(parameter: ExactParameter): string {
  const { numerator, denominator } = exactParameterValue(parameter);
  return fractionText(numerator, denominator);
}

/** Relation, and for entry and exit both features and the exact parameter: `touching e0/v3@1/2`. */
export function hitsText({ relation, contact: hits }: SolidHits): string {
  const parts = hits.map(
    ({ a, b, parameter }) => `${featureText(a)}/${featureText(b)}@${parameterText(parameter)}`,
  );
  return [relation, ...parts].join(' ');
}

export type LinearType = 'line' | 'ray' | 'segment';

/** A line, ray or segment of six values, for the referee; `undefined`: a segment that is a point. */
export function exactComponent(type: LinearType, values: Exact): LineLike | undefined {
  const [from, to] = [vectorAt(values, 0, 3), vectorAt(values, 3, 3)];
  if (type === 'line') return { origin: from, direction: to };
  if (type === 'ray') return { origin: from, direction: to, low: ZERO };
  const direction = subtract(to, from);
  return isZero(direction) ? undefined : { origin: from, direction, low: ZERO, high: ONE };
}

/** A line's, ray's or segment's own feature at a parameter. */
export function ownFeature({ low, high }: LineLike, t: Parameter): string {
  if (low !== undefined && compareParameters(t, low) === 0) return 'v0';
  return high !== undefined && compareParameters(t, high) === 0 ? 'v1' : 'e0';
}

/**
 * The text of {@link hitsText} by clipping against the convex hull of the solid's rational vertices. A direction counts
 * in the unit of the coordinates, so that it is a number t times as long as the kernel's if it is scaled too.
 */
export function exactHitsText(type: LinearType, values: Exact, shape: Shape): string {
  const component = exactComponent(type, values);
  if (component === undefined) {
    const { relation, points } = contact(pointShape(vectorAt(values, 0, 3)), shape);
    return [relation, ...points.map(({ b }) => `v0/${b}@0/1`)].join(' ');
  }
  const { relation, ends } = lineContact(component, shape);
  const parts = ends.map(
    ({ t, b }) => `${ownFeature(component, t)}/${b}@${fractionText(t.numerator, t.denominator)}`,
  );
  return [relation, ...parts].join(' ');
}
