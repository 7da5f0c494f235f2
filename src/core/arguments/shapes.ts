/** Checks of triangles, tetrahedra, planes and boxes. */
import type { Box2, Box3, Plane, Tetrahedron, Triangle } from '../shapes.js';
import { reject, rejectWords } from './errors.js';
import {
  BOX2,
  BOX3,
  COEFFICIENTS,
  isOfType,
  PLANE,
  refuse,
  TETRAHEDRON,
  TRIANGLE2,
  TRIANGLE3,
} from './kinds.js';
import { requireObject } from './lists.js';
import { isDirection3, isPoint2, isPoint3 } from './points.js';

/** Checks a triangle of the plane; it may be a segment or a point. @throws RangeError naming the part that is wrong */
export function requireTriangle2(where: string, name: string, triangle: Triangle): void {
  const isOne =
    triangle &&
    isOfType(triangle, 'triangle') &&
    isPoint2(triangle.a) &&
    isPoint2(triangle.b) &&
    isPoint2(triangle.c);
  if (!isOne) refuse(where, name, TRIANGLE2, triangle);
}

/** Checks a triangle of space; it may be a segment or a point. @throws RangeError naming the part that is wrong */
export function requireTriangle3(where: string, name: string, triangle: Triangle): void {
  const isOne =
    triangle &&
    isOfType(triangle, 'triangle') &&
    isPoint3(triangle.a) &&
    isPoint3(triangle.b) &&
    isPoint3(triangle.c);
  if (!isOne) refuse(where, name, TRIANGLE3, triangle);
}

/** Checks a tetrahedron; it may be flat. @throws RangeError naming the part that is wrong */
export function requireTetrahedron(where: string, name: string, tetrahedron: Tetrahedron): void {
  const isOne =
    tetrahedron &&
    isOfType(tetrahedron, 'tetrahedron') &&
    isPoint3(tetrahedron.a) &&
    isPoint3(tetrahedron.b) &&
    isPoint3(tetrahedron.c) &&
    isPoint3(tetrahedron.d);
  if (!isOne) refuse(where, name, TETRAHEDRON, tetrahedron);
}

/** Checks a plane: a normal other than zero, a finite constant. @throws RangeError naming the part that is wrong */
export function requirePlane(where: string, name: string, plane: Plane): void {
  if (
    !(
      plane &&
      isOfType(plane, 'plane', COEFFICIENTS) &&
      isDirection3(plane.normal) &&
      Number.isFinite(plane.constant)
    )
  ) {
    refuse(where, name, PLANE, plane);
  }
}

/**
 * Checks a plane, given by coefficients or by three points that must not be collinear.
 *
 * @param areCollinear decides that of a triangle whose coordinates are finite
 * @throws RangeError naming the part that is wrong
 */
export function requirePlaneOrTriangle(
  where: string,
  name: string,
  plane: Plane | Triangle,
  areCollinear: (triangle: Triangle) => boolean,
): void {
  const expected = '{normal, constant} or {a, b, c}';
  requireObject(where, name, expected, plane);
  if ('normal' in plane) {
    requirePlane(where, name, plane);
  } else {
    if (!('a' in plane)) reject(where, name, expected, plane);
    requireTriangle3(where, name, plane);
    if (areCollinear(plane)) {
      rejectWords(where, name, 'three points that are not collinear', 'points of one line');
    }
  }
}

/** Checks a box of the plane: min <= max in both coordinates. @throws RangeError naming the part that is wrong */
export function requireBox2(where: string, name: string, box: Box2): void {
  const isOne =
    box &&
    isOfType(box, 'box') &&
    isPoint2(box.min) &&
    isPoint2(box.max) &&
    box.min[0]! <= box.max[0]! &&
    box.min[1]! <= box.max[1]!;
  if (!isOne) refuse(where, name, BOX2, box);
}

/** Checks a box of space: min <= max in all coordinates. @throws RangeError naming the part that is wrong */
export function requireBox3(where: string, name: string, box: Box3): void {
  const isOne =
    box &&
    isOfType(box, 'box') &&
    isPoint3(box.min) &&
    isPoint3(box.max) &&
    box.min[0]! <= box.max[0]! &&
    box.min[1]! <= box.max[1]! &&
    box.min[2]! <= box.max[2]!;
  if (!isOne) refuse(where, name, BOX3, box);
}
