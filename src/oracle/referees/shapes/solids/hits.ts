import { hitText } from '../../../answers/along-lines.js';
import type { LinearType } from '../../../cases/shapes.js';
import { contact } from '../contact.js';
import { compareParameters, type LineLike, lineContact, ONE, type Parameter, ZERO } from '../line.js';
import { pointShape, type Shape } from '../shape.js';
import { roundedCoordinates } from '../triangles/rounded.js';
import { type Exact, isZero, type Rational3, rational, subtract, vectorAt } from '../vectors.js';

/** A line, ray or segment of the first six values; `undefined`: a segment that is a point. */
export function exactComponent(type: LinearType, values: Exact): LineLike | undefined {
  const [from, to] = [vectorAt(values, 0, 3), vectorAt(values, 3, 3)];
  if (type === 'line') return { origin: from, direction: to };
  if (type === 'ray') return { origin: from, direction: to, low: ZERO };
  const direction = subtract(to, from);
  return isZero(direction) ? undefined : { origin: from, direction, low: ZERO, high: ONE };
}

/** A line's, ray's or segment's own feature at a parameter. */
function ownFeature({ low, high }: LineLike, t: Parameter): string {
  if (low !== undefined && compareParameters(t, low) === 0) return 'v0';
  return high !== undefined && compareParameters(t, high) === 0 ? 'v1' : 'e0';
}

/** The hit of a component at a parameter, with the solid's feature there; numerators are over `one`. */
export function exactHitText(
  component: LineLike,
  b: string,
  t: Parameter,
  at: Rational3,
  { one }: Exact,
): string {
  return hitText(ownFeature(component, t), b, t, roundedCoordinates(at, one));
}

/** The hit of a segment that is a point. */
export function pointHitText(b: string, values: Exact): string {
  return hitText('v0', b, ZERO, roundedCoordinates(rational(vectorAt(values, 0, 3)), values.one));
}

/**
 * Entry and exit by clipping against the convex hull of the solid's rational vertices. The direction counts in the unit
 * of the coordinates, as these do, so that the parameters are the kernel's.
 */
export function exactHitsText(type: LinearType, values: Exact, shape: Shape): string {
  const component = exactComponent(type, values);
  if (component === undefined) {
    const { relation, points } = contact(pointShape(vectorAt(values, 0, 3)), shape);
    return [relation, ...points.map(({ b }) => pointHitText(b, values))].join(' ');
  }
  const { relation, ends } = lineContact(component, shape);
  return [relation, ...ends.map(({ t, at, b }) => exactHitText(component, b, t, at, values))].join(' ');
}
