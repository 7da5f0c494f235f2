import { requireTriangle3 } from '../../core/arguments/shapes.js';
import type { Contact } from '../../core/contact.js';
import { face } from '../../core/feature.js';
import type { Triangle } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { degenerateMask, featureOf } from './feature-codes.js';
import { type PlaneOrTriangle, requireEitherPlane, sideOf } from './plane-or-triangle.js';
import { ALL_ON, SECTIONS, signCode } from './sections.js';
import { onOneSide } from './triangle-pair.js';
import { FIRST, loadTriangle, projectionOf, same } from './workspace.js';

/** How a triangle meets a plane. */
export interface TrianglePlane extends Contact {
  /** The sides of the plane on which a, b and c lie: which part a split would give each side. */
  readonly sides: readonly [Sign, Sign, Sign];
}

/**
 * How does a triangle meet a plane?
 *
 * `disjoint` (strictly on one side), `touching` (on one side, a vertex or an edge in the plane), `crossing` (vertices
 * strictly on both sides), `overlapping` (in the plane). The contact has the extreme points of what they have in
 * common: one vertex, the two ends of the section (vertices or edges), or the corners of a triangle in the plane; the
 * plane's feature is face 0. The plane may be given by three points.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.3.3-8.3.4 (the 27 cases); Eberly, 3D Game Engine Design, 3.4.3.
 *
 * @throws RangeError naming the argument: a coordinate that is not finite, a zero normal, three collinear points
 * @example
 * const floor = { normal: [0, 0, 1], constant: 0 };
 * trianglePlane({ a: [0, 0, -1], b: [1, 0, 1], c: [0, 1, 1] }, floor).contact; // [{ a: { type: 'edge', index: 0 }, b: { type: 'face', index: 0 } }, { a: { type: 'edge', index: 2 }, b: { type: 'face', index: 0 } }]
 * trianglePlane({ a: [0, 0, 0], b: [1, 0, 1], c: [0, 1, 1] }, floor).sides; // [0, 1, 1]
 * trianglePlane({ a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 1] }, floor).relation; // 'touching'
 */
export function trianglePlane(triangle: Triangle, plane: PlaneOrTriangle): TrianglePlane {
  loadTriangle('trianglePlane', 'triangle', FIRST, triangle);
  requireEitherPlane('trianglePlane', 'plane', plane);
  const sides = [sideOf(plane, triangle.a), sideOf(plane, triangle.b), sideOf(plane, triangle.c)] as const;
  const code = signCode(...sides);
  if (onOneSide(code)) return { relation: 'disjoint', contact: [], sides };
  const codes = code === ALL_ON ? corners() : sectionEnds(code);
  const contact = codes.map((feature) => ({ a: featureOf(feature), b: face(0) }));
  if (code === ALL_ON) return { relation: 'overlapping', contact, sides };
  const passes = sides.includes(1) && sides.includes(-1);
  return { relation: passes ? 'crossing' : 'touching', contact, sides };
}

/**
 * Do a triangle and a plane have a point in common? The boundary counts.
 *
 * @throws RangeError naming the argument: a coordinate that is not finite, a zero normal, three collinear points
 * @example triangleIntersectsPlane({ a: [0, 0, 0], b: [1, 0, 1], c: [0, 1, 1] }, { normal: [0, 0, 1], constant: 0 }); // true
 */
export function triangleIntersectsPlane(triangle: Triangle, plane: PlaneOrTriangle): boolean {
  requireTriangle3('triangleIntersectsPlane', 'triangle', triangle);
  requireEitherPlane('triangleIntersectsPlane', 'plane', plane);
  const first = sideOf(plane, triangle.a);
  return first === 0 || first !== sideOf(plane, triangle.b) || first !== sideOf(plane, triangle.c);
}

/** The ends of the section of a triangle that is not in the plane. */
function sectionEnds(code: number): number[] {
  if (projectionOf(FIRST) === -1) return [SECTIONS.first[code]!];
  const [up, down] = [SECTIONS.upFeature[code]!, SECTIONS.downFeature[code]!];
  return up === down ? [up] : [up, down];
}

/** The extreme vertices, each point once. */
function corners(): number[] {
  if (projectionOf(FIRST) !== -1) return [0, 1, 2];
  const distinct = [0, 1, 2].filter(
    (i) => ![0, 1, 2].some((j) => j < i && same(FIRST + 3 * j, FIRST + 3 * i)),
  );
  return distinct.length < 3 ? distinct : distinct.filter((i) => degenerateMask(FIRST, i) !== 0);
}
