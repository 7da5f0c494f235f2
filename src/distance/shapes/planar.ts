/** Shapes of the plane as shapes of space at z = 0: as they were given, and over integers, checked. */
import {
  requireBox2,
  requireLine2,
  requirePoint2,
  requireRay2,
  requireSegment2,
  requireTriangle2,
} from '../../core/arguments/index.js';
import type { Box2, Line, Point2, Ray, Segment, Triangle } from '../../core/shapes.js';
import type { ScaledCells } from '../engine/cells.js';
import { Given, type GivenKind } from '../lazy/given.js';
import { hullKind } from './cells-of.js';
import { TRIANGLE_KIND } from './flat.js';
import { LINE_KIND, POINT_KIND, RAY_KIND, SEGMENT_KIND } from './linear.js';

/** Boxes of the plane, by their corners: vertex 0 is min, the others follow counterclockwise. */
const BOX_2D: GivenKind = /* @__PURE__ */ hullKind(
  'face',
  {
    edges: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
    ],
    faces: [],
  },
  6,
);

/** Puts a point at z = 0 in its place. */
function lift(into: number[], at: number, p: ArrayLike<number>): void {
  into[at] = p[0]!;
  into[at + 1] = p[1]!;
}

/** What is given by two points, or a point and a direction: a segment, a ray, a line. */
export function givenBy(kind: GivenKind, p: ArrayLike<number>, q: ArrayLike<number>): Given {
  const numbers = [0, 0, 0, 0, 0, 0];
  lift(numbers, 0, p);
  lift(numbers, 3, q);
  return new Given(kind, numbers);
}

/** A point of the plane, checked. */
export function givenPoint2d(where: string, name: string, point: Point2): Given {
  requirePoint2(where, name, point);
  const numbers = [0, 0, 0];
  lift(numbers, 0, point);
  return new Given(POINT_KIND, numbers);
}

/** A segment of the plane, checked. */
export function givenSegment2d(where: string, name: string, segment: Segment): Given {
  requireSegment2(where, name, segment);
  return givenBy(SEGMENT_KIND, segment.start, segment.end);
}

/** A ray of the plane, checked. */
export function givenRay2d(where: string, name: string, ray: Ray): Given {
  requireRay2(where, name, ray);
  return givenBy(RAY_KIND, ray.origin, ray.direction);
}

/** A line of the plane, checked. */
export function givenLine2d(where: string, name: string, line: Line): Given {
  requireLine2(where, name, line);
  return givenBy(LINE_KIND, line.origin, line.direction);
}

/** A triangle of the plane, checked. */
export function givenTriangle2d(where: string, name: string, triangle: Triangle): Given {
  requireTriangle2(where, name, triangle);
  const numbers = new Array<number>(9).fill(0);
  lift(numbers, 0, triangle.a);
  lift(numbers, 3, triangle.b);
  lift(numbers, 6, triangle.c);
  return new Given(TRIANGLE_KIND, numbers);
}

/** A box of the plane, checked. */
export function givenBox2d(where: string, name: string, box: Box2): Given {
  requireBox2(where, name, box);
  const { min, max } = box;
  const numbers = new Array<number>(12).fill(0);
  lift(numbers, 0, min);
  lift(numbers, 6, max);
  numbers[3] = numbers[6]!;
  numbers[4] = numbers[1]!;
  numbers[9] = numbers[0]!;
  numbers[10] = numbers[7]!;
  return new Given(BOX_2D, numbers);
}

/** A point of the plane as a shape, checked. */
export const point2dCells = (where: string, name: string, point: Point2): ScaledCells =>
  givenPoint2d(where, name, point).cells();

/** A segment of the plane as a shape, checked. */
export const segment2dCells = (where: string, name: string, segment: Segment): ScaledCells =>
  givenSegment2d(where, name, segment).cells();

/** A ray of the plane as a shape, checked. */
export const ray2dCells = (where: string, name: string, ray: Ray): ScaledCells =>
  givenRay2d(where, name, ray).cells();

/** A line of the plane as a shape, checked. */
export const line2dCells = (where: string, name: string, line: Line): ScaledCells =>
  givenLine2d(where, name, line).cells();

/** A triangle of the plane as a shape, checked. */
export const triangle2dCells = (where: string, name: string, triangle: Triangle): ScaledCells =>
  givenTriangle2d(where, name, triangle).cells();

/** A box of the plane as a shape, checked. */
export const box2dCells = (where: string, name: string, box: Box2): ScaledCells =>
  givenBox2d(where, name, box).cells();
