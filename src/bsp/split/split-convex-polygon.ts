import { rejectWords } from '../../core/arguments/index.js';
import type { Sign } from '../../core/sign.js';
import type { ExactPlane, ThickPlaneLike } from '../../implicit/data.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import type { PlaneClassification } from '../classify/classification.js';
import { chordEdge } from './chord.js';
import { cutPoint } from './cut-point.js';
import type { ExactPolygon } from './exact-polygon.js';
import { type CheckedPolygon, type Edge, polygonData, polygonFrom, type Vertex } from './load-polygon.js';
import { polygonSides } from './polygon-sides.js';

/** A convex polygon, split. */
export interface ConvexPolygonSplit {
  readonly classification: PlaneClassification;
  /** Of each vertex: 1 in front of the plane, 0 on it, -1 behind it. */
  readonly sides: readonly Sign[];
  /**
   * The part in front of the plane: the polygon itself if it is all there, `null` if there is none or the polygon is on
   * the plane.
   */
  readonly front: ExactPolygon | null;
  /** The same behind the plane. */
  readonly back: ExactPolygon | null;
  /** Of a polygon on the plane: 1 if its normal points to the front, -1 if to the back. 0 of others. */
  readonly facing: Sign;
}

/**
 * Splits a convex polygon by a plane, which may have a thickness, exactly. Vertices may lie within straight edges.
 *
 * - No piece straddles the plane again; the pieces are convex, run the same way round as the polygon, and have only the
 *   chord in common. Every vertex on the plane belongs to the front piece, and to the back one only where that begins
 *   or ends.
 * - What is in the band of a thick plane counts as on it. Edges are cut where they cross the plane itself, and only if
 *   they go from one side of the band to the other. A polygon in the band need not be parallel to the plane: its facing
 *   is the sign of the normals' scalar product, which may be 0.
 * - One cut edge gives one vertex: the same data in both pieces, in a neighbour that runs along the edge the other way,
 *   and for the plane the other way round.
 *
 * That the polygon is convex is checked only as far as its sides of this plane tell.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.3.4 (the rules of table 8.2), with exact sides and cut points that
 * are not calculated.
 *
 * @throws RangeError naming the part of the plane or the polygon that is wrong; if the sides cannot be those of a
 *   convex polygon
 * @example
 * import { coordinates } from 'unerring/implicit';
 * const square = polygonFromPoints([[0, 0, 0], [3, 0, 0], [3, 3, 0], [0, 3, 0]]);
 * const { classification, sides, front } = splitConvexPolygon(square, { normal: [1, 0, 0], constant: -1 });
 * classification; // 'straddling'
 * sides; // [-1, 1, 1, -1]
 * front.vertices.map((vertex) => coordinates(vertex)); // [[1, 0, 0], [3, 0, 0], [3, 3, 0], [1, 3, 0]]
 */
export function splitConvexPolygon(polygon: ExactPolygon, plane: ThickPlaneLike): ConvexPolygonSplit {
  const where = 'splitConvexPolygon';
  const own = polygonFrom(where, 'polygon', polygon);
  const { cut, isThick, classification, sides, facing } = polygonSides(where, own, plane);
  if (classification !== 'straddling') {
    const front = classification === 'front' ? polygon : null;
    return { classification, sides, front, back: classification === 'back' ? polygon : null, facing };
  }
  requireOneChord(where, sides);
  const { front, back } = piecesOf(where, own, sides, cut, isThick);
  return { classification, sides, front: polygonData(front), back: polygonData(back), facing };
}

/**
 * The two pieces of a polygon that straddles a plane without thickness. It is known to be convex: a triangle, a face of
 * a cell, or what `requireConvexPolygon` has seen, and pieces of these.
 */
export function splitChecked(
  where: string,
  polygon: CheckedPolygon,
  plane: PlaneObject,
): { readonly front: CheckedPolygon; readonly back: CheckedPolygon } {
  const { cut, sides } = polygonSides(where, polygon, plane as PlaneObject & ExactPlane);
  return piecesOf(where, polygon, sides, cut, false);
}

/** Around a convex polygon each side comes once. @throws RangeError if one comes again */
function requireOneChord(where: string, sides: readonly Sign[]): void {
  for (const side of [1, -1]) {
    const begins = sides.filter((s, i) => s === side && sides.at(i - 1) !== side);
    if (begins.length > 1)
      rejectWords(where, 'polygon', 'convex', 'vertices that leave one side of the plane twice');
  }
}

/**
 * A piece as it grows: vertices, and the edges that lead to them; that of the chord is not known before its ends are.
 */
class Piece {
  readonly vertices: Vertex[] = [];
  readonly edges: (Edge | null)[] = [];

  add(vertex: Vertex, edgeTo: Edge | null): void {
    this.vertices.push(vertex);
    this.edges.push(edgeTo);
  }

  /** The chord ends at the vertex that it leads to, and begins at the one before. */
  finish(polygon: CheckedPolygon, cut: PlaneObject, isThick: boolean): CheckedPolygon {
    const { vertices, edges } = this;
    const at = edges.indexOf(null);
    edges[at] = chordEdge(polygon, vertices.at(at - 1)!, vertices[at]!, cut, isThick);
    // From edges that lead to a vertex to those that lead away from it.
    const leaving = [...edges.slice(1), edges[0]!] as Edge[];
    return { plane: polygon.plane, vertices, edges: leaving };
  }
}

/** The nine rules of table 8.2 for each edge, from the last vertex to the first one on. `null` is the chord. */
function piecesOf(
  where: string,
  polygon: CheckedPolygon,
  sides: readonly Sign[],
  cut: PlaneObject,
  isThick: boolean,
) {
  const [front, back] = [new Piece(), new Piece()];
  const { vertices, edges } = polygon;
  for (let i = 0; i < vertices.length; i++) {
    const before = i === 0 ? vertices.length - 1 : i - 1;
    const [from, to] = [sides[before]!, sides[i]!];
    const [vertex, edge] = [vertices[i]!, edges[before]!];
    if (from > 0 && to < 0) {
      const point = cutPoint(where, polygon, before, cut);
      front.add(point, edge);
      back.add(point, null);
      back.add(vertex, edge);
    } else if (from < 0 && to > 0) {
      const point = cutPoint(where, polygon, before, cut);
      front.add(point, null);
      back.add(point, edge);
      front.add(vertex, edge);
    } else if (to < 0) {
      if (from === 0) back.add(vertices[before]!, null);
      back.add(vertex, edge);
    } else if (from < 0) {
      front.add(vertex, null);
      back.add(vertex, edge);
    } else front.add(vertex, edge);
  }
  const finished = (piece: Piece) => piece.finish(polygon, cut, isThick);
  return { front: finished(front), back: finished(back) };
}
