import { extremeVertices2d, supportVertex2d } from '../../../planar/polygons/support-vertex.js';
import { pointsAndDirection } from '../../cases/planar/convex-rings.js';

/** Whether one vertex is the farthest, or several are; then the first of the nearest and of the farthest. */
export function subject(values: Float64Array): string {
  const [points, u] = pointsAndDirection(values);
  const { min, max } = extremeVertices2d(points, u);
  const same =
    supportVertex2d(points, u) === max && supportVertex2d([...points].reverse(), u) + max < points.length;
  const last = points.length - 1 - supportVertex2d([...points].reverse(), u);
  return `${last === max ? 'single' : 'several'} ${min} ${max} ${last}${same ? '' : ' BOOLEAN DIFFERS'}`;
}
