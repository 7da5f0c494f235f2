import { convexFromConvexPolyhedron } from '../../../spatial/convex/convex.js';
import type { PolyhedronContact } from '../../../spatial/convex/engine/separation.js';
import type { ContainedContact } from '../../../spatial/convex/engine/triangle-set.js';
import {
  convexPolyhedraIntersect,
  convexPolyhedronConvexPolyhedron,
  hullHull,
  hullsIntersect,
  planeConvex,
  planeConvexPolyhedron,
  planeHull,
  planeIntersectsConvexPolyhedron,
  planeIntersectsHull,
  planeIntersectsTetrahedron,
  planeTetrahedron,
  tetrahedraIntersect,
  tetrahedronTetrahedron,
  triangleConvexPolyhedron,
  triangleHull,
  triangleIntersectsConvexPolyhedron,
  triangleIntersectsHull,
  triangleIntersectsTetrahedron,
  triangleTetrahedron,
} from '../../../spatial/generated/convex.js';
import {
  type Convex,
  convexConvex,
  convexesIntersect,
  convexFromBox,
  convexFromHull,
  convexFromOrientedBox,
  convexFromTetrahedron,
} from '../../../spatial/index.js';
import { contactText, sortedPairs, withContainment } from '../../answers/text.js';
import { HULL_SIZE, hullOf } from '../../cases/hulls.js';
import { POLYHEDRON_SIZE, polyhedronOf } from '../../cases/polyhedra.js';
import { planeOf, tetrahedronOf, triangleOf } from '../../cases/shapes.js';
import { solidPairOf } from '../../cases/solid-pairs.js';

const REFUSED = /closed and convex|an empty one|without an end|a convex polygon, got one that is/;

/** The answer, or `rejected` where a convex polyhedron or polygon is none, or half-spaces have no point, or no end. */
export function unlessRejected(answer: () => string): string {
  try {
    return answer();
  } catch (error) {
    if (error instanceof RangeError && REFUSED.test(error.message)) return 'rejected';
    throw error;
  }
}

type Given = ReturnType<typeof solidPairOf>[number];

function prepared(shape: Given): Convex {
  if (shape.type === 'tetrahedron') return convexFromTetrahedron(shape);
  if (shape.type === 'hull') return convexFromHull(shape);
  return shape.type === 'box' ? convexFromBox(shape) : convexFromOrientedBox(shape);
}

/** How two prepared convex shapes meet, as the question says it, and whether the boolean agrees. */
export function preparedPairText(a: Convex, b: Convex): string {
  const found = convexConvex(a, b);
  const differs = convexesIntersect(a, b) === (found.relation === 'disjoint') ? ' BOOLEAN DIFFERS' : '';
  return [found.relation, found.containment, ...sortedPairs(found)].join(' ') + differs;
}

/** The kernel's answer for two solids of any kind. */
export function convexConvexSubject(v: Float64Array): string {
  const [a, b] = solidPairOf(v);
  return preparedPairText(prepared(a), prepared(b));
}

/** An answer as text, and the proof that came with it. */
export interface ProvenText {
  readonly text: string;
  readonly witness: PolyhedronContact['witness'];
}

function provenText(found: PolyhedronContact, meet: boolean, prepared: string): ProvenText {
  const differs = meet === (found.relation === 'disjoint') ? ' BOOLEAN DIFFERS' : '';
  const text = [found.relation, found.containment, ...sortedPairs(found)].join(' ');
  return { text: text + differs + (prepared === text ? '' : ' PREPARED DIFFERS'), witness: found.witness };
}

/** The kernel's answer for two tetrahedra, and whether the boolean agrees. */
export function tetrahedronTetrahedronSubject(v: Float64Array): ProvenText {
  const [a, b] = [tetrahedronOf(v, 0), tetrahedronOf(v, 12)];
  const prepared = preparedPairText(convexFromTetrahedron(a), convexFromTetrahedron(b));
  return provenText(tetrahedronTetrahedron(a, b), tetrahedraIntersect(a, b), prepared);
}

