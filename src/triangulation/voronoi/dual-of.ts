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
        const other = triangleOf(halfedges[e]!);
        if (numbers[other]! >= 0) continue;
        numbers[other] = firsts.length;
        open.push(other);
      }
    }
    firsts.push(first);
  }
  return { numbers, firsts };
}

const triangleOf = (e: number): number => Math.floor(e / 3);

/** Edges of the dual, two numbers for each, of the half-edges that are not tied. */
function dualEdges(mesh: TriangleMesh, ranks: Uint32Array, tied: Uint8Array, numbers: Int32Array) {
  const { triangles, halfedges } = mesh;
  const sites = new Uint32Array(2 * halfedges.length);
  const vertices = new Int32Array(2 * halfedges.length);
  let count = 0;
  /** The half-edge of the dual that has the origin of a half-edge on its left. */
  const duals = new Int32Array(halfedges.length).fill(-1);
  for (let e = 0; e < halfedges.length; e++) {
    const other = halfedges[e]!;
    const [a, b] = [triangles[e]!, triangles[nextEdge(e)]!];
    const isFirst = ranks[a]! < ranks[b]!;
    if (tied[e] === 1 || (other >= 0 && !isFirst)) continue;
    // The dual of an edge from a to b runs from the triangle on its right to that on its left, with a on the left.
    const left = numbers[triangleOf(e)]!;
    const right = other < 0 ? -1 : numbers[triangleOf(other)]!;
    duals[e] = isFirst ? count : count + 1;
    if (other >= 0) duals[other] = count + 1;
    sites[count] = isFirst ? a : b;
    sites[count + 1] = isFirst ? b : a;
    vertices[count] = isFirst ? right : left;
    vertices[count + 1] = isFirst ? left : right;
    count += 2;
  }
  return { sites: sites.slice(0, count), vertices: vertices.slice(0, count), duals };
}

/** The half-edges of the dual around each site, one list behind the other. */
interface Walks {
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly edges: Uint32Array<ArrayBuffer>;
}

/** Walks around all sites: from any half-edge on, or from that which comes from infinity. */
function cellWalks(
  { triangles, halfedges }: TriangleMesh,
  sites: number,
  duals: Int32Array,
  count: number,
): Walks {
  const firsts = new Int32Array(sites).fill(-1);
  for (let e = 0; e < halfedges.length; e++) {
    if (firsts[triangles[e]!]! < 0 || halfedges[e]! < 0) firsts[triangles[e]!] = e;
  }
  const starts = new Uint32Array(sites + 1);
  const edges = new Uint32Array(count);
  let at = 0;
  for (let i = 0; i < sites; i++) {
    for (let e = firsts[i]!; e >= 0; ) {
      if (duals[e]! >= 0) edges[at++] = duals[e]!;
      const before = previousEdge(e);
      e = halfedges[before]!;
      if (e === firsts[i]) break;
      // The last edge around a site of the hull is another one's: its dual has this site on the other side.
      if (e < 0) edges[at++] = duals[before]! ^ 1;
    }
    starts[i + 1] = at;
  }
  return { starts, edges };
}

/** Turns each walk, to begin with the half-edge that comes from infinity, else with the least one. */
function turnWalks({ starts, edges }: Walks, edgeVertices: Int32Array): void {
  for (let i = 0; i + 1 < starts.length; i++) {
    const [start, end] = [starts[i]!, starts[i + 1]!];
    if (start === end || edgeVertices[edges[start]!] === -1) continue;
    let least = start;
    for (let k = start + 1; k < end; k++) if (edges[k]! < edges[least]!) least = k;
    if (least === start) continue;
    reverse(edges, start, least);
    reverse(edges, least, end);
    reverse(edges, start, end);
  }
}

/** Turns a part of a list round; both parts of one turned, and then the whole, have changed places. */
function reverse(list: Uint32Array, from: number, to: number): void {
  for (let i = from, j = to - 1; i < j; i++, j--) {
    const moved = list[i]!;
    list[i] = list[j]!;
    list[j] = moved;
  }
}

/** Parallel lines between sites that are on one line, in their order along it. */
function dualOfLine(line: Uint32Array, sites: number): Dual {
  const edges = Math.max(line.length - 1, 0);
  const walks: number[][] = Array.from({ length: sites }, () => []);
  const edgeSites = new Uint32Array(2 * edges);
  for (let k = 0; k < edges; k++) {
    walks[line[k]!]!.push(2 * k);
    walks[line[k + 1]!]!.push(2 * k + 1);
    edgeSites.set([line[k]!, line[k + 1]!], 2 * k);
  }
  const cellStarts = new Uint32Array(sites + 1);
  walks.forEach((walk, i) => {
    cellStarts[i + 1] = cellStarts[i]! + walk.length;
  });
  return {
    vertexSites: new Uint32Array(0),
    edgeSites,
    edgeVertices: new Int32Array(2 * edges).fill(-1),
    cellStarts,
    cellEdges: Uint32Array.from(walks.flat()),
  };
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
    const from = 3 * firsts[v]!;
    for (let k = 0; k < 3; k++) vertexSites[3 * v + k] = mesh.triangles[from + k]!;
  }
  const walks = cellWalks(mesh, ranks.length, duals, sites.length);
  turnWalks(walks, vertices);
  return {
    vertexSites,
    edgeSites: sites,
    edgeVertices: vertices,
    cellStarts: walks.starts,
    cellEdges: walks.edges,
  };
}
