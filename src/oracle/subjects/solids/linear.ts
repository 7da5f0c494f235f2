import { coordinates, exactParameterValue } from '../../../implicit/index.js';
import {
  type Convex,
  convexFromBox,
  convexFromConvexPolyhedron,
  convexFromFrustum,
  convexFromHull,
  convexFromKDop,
  convexFromOrientedBox,
  convexFromTetrahedron,
} from '../../../spatial/convex/convex.js';
import type { ConvexHit, ConvexHits } from '../../../spatial/convex/engine/linear-hits.js';
import { frustumFromMatrix } from '../../../spatial/convex/frustum.js';
import {
  lineBox,
  lineConvex,
  lineConvexPolyhedron,
  lineFrustum,
  lineHull,
  lineIntersectsBox,
  lineIntersectsConvex,
  lineIntersectsConvexPolyhedron,
  lineIntersectsFrustum,
  lineIntersectsHull,
  lineIntersectsKDop,
  lineIntersectsOrientedBox,
  lineIntersectsTetrahedron,
  lineKDop,
  lineOrientedBox,
  lineTetrahedron,
  rayBox,
  rayConvex,
  rayConvexPolyhedron,
  rayFrustum,
  rayHull,
  rayIntersectsBox,
  rayIntersectsConvex,
  rayIntersectsConvexPolyhedron,
  rayIntersectsFrustum,
  rayIntersectsHull,
  rayIntersectsKDop,
  rayIntersectsOrientedBox,
  rayIntersectsTetrahedron,
  rayKDop,
  rayOrientedBox,
  rayTetrahedron,
  segmentBox,
  segmentConvex,
  segmentConvexPolyhedron,
  segmentFrustum,
  segmentHull,
  segmentIntersectsBox,
  segmentIntersectsConvex,
  segmentIntersectsConvexPolyhedron,
  segmentIntersectsFrustum,
  segmentIntersectsHull,
  segmentIntersectsKDop,
  segmentIntersectsOrientedBox,
  segmentIntersectsTetrahedron,
  segmentKDop,
  segmentOrientedBox,
  segmentTetrahedron,
} from '../../../spatial/index.js';
import { hitText } from '../../answers/along-lines.js';
import { featureText } from '../../answers/text.js';
import { kDopOf, matrixOf } from '../../cases/half-spaces.js';
import { hullOf } from '../../cases/hulls.js';
import { polyhedronOf } from '../../cases/polyhedra.js';
import { boxOf, componentOf, type LinearType, orientedBoxOf, tetrahedronOf } from '../../cases/shapes.js';
import { unlessRejected } from './pairs.js';

/** The kernel's answer for a kind of solid, whose values start at `at`. */
export type LinearSubject = (type: LinearType, v: ArrayLike<number>, at: number) => string;

/** Relation, and for entry and exit both features, the exact parameter and the rounded point. */
function hitsText({ relation, contact }: ConvexHits): string {
  return [relation, ...contact.map(textOf)].join(' ');
}

function textOf({ a, b, parameter, point }: ConvexHit): string {
  return hitText(featureText(a), featureText(b), exactParameterValue(parameter), coordinates(point));
}

/**
 * By their names, and not by those of the module: an object of all that a module exports keeps all of it in every
 * bundle.
 */
const FUNCTIONS: Readonly<Record<string, (component: never, shape: never) => unknown>> = {
  lineBox,
  lineIntersectsBox,
  lineOrientedBox,
  lineIntersectsOrientedBox,
  lineConvexPolyhedron,
  lineHull,
  lineIntersectsConvexPolyhedron,
  lineIntersectsHull,
  lineTetrahedron,
  lineIntersectsTetrahedron,
  lineFrustum,
  lineIntersectsFrustum,
  lineKDop,
  lineIntersectsKDop,
  lineConvex,
  lineIntersectsConvex,
  rayBox,
  rayIntersectsBox,
  rayOrientedBox,
  rayIntersectsOrientedBox,
  rayConvexPolyhedron,
  rayHull,
  rayIntersectsConvexPolyhedron,
  rayIntersectsHull,
  rayTetrahedron,
  rayIntersectsTetrahedron,
  rayFrustum,
  rayIntersectsFrustum,
  rayKDop,
  rayIntersectsKDop,
  rayConvex,
  rayIntersectsConvex,
  segmentBox,
  segmentIntersectsBox,
  segmentOrientedBox,
  segmentIntersectsOrientedBox,
  segmentConvexPolyhedron,
  segmentHull,
  segmentIntersectsConvexPolyhedron,
  segmentIntersectsHull,
  segmentTetrahedron,
  segmentIntersectsTetrahedron,
  segmentFrustum,
  segmentIntersectsFrustum,
  segmentKDop,
  segmentIntersectsKDop,
  segmentConvex,
  segmentIntersectsConvex,
};

/** What the functions of a kind are called: `rayConvex`, `rayIntersectsConvex`. */
function ask(type: LinearType, name: string, component: unknown, shape: unknown): [ConvexHits, boolean] {
  const hits = FUNCTIONS[`${type}${name}`]!(component as never, shape as never) as ConvexHits;
  return [hits, FUNCTIONS[`${type}Intersects${name}`]!(component as never, shape as never) as boolean];
}

/** Whether entry and exit are the ends that the contact lists; only an unbounded shape has less. */
function endsText({ contact, entry, exit }: ConvexHits): string {
  const ends = entry === exit ? [entry] : [entry, exit];
  const listed = ends.filter((hit) => hit !== null);
  const same = listed.length === contact.length && listed.every((hit, i) => hit === contact[i]);
  return same ? '' : ' ENDS DIFFER';
}

/** Classification, boolean, entry and exit of the shape itself and of the prepared convex shape: they say the same. */
function subjectOf<S>(
  name: string,
  shapeOf: (v: ArrayLike<number>, at: number) => S,
  prepare: (shape: S) => Convex,
): LinearSubject {
  return (type, v, at) => {
    const [component, shape] = [componentOf(type, v), shapeOf(v, at)];
    const [hits, boolean] = ask(type, name, component, shape);
    const [prepared, preparedBoolean] = ask(type, 'Convex', component, prepare(shape));
    const text = hitsText(hits);
    const isDisjoint = hits.relation === 'disjoint';
    const differs = boolean === isDisjoint || preparedBoolean === isDisjoint ? ' BOOLEAN DIFFERS' : '';
    return text + differs + (hitsText(prepared) === text ? '' : ' PREPARED DIFFERS') + endsText(hits);
  };
}

function frustumOf(v: ArrayLike<number>, at: number) {
  const { elements, depth } = matrixOf(v, at + 1, v[at]);
  return frustumFromMatrix(elements, depth);
}

export const linearTetrahedronSubject = subjectOf('Tetrahedron', tetrahedronOf, convexFromTetrahedron);
export const linearBoxSubject = subjectOf('Box', boxOf, convexFromBox);
export const linearOrientedBoxSubject = subjectOf('OrientedBox', orientedBoxOf, convexFromOrientedBox);
export const linearHullSubject = subjectOf('Hull', hullOf, convexFromHull);
export const linearKDopSubject = subjectOf('KDop', kDopOf, convexFromKDop);
export const linearFrustumSubject = subjectOf('Frustum', frustumOf, convexFromFrustum);

const ofPolyhedron = subjectOf('ConvexPolyhedron', polyhedronOf, convexFromConvexPolyhedron);

/** `rejected` where the polyhedron is none. */
export const linearConvexPolyhedronSubject: LinearSubject = (type, v, at) =>
  unlessRejected(() => ofPolyhedron(type, v, at));
