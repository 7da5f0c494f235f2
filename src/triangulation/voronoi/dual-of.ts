/** The dual of triangles: their circles' centres, joined across the edges. */
import { incircleAt } from '../../predicates/generated/at/incircle.js';
import type { Delaunay2d } from '../plane/delaunay2d.js';
import { nextEdge, previousEdge } from '../plane/hull-of.js';
import { powerTestAt } from '../plane/power-test-at.js';
import { sortTriangles, type TriangleMesh } from '../plane/sort-triangles.js';
import type { VoronoiDiagram2d } from './diagram2d.js';

/** What the dual of a triangulation says without numbers of vertices' places. */
export type Dual = Pick<
  VoronoiDiagram2d,
  'vertexSites' | 'edgeSites' | 'edgeVertices' | 'cellStarts' | 'cellEdges'
>;

/** What a dual is made of: weights, if there are any, have a number for each point. */
export type Triangulated = Pick<Delaunay2d, 'coordinates' | 'triangles' | 'halfedges' | 'hull'> & {
  readonly weights?: Float64Array;
};

/** Whether a point is on the circle of three others, or the circle of a point orthogonal to that of the others. */
function isTied({ coordinates: x, weights: w }: Triangulated, i: number, j: number, k: number, l: number) {
  if (w === undefined) return incircleAt(x, i, j, k, l) === 0;
  return powerTestAt(x, w, i, j, k, l) === 0;
}

/** For each half-edge, 1 if the triangles on both sides have one circle. */
function tiedEdges(of: Triangulated, { triangles, halfedges }: TriangleMesh): Uint8Array {
  const tied = new Uint8Array(halfedges.length);
  for (let e = 0; e < halfedges.length; e++) {
    const other = halfedges[e]!;
    if (other < e) continue;
    const [a, b, c] = [triangles[e]!, triangles[nextEdge(e)]!, triangles[previousEdge(e)]!];
    if (!isTied(of, a, b, c, triangles[previousEdge(other)]!)) continue;
    tied[e] = 1;
    tied[other] = 1;
  }
  return tied;
}

/** The number of the vertex of each triangle: those that are joined by tied edges have one. */
function vertexNumbers(halfedges: Int32Array, tied: Uint8Array): { numbers: Int32Array; firsts: number[] } {
  const numbers = new Int32Array(halfedges.length / 3).fill(-1);
  const firsts: number[] = [];
  const open: number[] = [];
  for (let first = 0; first < numbers.length; first++) {
    if (numbers[first]! >= 0) continue;
    numbers[first] = firsts.length;
    open.push(first);
    while (open.length > 0) {
      const t = open.pop()!;
      for (let e = 3 * t; e < 3 * t + 3; e++) {
        if (tied[e] === 0) continue;
        const other = Math.floor(halfedges[e]! / 3);
        if (numbers[other]! >= 0) continue;
        numbers[other] = firsts.length;
        open.push(other);
      }
    }
    firsts.push(first);
  }
  return { numbers, firsts };
}

/** Edges of the dual, two numbers for each, of the half-edges that are not tied. */
function dualEdges(mesh: TriangleMesh, ranks: Uint32Array, tied: Uint8Array, numbers: Int32Array) {
  const { triangles, halfedges } = mesh;
  const sites: number[] = [];
  const vertices: number[] = [];
  /** The half-edge of the dual that has the origin of a half-edge on its left. */
  const duals = new Int32Array(halfedges.length).fill(-1);
  for (let e = 0; e < halfedges.length; e++) {
    const other = halfedges[e]!;
    const [a, b] = [triangles[e]!, triangles[nextEdge(e)]!];
    const isFirst = ranks[a]! < ranks[b]!;
    if (tied[e] === 1 || (other >= 0 && !isFirst)) continue;
    // The dual of an edge from a to b runs from the triangle on its right to that on its left, with a on the left.
    const left = numbers[Math.floor(e / 3)]!;
    const right = other < 0 ? -1 : numbers[Math.floor(other / 3)]!;
    duals[e] = isFirst ? sites.length : sites.length + 1;
    if (other >= 0) duals[other] = sites.length + 1;
    sites.push(isFirst ? a : b, isFirst ? b : a);
    vertices.push(isFirst ? right : left, isFirst ? left : right);
  }
  return { sites, vertices, duals };
}

