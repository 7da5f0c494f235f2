import type { ConvexPolyhedron, Point3 } from '../../../core/shapes.js';
import { dot3d } from '../../../predicates/index.js';
import { affineBasis, collinearPoints, equalPoints, sideOfThree } from '../../hull/affine-hull.js';
import { type ConvexSurface, provedConvex } from './convex-surface.js';

/**
 * What a polyhedron is:
 *
 * - `strictly-convex`: closed, and every vertex lies strictly behind every face that is not its own, with no three
 *   collinear or two coinciding vertices in a face;
 * - `convex`: closed, and no vertex lies in front of a face; some neighbouring faces are coplanar, or some vertices of
 *   a face collinear or coinciding;
 * - `not-convex`: a vertex lies in front of a face, or a face is not a convex polygon, counterclockwise from outside;
 * - `not-planar`: a face whose vertices do not lie in one plane;
 * - `not-closed`: an edge that is not shared by exactly two faces, once in each direction, or no face with an area:
 *   nothing is enclosed;
 * - `flat`: all vertices lie in one plane (or on one line, or coincide).
 */
export type PolyhedronConvexity =
  | 'strictly-convex'
  | 'convex'
  | 'not-convex'
  | 'not-planar'
  | 'not-closed'
  | 'flat';

/** What a polyhedron is, and where it shows. */
export interface PolyhedronReport {
  readonly convexity: PolyhedronConvexity;
  /**
   * The first face where it shows that a polyhedron is not convex, not planar or not closed. Null where no
   * face shows it, because there is none or none has an area.
   */
  readonly face: number | null;
  /**
   * And the vertex: in front of that face, out of its plane, at a corner of it that turns right, or before the edge.
   */
  readonly vertex: number | null;
}

/** A face's plane by three of its vertices in their order around it; `undefined` for a face without an area. */
export function faceBasis(
  vertices: readonly Point3[],
  face: readonly number[],
): readonly number[] | undefined {
  const basis = affineBasis(face.map((i) => vertices[i]!));
  return basis.length < 3 ? undefined : basis.slice(0, 3).map((i) => face[i]!);
}

/** The first directed edge without a partner in the other direction, or that comes twice, as face and vertex. */
function openEdge(faces: readonly (readonly number[])[]): [number, number] | undefined {
  const seen = new Map<string, number>();
  const eachEdge = (visit: (from: number, to: number, face: number) => void) => {
    faces.forEach((face, i) => {
      face.forEach((from, j) => {
        visit(from, face[(j + 1) % face.length]!, i);
      });
    });
  };
  eachEdge((from, to) => {
    const key = `${from} ${to}`;
    seen.set(key, (seen.get(key) ?? 0) + 1);
  });
  let open: [number, number] | undefined;
  eachEdge((from, to, face) => {
    const closed = seen.get(`${from} ${to}`) === 1 && seen.get(`${to} ${from}`) === 1;
    if (!closed) open ??= [face, from];
  });
  return open;
}

interface FaceReport {
  readonly shape: 'strictly-convex' | 'convex' | 'not-convex' | 'not-planar' | 'without-area';
  readonly vertex?: number;
}

/** The vertices that lie off a plane through a face must lie behind it. */
function judgeFace(vertices: readonly Point3[], face: readonly number[]): FaceReport {
  const basis = faceBasis(vertices, face);
  // A face without an area bounds nothing; its neighbours share its edges.
  if (basis === undefined) return { shape: 'without-area' };
  const [a, b, c] = basis.map((i) => vertices[i]!) as [Point3, Point3, Point3];
  const sides = vertices.map((v) => sideOfThree(a, b, c, v));
  const offPlane = face.find((i) => sides[i] !== 0);
  if (offPlane !== undefined) return { shape: 'not-planar', vertex: offPlane };
  const inFront = sides.indexOf(1);
  if (inFront >= 0) return { shape: 'not-convex', vertex: inFront };
  const corner = wrongCorner(vertices, face, vertices[sides.indexOf(-1)]!);
  if (corner !== undefined) return { shape: 'not-convex', vertex: corner };
  const strict =
    sides.every((side, i) => side !== 0 || face.includes(i)) &&
    face.every((_, j) => !collinearPoints(...consecutive(vertices, face, j)));
  return { shape: strict ? 'strictly-convex' : 'convex' };
}

function consecutive(
  vertices: readonly Point3[],
  face: readonly number[],
  j: number,
): [Point3, Point3, Point3] {
  const at = (k: number) => vertices[face[k % face.length]!]!;
  return [at(j), at(j + 1), at(j + 2)];
}

/** The first vertex after which a planar face turns right or back, seen from outside; `inside` lies behind the face. */
function wrongCorner(
  vertices: readonly Point3[],
  face: readonly number[],
  inside: Point3,
): number | undefined {
  return face.find((_, j) => {
    const [p, q, r] = consecutive(vertices, face, j);
    if (equalPoints(p, q)) return false;
    if (face.some((i) => sideOfThree(p, q, inside, vertices[i]!) < 0)) return true;
    return collinearPoints(p, q, r) && turnsBack(p, q, r);
  });
}

function turnsBack(p: Point3, q: Point3, r: Point3): boolean {
  return dot3d(p[0]!, p[1]!, p[2]!, q[0]!, q[1]!, q[2]!, q[0]!, q[1]!, q[2]!, r[0]!, r[1]!, r[2]!) < 0;
}

/**
 * The shape of a closed polyhedron that spans space, from its faces, none of which is wrong. Seen from inside the hull
 * of the vertices, faces with an area face one way and those without cover nothing; edges that match mean that every
 * direction is covered equally often. So one face with an area has others all around, and the walls are those of the
 * hull; and without such a face there is no wall at all.
 */
function shapeOfFaces(shapes: ReadonlySet<FaceReport['shape']>): PolyhedronConvexity {
  if (!shapes.has('convex') && !shapes.has('strictly-convex')) return 'not-closed';
  return shapes.size === 1 && shapes.has('strictly-convex') ? 'strictly-convex' : 'convex';
}

/**
 * The convexity of a polyhedron whose arguments have been checked. Most are convex, which is proved in linear time;
 * where that fails, all vertices are compared with all faces, to tell why.
 *
 * @param surface  what {@link provedConvex} says of it
 */
export function convexityOf(
  polyhedron: ConvexPolyhedron,
  surface: ConvexSurface | null = provedConvex(polyhedron),
): PolyhedronReport {
  if (surface !== null)
    return { convexity: surface.isStrict ? 'strictly-convex' : 'convex', face: null, vertex: null };
  return comparedConvexity(polyhedron);
}

/** The convexity of a polyhedron, all of whose vertices are compared with all faces. */
export function comparedConvexity(polyhedron: ConvexPolyhedron): PolyhedronReport {
  const { vertices, faces } = polyhedron;
  if (affineBasis(vertices).length < 4) return { convexity: 'flat', face: null, vertex: null };
  if (faces.length === 0) return { convexity: 'not-closed', face: null, vertex: null };
  const open = openEdge(faces);
  if (open !== undefined) return { convexity: 'not-closed', face: open[0], vertex: open[1] };
  const shapes = new Set<FaceReport['shape']>();
  for (let i = 0; i < faces.length; i++) {
    const report = judgeFace(vertices, faces[i]!);
    if (report.vertex !== undefined)
      return { convexity: report.shape as PolyhedronConvexity, face: i, vertex: report.vertex };
    shapes.add(report.shape);
  }
  return { convexity: shapeOfFaces(shapes), face: null, vertex: null };
}
