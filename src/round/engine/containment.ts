import { integerSign } from '../../arithmetic/root-signs.js';
import type { Containment } from '../../core/containment.js';
import type { Sign, Undecided } from '../../core/sign.js';
import { type Cells, isDirectionOf, normalOf } from '../../distance/engine/cells.js';
import { nearest } from '../../distance/engine/nearest.js';
import { listed } from '../../distance/engine/point-list.js';
import { cross, dot, isZero, minus, times, type Vector } from '../../distance/engine/vectors.js';
import type { RoundedCells } from './rounded.js';

/** The dimension of the space that shapes are meant in: of the plane, they lie at z = 0. */
export type Dimension = 2 | 3;

/**
 * Is all of A in B, and how deep? 1: it is in the inside of B; 0: it is in B and touches its boundary (all of a B that
 * is flat); -1: it is not in B. A is the hull of the balls about the corners of its core, and runs on in its
 * directions, which have to be some of B then: the worst of the balls tells, as of a convex B, a hull touches the
 * boundary where one of them does.
 *
 * In a rounded B, a ball is contained if it is no greater and its center is as far within as the radii differ: the
 * point of a ball opposite to the core's nearest one is farther from the core by the radius. (The cores of what is
 * round have no inside in which this would fail.) In a flat solid it is, if it is behind each face; in what has no
 * inside only a point can be.
 */
export function depthSign(a: RoundedCells, b: RoundedCells, dimension: Dimension): Sign {
  if (a.core.directions.some((d) => !isDirectionOf(b.core, d))) return -1;
  const corners = a.core.points.all();
  const walls = b.radius > 0n ? [] : wallsOf(b.core, dimension);
  if (walls.length > 0) {
    return least(corners.flatMap((p) => walls.map((wall) => depthBehind(p, a.radius, wall))));
  }
  const reach = b.radius - a.radius;
  return reach < 0n ? -1 : least(corners.map((p) => depthWithin(p, b.core, reach)));
}

/**
 * What a first shape is to a second by two such signs that doubles may have told; `null` where that is not certain, or
 * they touch.
 */
export function certainContainment(isIn: Sign | Undecided, contains: Sign | Undecided): Containment | null {
  if (isIn === 1) return 'inside';
  if (contains === 1) return 'containing';
  return isIn === -1 && contains === -1 ? 'none' : null;
}

const least = (signs: readonly Sign[]): Sign => Math.min(...signs) as Sign;

/** The sign of a length minus the distance of a point from a shape. */
function depthWithin(p: Vector, cells: Cells, reach: bigint): Sign {
  const point: Cells = {
    points: listed([p]),
    directions: [],
    vertices: 1,
    edges: [],
    faces: [],
    inside: 'vertex',
  };
  const { vector, denominator } = nearest(point, cells);
  return integerSign((reach * denominator) ** 2n - dot(vector, vector));
}

/** All points with normal · (x - at) <= 0. */
export interface Wall {
  readonly normal: Vector;
  readonly at: Vector;
}

/** The sign of the depth of a point behind a wall minus the radius. */
function depthBehind(p: Vector, radius: bigint, { normal, at }: Wall): Sign {
  const depth = dot(normal, minus(at, p));
  return depth < 0n ? -1 : integerSign(depth * depth - radius * radius * dot(normal, normal));
}

/** The walls of what has an inside in space, or in the plane; none of what is flat there. */
function wallsOf(cells: Cells, dimension: Dimension): Wall[] {
  return dimension === 3 ? facesOf(cells) : edgesOf(cells);
}

/** The walls of a solid; none, if it is flat. */
export function facesOf(cells: Cells): Wall[] {
  return cells.inside === 'interior'
    ? turnedWalls(
        cells,
        cells.faces.map((face) => ({
          normal: normalOf(face.map((i) => cells.points.at(i))),
          at: cells.points.at(face[0]!),
        })),
      )
    : [];
}

/** The walls of a triangle or box of the plane; none, if it has no area. */
function edgesOf(cells: Cells): Wall[] {
  return cells.inside === 'face'
    ? turnedWalls(
        cells,
        cells.edges.map(([i, j]) => {
          const at = cells.points.at(i);
          return { normal: cross(minus(cells.points.at(j), at), [0n, 0n, 1n]), at };
        }),
      )
    : [];
}

/** Those that bound the shape, turned away from it: none, if all of it lies in one of them. */
function turnedWalls({ points }: Cells, walls: readonly Wall[]): Wall[] {
  const turned: Wall[] = [];
  const all = points.all();
  for (const { normal, at } of walls) {
    if (isZero(normal)) continue;
    const inner = all.find((p) => dot(normal, minus(p, at)) !== 0n);
    if (inner === undefined) return [];
    turned.push({ at, normal: dot(normal, minus(inner, at)) > 0n ? times(normal, -1n) : normal });
  }
  return turned;
}
