/**
 * A line in the plane of a triangle, or a triangle without a plane, or a ray that is a point: what they have in common,
 * for a line through two points that need not be doubles. Planes through corners and edges say where along the line.
 */
import type { Point3 } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { orderAlong, orderOfPoints } from '../../implicit/compare-points.js';
import { alongAxisPlane, type Parameter, parameter, throughPointPlane } from '../../implicit/index.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import type { Point3Object } from '../../implicit/objects/point3-object.js';
import { compareParameters } from '../../implicit/parameter.js';
import { projectedOrientation } from '../../implicit/projected-orientation.js';

type Axis = 0 | 1 | 2;
type Corner = 0 | 1 | 2;
type Corners = readonly [Point3, Point3, Point3];
type Signs = readonly [Sign, Sign, Sign];

const AXES = [0, 1, 2] as const;
const UNITS = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;
const EDGES = [
  [0, 1],
  [1, 2],
  [2, 0],
] as const;

/** A ray or a segment from one point towards, or to, another. */
export interface FlatLine {
  readonly origin: Point3Object;
  readonly target: Point3Object;
  readonly isSegment: boolean;
  /** Where the line meets a plane that it is not in. */
  crossing(plane: PlaneObject): Parameter;
}

/**
 * Where a ray or segment begins to meet a triangle, on which feature (vertex 0-2, edge 3-5, face 6), and where it ends.
 */
export interface FlatSpot {
  readonly enter: Parameter;
  readonly exit: Parameter;
  readonly feature: number;
  /** The plane whose place along the line `enter` is; null at the origin. */
  readonly plane: PlaneObject | null;
}

/** A place along the line. */
interface Place {
  readonly at: Parameter;
  readonly feature: number;
  readonly plane: PlaneObject;
}

/**
 * What is met; null if nothing is. The line is in one plane with the corners, or all are on a line.
 */
export function flatSpot(line: FlatLine, corners: Corners): FlatSpot | null {
  const axis = AXES.find((k) => projectedOrientation(k, ...corners) !== 0);
  const isPoint = orderOfPoints(line.origin, line.target) === 0;
  if (isPoint) {
    const feature = featureAt(line.origin, corners, axis);
    if (feature < 0) return null;
    const start = parameter(0);
    return { enter: start, exit: start, feature, plane: null };
  }
  const places = axis === undefined ? alongSegment(line, corners) : acrossTriangle(line, corners, axis);
  if (places.length === 0) return null;
  const [first, last] = inOrder(places);
  return clipped(line, first, last, () => featureAt(line.origin, corners, axis));
}

/** Leaves what is behind the origin, and no further than the end. */
function clipped(line: FlatLine, first: Place, last: Place, atOrigin: () => number): FlatSpot | null {
  const [start, end] = [parameter(0), parameter(1)];
  if (compareParameters(last.at, start) < 0) return null;
  if (line.isSegment && compareParameters(first.at, end) > 0) return null;
  const exit = line.isSegment && compareParameters(last.at, end) > 0 ? end : last.at;
  if (compareParameters(first.at, start) < 0) return { enter: start, exit, feature: atOrigin(), plane: null };
  return { enter: first.at, exit, feature: first.feature, plane: first.plane };
}

function inOrder(places: readonly Place[]): [Place, Place] {
  let [first, last] = [places[0]!, places[0]!];
  for (const place of places) {
    if (compareParameters(place.at, first.at) < 0) first = place;
    if (compareParameters(place.at, last.at) > 0) last = place;
  }
  return [first, last];
}

/** The sides of the corners, seen along an axis from which the line is one. */
const sidesOf = ({ origin, target }: FlatLine, corners: Corners, axis: Axis): Signs =>
  corners.map((corner) => projectedOrientation(axis, origin, target, corner)) as unknown as Signs;

/** At a corner that the line goes through: a plane square to an axis along which it makes way. */
function atCorner(line: FlatLine, corners: Corners, i: Corner): Place {
  const axis = AXES.find((k) => orderAlong(k, line.origin, line.target) !== 0)!;
  const plane = throughPointPlane(corners[i], UNITS[axis]) as unknown as PlaneObject;
  return { at: line.crossing(plane), feature: vertexAt(corners, i), plane };
}

/** Inside of an edge. */
function onEdge(line: FlatLine, corners: Corners, edge: Corner, axis: Axis): Place {
  const [i, j] = EDGES[edge];
  const plane = alongAxisPlane(corners[i], corners[j], axis) as unknown as PlaneObject;
  return { at: line.crossing(plane), feature: 3 + edge, plane };
}

/** The first corner that is where corner i is. */
function vertexAt(corners: Corners, i: Corner): number {
  return corners.findIndex((corner) => isSame(corner, corners[i]));
}

const isSame = (p: Point3, q: Point3): boolean => p[0] === q[0] && p[1] === q[1] && p[2] === q[2];

/** Where a line in the plane of a triangle goes through its boundary. */
function acrossTriangle(line: FlatLine, corners: Corners, axis: Axis): Place[] {
  const sides = sidesOf(line, corners, axis);
  const places: Place[] = [];
  for (const i of AXES) if (sides[i] === 0) places.push(atCorner(line, corners, i));
  for (const edge of AXES) {
    const [i, j] = EDGES[edge];
    if (sides[i] * sides[j] < 0) places.push(onEdge(line, corners, edge, axis));
  }
  return places;
}

/** Where a line meets a triangle that is a segment or a point. */
function alongSegment(line: FlatLine, corners: Corners): Place[] {
  const sides = AXES.map((axis) => sidesOf(line, corners, axis));
  const isOnLine = (i: Corner) => sides.every((signs) => signs[i] === 0);
  const places = AXES.filter(isOnLine).map((i) => atCorner(line, corners, i));
  // If two different corners are on the line, all are.
  if (places.length > 0) return places;
  for (const edge of AXES) {
    const [i, j] = EDGES[edge];
    const axis = AXES.find((k) => sides[k]![i] * sides[k]![j] < 0);
    if (axis !== undefined) return [onEdge(line, corners, edge, axis)];
  }
  return [];
}

/** Which feature of a triangle a point is on, that is in its plane if it has one; -1 for none. */
function featureAt(point: Point3Object, corners: Corners, axis: Axis | undefined): number {
  const vertex = corners.findIndex((corner) => orderOfPoints(point, corner) === 0);
  if (vertex >= 0) return vertex;
  if (axis === undefined) {
    const edge = EDGES.findIndex(([i, j]) => isInside(point, corners[i], corners[j]));
    return edge < 0 ? -1 : 3 + edge;
  }
  const way = projectedOrientation(axis, ...corners);
  const sides = EDGES.map(([i, j]) => way * projectedOrientation(axis, corners[i], corners[j], point));
  if (sides.some((side) => side < 0)) return -1;
  const edge = sides.indexOf(0);
  return edge < 0 ? 6 : 3 + edge;
}

/** Is a point inside of a segment? */
function isInside(point: Point3Object, p: Point3, q: Point3): boolean {
  return (
    orderOfPoints(p, point) * orderOfPoints(point, q) > 0 &&
    AXES.every((axis) => projectedOrientation(axis, p, q, point) === 0)
  );
}
