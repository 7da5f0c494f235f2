import { polygonDiagonal2d, vertexConvexity2d } from '../../../planar/polygons/polygon-diagonal.js';
import { ringAndVertices } from '../../cases/planar/areas.js';

/** What the kernel says of the line between two vertices, either way, and of the first of them. */
export function subject(values: Float64Array): string {
  const [ring, i, j] = ringAndVertices(values);
  const answer = polygonDiagonal2d(ring, i, j);
  const swapped = polygonDiagonal2d(ring, j, i) === answer ? '' : ' SWAPPED DIFFERS';
  return `${answer} ${vertexConvexity2d(ring, i)}${swapped}`;
}
