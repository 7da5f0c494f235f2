import {
  capsuleIntersectsPolygon,
  capsulePolygon,
  coneIntersectsPolygon,
  conePolygon,
  cylinderIntersectsPolygon,
  cylinderPolygon,
  ellipsoidIntersectsPolygon,
  ellipsoidPolygon,
  lozengeIntersectsPolygon,
  lozengePolygon,
  type RoundPolygonRelation,
  sphereIntersectsPolygon,
  spherePolygon,
  truncatedConeIntersectsPolygon,
  truncatedConePolygon,
} from '../../../round/index.js';
import { roundAndCorners, type SolidKind } from '../../cases/round/space-polygons.js';

type Ask<T> = (...shapes: readonly unknown[]) => T;

const FUNCTIONS: Readonly<Record<SolidKind, readonly [Ask<RoundPolygonRelation>, Ask<boolean>]>> = {
  sphere: [spherePolygon, sphereIntersectsPolygon] as never,
  capsule: [capsulePolygon, capsuleIntersectsPolygon] as never,
  lozenge: [lozengePolygon, lozengeIntersectsPolygon] as never,
  ellipsoid: [ellipsoidPolygon, ellipsoidIntersectsPolygon] as never,
  cylinder: [cylinderPolygon, cylinderIntersectsPolygon] as never,
  cone: [conePolygon, coneIntersectsPolygon] as never,
  truncatedCone: [truncatedConePolygon, truncatedConeIntersectsPolygon] as never,
};

const APART: readonly string[] = ['disjoint', 'not-planar', 'degenerate'];

/** The kernel's answer for a round shape and a polygon of space. */
export function spacePolygonSubject(kind: SolidKind): (values: Float64Array) => string {
  const shapesOf = roundAndCorners(kind);
  const [classify, meets] = FUNCTIONS[kind];
  return (values) => {
    const shapes = shapesOf(values);
    const { relation, containment } = classify(...shapes);
    const differs = meets(...shapes) === !APART.includes(relation) ? '' : ' BOOLEAN DIFFERS';
    return `${relation} ${containment}${differs}`;
  };
}
