import { type Cells, normalOf } from '../../distance/engine/cells.js';
import { nearest } from '../../distance/engine/nearest.js';
import { listed } from '../../distance/engine/point-list.js';
import { cross, dot, isZero, minus, times, type Vector } from '../../distance/engine/vectors.js';
import type { RoundedCells } from './rounded.js';

/** The dimension of the space that shapes are meant in: of the plane, they lie at z = 0. */
export type Dimension = 2 | 3;

/**
 * Is all of A in B? A is the hull of the balls about the corners of its core, so each of them has to be.
 *
 * In a rounded B, a ball is contained if it is no greater and its center is as far within as the radii differ: the point of a ball opposite to
 * the core's nearest one is farther from the core by the radius. (The cores of what is round have no inside in which this would fail.) In a flat solid it
 * is, if it is behind each face.
 */
export function isInside(a: RoundedCells, b: RoundedCells, dimension: Dimension): boolean {
  if (a.core.directions.length > 0) return false;
  if (a.radius === 0n || b.radius > 0n) {
    const reach = b.radius - a.radius;
    return reach >= 0n && a.core.points.all().every((p) => isWithin(p, b.core, reach));
  }
  const walls = dimension === 3 ? facesOf(b.core) : edgesOf(b.core);
  return (
    walls.length > 0 && walls.every((wall) => a.core.points.all().every((p) => isBehind(p, a.radius, wall)))
  );
}

/** Is a point at most so far from a shape? */
function isWithin(p: Vector, cells: Cells, reach: bigint): boolean {
  const point: Cells = {
    points: listed([p]),
    directions: [],
    vertices: 1,
    edges: [],
    faces: [],
    inside: 'vertex',
  };
  const { vector, denominator } = nearest(point, cells);
  return dot(vector, vector) <= (reach * denominator) ** 2n;
}

/** All points with normal · (x - at) <= 0. */
interface Wall {
  readonly normal: Vector;
  readonly at: Vector;
}

function isBehind(p: Vector, radius: bigint, { normal, at }: Wall): boolean {
  const depth = dot(normal, minus(at, p));
  return depth >= 0n && depth * depth >= radius * radius * dot(normal, normal);
}

/** The walls of a solid; none, if it is flat. */
function facesOf(cells: Cells): Wall[] {
  return cells.inside === 'interior'
    ? wallsOf(
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
    ? wallsOf(
        cells,
        cells.edges.map(([i, j]) => {
          const at = cells.points.at(i);
          return { normal: cross(minus(cells.points.at(j), at), [0n, 0n, 1n]), at };
        }),
      )
    : [];
}

/** Those that bound the shape, turned away from it: none, if all of it lies in one of them. */
function wallsOf({ points }: Cells, walls: readonly Wall[]): Wall[] {
  const turned: Wall[] = [];
  for (const { normal, at } of walls) {
    if (isZero(normal)) continue;
    const inner = points.all().find((p) => dot(normal, minus(p, at)) !== 0n);
    if (inner === undefined) return [];
    turned.push({ at, normal: dot(normal, minus(inner, at)) > 0n ? times(normal, -1n) : normal });
  }
  return turned;
}
