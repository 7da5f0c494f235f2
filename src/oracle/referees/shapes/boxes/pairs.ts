import { meetingText } from '../../../answers/text.js';
import { clip, cornersOf, cut } from '../clip.js';
import { contact, dimensionOf, exactContactText, relation } from '../contact.js';
import { type Halfspace, halfspaceThrough } from '../halfspace.js';
import {
  contains,
  featureAt,
  hullOf,
  polygonShape,
  type Shape,
  scaledShape,
  segmentShape,
} from '../shape.js';
import {
  type Exact,
  exact,
  multiply,
  pointsAt,
  rational,
  signOf,
  type Vector,
  vectorAt,
} from '../vectors.js';
import { boxFrame, framePairText, orientedBoxFrame } from './frames.js';
import { centroid, exactBox, exactOrientedBox, planesThrough } from './shapes.js';

/**
 * One box clipped by the other over the rationals, in coordinates that are reduced to their order. The kernel compares
 * the ends of intervals, axis by axis, and clips nothing.
 */

function inside(a: Shape, b: Shape): boolean {
  return a.points.every((p) => contains(hullOf(b), rational(p)));
}

/**
 * The order of the coordinates along an axis as small integers: equal ones get equal ranks. A strictly increasing map
 * of an axis turns boxes into boxes and changes nothing of the answer.
 */
function ranked(v: Float64Array): Float64Array {
  const ranks = new Float64Array(12);
  for (let axis = 0; axis < 3; axis++) {
    const places = [axis, axis + 3, axis + 6, axis + 9];
    for (const i of places) {
      ranks[i] = new Set(places.map((k) => v[k]!).filter((x) => x < v[i]!)).size;
    }
  }
  return ranks;
}

/**
 * The answers that were worked out already, by ranks: there are less than half a million patterns, few of them common.
 */
const known = new Map<string, string>();

function clipped(v: Float64Array): string {
  const values = exact(v);
  const [a, b] = [exactBox(values, 0), exactBox(values, 6)];
  const found = contact(a, b, undefined);
  if (found.dimension < 0) return 'disjoint -1 none - -';
  const middle = centroid(found.points.map(({ at }) => at));
  const [aInB, bInA] = [inside(a, b), inside(b, a)];
  const containment = aInB ? (bInA ? 'equal' : 'inside') : bInA ? 'containing' : 'none';
  const witness = `${featureAt(a, middle)} ${featureAt(b, middle)}`;
  const pairs = found.points.map((point) => `${point.a}/${point.b}`).sort();
  return [found.relation, found.dimension, containment, witness, ...pairs].join(' ');
}

/** Two boxes. */
export function boxBoxReferee(v: Float64Array): string {
  const ranks = ranked(v);
  const key = ranks.join('');
  const answer = known.get(key) ?? clipped(ranks);
  known.set(key, answer);
  return answer;
}

/**
 * The box's hull cut by planes through the line, and by one where a ray starts, over the rationals; a segment's hull
 * clipped by the box. The kernel compares the crossings with the slabs by signs.
 */

/** A segment and a box. */
export function segmentIntersectsBoxReferee(v: Float64Array): string {
  const values = exact(v);
  const segment = segmentShape(vectorAt(values, 0, 3), vectorAt(values, 3, 3));
  return meetingText(relation(segment, exactBox(values, 6)) !== 'disjoint');
}

function lineText(v: Float64Array, isRay: boolean): string {
  const values = exact(v);
  const [origin, along] = [vectorAt(values, 0, 3), vectorAt(values, 3, 3)];
  const ahead = isRay ? [halfspaceThrough(origin, along)] : [];
  return meetingText(clip(hullOf(exactBox(values, 6)), planesThrough(origin, along), ahead).length > 0);
}

/** A ray and a box. */
export const rayIntersectsBoxReferee = (v: Float64Array): string => lineText(v, true);

/** A line and a box. */
export const lineIntersectsBoxReferee = (v: Float64Array): string => lineText(v, false);

/**
 * All corners of the box on their sides, and the box cut by the plane over the rationals, with the features at the
 * corners of the section by membership. The kernel asks for the nearest and the farthest corner along the normal, and
 * only of a box that is cut for the others.
 */

