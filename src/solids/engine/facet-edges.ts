import type { Point3 } from '../../core/shapes.js';
import { roundedPlane } from '../../implicit/objects/plane-object.js';
import { ThreePointsPlaneObject } from '../../implicit/objects/planes.js';
import type { Axis, NormalSigns } from './axis.js';
import type { Facet, Tables } from './facet.js';
import type { Adjacency } from './neighbours.js';

/**
 * The planes of the edges of a facet of a mesh. An edge lies on the plane of the neighbour, if that is another one:
 * what is cut there is the common point of three input planes. Between neighbours of one plane, and where several meet,
 * it lies on a plane through its ends along an axis.
 */
export function edgesOfTriangle(
  tables: Tables,
  signs: NormalSigns,
  facets: readonly Facet[],
  neighbours: Adjacency,
  index: number,
): number[] {
  const { plane, vertices } = facets[index]!;
  return vertices.map((u, i) => {
    const v = vertices[(i + 1) % vertices.length]!;
    const next = neighbours.of(index, i);
    let edge = next < 0 ? plane : facets[next]!.plane;
    if (edge === plane) edge = planeAlongAxis(tables, signs, plane, u, v);
    tables.vertices.putOn(u, edge);
    tables.vertices.putOn(v, edge);
    return edge;
  });
}

/** A plane through an edge of plain ends along an axis that leads out of the facet's plane. */
function planeAlongAxis(tables: Tables, signs: NormalSigns, plane: number, u: number, v: number): number {
  const [p, q] = [tables.vertices.points[u] as Point3, tables.vertices.points[v] as Point3];
  const axis = axisAcross(tables, signs, plane);
  const size = Math.max(Math.abs(q[0]! - p[0]!), Math.abs(q[1]! - p[1]!), Math.abs(q[2]! - p[2]!));
  const raised = [p[0]!, p[1]!, p[2]!];
  raised[axis] = otherNumber(p[axis]!, size);
  return tables.planes.add(new ThreePointsPlaneObject([p[0]!, p[1]!, p[2]!, q[0]!, q[1]!, q[2]!, ...raised]))
    .index;
}

/** The axis that a plane's normal is nearest to, as far as rounded numbers tell; the plane is never parallel to it. */
export function axisAcross({ planes }: Tables, signs: NormalSigns, plane: number): Axis {
  const normal = roundedPlane(planes.objects[plane]!);
  const axes: Axis[] = [0, 1, 2];
  axes.sort((a, b) => Math.abs(normal[b]!) - Math.abs(normal[a]!));
  return axes.find((axis) => signs.along(plane, axis) !== 0)!;
}

/** A double other than x, about as far from it as `size` if there is one. */
function otherNumber(x: number, size: number): number {
  const there = x + size;
  if (Number.isFinite(there) && there !== x) return there;
  return x === 0 ? 1 : -x;
}