/** The same for two convex polyhedra. */
export function convexPolyhedronConvexPolyhedronSubject(v: Float64Array): ProvenText {
  const [a, b] = [polyhedronOf(v, 0), polyhedronOf(v, POLYHEDRON_SIZE)];
  const prepared = preparedPairText(convexFromConvexPolyhedron(a), convexFromConvexPolyhedron(b));
  return provenText(convexPolyhedronConvexPolyhedron(a, b), convexPolyhedraIntersect(a, b), prepared);
}

/** The same for two hulls of points. */
export function hullHullSubject(v: Float64Array): ProvenText {
  const [a, b] = [hullOf(v, 0), hullOf(v, HULL_SIZE)];
  const prepared = preparedPairText(convexFromHull(a), convexFromHull(b));
  return provenText(hullHull(a, b), hullsIntersect(a, b), prepared);
}

type PlaneContact = ReturnType<typeof planeTetrahedron>;

/** `touching 1 f0/v0 f0/v1`: relation, side, and the extreme points of the section. */
function planeSolidsText(found: PlaneContact): string {
  return [found.relation, found.side, ...sortedPairs(found)].join(' ');
}

/** All forms of the question: they say the same. */
function allText(found: PlaneContact, boolean: boolean, prepared: PlaneContact): string {
  const differs = boolean === (found.relation === 'disjoint') ? ' BOOLEAN DIFFERS' : '';
  return (
    planeSolidsText(found) +
    differs +
    (planeSolidsText(prepared) === planeSolidsText(found) ? '' : ' PREPARED DIFFERS')
  );
}

/** The kernel's answer for a tetrahedron, and whether boolean and prepared convex shape agree. */
export function planeTetrahedronSubject(v: Float64Array): string {
  const [plane, tetrahedron] = [planeOf(v, 0), tetrahedronOf(v, 4)];
  const meet = planeIntersectsTetrahedron(plane, tetrahedron);
  const prepared = planeConvex(plane, convexFromTetrahedron(tetrahedron));
  return allText(planeTetrahedron(plane, tetrahedron), meet, prepared);
}

/** The same for a hull of points. */
export function planeHullSubject(v: Float64Array): string {
  const [plane, hull] = [planeOf(v, 0), hullOf(v, 4)];
  const prepared = planeConvex(plane, convexFromHull(hull));
  return allText(planeHull(plane, hull), planeIntersectsHull(plane, hull), prepared);
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

function triangleSolidsText(found: ContainedContact, meet: boolean): string {
  const differs = meet === (found.relation === 'disjoint') ? ' BOOLEAN DIFFERS' : '';
  return withContainment(contactText(found), found.containment) + differs;
}

/** The kernel's answer for a tetrahedron, and whether the boolean agrees. */
export function triangleTetrahedronSubject(v: Float64Array): string {
  const [triangle, tetrahedron] = [triangleOf(v, 0), tetrahedronOf(v, 9)];
  const meet = triangleIntersectsTetrahedron(triangle, tetrahedron);
  return triangleSolidsText(triangleTetrahedron(triangle, tetrahedron), meet);
}

/** The same for a hull of points. */
export function triangleHullSubject(v: Float64Array): string {
  const [triangle, hull] = [triangleOf(v, 0), hullOf(v, 9)];
  return triangleSolidsText(triangleHull(triangle, hull), triangleIntersectsHull(triangle, hull));
}

/** The same for a convex polyhedron; `rejected` where it is none. */
export function triangleConvexPolyhedronSubject(v: Float64Array): string {
  const [triangle, polyhedron] = [triangleOf(v, 0), polyhedronOf(v, 9)];
  return unlessRejected(() => {
    const meet = triangleIntersectsConvexPolyhedron(triangle, polyhedron);
    return triangleSolidsText(triangleConvexPolyhedron(triangle, polyhedron), meet);
  });
}
