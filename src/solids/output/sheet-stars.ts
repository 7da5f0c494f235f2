import type { PreparedMesh } from '../../mesh/index.js';
import { nextHalfEdge, previousHalfEdge } from '../../mesh/structure/edges.js';
import { directionAway } from './inward-direction.js';
import { cross, distance, dot, minus, unit, type Vector } from './near-points.js';

/** The triangles of a sheet around a vertex. */
export interface Star {
  /** The vertex of the mesh where it is. */
  readonly place: number;
  /** The directions of the two edges of each triangle, of length 1. */
  readonly spokes: (readonly [Vector, Vector])[];
  /** Across each triangle, into the solid behind it, of length 1. */
  readonly normals: Vector[];
  shortest: number;
  /** Where to other triangles are that touch the sheet. */
  readonly others: Vector[];
}

/** The stars of some of the vertices. */
export function starsOf(
  { positions, indices }: PreparedMesh,
  own: Uint32Array,
  vertices: ReadonlySet<number>,
): Map<number, Star> {
  const stars = new Map<number, Star>();
  own.forEach((vertex, h) => {
    if (!vertices.has(vertex)) return;
    let star = stars.get(vertex);
    if (star === undefined) {
      star = { place: indices[h]!, spokes: [], normals: [], shortest: Infinity, others: [] };
      stars.set(vertex, star);
    }
    const [p, q, r] = [h, nextHalfEdge(h), previousHalfEdge(h)].map((i) => pointAt(positions, indices[i]!));
    addTriangle(star, p!, q!, r!);
  });
  return stars;
}

export const pointAt = (positions: ArrayLike<number>, v: number): Vector => [
  positions[3 * v]!,
  positions[3 * v + 1]!,
  positions[3 * v + 2]!,
];

function addTriangle(star: Star, p: Vector, q: Vector, r: Vector): void {
  star.shortest = Math.min(star.shortest, distance(p, q), distance(p, r));
  const [u, v] = [unit(minus(q, p)), unit(minus(r, p))];
  const normal = u === null || v === null ? null : unit(cross(v, u));
  if (normal === null) return;
  star.spokes.push([u!, v!]);
  star.normals.push(normal);
}

/**
 * Where vertices move, so that sheets that touch come apart: each away from the others, into the solid behind its triangles, or, where
 * the others are there, out of it (a cavity that touches the surface around it). A sheet that has others on both sides stays, and so
 * does one that no direction leads away from all of; if that is so of all at a place, they move into the solid behind most of their
 * triangles.
 *
 * @param rest 1 if those that would stay move into the solid behind most of their triangles as well, -1 if out of it, 0 if they stay
 */
export function partingDirections(stars: ReadonlyMap<number, Star>, rest: 1 | 0 | -1): Map<number, Vector> {
  const places = new Map<number, Star[]>();
  for (const star of stars.values()) places.set(star.place, [...(places.get(star.place) ?? []), star]);
  const directions = new Map<number, Vector>();
  const left = new Set<number>();
  for (const [vertex, star] of stars) {
    const neighbours = places.get(star.place)!.filter((other) => other !== star);
    const direction = directionFrom(star, [...star.others, ...neighbours.flatMap(directionsOf)]);
    if (direction === null) continue;
    directions.set(vertex, direction);
    left.add(star.place);
  }
  for (const [vertex, { place, normals }] of stars) {
    const way = left.has(place) ? rest : 1;
    const direction = way === 0 || directions.has(vertex) ? null : unit(normals.reduce(sum, [0, 0, 0]));
    if (direction !== null) directions.set(vertex, way > 0 ? direction : opposite(direction));
  }
  return directions;
}

const opposite = ([x, y, z]: Vector): Vector => [-x, -y, -z];

const sum = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** Where a sheet goes from its vertex: along the edges of its triangles, and between them. */
const directionsOf = ({ spokes }: Star): Vector[] => spokes.flatMap(([u, v]) => [u, v, sum(u, v)]);

/** The direction that leads a sheet away from what is in some directions. */
function directionFrom({ normals, spokes }: Star, others: readonly Vector[]): Vector | null {
  const inward = directionAway(normals);
  if (inward === null) return null;
  const sides = new Set(others.map((other) => sideOf(spokes, inward, other)));
  if (!sides.has(1)) return inward;
  return sides.has(-1) ? null : opposite(inward);
}

/**
 * On which side of a sheet a direction from its vertex goes: 1 into the solid behind it, -1 out of it, 0 along it, as far as doubles can
 * tell. An axis leads into the solid from all of its triangles, so that it meets a plane through the axis and the direction once on each
 * side.
 */
function sideOf(spokes: Star['spokes'], axis: Vector, direction: Vector): 1 | 0 | -1 {
  for (const [u, v] of spokes) {
    // direction = a u + b v + c axis, by Cramer's rule.
    const volume = dot(cross(u, v), axis);
    const a = dot(cross(direction, v), axis) / volume;
    const b = dot(cross(u, direction), axis) / volume;
    const c = dot(cross(u, v), direction) / volume;
    if (a >= -TINY && b >= -TINY) return c > TINY ? 1 : c < -TINY ? -1 : 0;
  }
  return 0;
}

/** What is taken for zero against the coordinates of unit vectors. */
const TINY = 2 ** -40;