/** The answer for a plane and a box of any kind. */
function planeText(by: Halfspace, shape: Shape): string {
  const hull = hullOf(shape);
  const sides = shape.points.map((p) =>
    signOf(by.normal[0] * p[0] + by.normal[1] * p[1] + by.normal[2] * p[2] + by.constant),
  );
  const side = sides.every((s) => s >= 0) ? 1 : sides.every((s) => s <= 0) ? -1 : 0;
  const corners = cut(cornersOf(hull), by, 'equation').map(({ at }) => at);
  if (corners.length === 0) return `disjoint ${side} -`;
  const rest = [
    featureAt(shape, centroid(corners)),
    ...corners.map((corner) => `f0/${featureAt(shape, corner)}`).sort(),
  ].join(' ');
  if (sides.every((s) => s === 0)) return `overlapping 0 ${rest}`;
  if (side !== 0) return `touching ${side} ${rest}`;
  return `${dimensionOf(corners) < Math.min(2, hull.dimension) ? 'crossing' : 'overlapping'} 0 ${rest}`;
}

/** The plane of four values, in units in which points are numerators over `one`. */
export function exactPlane(values: Exact, at: number): Halfspace {
  return { normal: vectorAt(values, at, 3), constant: values.numerators[at + 3]! * values.one };
}

/** A plane and a box. */
export function planeBoxReferee(v: Float64Array): string {
  const values = exact(v);
  return planeText(exactPlane(values, 0), exactBox(values, 4));
}

/** A plane and an oriented box. */
export function planeOrientedBoxReferee(v: Float64Array): string {
  const values = exact(v);
  const constant = values.numerators[3]! * values.one * values.one;
  return planeText({ normal: vectorAt(values, 0, 3), constant }, exactOrientedBox(values, 4));
}

/**
 * The triangle's hull clipped by the planes of the box over the rationals, the features at the corners by membership,
 * and containment by the corners of each in the other. The kernel decides the relation by thirteen separating axes, and
 * finds the corners of the common part as ends of edges and common points of planes.
 */

function liesIn(a: Shape, b: Shape): boolean {
  return a.points.every((p) => contains(hullOf(b), rational(p)));
}

function textOf(triangle: Shape, box: Shape): string {
  const [inside, containing] = [liesIn(triangle, box), liesIn(box, triangle)];
  const word = inside ? (containing ? 'equal' : 'inside') : containing ? 'containing' : 'none';
  return `${exactContactText(contact(triangle, box))} ${word}`;
}

/** A triangle and a box. */
export function triangleBoxReferee(v: Float64Array): string {
  const values = exact(v);
  return textOf(polygonShape(pointsAt(values, 3, 0, 3)), exactBox(values, 9));
}

/** A triangle and an oriented box. */
export function triangleOrientedBoxReferee(v: Float64Array): string {
  const values = exact(v);
  const triangle = scaledShape(polygonShape(pointsAt(values, 3, 0, 3)), values.one);
  return textOf(triangle, exactOrientedBox(values, 9));
}

/**
 * Two boxes by their edges, clipped in the other's own coordinates (frames.ts): relation and containment; and the
 * corners of the common part with their features, by clipping hulls with planes. The kernel has separating axes for the
 * former and the common points of three planes for the latter.
 */

function pairsOf(a: Shape, b: Shape): string[] {
  return contact(a, b, undefined)
    .points.map((point) => `${point.a}/${point.b}`)
    .sort();
}

/** Two oriented boxes. */
export function orientedBoxOrientedBoxReferee(v: Float64Array): string {
  const values = exact(v);
  const text = framePairText(orientedBoxFrame(values, 0), orientedBoxFrame(values, 15));
  if (text.startsWith('disjoint')) return text;
  return [text, ...pairsOf(exactOrientedBox(values, 0), exactOrientedBox(values, 15))].join(' ');
}

/** An axis-aligned and an oriented box. */
export function boxOrientedBoxReferee(v: Float64Array): string {
  const values = exact(v);
  const text = framePairText(boxFrame(values, 0), orientedBoxFrame(values, 6));
  if (text.startsWith('disjoint')) return text;
  const box = scaledShape(exactBox(values, 0), values.one);
  return [text, ...pairsOf(box, exactOrientedBox(values, 6))].join(' ');
}

/**
 * The features of the box one by one, as sets of points over the rationals: the first vertex that is the point, else
 * the first edge that has it, else the first face, else the interior. The kernel compares coordinates with those of the
 * corners (of an oriented box: signs along its axes) and puts the feature together from six comparisons; no feature is
 * looked at there.
 */

function located(shape: Shape, p: Vector): string {
  const feature = featureAt(shape, rational(p));
  return `${feature === '-' ? 'outside' : feature === 'in' ? 'inside' : 'boundary'} ${feature}`;
}

/** A point and a box. */
export function pointBoxReferee(v: Float64Array): string {
  const values = exact(v);
  return located(exactBox(values, 3), vectorAt(values, 0, 3));
}

/** A point and an oriented box. */
export function pointOrientedBoxReferee(v: Float64Array): string {
  const values = exact(v);
  return located(exactOrientedBox(values, 3), multiply(vectorAt(values, 0, 3), values.one));
}
