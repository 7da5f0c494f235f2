import type { Sign } from '../../core/sign.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';
import { cutPoint } from './cut-point.js';
import type { CheckedPolygon, Edge, Vertex } from './load-polygon.js';
import type { PolygonSides } from './polygon-sides.js';

/** A place on the boundary of a polygon: one of its vertices, or where the plane of the cut crosses an edge. */
export interface RingPoint {
  readonly point: Vertex;
  /** What the edge from here to the next place lies on. */
  readonly edge: Edge;
  /** The side of the band: 0 where the plane crosses an edge. */
  readonly side: Sign;
  /** The side of the plane itself, up to which way round it is given. */
  readonly exactSide: Sign;
  /** Whether it becomes a vertex: the crossing of an edge with an end in the band does not. */
  readonly isVertex: boolean;
}

/**
 * The boundary with all crossings of the plane, from that of the last edge on, if there is one.
 *
 * @throws RangeError if an edge does not lie on what it says
 */
export function cutRing(where: string, polygon: CheckedPolygon, plane: PolygonSides): RingPoint[] {
  const { cut, sides } = plane;
  const { vertices, edges } = polygon;
  const exactSides = plane.isThick ? vertices.map((vertex) => sideOfAny(cut, vertex)) : sides;
  const ring: RingPoint[] = [];
  for (let i = 0; i < vertices.length; i++) {
    const before = i === 0 ? vertices.length - 1 : i - 1;
    const [from, to] = [exactSides[before]!, exactSides[i]!];
    if (from !== 0 && to !== 0 && from !== to) {
      const point = cutPoint(where, polygon, before, cut);
      const isVertex = sides[before] !== 0 && sides[i] !== 0;
      ring.push({ point, edge: edges[before]!, side: 0, exactSide: 0, isVertex });
    }
    ring.push({ point: vertices[i]!, edge: edges[i]!, side: sides[i]!, exactSide: to, isVertex: true });
  }
  return ring;
}
