/**
 * Shapes of three.js as shapes with a `type`, which every function here takes. Their numbers are taken as they are: a
 * `Ray` of a `Raycaster` has the origin and the direction that three.js calculated in doubles, and is that ray.
 */
import {
  reject,
  requireBox3,
  requireList,
  requireNoMore,
  requireObject,
  requirePlane,
  requireRay3,
  requireSegment3,
  requireSphere,
  requireTriangle3,
} from '../core/arguments/index.js';
import type { Box3, Plane, Ray, Segment, Sphere, Triangle } from '../core/shapes.js';
import type { Tagged } from '../shapes/shape.js';
import type { VectorLike } from './structures.js';

type Numbers = readonly [number, number, number];

/** A vector as a list. */
function listOf(where: string, name: string, vector: VectorLike): Numbers {
  requireObject(where, name, 'a Vector3 of three.js', vector);
  const { x, y, z } = vector;
  if (x === undefined || y === undefined || z === undefined)
    reject(where, name, 'a Vector3 of three.js', vector);
  return [x, y, z];
}

/**
 * The box of a `Box3` of three.js. One that is empty, with `min` above `max`, is refused.
 *
 * @throws RangeError naming the part that is wrong
 * @example
 * shapeOfBox3({ min: { x: 0, y: 0, z: 0 }, max: { x: 1, y: 2, z: 3 } }).max; // [1, 2, 3]
 */
export function shapeOfBox3(box: {
  readonly min: VectorLike;
  readonly max: VectorLike;
}): Tagged<'box', Box3> {
  const where = 'shapeOfBox3';
  if (arguments.length > 1) requireNoMore(where, 1, arguments[1], 'one at a time');
  requireObject(where, 'box', 'a Box3 of three.js', box);
  const shape = {
    type: 'box',
    min: listOf(where, 'box.min', box.min),
    max: listOf(where, 'box.max', box.max),
  } as const;
  requireBox3(where, 'box', shape);
  return shape;
}

/**
 * The sphere of a `Sphere` of three.js. One that is empty, with a radius of -1, is refused.
 *
 * @throws RangeError naming the part that is wrong
 * @example
 * shapeOfSphere({ center: { x: 0, y: 0, z: 0 }, radius: 2 }).radius; // 2
 */
export function shapeOfSphere(sphere: {
  readonly center: VectorLike;
  readonly radius: number;
}): Tagged<'sphere', Sphere> {
  const where = 'shapeOfSphere';
  if (arguments.length > 1) requireNoMore(where, 1, arguments[1], 'one at a time');
  requireObject(where, 'sphere', 'a Sphere of three.js', sphere);
  const { radius } = sphere;
  const shape = { type: 'sphere', center: listOf(where, 'sphere.center', sphere.center), radius } as const;
  requireSphere(where, 'sphere', shape);
  return shape;
}

/**
 * The ray of a `Ray` of three.js; its direction need not be of unit length.
 *
 * @throws RangeError naming the part that is wrong
 * @example
 * shapeOfRay({ origin: { x: 0, y: 0, z: 5 }, direction: { x: 0, y: 0, z: -1 } }).origin; // [0, 0, 5]
 */
export function shapeOfRay(ray: {
  readonly origin: VectorLike;
  readonly direction: VectorLike;
}): Tagged<'ray', Ray> {
  if (arguments.length > 1) requireNoMore('shapeOfRay', 1, arguments[1], 'one at a time');
  return rayFrom('shapeOfRay', 'ray', ray);
}

/** {@link shapeOfRay} for who names the ray otherwise. */
export function rayFrom(
  where: string,
  name: string,
  ray: { readonly origin: VectorLike; readonly direction: VectorLike },
): Tagged<'ray', Ray> {
  requireObject(where, name, 'a Ray of three.js', ray);
  const shape = {
    type: 'ray',
    origin: listOf(where, `${name}.origin`, ray.origin),
    direction: listOf(where, `${name}.direction`, ray.direction),
  } as const;
  requireRay3(where, name, shape);
  return shape;
}

/**
 * The plane of a `Plane` of three.js; its normal need not be of unit length.
 *
 * @throws RangeError naming the part that is wrong
 * @example
 * shapeOfPlane({ normal: { x: 0, y: 1, z: 0 }, constant: -3 }).constant; // -3
 */
