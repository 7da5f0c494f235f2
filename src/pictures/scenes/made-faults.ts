import {
  crossProperly,
  distinct,
  inCircle,
  isInsideSegment,
  type Points,
} from '../../oracle/referees/constructions/plane.js';
import { orientation2, sameVector, type Vector } from '../../oracle/referees/shapes/vectors.js';
import { type Made, ringsOf } from './made.js';
import { circleThrough } from './predicate-marks.js';
import type { Mark } from './scene.js';

type Ring = readonly Vector[];
type Triangles = Extract<Made<Vector>, { type: 'triangles' }>;

const WRONG = 'wrong';
const segment = (from: Vector, to: Vector): Mark => ({ type: 'segment', from, to, tone: WRONG });
const point = (at: Vector, label: string): Mark => ({ type: 'point', at, label, tone: WRONG });
const edgesOf = (ring: Ring) => ring.map((from, i) => [from, ring[(i + 1) % ring.length]!] as const);

/**
 * Where one covers what the other does not, or something is covered twice: the inside of all rings together, by the
 * even-odd rule.
 */
function difference(made: Made<Vector>, right: Made<Vector>): Mark[] {
  const rings = [...ringsOf(made), ...ringsOf(right)].filter((ring) => ring.length > 2);
  return rings.length === 0 ? [] : [{ type: 'area', rings, tone: WRONG }];
}

/** Edges of rings that cross. */
function crossings(made: Made<Vector>): Mark[] {
  const edges = ringsOf(made).flatMap(edgesOf);
  const crossing = edges.filter(([a, b]) => edges.some(([c, d]) => crossProperly(a, b, c, d)));
  return crossing.map(([a, b]) => segment(a, b));
}

/** Triangles without an area. */
function flat({ points, triangles }: Triangles): Mark[] {
  const corners = triangles.map((t) => t.map((i) => points[i]!));
  const none = corners.filter(([a, b, c]) => orientation2(a!, b!, c!) === 0);
  return none.flatMap((ring) => edgesOf(ring).map(([a, b]) => segment(a, b)));
}

/** Points that are a corner of no triangle. */
function leftOut({ points, triangles }: Triangles): Mark[] {
  const corners = triangles.flat().map((i) => points[i]!);
  const missing = distinct(points as Points).filter(
    (i) => !corners.some((corner) => sameVector(corner, points[i]!)),
  );
  return missing.map((i) => point(points[i]!, `${i} left out`));
}

/** Points inside of edges, each with its edge. */
function insideEdges({ points, triangles }: Triangles): Mark[] {
  return triangles.flatMap((t) =>
    edgesOf(t.map((i) => points[i]!)).flatMap(([a, b]) => {
      const on = distinct(points as Points).filter((i) => isInsideSegment(points[i]!, a, b));
      return on.length === 0
        ? []
        : [segment(a, b), ...on.map((i) => point(points[i]!, `${i} inside an edge`))];
    }),
  );
}

/** The first triangle in whose circle there is a point, with both. */
function insideCircle({ points, triangles }: Triangles): Mark[] {
  for (const t of triangles) {
    const [a, b, c] = t.map((i) => points[i]!) as [Vector, Vector, Vector];
    const inside = points.findIndex((p) => inCircle(a, b, c, p) > 0);
    if (inside < 0) continue;
    const circle = circleThrough(a, b, c).map((mark): Mark => ({ ...mark, tone: WRONG }));
    const edges = edgesOf([a, b, c]).map(([from, to]) => segment(from, to));
    return [...circle, ...edges, point(points[inside]!, `${inside} inside the circle`)];
  }
  return [];
}

/** Edges of a mesh along which more triangles run one way than the other. */
function openEdges(made: Triangles): Mark[] {
  const turns = new Map<string, { readonly from: Vector; readonly to: Vector; count: number }>();
  for (const [from, to] of ringsOf(made).flatMap(edgesOf)) {
    const back = turns.get(`${to.join()} ${from.join()}`);
    if (back !== undefined) back.count--;
    else {
      const key = `${from.join()} ${to.join()}`;
      const known = turns.get(key);
      if (known === undefined) turns.set(key, { from, to, count: 1 });
      else known.count++;
    }
  }
  return [...turns.values()].filter(({ count }) => count !== 0).map(({ from, to }) => segment(from, to));
}

/**
 * What is wrong with what was made, as marks: in the plane all that it covers and should not, or the other way round,
 * and what has a place beside that (crossing edges, triangles without an area, points left out, inside of edges or of
 * circles); in space open edges.
 *
 * @param name   of the question: it says what is asked of triangles
 * @param right  something right, as which nothing else has to be made, but the same place is covered
 */
export function faultMarks(name: string, dimension: 2 | 3, made: Made<Vector>, right: Made<Vector>): Mark[] {
  if (dimension === 3) return made.type === 'triangles' ? openEdges(made) : [];
  const covered = difference(made, right);
  if (made.type === 'rings') return [...covered, ...crossings(made)];
  const mayLeaveInside = name === 'polygonTriangulationValid2d';
  const isOfPoints = !name.startsWith('polygon');
  return [
    ...covered,
    ...flat(made),
    ...(isOfPoints && right.type === 'triangles' && right.triangles.length > 0 ? leftOut(made) : []),
    ...(mayLeaveInside ? [] : insideEdges(made)),
    ...(name === 'triangulationDelaunay2d' ? insideCircle(made) : []),
  ];
}
