import { extremeVertices, supportVertex, supportVertices } from '../../../spatial/hull/support-vertex.js';
import { pointOf } from '../../cases/shapes.js';

/** The kernel's answers for six points, and whether they agree. */
export function subject(v: Float64Array): string {
  const [direction, points] = [pointOf(v, 0), Array.from({ length: 6 }, (_, i) => pointOf(v, 3 + 3 * i))];
  const { min, max } = extremeVertices(points, direction);
  const all = supportVertices(points, direction);
  const differs = supportVertex(points, direction) === max ? '' : ' SUPPORT DIFFERS';
  return `${all.length === 1 ? 'single' : 'several'} ${min} ${max} ${all.join(',')}${differs}`;
}
