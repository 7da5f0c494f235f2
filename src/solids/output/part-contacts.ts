import type { Feature } from '../../core/feature.js';
import { type PreparedMesh, prepareMesh, selfIntersections, trianglePairContact } from '../../mesh/index.js';
import { dot, minus, unit, type Vector } from './near-points.js';
import { type Parting, partingDirections, pointAt, type Star, starsOf } from './sheet-stars.js';
import { type SheetVertices, sheetVertices, withHalvedEdges } from './sheets.js';

/** A mesh whose vertices were doubled and moved. */
export interface PartedMesh {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  /** The largest movement along an axis, but for rounding it. */
  readonly moved: number;
}

/** So many pairs of triangles that touch are parted at once. */
const PAIRS = 4096;

/**
 * Where a mesh touches itself, to be parted in several ways: in vertices and edges each sheet of triangles gets
 * vertices of its own, and these, and those that lie in other triangles or edges, move away from the others. At an edge
 * of several triangles those belong together that have the solid between them.
 *
 * Source: Guéziec et al. 2001, "Cutting and Stitching: Converting Sets of Polygons to Manifold Surfaces".
 */
export class Contacts {
  readonly #sheets: SheetVertices;
  readonly #stars: ReadonlyMap<number, Star>;

  constructor(positions: Float64Array, indices: Uint32Array) {
    const mesh = withHalvedEdges(prepareMesh({ positions, indices }));
    this.#sheets = sheetVertices(mesh);
    const { own, moving } = this.#sheets;
    const touching = touchingCorners(mesh);
    for (const corner of touching.keys()) moving.add(own[corner]!);
    const stars = starsOf(mesh, own, moving);
    for (const [corner, others] of touching) stars.get(own[corner]!)!.others.push(...others);
    this.#stars = stars;
  }

  /**
   * @param step how far vertices move
   * @param share how far they move at most, against the shortest of their edges; 0: whatever these are
   */
  parted(step: number, share: number, parting: Parting): PartedMesh {
    const points = Float64Array.from(this.#sheets.points);
    let moved = 0;
    const directions = partingDirections(this.#stars, parting);
    const ranks = ranksOf(this.#stars, directions);
    for (const [vertex, direction] of directions) {
      const most = share === 0 ? step : Math.min(step, share * this.#stars.get(vertex)!.shortest);
      const far = most / (1 + ranks.get(vertex)!);
      direction.forEach((x, k) => {
        const from = points[3 * vertex + k]!;
        const to = from + far * x;
        moved = Math.max(moved, Math.abs(to - from));
        points[3 * vertex + k] = to;
      });
    }
    return { positions: points, indices: this.#sheets.own, moved };
  }
}

/**
 * How many sheets at the same place go much the same way as a sheet and come before it. (The tips of two needles that
 * lie side by side both go into their needles: moved equally far, they would meet again.)
 */
function ranksOf(
  stars: ReadonlyMap<number, Star>,
  directions: ReadonlyMap<number, Vector>,
): Map<number, number> {
  const known = new Map<number, Vector[]>();
  const ranks = new Map<number, number>();
  for (const [vertex, direction] of directions) {
    const { place } = stars.get(vertex)!;
    const others = known.get(place) ?? [];
    ranks.set(vertex, others.filter((other) => dot(other, direction) > 1 / 2).length);
    known.set(place, [...others, direction]);
  }
  return ranks;
}

/**
 * The corners that lie in other triangles or edges, and the ends of edges that do; and the directions from there to
 * these triangles.
 */
function touchingCorners(mesh: PreparedMesh): Map<number, Vector[]> {
  const found = new Map<number, Vector[]>();
  const add = (corner: number, triangle: number) => {
    const from = pointAt(mesh.positions, mesh.indices[corner]!);
    const corners = mesh.indices.subarray(3 * triangle, 3 * triangle + 3);
    const ends = Array.from(corners, (v) => pointAt(mesh.positions, v));
    const middles = ends.map((p, k) => between(p, ends[(k + 1) % 3]!));
    const directions = [...ends, ...middles].map((p) => unit(minus(p, from)));
    found.set(corner, [
      ...(found.get(corner) ?? []),
      ...directions.filter((direction) => direction !== null),
    ]);
  };
  const pairs = selfIntersections(mesh, { maxPairs: PAIRS });
  for (let i = 0; i < pairs.length; i += 2) {
    const [s, t] = [pairs[i]!, pairs[i + 1]!];
    for (const { a, b } of trianglePairContact(mesh, s, t).contact) {
      for (const corner of cornersOf(s, a)) add(corner, t);
      for (const corner of cornersOf(t, b)) add(corner, s);
    }
  }
  return found;
}

const between = (p: Vector, q: Vector): Vector => [
  p[0] / 2 + q[0] / 2,
  p[1] / 2 + q[1] / 2,
  p[2] / 2 + q[2] / 2,
];

/** The corners of a vertex or an edge of a triangle. */
function cornersOf(triangle: number, { type, index }: Feature): number[] {
  if (type === 'vertex') return [3 * triangle + index];
  return type === 'edge' ? [3 * triangle + index, 3 * triangle + ((index + 1) % 3)] : [];
}
