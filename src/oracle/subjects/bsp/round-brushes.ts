import { expandBrushByCylinderConservative, expandBrushBySphereConservative } from '../../../bsp/index.js';
import { type ExactPlane, side } from '../../../implicit/index.js';
import { brushesOf, cylinderOf, POINT, RADIUS } from '../../cases/bsp/brushes.js';
import { pointOf } from '../../cases/shapes.js';

/** Whether a point is behind all planes; copies of them have to say the same. */
function textOf(grown: readonly ExactPlane[], v: Float64Array): string {
  const point = pointOf(v, POINT);
  const isBehind = (planes: readonly ExactPlane[]) => planes.every((plane) => side(plane, point) <= 0);
  const isIn = isBehind(grown);
  const isSame = isBehind(JSON.parse(JSON.stringify(grown)) as ExactPlane[]) === isIn;
  return (isIn ? 'in' : 'out') + (isSame ? '' : ' COPY DIFFERS');
}

/** A point and a brush that is grown by a sphere. */
export function sphereBrushSubject(v: Float64Array): string {
  return textOf(expandBrushBySphereConservative(brushesOf(v)[0]!, v[RADIUS]!), v);
}

/** A point and a brush that is grown by a cylinder. */
export function cylinderBrushSubject(v: Float64Array): string {
  return textOf(expandBrushByCylinderConservative(brushesOf(v)[0]!, cylinderOf(v)), v);
}
