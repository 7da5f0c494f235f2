import { affineHullDimension } from '../../spatial/hull/affine-hull.js';
import {
  lineLine,
  lineLineParameters,
  linePassingSide,
  linesIntersect,
} from '../../spatial/hull/line-line.js';
import { planePlane, planesIntersect } from '../../spatial/hull/plane-plane.js';
import { pointPlane } from '../../spatial/hull/point-plane.js';
import { extremeVertices, supportVertex, supportVertices } from '../../spatial/hull/support-vertex.js';
import { threePlanes, threePlanesIntersect } from '../../spatial/hull/three-planes.js';
import { contactText } from '../answers/text.js';
import { countedPoints, planeOf, pointOf, rayOf } from '../cases/shapes.js';

/** The kernel's position, contact, passing side and parameters, and whether the boolean agrees. */
export function lineLineSubject(v: Float64Array): string {
  const [a, b] = [rayOf(v, 0), rayOf(v, 6)];
  const found = lineLine(a, b);
  const words: (string | number)[] = [found.position, contactText(found), linePassingSide(a, b)];
  const at = lineLineParameters(a, b);
  if (at !== null) words.push(at.a.toNumber() + 0, at.b.toNumber() + 0);
  if (linesIntersect(a, b) === (found.relation === 'disjoint')) words.push('BOOLEAN DIFFERS');
  return words.join(' ');
}

/** The kernel's position, relation and facing, and whether the boolean agrees. */
export function planePlaneSubject(v: Float64Array): string {
  const [p, q] = [planeOf(v, 0), planeOf(v, 4)];
  const found = planePlane(p, q);
  const differs = planesIntersect(p, q) === (found.relation === 'disjoint') ? ' BOOLEAN DIFFERS' : '';
  return `${found.position} ${contactText(found)} ${found.facing}${differs}`;
}

/** The kernel's answer, and whether the boolean agrees. */
export function threePlanesSubject(v: Float64Array): string {
  const [p, q, r] = [planeOf(v, 0), planeOf(v, 4), planeOf(v, 8)];
  const { relation, configuration, dimension, odd } = threePlanes(p, q, r);
  const differs = threePlanesIntersect(p, q, r) === (relation === 'disjoint') ? ' BOOLEAN DIFFERS' : '';
  return `${configuration} ${relation} ${dimension} ${odd ?? '-'}${differs}`;
}

/** The kernel's sign. */
export function pointPlaneSubject(v: Float64Array): string {
  return String(pointPlane(pointOf(v, 0), planeOf(v, 3)));
}

/** The kernel's dimension. */
export function affineHullSubject(v: Float64Array): string {
  return String(affineHullDimension(countedPoints(v)));
}

/** The kernel's answers for six points, and whether they agree. */
export function supportVertexSubject(v: Float64Array): string {
  const [direction, points] = [pointOf(v, 0), Array.from({ length: 6 }, (_, i) => pointOf(v, 3 + 3 * i))];
  const { min, max } = extremeVertices(points, direction);
  const all = supportVertices(points, direction);
  const differs = supportVertex(points, direction) === max ? '' : ' SUPPORT DIFFERS';
  return `${all.length === 1 ? 'single' : 'several'} ${min} ${max} ${all.join(',')}${differs}`;
}
