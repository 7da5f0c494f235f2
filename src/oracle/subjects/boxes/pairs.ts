import type { PointLocation } from '../../../core/location.js';
import type { OrientedBoxPair } from '../../../spatial/boxes/oriented-box-pair.js';
import {
  boxesIntersectAt,
  orientedBoxesIntersectAt,
  triangleIntersectsBoxAt,
  triangleIntersectsOrientedBoxAt,
} from '../../../spatial/boxes/over-buffers.js';
import type { PlaneBox } from '../../../spatial/boxes/plane-boxes.js';
import type { TriangleBox } from '../../../spatial/boxes/triangle-box.js';
import {
  boxBox,
  boxContainsPoint,
  boxesIntersect,
  boxIntersectsOrientedBox,
  boxOrientedBox,
  orientedBoxContainsPoint,
  orientedBoxesIntersect,
  orientedBoxOrientedBox,
  planeBox,
  planeIntersectsBox,
  planeIntersectsOrientedBox,
  planeOrientedBox,
  pointBox,
  pointOrientedBox,
  triangleBox,
  triangleIntersectsBox,
  triangleIntersectsOrientedBox,
  triangleOrientedBox,
} from '../../../spatial/generated/boxes.js';
import {
  lineIntersectsBox,
  rayIntersectsBox,
  segmentIntersectsBox,
} from '../../../spatial/generated/convex.js';
import { boxFeature } from '../../../spatial/hull/box-features.js';
import { contactText, featureText, locationText, meetingText, sortedPairs } from '../../answers/text.js';
import { boxOf, orientedBoxOf, planeOf, pointOf, rayOf, segmentOf, triangleOf } from '../../cases/shapes.js';

function pointBoxText(found: PointLocation, contains: boolean): string {
  const differs = contains === (found.location === 'outside');
  return locationText(found) + (differs ? ' BOOLEAN DIFFERS' : '');
}

type Point = readonly number[];

/**
 * Whether the feature is that of the places along the axes, which are 0 at the lower end, 1 at the upper one, 2
 * between.
 */
function featureFault(point: Point, { min, max }: { min: Point; max: Point }, found: PointLocation): string {
  if (found.feature === null) return '';
  const place = (k: number) => (point[k] === min[k] ? 0 : point[k] === max[k] ? 1 : 2);
  const named = featureText(boxFeature(place(0), place(1), place(2)));
  return named === featureText(found.feature) ? '' : ' FEATURE DIFFERS';
}

/** The kernel's location in a box, and whether the boolean agrees. */
export function pointBoxSubject(v: Float64Array): string {
  const [point, box] = [pointOf(v, 0), boxOf(v, 3)];
  const found = pointBox(point, box);
  return pointBoxText(found, boxContainsPoint(box, point)) + featureFault(point, box, found);
}

/** The kernel's location in an oriented box, and whether the boolean agrees. */
export function pointOrientedBoxSubject(v: Float64Array): string {
  const [point, box] = [pointOf(v, 0), orientedBoxOf(v, 3)];
  return pointBoxText(pointOrientedBox(point, box), orientedBoxContainsPoint(box, point));
}

/** The kernel's classification, and whether the booleans agree. */
export function boxBoxSubject(v: Float64Array): string {
  const [a, b] = [boxOf(v, 0), boxOf(v, 6)];
  const found = boxBox(a, b);
  const meet = found.relation !== 'disjoint';
  const differs = boxesIntersect(a, b) !== meet || boxesIntersectAt(v, 0, v, 1) !== meet;
  const { relation, dimension, containment, witness } = found;
  const held = [featureText(witness?.a), featureText(witness?.b)];
  const words = [relation, dimension, containment, ...held, ...sortedPairs(found)];
  return words.join(' ') + (differs ? ' BOOLEAN DIFFERS' : '');
}

/** The kernel's boolean for a segment. */
export function segmentIntersectsBoxSubject(v: Float64Array): string {
  return meetingText(segmentIntersectsBox(segmentOf(v, 0), boxOf(v, 6)));
}

/** The kernel's boolean for a ray. */
export function rayIntersectsBoxSubject(v: Float64Array): string {
  return meetingText(rayIntersectsBox(rayOf(v, 0), boxOf(v, 6)));
}

/** The kernel's boolean for a line. */
export function lineIntersectsBoxSubject(v: Float64Array): string {
  return meetingText(lineIntersectsBox(rayOf(v, 0), boxOf(v, 6)));
}

function planeBoxText(found: PlaneBox, meet: boolean): string {
  const { relation, side, witness } = found;
  const differs = meet === (relation === 'disjoint') ? ' BOOLEAN DIFFERS' : '';
  return [relation, side, featureText(witness?.b), ...sortedPairs(found)].join(' ') + differs;
}

/** The kernel's answer for a box. */
export function planeBoxSubject(v: Float64Array): string {
  const [plane, box] = [planeOf(v, 0), boxOf(v, 4)];
  return planeBoxText(planeBox(plane, box), planeIntersectsBox(plane, box));
}

/** The kernel's answer for an oriented box. */
export function planeOrientedBoxSubject(v: Float64Array): string {
  const [plane, box] = [planeOf(v, 0), orientedBoxOf(v, 4)];
  return planeBoxText(planeOrientedBox(plane, box), planeIntersectsOrientedBox(plane, box));
}

function orientedBoxPairsText(found: OrientedBoxPair, ...meets: readonly boolean[]): string {
  const differs = meets.some((meet) => meet === (found.relation === 'disjoint'));
  const words = [found.relation, found.containment, ...sortedPairs(found)];
  return words.join(' ') + (differs ? ' BOOLEAN DIFFERS' : '');
}

/** The kernel's answer for two oriented boxes, and whether the booleans agree. */
export function orientedBoxOrientedBoxSubject(v: Float64Array): string {
  const [a, b] = [orientedBoxOf(v, 0), orientedBoxOf(v, 15)];
  const meets = [orientedBoxesIntersect(a, b), orientedBoxesIntersectAt(v, 0, v, 1)];
  return orientedBoxPairsText(orientedBoxOrientedBox(a, b), ...meets);
}

/** The kernel's answer for an axis-aligned and an oriented box, and whether the boolean agrees. */
export function boxOrientedBoxSubject(v: Float64Array): string {
  const [a, b] = [boxOf(v, 0), orientedBoxOf(v, 6)];
  return orientedBoxPairsText(boxOrientedBox(a, b), boxIntersectsOrientedBox(a, b));
}

function triangleBoxText(found: TriangleBox, ...meets: readonly boolean[]): string {
  const differs = meets.some((meet) => meet === (found.relation === 'disjoint'));
  return `${contactText(found)} ${found.containment}${differs ? ' BOOLEAN DIFFERS' : ''}`;
}

/** The kernel's answer for a box, and whether the booleans agree. */
export function triangleBoxSubject(v: Float64Array): string {
  const [triangle, box] = [triangleOf(v, 0), boxOf(v, 9)];
  return triangleBoxText(
    triangleBox(triangle, box),
    triangleIntersectsBox(triangle, box),
    triangleIntersectsBoxAt(v, 0, 1, 2, v.subarray(9), 0),
  );
}

/** The kernel's answer for an oriented box, and whether the booleans agree. */
export function triangleOrientedBoxSubject(v: Float64Array): string {
  const [triangle, box] = [triangleOf(v, 0), orientedBoxOf(v, 9)];
  return triangleBoxText(
    triangleOrientedBox(triangle, box),
    triangleIntersectsOrientedBox(triangle, box),
    triangleIntersectsOrientedBoxAt(v, 0, 1, 2, v.subarray(9), 0),
  );
}
