import { requirePlane, requireTriangle3 } from '../../core/arguments/index.js';
import type { Plane, Triangle } from '../../core/shapes.js';
import type { ScaledCells } from '../engine/cells.js';
import { listed } from '../engine/point-list.js';
import { cross, dot, times, type Vector } from '../engine/vectors.js';
import { hullCells, triples } from './cells-of.js';
import { shortScale } from './short-integers.js';

/** A triangle as a shape, checked. */
export function triangleCells(where: string, name: string, triangle: Triangle): ScaledCells {
  requireTriangle3(where, name, triangle);
  const { a, b, c } = triangle;
  return hullCells([...Array.from(a), ...Array.from(b), ...Array.from(c)], 'face', {
    edges: [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
    faces: [],
  });
}

/**
 * A plane as a shape, checked: its point nearest to the origin, -constant · normal / normal², and two pairs of
 * directions.
 */
export function planeCells(where: string, name: string, plane: Plane): ScaledCells {
  requirePlane(where, name, plane);
  const numbers = Array.from(plane.normal);
  const { exponent: own, integers } = shortScale(numbers);
  const [n] = triples(integers(numbers));
  const normal = n!;
  const { exponent, integers: constants } = shortScale([plane.constant]);
  const [constant] = constants([plane.constant]) as [bigint];
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
