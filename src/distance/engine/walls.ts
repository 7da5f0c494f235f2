import type { Cells } from './cells.js';
import { flatCells } from './flat-cells.js';
import { boxSlabs, type Slab } from './slab.js';
import { hullAbout } from './support-face.js';
import { compareVectors, cross, dot, isZero, minus, type Vector } from './vectors.js';

/** A shape by what bounds it. */
export interface Walls {
  /** The slabs whose common part it is. */
  readonly slabs: readonly Slab[];
  /**
   * The same set of points, its edges all of the true ones, if not more: what is flat or thin may be given as something
   * else.
   */
  readonly hull: Cells;
  /** Are the edges of the hull true ones, and its vertices, too? Else they may be parts of edges and of faces. */
  readonly isStrict: boolean;
  /**
   * Of each edge of the shape itself the facets that meet in it: the points of the shape in all their planes are the
   * edge. `null` where that is not so.
   */
  readonly facetsOfEdges: readonly (readonly number[])[] | null;
}

const known = /* @__PURE__ */ new WeakMap<Cells, Walls>();

/** The walls of a shape, found once. */
export function wallsOf(cells: Cells): Walls {
  const walls = known.get(cells) ?? findWalls(cells);
  known.set(cells, walls);
  return walls;
}

function findWalls(cells: Cells): Walls {
  const { points, directions, inside, bounds, featureOn } = cells;
  if (points.slabs !== null) {
    const facetsOfEdges = featureOn === undefined ? BOX_FACETS : null;
    return { slabs: points.slabs(), hull: cells, isStrict: true, facetsOfEdges };
  }
  if (directions.length > 0) return linearWalls(cells, unboundedSlabs(cells));
  if (inside === 'vertex' || inside === 'edge') return linearWalls(cells, linearSlabs(cells));
  const walls = bounds === undefined ? (inside === 'face' ? ringWalls(cells) : solidWalls(cells)) : null;
  return walls ?? flatWalls(cells);
}

/** What has no facets; or no edges, as a plane. */
function linearWalls(hull: Cells, slabs: readonly Slab[]): Walls {
  return { slabs, hull, isStrict: true, facetsOfEdges: null };
}

/** Edges of boxes lie along an axis, in the lower or upper planes of the other two, as they are numbered. */
const BOX_FACETS: readonly (readonly [number, number])[] = /* @__PURE__ */ [0, 1, 2].flatMap((axis) =>
  [0, 1, 2, 3].map((i): [number, number] => {
    const [first, second] = axis === 0 ? [1, 2] : axis === 1 ? [0, 2] : [0, 1];
    return [2 * first + (i & 1), 2 * second + (i >> 1)];
  }),
);

function slab(normal: Vector, low: bigint | null, high: bigint | null, facet = -1): Slab {
  return { normal, axis: -1, low, high, lowFacet: facet, highFacet: facet };
}

/** The plane across a normal through a point. */
function plane(normal: Vector, at: Vector): Slab {
  const level = dot(normal, at);
  return slab(normal, level, level);
}

/** A line, a ray or a plane. */
function unboundedSlabs({ points, directions, vertices }: Cells): Slab[] {
  const at = points.at(0);
  const d = directions[0]!;
  if (directions.length > 2) return [plane(cross(d, directions[2]!), at)];
  return vertices > 0 ? [slab(d, dot(d, at), null), ...lineSlabs(d, at)] : lineSlabs(d, at);
}

/** A point or a segment, which may be one. */
function linearSlabs({ points }: Cells): Slab[] {
  const at = points.at(0);
  const end = points.at(points.length - 1);
  const d = minus(end, at);
  return isZero(d) ? pointSlabs(at) : [slab(d, dot(d, at), dot(d, end)), ...lineSlabs(d, at)];
}

function pointSlabs(at: Vector): Slab[] {
  return boxSlabs(null, at, at);
}

/** A line is where two planes meet. */
function lineSlabs(d: Vector, at: Vector): Slab[] {
  // Two of the vector products with the axes: those whose axes are not along the line, if one is.
  const across: readonly Vector[] = [
    [0n, d[2], -d[1]],
    [-d[2], 0n, d[0]],
    [d[1], -d[0], 0n],
  ];
  const least = d[2] !== 0n ? 2 : d[1] !== 0n ? 1 : 0;
  return across.filter((_, k) => k !== least).map((normal) => plane(normal, at));
}

