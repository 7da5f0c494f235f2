/** Triangles as flat solids, and their contacts with solids. */
import type { Contact } from '../../core/contact.js';
import { requireObject } from '../../core/errors.js';
import type { Triangle } from '../../core/shapes.js';
import { orientation, type PointLike3, threePlanesPoint } from '../../implicit/index.js';
import { type AffineDimension, affineBasis, complementOf, sideOfThree } from '../hull/affine-hull.js';
import { checkPoint } from '../hull/solid-arguments.js';
import { hullWalls } from './hull-walls.js';
import { Solid } from './solid.js';
import {
  aroundPolygon,
  contactOf,
  distinctExtremes,
  type Extreme,
  edgeEnds,
  relationOfSolids,
} from './solid-contact.js';
import { sideOfWall } from './wall.js';

/** A triangle as a flat solid: vertices a, b, c, edge i from vertex i to the next, face 0. Degenerate ones, too. */
export function triangleSolid(where: string, triangle: Triangle): Solid {
  requireObject(where, 'triangle', '{a, b, c}', triangle);
  const { a, b, c } = triangle;
  checkPoint(where, 'triangle.a', a);
  checkPoint(where, 'triangle.b', b);
  checkPoint(where, 'triangle.c', c);
  const vertices = [a, b, c];
  return new Solid({
    vertices,
    edges: [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
    faces: [[0, 1, 2]],
    walls: hullWalls(vertices),
    dimension: (affineBasis(vertices).length - 1) as AffineDimension,
  });
}

/** A polygon's points counterclockwise, seen from where a, b, c are. */
function counterclockwise(points: readonly Extreme[], { a, b, c }: Triangle): Extreme[] {
  const ordered = aroundPolygon(points);
  const [apex] = complementOf([a, b, c]);
  const [p, q, r] = ordered.map(({ point }) => point) as [PointLike3, PointLike3, PointLike3];
  return orientation(p, q, r, apex!) === sideOfThree(a, b, c, apex!) ? ordered : ordered.reverse();
}

/** The contact of a triangle with a solid, from the extreme points of what they have in common. */
export function triangleContact(triangle: Triangle, a: Solid, b: Solid, points: readonly Extreme[]): Contact {
  const ordered = points.length < 3 ? points : counterclockwise(points, triangle);
  return { relation: relationOfSolids(a, b, points), contact: contactOf(a, b, ordered) };
}

/**
 * The extreme points of what a triangle and a solid have in common, by the solid's walls alone: its vertices need not be
 * plain points. On an edge of the triangle they are the ends of its part in the solid; inside the triangle, where no
 * edge of it helps, two of the solid's walls meet its plane.
 */
export function triangleExtremes(triangle: Solid, solid: Solid): Extreme[] {
  const found: Extreme[] = [];
  edgeEnds(triangle, solid, (tightA, tightB, point) => {
    found.push({ tightA, tightB, point });
  });
  if (triangle.dimension < 2) return distinctExtremes(found);
  // A flat solid's first wall is its plane.
  const { plane } = triangle.walls[0]!;
  solid.walls.forEach((wall, i) => {
    for (const other of solid.walls.slice(i + 1)) {
      const point = threePlanesPoint(plane, wall.plane, other.plane);
      if (point === null) continue;
      const tightA = tightIn(triangle, point);
      const tightB = tightA && tightIn(solid, point);
      if (tightA && tightB) found.push({ tightA, tightB, point });
    }
  });
  return distinctExtremes(found);
}

/** The walls that a point of the solid lies on; undefined outside. */
function tightIn({ walls }: Solid, point: PointLike3): number[] | undefined {
  const tight: number[] = [];
  for (const [i, wall] of walls.entries()) {
    const side = sideOfWall(wall, point);
    if (side > 0) return undefined;
    if (side === 0) tight.push(i);
  }
  return tight;
}
