/** Triangles and planes: as they were given, and as shapes over integers, checked. */
import { loadPlane, loadTriangle3 } from '../../core/arguments/index.js';
import type { Plane, Triangle } from '../../core/shapes.js';
import type { ScaledCells } from '../engine/cells.js';
import { listed } from '../engine/point-list.js';
import { cross, dot, times, type Vector } from '../engine/vectors.js';
import { type Given, type GivenKind, given, LOADED } from '../lazy/given.js';
import { hullKind, triples } from './cells-of.js';
import { shortScale } from './short-integers.js';

/** What a triangle has, by the numbers of its corners. */
export const TRIANGLE_PARTS: Pick<ScaledCells, 'edges' | 'faces'> = {
  edges: [
    [0, 1],
    [1, 2],
    [2, 0],
  ],
  faces: [],
};

/** Triangles, by their corners. */
export const TRIANGLE_KIND: GivenKind = /* @__PURE__ */ hullKind('face', TRIANGLE_PARTS);

/** Planes, by the normal and the constant. */
export const PLANE_KIND: GivenKind = { cells: cellsOfPlane, doubles: null };

/** A triangle, checked. */
export function givenTriangle(where: string, name: string, triangle: Triangle): Given {
  loadTriangle3(where, name, LOADED, 0, triangle);
  return given(TRIANGLE_KIND, 9);
}

/** A plane, checked. */
export function givenPlane(where: string, name: string, plane: Plane): Given {
  loadPlane(where, name, LOADED, 0, plane);
  return given(PLANE_KIND, 4);
}

/** A triangle as a shape, checked. */
export const triangleCells = (where: string, name: string, triangle: Triangle): ScaledCells =>
  givenTriangle(where, name, triangle).cells();

/** A plane as a shape, checked. */
export const planeCells = (where: string, name: string, plane: Plane): ScaledCells =>
  givenPlane(where, name, plane).cells();

/** The point of a plane nearest to the origin, -constant · normal / normal², and two pairs of directions. */
function cellsOfPlane(given: ArrayLike<number>): ScaledCells {
  const all = Array.from(given);
  const numbers = all.slice(0, 3);
  const { exponent: own, integers } = shortScale(numbers);
  const [n] = triples(integers(numbers));
  const normal = n!;
  const { exponent, integers: constants } = shortScale(all.slice(3));
  const [constant] = constants(all.slice(3)) as [bigint];
  // The normal is n 2^own, the constant c 2^exponent: the point is -c n / (n · n) 2^(exponent - own).
  const u = across(normal);
  const v = cross(normal, u);
  return {
    points: listed([times(normal, -constant)]),
    directions: [u, times(u, -1n), v, times(v, -1n)],
    vertices: 0,
    edges: [],
    faces: [],
    inside: 'face',
    scale: { exponent: exponent - own, denominator: dot(normal, normal) },
  };
}

/** A vector other than zero across one. */
function across([x, y]: Vector): Vector {
  return x === 0n && y === 0n ? [1n, 0n, 0n] : [-y, x, 0n];
}
