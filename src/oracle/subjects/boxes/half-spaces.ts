import {
  convexFromBox,
  convexFromFrustum,
  convexFromKDop,
  convexFromOrientedBox,
} from '../../../spatial/convex/convex.js';
import type { ContainedContact } from '../../../spatial/convex/engine/triangle-set.js';
import { type Frustum, frustumFromMatrix } from '../../../spatial/convex/frustum.js';
import { kDopsOverlap } from '../../../spatial/convex/k-dops-overlap.js';
import { kDopKDop, kDopsIntersect } from '../../../spatial/generated/boxes.js';
import {
  boxFrustum,
  boxFrustumConservative,
  boxIntersectsFrustum,
  frustumContainsPoint,
  kDopContainsPoint,
  orientedBoxFrustum,
  orientedBoxFrustumConservative,
  orientedBoxIntersectsFrustum,
  pointFrustum,
  pointKDop,
  triangleFrustum,
  triangleFrustumConservative,
  triangleIntersectsFrustum,
} from '../../../spatial/generated/convex.js';
import { contactText, locationText, sortedPairs } from '../../answers/text.js';
import {
  boxAndFrustum,
  type MatrixLike,
  orientedBoxAndFrustum,
  pointAndFrustum,
  pointAndKDop,
  triangleAndFrustum,
  twoKDops,
} from '../../cases/half-spaces.js';
import { preparedPairText } from '../solids/pairs.js';

const frustumOf = ({ elements, depth }: MatrixLike): Frustum => frustumFromMatrix(elements, depth);

/** Relation, containment, contact, and behind the stroke the answer of the quick test. */
function textOf(
  found: ContainedContact,
  listed: readonly string[],
  meet: boolean,
  quick: string,
  prepared?: string,
): string {
  const differs = meet === (found.relation === 'disjoint') ? ['BOOLEAN DIFFERS'] : [];
  const own = [found.relation, found.containment, ...listed].join(' ');
  if (prepared !== undefined && prepared !== own) differs.push('PREPARED DIFFERS');
  return [found.relation, found.containment, ...listed, ...differs, '/', quick].join(' ');
}

/** The kernel's answers for a box, and whether the boolean agrees. */
export function boxFrustumSubject(v: Float64Array): string {
  const [box, matrix] = boxAndFrustum(v);
  const frustum = frustumOf(matrix);
  const [found, meet] = [boxFrustum(box, frustum), boxIntersectsFrustum(box, frustum)];
  const prepared = preparedPairText(convexFromBox(box), convexFromFrustum(frustum));
  return textOf(found, sortedPairs(found), meet, boxFrustumConservative(box, frustum), prepared);
}

/** The same for an oriented box. */
export function orientedBoxFrustumSubject(v: Float64Array): string {
  const [box, matrix] = orientedBoxAndFrustum(v);
  const frustum = frustumOf(matrix);
  const [found, meet] = [orientedBoxFrustum(box, frustum), orientedBoxIntersectsFrustum(box, frustum)];
  const prepared = preparedPairText(convexFromOrientedBox(box), convexFromFrustum(frustum));
  return textOf(found, sortedPairs(found), meet, orientedBoxFrustumConservative(box, frustum), prepared);
}

/** The same for a triangle, whose contact goes around. */
export function triangleFrustumSubject(v: Float64Array): string {
  const [triangle, matrix] = triangleAndFrustum(v);
  const frustum = frustumOf(matrix);
  const [found, meet] = [triangleFrustum(triangle, frustum), triangleIntersectsFrustum(triangle, frustum)];
  const [, ...ring] = contactText(found).split(' ');
  return textOf(found, ring, meet, triangleFrustumConservative(triangle, frustum));
}

/** The kernel's location of a point, and whether the boolean agrees. */
export function pointFrustumSubject(v: Float64Array): string {
  const [p, matrix] = pointAndFrustum(v);
  const frustum = frustumOf(matrix);
  const found = pointFrustum(p, frustum);
  const differs = frustumContainsPoint(frustum, p) === (found.location === 'outside');
  return locationText(found) + (differs ? ' BOOLEAN DIFFERS' : '');
}

/** The kernel's answer for two k-DOPs, whether the boolean agrees, and for equal axes that of the quick test. */
export function kDopKDopSubject(v: Float64Array): string {
  const [a, b] = twoKDops(v);
  const quick = v[0] === v[1] ? (kDopsOverlap(a, b) ? 'overlap' : 'apart') : 'different-axes';
  const found = kDopKDop(a, b);
  const differs = kDopsIntersect(a, b) === (found.relation === 'disjoint') ? ['BOOLEAN DIFFERS'] : [];
  const text = [found.relation, found.containment, ...sortedPairs(found)].join(' ');
  const prepared = preparedPairText(convexFromKDop(a), convexFromKDop(b));
  return [text, ...differs, ...(prepared === text ? [] : ['PREPARED DIFFERS']), '/', quick].join(' ');
}

/** The kernel's location of a point, and whether the boolean agrees. */
export function pointKDopSubject(v: Float64Array): string {
  const [p, dop] = pointAndKDop(v);
  const found = pointKDop(p, dop);
  const differs = kDopContainsPoint(dop, p) === (found.location === 'outside');
  return locationText(found) + (differs ? ' BOOLEAN DIFFERS' : '');
}
