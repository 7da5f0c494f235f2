import { rejectWords, requireList, requireObject } from '../../core/arguments/index.js';
import type { Point3 } from '../../core/shapes.js';
import { coordinates } from '../../implicit/coordinates.js';
import type { ExactPlane, PlaneLike } from '../../implicit/data.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import type { Point3Object } from '../../implicit/objects/point3-object.js';
import { plainOrObject, planeFrom } from '../../implicit/revive.js';
import type { ExactPolygon, InputLine, PolygonEdge } from './exact-polygon.js';
import { inputLine } from './input-line.js';

/** A vertex, plain or an object of this copy of the package. */
export type Vertex = Point3 | Point3Object;

/** What an edge lies on: an input line or a plane of this copy of the package. */
export type Edge = InputLine | PlaneObject;

/** A polygon whose parts have been checked. */
export interface CheckedPolygon {
  readonly plane: PlaneObject;
  readonly vertices: readonly Vertex[];
  readonly edges: readonly Edge[];
}

/**
 * Checks the form of a polygon: that its vertices are points and its edges lines or planes, and not that they lie where
 * they should.
 *
 * @throws RangeError naming the part that is wrong
 */
export function polygonFrom(where: string, name: string, polygon: ExactPolygon): CheckedPolygon {
  requireObject(where, name, 'a polygon of polygonFromPoints', polygon);
  const { vertices, edges } = polygon;
  const plane = planeFrom(where, `${name}.plane`, polygon.plane as PlaneLike);
  requireList(where, `${name}.vertices`, 'a list of at least 3 points', vertices);
  requireList(where, `${name}.edges`, 'a list of as many edges as vertices', edges);
  const count = `${vertices.length}`;
  if (vertices.length < 3) rejectWords(where, `${name}.vertices`, 'a list of at least 3 points', count);
  if (edges.length !== vertices.length) {
    rejectWords(where, `${name}.edges`, `a list of ${count} edges, one for each vertex`, `${edges.length}`);
  }
  return {
    plane,
    // Not `map`, which passes over what a list lacks.
    vertices: Array.from(vertices, (p, i) => vertexFrom(where, `${name}.vertices[${i}]`, p)),
    edges: Array.from(edges, (edge, i) => edgeFrom(where, `${name}.edges[${i}]`, edge)),
  };
}

/** A plain vertex stays the list that it is. */
function vertexFrom(where: string, name: string, vertex: ExactPolygon['vertices'][number]): Vertex {
  const point = plainOrObject(where, name, vertex);
  return 'type' in point ? point : (vertex as Point3);
}

/**
 * The line of an edge becomes a list in the one order that it has, however it was given: cut points of neighbours are
 * the same data.
 */
function edgeFrom(where: string, name: string, edge: PolygonEdge): Edge {
  requireObject(where, name, 'an input line or a plane', edge);
  if (edge.type !== 'line') return planeFrom(where, name, edge);
  requireList(where, `${name}.line`, 'a list of 6 numbers', edge.line);
  const line = Array.from(edge.line);
  if (line.length !== 6 || !line.every(Number.isFinite)) {
    rejectWords(where, `${name}.line`, 'a list of 6 numbers', 'another list');
  }
  return inputLine(line.slice(0, 3), line.slice(3));
}

/** Input points as lists, which JSON keeps as they are. */
export function withPlainLists(polygon: CheckedPolygon): CheckedPolygon {
  const vertices = polygon.vertices.map((vertex) => ('type' in vertex ? vertex : coordinates(vertex)));
  return { ...polygon, vertices };
}

/** A polygon as plain data again: objects of this package are that. */
export function polygonData({ plane, vertices, edges }: CheckedPolygon): ExactPolygon {
  return {
    plane: plane as unknown as ExactPlane,
    vertices: vertices as ExactPolygon['vertices'],
    edges: edges as unknown as ExactPolygon['edges'],
  };
}
