import {
  trianglesIntersect,
  trianglesIntersectAt,
  triangleTriangle,
} from '../../../spatial/triangles/triangle-triangle.js';
import { contactText } from '../../answers/text.js';
import { triangleOf } from '../../cases/shapes.js';

/** The kernel's classification, and whether the booleans agree: both ways round, and over a buffer. */
export function subject(v: Float64Array): string {
  const [a, b] = [triangleOf(v, 0), triangleOf(v, 9)];
  const found = triangleTriangle(a, b);
  const meet = found.relation !== 'disjoint';
  const differs =
    trianglesIntersect(a, b) !== meet ||
    trianglesIntersect(b, a) !== meet ||
    trianglesIntersectAt(v, 0, 1, 2, v, 3, 4, 5) !== meet;
  return `${contactText(found)}${differs ? ' BOOLEAN DIFFERS' : ''}`;
}
