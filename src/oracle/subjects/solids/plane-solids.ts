import { convexFromConvexPolyhedron, convexFromTetrahedron } from '../../../spatial/convex/convex.js';
import {
  planeConvex,
  planeConvexPolyhedron,
  planeIntersectsConvexPolyhedron,
  planeIntersectsTetrahedron,
  planeTetrahedron,
} from '../../../spatial/generated/convex.js';
import { sortedPairs } from '../../answers/text.js';
import { polyhedronOf } from '../../cases/polyhedra.js';
import { planeOf, tetrahedronOf } from '../../cases/shapes.js';
import { unlessRejected } from './rejected.js';

type PlaneContact = ReturnType<typeof planeTetrahedron>;

/** `touching 1 f0/v0 f0/v1`: relation, side, and the extreme points of the section. */
function textOf(found: PlaneContact): string {
  return [found.relation, found.side, ...sortedPairs(found)].join(' ');
}

/** All forms of the question: they say the same. */
function allText(found: PlaneContact, boolean: boolean, prepared: PlaneContact): string {
  const differs = boolean === (found.relation === 'disjoint') ? ' BOOLEAN DIFFERS' : '';
  return textOf(found) + differs + (textOf(prepared) === textOf(found) ? '' : ' PREPARED DIFFERS');
}

/** The kernel's answer for a tetrahedron, and whether boolean and prepared convex shape agree. */
export function planeTetrahedronSubject(v: Float64Array): string {
  const [plane, tetrahedron] = [planeOf(v, 0), tetrahedronOf(v, 4)];
  const meet = planeIntersectsTetrahedron(plane, tetrahedron);
  const prepared = planeConvex(plane, convexFromTetrahedron(tetrahedron));
  return allText(planeTetrahedron(plane, tetrahedron), meet, prepared);
}

/** The same for a convex polyhedron; `rejected` where it is none. */
export function planeConvexPolyhedronSubject(v: Float64Array): string {
  const [plane, polyhedron] = [planeOf(v, 0), polyhedronOf(v, 4)];
  return unlessRejected(() => {
    const meet = planeIntersectsConvexPolyhedron(plane, polyhedron);
    const prepared = planeConvex(plane, convexFromConvexPolyhedron(polyhedron));
    return allText(planeConvexPolyhedron(plane, polyhedron), meet, prepared);
  });
}
