import type { Sign } from '../../core/sign.js';
import type { Planes } from './planes.js';
import type { Vertices } from './vertices.js';

/** The tables that all parts of a construction share. */
export interface Tables {
  readonly planes: Planes;
  readonly vertices: Vertices;
}

/**
 * A convex piece of a boundary. Edge i leads from vertex i to the next one and lies on the plane of the facet and on
 * `edges[i]`. Vertices may lie within straight edges.
 */
export interface Polygon {
  /** The numbers of the vertices, counterclockwise seen from outside. */
  readonly vertices: readonly number[];
  readonly edges: readonly number[];
}

/** A facet of an operand. */
export interface Facet {
  /** Which operand it belongs to. */
  readonly operand: number;
  readonly plane: number;
  /** 1 if outside is where the plane's front is, -1 if not. */
  readonly facing: 1 | -1;
  readonly vertices: readonly number[];
  /** The planes of the edges; they may be made when they are asked for. */
  edges: readonly number[] | null;
}

/** On which side of a plane each vertex of a polygon lies. */
export function sidesOf({ vertices }: Tables, polygon: readonly number[], plane: number): Sign[] {
  return polygon.map((vertex) => vertices.side(vertex, plane));
}

/** The side of the plane of one of its edges on which a convex polygon lies. */
export function insideOf(tables: Tables, vertices: readonly number[], edge: number): Sign {
  for (const side of sidesOf(tables, vertices, edge)) if (side !== 0) return side;
  return 0;
}

/** Is one vertex in front and one behind? */
export function isStraddling(sides: readonly Sign[]): boolean {
  return sides.includes(1) && sides.includes(-1);
}

/**
 * The ends of what a plane has in common with a convex polygon: two vertices, one twice, or null. The polygon is not in
 * the plane.
 */
export function chordOf(
  { vertices }: Tables,
  plane: number,
  polygon: Polygon,
  cut: number,
  sides: readonly Sign[],
): [number, number] | null {
  let first = -1;
  let last = -1;
  const n = sides.length;
  for (let i = 0; i < n; i++) {
    const next = i + 1 === n ? 0 : i + 1;
    let at = -1;
    if (sides[i] === 0) at = polygon.vertices[i]!;
    else if (sides[i]! * sides[next]! < 0) at = vertices.ofPlanes(plane, polygon.edges[i]!, cut);
    if (at < 0) continue;
    if (first < 0) {
      first = at;
      last = at;
    } else if (vertices.order(at, first) < 0) first = at;
    else if (vertices.order(at, last) > 0) last = at;
  }
  return first < 0 ? null : [first, last];
}

/**
 * The parts of a convex polygon in front of a plane and behind it; the plane has vertices on both sides. A cut edge
 * gives one vertex, the same for whoever cuts it.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.3.4.
 */
export function splitPolygon(
  { vertices }: Tables,
  plane: number,
  polygon: Polygon,
  cut: number,
  sides: readonly Sign[],
): { front: Polygon; back: Polygon } {
  const front: Mutable = { vertices: [], edges: [] };
  const back: Mutable = { vertices: [], edges: [] };
  const n = sides.length;
  for (let i = 0; i < n; i++) {
    const next = i + 1 === n ? 0 : i + 1;
    const [side, sideNext] = [sides[i]!, sides[next]!];
    const [vertex, edge] = [polygon.vertices[i]!, polygon.edges[i]!];
    // A vertex on the plane is an end of the chord.
    if (side >= 0) add(front, vertex, side === 0 && sideNext < 0 ? cut : edge);
    if (side <= 0) add(back, vertex, side === 0 && sideNext > 0 ? cut : edge);
    if (side * sideNext >= 0) continue;
    const at = vertices.ofPlanes(plane, edge, cut);
    add(front, at, sideNext > 0 ? edge : cut);
    add(back, at, sideNext > 0 ? cut : edge);
  }
  return { front, back };
}

interface Mutable {
  readonly vertices: number[];
  readonly edges: number[];
}

function add(part: Mutable, vertex: number, edge: number): void {
  part.vertices.push(vertex);
  part.edges.push(edge);
}
