import type { ContainedContact } from '../../../spatial/convex/engine/triangle-set.js';
import {
  triangleConvexPolyhedron,
  triangleIntersectsConvexPolyhedron,
  triangleIntersectsTetrahedron,
  triangleTetrahedron,
} from '../../../spatial/generated/convex.js';
import { contactText, withContainment } from '../../answers/text.js';
import { polyhedronOf } from '../../cases/polyhedra.js';
import { tetrahedronOf, triangleOf } from '../../cases/shapes.js';
import { unlessRejected } from './rejected.js';

function textOf(found: ContainedContact, meet: boolean): string {
  const differs = meet === (found.relation === 'disjoint') ? ' BOOLEAN DIFFERS' : '';
  return withContainment(contactText(found), found.containment) + differs;
}

/** The kernel's answer for a tetrahedron, and whether the boolean agrees. */
export function triangleTetrahedronSubject(v: Float64Array): string {
  const [triangle, tetrahedron] = [triangleOf(v, 0), tetrahedronOf(v, 9)];
  const meet = triangleIntersectsTetrahedron(triangle, tetrahedron);
  return textOf(triangleTetrahedron(triangle, tetrahedron), meet);
}

/** The same for a convex polyhedron; `rejected` where it is none. */
export function triangleConvexPolyhedronSubject(v: Float64Array): string {
  const [triangle, polyhedron] = [triangleOf(v, 0), polyhedronOf(v, 9)];
  return unlessRejected(() => {
    const meet = triangleIntersectsConvexPolyhedron(triangle, polyhedron);
    return textOf(triangleConvexPolyhedron(triangle, polyhedron), meet);
  });
}