/** The half-edges of the dual around each site, from any one on, or from that which comes from infinity. */
function cellWalks({ triangles, halfedges }: TriangleMesh, sites: number, duals: Int32Array): number[][] {
  const starts = new Int32Array(sites).fill(-1);
  for (let e = 0; e < halfedges.length; e++) {
    if (starts[triangles[e]!]! < 0 || halfedges[e]! < 0) starts[triangles[e]!] = e;
  }
  const walks: number[][] = [];
  for (let i = 0; i < sites; i++) {
    const walk: number[] = [];
    for (let e = starts[i]!; e >= 0; ) {
      if (duals[e]! >= 0) walk.push(duals[e]!);
      const before = previousEdge(e);
      e = halfedges[before]!;
      if (e === starts[i]) break;
      // The last edge around a site of the hull is another one's: its dual has this site on the other side.
      if (e < 0) walk.push(duals[before]! ^ 1);
    }
    walks.push(walk);
  }
  return walks;
}

/** A walk from the half-edge that comes from infinity, else from the least one. */
function turned(walk: readonly number[], edgeVertices: ArrayLike<number>): readonly number[] {
  if (walk.length === 0 || edgeVertices[walk[0]!] === -1) return walk;
  let least = 0;
  for (let k = 1; k < walk.length; k++) if (walk[k]! < walk[least]!) least = k;
  return least === 0 ? walk : [...walk.slice(least), ...walk.slice(0, least)];
}

function withCells(
  vertexSites: Uint32Array<ArrayBuffer>,
  sites: number[],
  vertices: number[],
  walks: number[][],
): Dual {
  const cellStarts = new Uint32Array(walks.length + 1);
  const cellEdges = new Uint32Array(sites.length);
  let at = 0;
  for (let i = 0; i < walks.length; i++) {
    const walk = turned(walks[i]!, vertices);
    cellEdges.set(walk, at);
    at += walk.length;
    cellStarts[i + 1] = at;
  }
  return {
    vertexSites,
    edgeSites: Uint32Array.from(sites),
    edgeVertices: Int32Array.from(vertices),
    cellStarts,
    cellEdges,
  };
}

/** Parallel lines between sites that are on one line, in their order along it. */
function dualOfLine(line: Uint32Array, sites: number): Dual {
  const walks: number[][] = Array.from({ length: sites }, () => []);
  const edgeSites: number[] = [];
  for (let k = 0; k + 1 < line.length; k++) {
    walks[line[k]!]!.push(2 * k);
    walks[line[k + 1]!]!.push(2 * k + 1);
    edgeSites.push(line[k]!, line[k + 1]!);
  }
  return withCells(
    new Uint32Array(0),
    edgeSites,
    edgeSites.map(() => -1),
    walks,
  );
}

/**
 * The dual of a Delaunay or a regular triangulation. What it says depends on the sites alone, not on the order of the
 * triangles: they are sorted by the ranks of their sites first.
 *
 * @param of a triangulation of all points; without triangles, `hull` has the points in their order along a line
 * @param ranks of each point its place by x and y
 */
export function dualOf(of: Triangulated, ranks: Uint32Array): Dual {
  if (of.triangles.length === 0) return dualOfLine(of.hull, ranks.length);
  const mesh = sortTriangles(of, ranks);
  const tied = tiedEdges(of, mesh);
  const { numbers, firsts } = vertexNumbers(mesh.halfedges, tied);
  const { sites, vertices, duals } = dualEdges(mesh, ranks, tied, numbers);
  const vertexSites = new Uint32Array(3 * firsts.length);
  for (let v = 0; v < firsts.length; v++) {
    vertexSites.set(mesh.triangles.subarray(3 * firsts[v]!, 3 * firsts[v]! + 3), 3 * v);
  }
  return withCells(vertexSites, sites, vertices, cellWalks(mesh, ranks.length, duals));
}
