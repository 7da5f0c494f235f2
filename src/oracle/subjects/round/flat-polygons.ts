import type { PlanePolygonRelation, RoundPolygonRelation } from '../../../round/index.js';
import * as kernel from '../../../round/index.js';
import { type FlatKind, flatAndCorners } from '../../cases/round/flat-polygons.js';
import { unlessRejected } from '../solids/pairs.js';

type Found = RoundPolygonRelation | PlanePolygonRelation;
/** The kernel's functions by their names: those of all pairs are generated. */
const RELATIONS = kernel as unknown as Readonly<Record<string, (a: unknown, b: unknown) => Found>>;
const BOOLEANS = kernel as unknown as Readonly<Record<string, (a: unknown, b: unknown) => boolean>>;

const APART: readonly string[] = ['disjoint', 'not-planar', 'degenerate'];

/** The kernel's answer for a flat shape and a polygon of space, and whether the boolean agrees. */
export function flatPolygonSubject(kind: FlatKind): (values: Float64Array) => string {
  const shapesOf = flatAndCorners(kind);
  const relate = RELATIONS[`${kind}Polygon`]!;
  const meets = BOOLEANS[`${kind}IntersectsPolygon`]!;
  return (values) =>
    unlessRejected(() => {
      const shapes = shapesOf(values);
      const found = relate(...shapes);
      const differs = meets(...shapes) === !APART.includes(found.relation) ? '' : ' BOOLEAN DIFFERS';
      const side = 'side' in found ? ` ${found.side}` : '';
      return `${found.relation} ${found.containment}${side}${differs}`;
    });
}
