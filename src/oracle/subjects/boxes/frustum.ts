import { convexFromBox, convexFromFrustum, convexFromOrientedBox } from '../../../spatial/convex/convex.js';
import type { ContainedContact } from '../../../spatial/convex/engine/triangle-set.js';
import { type Frustum, frustumFromMatrix } from '../../../spatial/convex/frustum.js';
import {
  frustumBox,
  frustumBoxConservative,
  frustumIntersectsBox,
} from '../../../spatial/convex/frustum-box.js';
import {
  frustumIntersectsOrientedBox,
  frustumOrientedBox,
  frustumOrientedBoxConservative,
} from '../../../spatial/convex/frustum-oriented-box.js';
import {
  frustumIntersectsTriangle,
  frustumTriangle,
  frustumTriangleConservative,
} from '../../../spatial/convex/frustum-triangle.js';
import { frustumContainsPoint, pointFrustum } from '../../../spatial/generated/convex.js';
import { sortedPairs } from '../../answers/contacts.js';
import { contactText, locationText } from '../../answers/text.js';
import {
  frustumAndBox,
  frustumAndOrientedBox,
  frustumAndTriangle,
  type MatrixLike,
  pointAndFrustum,
} from '../../cases/boxes/frustum.js';
import { preparedPairText } from '../solids/convex-pair.js';

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
export function frustumBoxSubject(v: Float64Array): string {
  const [matrix, box] = frustumAndBox(v);
  const frustum = frustumOf(matrix);
  const [found, meet] = [frustumBox(frustum, box), frustumIntersectsBox(frustum, box)];
  const prepared = preparedPairText(convexFromFrustum(frustum), convexFromBox(box));
  return textOf(found, sortedPairs(found), meet, frustumBoxConservative(frustum, box), prepared);
}

/** The same for an oriented box. */
export function frustumOrientedBoxSubject(v: Float64Array): string {
  const [matrix, box] = frustumAndOrientedBox(v);
  const frustum = frustumOf(matrix);
  const [found, meet] = [frustumOrientedBox(frustum, box), frustumIntersectsOrientedBox(frustum, box)];
  const prepared = preparedPairText(convexFromFrustum(frustum), convexFromOrientedBox(box));
  return textOf(found, sortedPairs(found), meet, frustumOrientedBoxConservative(frustum, box), prepared);
}

/** The same for a triangle, whose contact goes around. */
export function frustumTriangleSubject(v: Float64Array): string {
  const [matrix, triangle] = frustumAndTriangle(v);
  const frustum = frustumOf(matrix);
  const [found, meet] = [frustumTriangle(frustum, triangle), frustumIntersectsTriangle(frustum, triangle)];
  const [, ...ring] = contactText(found).split(' ');
  return textOf(found, ring, meet, frustumTriangleConservative(frustum, triangle));
}

/** The kernel's location of a point, and whether the boolean agrees. */
export function pointFrustumSubject(v: Float64Array): string {
  const [p, matrix] = pointAndFrustum(v);
  const frustum = frustumOf(matrix);
  const found = pointFrustum(p, frustum);
  const differs = frustumContainsPoint(frustum, p) === (found.location === 'outside');
  return locationText(found) + (differs ? ' BOOLEAN DIFFERS' : '');
}