/** A convex polygon whose vertices are in order, all of them corners or not; `null` without area. */
function ringWalls(cells: Cells): Walls | null {
  const { points, edges } = cells;
  const all = points.all();
  const normal = firstNormal(all);
  if (normal === null || edges.length !== all.length) return null;
  const sides = edges.map(([i, j], e) => {
    const side = cross(normal, minus(all[j]!, all[i]!));
    return slab(side, dot(side, all[i]!), null, e);
  });
  // A vertex that is within an edge has one line on both sides, or a side without a length.
  const isStrict = sides.every(({ normal: own }, e) => !isZero(cross(sides.at(e - 1)!.normal, own)));
  return {
    slabs: [plane(normal, all[0]!), ...sides],
    hull: cells,
    isStrict,
    facetsOfEdges: isStrict ? edges.map((_, e) => [e]) : null,
  };
}

/** The hull of points that are all in one plane, by its true corners: a polygon, a segment or a point. */
function flatWalls({ points }: Cells): Walls {
  const all = [...points.all()].sort(compareVectors);
  const [first, last] = [all[0]!, all.at(-1)!];
  const along = minus(last, first);
  const normal = all.map((p) => cross(along, minus(p, first))).find((n) => !isZero(n));
  if (normal === undefined) {
    const hull = flatCells(isZero(along) ? [first] : [first, last]);
    return linearWalls(hull, linearSlabs(hull));
  }
  const walls = ringWalls(flatCells(hullAbout(normal, all)))!;
  return { ...walls, facetsOfEdges: null };
}

/** The normal of a convex polygon, by the first of its triangles at corner 0 that has one. */
function firstNormal(corners: readonly Vector[]): Vector | null {
  const base = corners[0]!;
  for (let i = 1; i + 1 < corners.length; i++) {
    const normal = cross(minus(corners[i]!, base), minus(corners[i + 1]!, base));
    if (!isZero(normal)) return normal;
  }
  return null;
}

/** A solid by its faces; `null` if it is flat. */
function solidWalls(cells: Cells): Walls | null {
  const all = cells.points.all();
  const slabs: Slab[] = [];
  for (const [f, face] of cells.faces.entries()) {
    const normal = firstNormal(face.map((i) => all[i]!));
    if (normal === null) continue;
    const level = dot(normal, all[face[0]!]!);
    const side = sideOf(normal, level, all);
    if (side === 0) return null;
    slabs.push(side > 0 ? slab(normal, level, null, f) : slab(normal, null, level, f));
  }
  if (slabs.length === 0) return null;
  const facetsOfEdges = strictFacets(cells, slabs);
  return { slabs, hull: cells, isStrict: facetsOfEdges !== null, facetsOfEdges };
}

/** On which side of a plane a convex shape is that has a face in it; 0: within the plane. */
function sideOf(normal: Vector, level: bigint, all: readonly Vector[]): -1 | 0 | 1 {
  for (const p of all) {
    const value = dot(normal, p);
    if (value !== level) return value > level ? 1 : -1;
  }
  return 0;
}

/**
 * The two faces of each edge of a solid; `null` unless all edges, vertices and faces are true ones.
 *
 * A face that is a part of a true one has an edge with another part of it, in one plane. If there is none such, a
 * vertex that is not a true one is within a true edge, and has no more faces than the two in which that is; and no edge
 * is longer than the true one that it lies along.
 */
function strictFacets({ points, edges, faces }: Cells, slabs: readonly Slab[]): (readonly number[])[] | null {
  if (slabs.length < faces.length) return null;
  const counts = new Array<number>(points.length).fill(0);
  const sides = new Map<number, number[]>();
  const key = (i: number, j: number): number => Math.min(i, j) * points.length + Math.max(i, j);
  for (const [f, face] of faces.entries()) {
    face.forEach((from, k) => {
      counts[from]!++;
      const edge = key(from, face[(k + 1) % face.length]!);
      const own = sides.get(edge);
      if (own === undefined) sides.set(edge, [f]);
      else own.push(f);
    });
  }
  if (counts.some((count) => count < 3)) return null;
  const facets = edges.map(([i, j]) => sides.get(key(i, j)) ?? []);
  const isStrict = facets.every((own) => {
    if (own.length !== 2) return false;
    const [f, g] = own.map((k) => slabs[k]!.normal) as [Vector, Vector];
    return !isZero(cross(f, g));
  });
  const hasLengths = edges.every(([i, j]) => !isZero(minus(points.at(i), points.at(j))));
  return isStrict && hasLengths ? facets : null;
}
