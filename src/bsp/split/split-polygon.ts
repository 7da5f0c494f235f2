import { rejectWords } from '../../core/arguments/index.js';
import type { Sign } from '../../core/sign.js';
import type { ThickPlaneLike } from '../../implicit/data.js';
import type { PlaneClassification } from '../classify/classification.js';
import { chordEdge } from './chord.js';
import { chordsAlong } from './chords.js';
import { cutRing, type RingPoint } from './cut-ring.js';
import type { ExactPolygon } from './exact-polygon.js';
import { type CheckedPolygon, polygonData, polygonFrom } from './load-polygon.js';
import { type PolygonSides, polygonSides } from './polygon-sides.js';
import { ringParts } from './ring-parts.js';
import { thickChords } from './thick-chords.js';

/** A simple polygon, split. */
export interface PolygonSplit {
  readonly classification: PlaneClassification;
  /** Of each vertex: 1 in front of the plane, 0 on it, -1 behind it. */
  readonly sides: readonly Sign[];
  /**
   * The parts in front of the plane: the polygon itself if it is all there, none if nothing is or the polygon is on the
   * plane.
   */
  readonly fronts: readonly ExactPolygon[];
  /** The same behind the plane. */
  readonly backs: readonly ExactPolygon[];
  /** Of a polygon on the plane: 1 if its normal points to the front, -1 if to the back. 0 of others. */
  readonly facing: Sign;
}

/**
 * Splits a simple polygon, convex or not, by a plane, which may have a thickness, exactly.
 *
 * - No piece straddles the plane again. The pieces are simple, run the same way round as the polygon, cover it, and
 *   have only chords in common: edges, each of one piece in front and one behind. They come in the order of their first
 *   places along the boundary, from vertex 0 on, or from a cut point before it.
 * - Without a thickness there is a chord wherever the plane passes through the inside, from each point of the boundary
 *   to the next. A vertex with which the boundary touches the plane from one side is an end of two chords, or of none.
 * - What is in the band of a thick plane counts as on it, and edges are cut only if they go from one side of the band
 *   to the other. The plane itself decides where there is a chord; parts that lie in the band altogether join what is
 *   in front beside them, else what is behind. A chord that would end on an edge with an end in the band ends at a
 *   vertex in the band instead: the last one before the back begins, so that edges in the band belong to the front. It
 *   is the shortest way inside of the polygon, and may bend at vertices in the band.
 * - One cut edge gives one vertex: the same data in both pieces, in a neighbour that runs along the edge the other way,
 *   and for the plane the other way round.
 *
 * A convex polygon has the pieces that `splitConvexPolygon` gives it, up to the vertex that they begin with. That the
 * polygon is simple is checked only as far as its points on the plane tell.
 *
 * Source: Ericson, Real-Time Collision Detection, 8.3.4, which leaves polygons that are not convex open; the points of
 * the cut are paired in their order along the line.
 *
 * @throws RangeError naming the part of the plane or the polygon that is wrong; if the polygon is found not to be
 *   simple
 * @example
 * import { coordinates } from 'unerring/implicit';
 * const arch = polygonFromPoints([[0, 0, 0], [1, 0, 0], [1, 2, 0], [2, 2, 0], [2, 0, 0], [3, 0, 0], [3, 3, 0], [0, 3, 0]]);
 * const { classification, fronts, backs } = splitPolygon(arch, { normal: [0, 1, 0], constant: -1 });
 * classification; // 'straddling'
 * fronts.length; // 1
 * backs.map(({ vertices }) => coordinates(vertices[0])); // [[0, 1, 0], [2, 1, 0]]
 */
export function splitPolygon(polygon: ExactPolygon, plane: ThickPlaneLike): PolygonSplit {
  const where = 'splitPolygon';
  const own = polygonFrom(where, 'polygon', polygon);
  const cut = polygonSides(where, own, plane);
  const { classification, sides, facing } = cut;
  if (classification !== 'straddling') {
    const fronts = classification === 'front' ? [polygon] : [];
    return { classification, sides, fronts, backs: classification === 'back' ? [polygon] : [], facing };
  }
  const { fronts, backs } = piecesOf(where, own, cut);
  return { classification, sides, fronts, backs, facing };
}

function piecesOf(where: string, polygon: CheckedPolygon, cut: PolygonSides) {
  const ring = cutRing(where, polygon, cut);
  const along = chordsAlong(where, ring);
  const chords = cut.isThick ? thickChords(where, polygon.plane, ring, along) : along;
  const places = [...ring.keys()].filter((place) => ring[place]!.isVertex);
  const lines = new Set(chords.flatMap(([i, j]) => [`${i} ${j}`, `${j} ${i}`]));
  const fronts: ExactPolygon[] = [];
  const backs: ExactPolygon[] = [];
  for (const part of ringParts(places, chords)) {
    const [isFront, isBack] = [1, -1].map((side) => part.some((place) => ring[place]!.side === side));
    if (isFront === isBack) rejectWords(where, 'polygon', 'simple', 'a boundary that crosses itself');
    (isFront ? fronts : backs).push(pieceOf(polygon, ring, part, lines, cut));
  }
  return { fronts, backs };
}

/** A part as a polygon: along chords the edges are theirs. */
function pieceOf(
  polygon: CheckedPolygon,
  ring: readonly RingPoint[],
  part: readonly number[],
  chords: ReadonlySet<string>,
  { cut, isThick }: PolygonSides,
): ExactPolygon {
  const vertices = part.map((place) => ring[place]!.point);
  const edges = part.map((place, k) => {
    const next = part[(k + 1) % part.length]!;
    if (!chords.has(`${place} ${next}`)) return ring[place]!.edge;
    return chordEdge(polygon, ring[place]!.point, ring[next]!.point, cut, isThick);
  });
  return polygonData({ plane: polygon.plane, vertices, edges });
}