export function shapeOfPlane(plane: {
  readonly normal: VectorLike;
  readonly constant: number;
}): Tagged<'plane', Plane> {
  const where = 'shapeOfPlane';
  if (arguments.length > 1) requireNoMore(where, 1, arguments[1], 'one at a time');
  return planeFrom(where, 'plane', plane);
}

function planeFrom(
  where: string,
  name: string,
  plane: { readonly normal: VectorLike; readonly constant: number },
): Tagged<'plane', Plane> {
  requireObject(where, name, 'a Plane of three.js', plane);
  const { constant } = plane;
  const shape = { type: 'plane', normal: listOf(where, `${name}.normal`, plane.normal), constant } as const;
  requirePlane(where, name, shape);
  return shape;
}

/**
 * The triangle of a `Triangle` of three.js.
 *
 * @throws RangeError naming the part that is wrong
 * @example
 * shapeOfTriangle({ a: { x: 0, y: 0, z: 0 }, b: { x: 1, y: 0, z: 0 }, c: { x: 0, y: 1, z: 0 } }).b; // [1, 0, 0]
 */
export function shapeOfTriangle(triangle: {
  readonly a: VectorLike;
  readonly b: VectorLike;
  readonly c: VectorLike;
}): Tagged<'triangle', Triangle> {
  const where = 'shapeOfTriangle';
  if (arguments.length > 1) requireNoMore(where, 1, arguments[1], 'one at a time');
  requireObject(where, 'triangle', 'a Triangle of three.js', triangle);
  const shape = {
    type: 'triangle',
    a: listOf(where, 'triangle.a', triangle.a),
    b: listOf(where, 'triangle.b', triangle.b),
    c: listOf(where, 'triangle.c', triangle.c),
  } as const;
  requireTriangle3(where, 'triangle', shape);
  return shape;
}

/**
 * The segment of a `Line3` of three.js.
 *
 * @throws RangeError naming the part that is wrong
 * @example
 * shapeOfLine3({ start: { x: 0, y: 0, z: 0 }, end: { x: 1, y: 1, z: 1 } }).type; // 'segment'
 */
export function shapeOfLine3(line: {
  readonly start: VectorLike;
  readonly end: VectorLike;
}): Tagged<'segment', Segment> {
  const where = 'shapeOfLine3';
  if (arguments.length > 1) requireNoMore(where, 1, arguments[1], 'one at a time');
  requireObject(where, 'line', 'a Line3 of three.js', line);
  const shape = {
    type: 'segment',
    start: listOf(where, 'line.start', line.start),
    end: listOf(where, 'line.end', line.end),
  } as const;
  requireSegment3(where, 'line', shape);
  return shape;
}

/**
 * The six planes of a `Frustum` of three.js, turned so that their normals lead out of it: the frustum is behind all of
 * them, as `convexSolid` and `linearProgram` take half-spaces. They are the planes that three.js rounded when it made
 * them; `frustumFromMatrix(matrix.elements)` of `unerring/spatial` is the frustum of the matrix itself, and
 * `frustumOfCamera` that of a camera.
 *
 * @throws RangeError naming the part that is wrong
 * @example
 * const axes = [[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]];
 * const planes = axes.map(([x, y, z]) => ({ normal: { x, y, z }, constant: 2 }));
 * planesOfFrustum({ planes }).map(({ normal }) => normal[0]); // [-1, 1, 0, 0, 0, 0]
 */
export function planesOfFrustum(frustum: {
  readonly planes: readonly { readonly normal: VectorLike; readonly constant: number }[];
}): Tagged<'plane', Plane>[] {
  const where = 'planesOfFrustum';
  if (arguments.length > 1) requireNoMore(where, 1, arguments[1], 'one at a time');
  requireObject(where, 'frustum', 'a Frustum of three.js', frustum);
  requireList(where, 'frustum.planes', 'a list of six planes', frustum.planes);
  if (frustum.planes.length !== 6) reject(where, 'frustum.planes.length', '6', frustum.planes.length);
  return frustum.planes.map((plane, i) => {
    const { normal, constant } = planeFrom(where, `frustum.planes[${i}]`, plane);
    // So that 0 stays 0.
    return { type: 'plane', normal: Array.from(normal, (x) => 0 - x), constant: 0 - constant };
  });
}
