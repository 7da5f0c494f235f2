import {
  type BoundaryRelation,
  circleIntersectsPolygon2d,
  circlePolygon2d,
  ellipseIntersectsPolygon2d,
  ellipsePolygon2d,
} from '../../../round/index.js';
import { type PlanarKind, roundAndPolygon } from '../../cases/round/polygons.js';

type Ask<T> = (...shapes: readonly unknown[]) => T;

const FUNCTIONS: Readonly<Record<PlanarKind, readonly [Ask<BoundaryRelation>, Ask<boolean>]>> = {
  circle: [circlePolygon2d, circleIntersectsPolygon2d] as never,
  ellipse: [ellipsePolygon2d, ellipseIntersectsPolygon2d] as never,
};

/** The kernel's answer for a circle or an ellipse and a polygon. */
export function roundPolygonSubject(kind: PlanarKind): (values: Float64Array) => string {
  const shapesOf = roundAndPolygon(kind);
  const [classify, meets] = FUNCTIONS[kind];
  return (values) => {
    const shapes = shapesOf(values);
    const { relation, containment, boundaries } = classify(...shapes);
    const differs = meets(...shapes) === (relation !== 'disjoint') ? '' : ' BOOLEAN DIFFERS';
    return `${relation} ${containment} ${boundaries}${differs}`;
  };
}
