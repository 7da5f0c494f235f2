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
 * How sheets that touch come apart, and what those do that this leads nowhere: `stay` where they are, or move `inward`
 * into the solid behind most of their triangles, or `outward`; `across` sheets move away from each other, whichever way
 * the solid is.
 */
export type Parting = 'stay' | 'inward' | 'outward' | 'across';

/**
 * Where vertices move, so that sheets that touch come apart: each away from the others, into the solid behind its
 * triangles, or, where the others are there, out of it (a cavity that touches the surface around it). A sheet that has
 * others on both sides stays, and so does one that no direction leads away from all of; if that is so of all at a
 * place, they move into the solid behind most of their triangles. Thin sheets that lie on each other have the solid in
 * the same direction: they part across.
 */
export function partingDirections(stars: ReadonlyMap<number, Star>, parting: Parting): Map<number, Vector> {
  const places = new Map<number, Star[]>();
  for (const star of stars.values()) places.set(star.place, [...(places.get(star.place) ?? []), star]);
  const directions = new Map<number, Vector>();
  const left = new Set<number>();
  for (const [vertex, star] of stars) {
    const neighbours = places.get(star.place)!.filter((other) => other !== star);
    const direction =
      parting === 'across'
        ? directionAcross(star, neighbours)
        : directionFrom(star, [...star.others, ...neighbours.flatMap(directionsOf)]);
    if (direction === null) continue;
    directions.set(vertex, direction);
    left.add(star.place);
  }
  for (const [vertex, { place, normals }] of stars) {
    const way = left.has(place) ? parting : 'inward';
    const stays = way === 'stay' || way === 'across' || directions.has(vertex);
    const direction = stays ? null : unit(normals.reduce(sum, [0, 0, 0]));
    if (direction !== null) directions.set(vertex, way === 'inward' ? direction : opposite(direction));
  }
  return directions;
}

/**
 * The direction that leads a sheet away from all others at its place, from each as much as it can; null if these are on
 * all sides.
 */
function directionAcross(star: Star, neighbours: readonly Star[]): Vector | null {
  const groups = [star.others, ...neighbours.map(({ spokes }) => spokes.flat())];
  const ways = groups.map((group) => directionBetween(star.spokes.flat(), group));
  return unit(ways.reduce<Vector>((all, way) => (way === null ? all : sum(all, way)), [0, 0, 0]));
}

/**
 * The normal of the plane through a vertex that has some directions on its upper side and others on its lower one, all
 * as far from it as can be; null if there is none. Those that both have lie in it.
 */
function directionBetween(upper: readonly Vector[], lower: readonly Vector[]): Vector | null {
  const common = upper.filter((direction) => isAmong(direction, lower));
  const own = [
    ...upper.filter((direction) => !isAmong(direction, common)),
    ...lower.filter((direction) => !isAmong(direction, common)).map(opposite),
  ];
  const [axis] = common;
  if (axis === undefined) return directionAway(own);
  const around = own.map((direction) => unit(minus(direction, scaled(axis, dot(direction, axis)))));
  return directionAway(around.filter((direction) => direction !== null));
}

const isAmong = (direction: Vector, others: readonly Vector[]): boolean =>
  others.some((other) => distance(direction, other) < TINY);

const scaled = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by];

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
 * On which side of a sheet a direction from its vertex goes: 1 into the solid behind it, -1 out of it, 0 along it, as
 * far as doubles can tell. An axis leads into the solid from all of its triangles, so that it meets a plane through the
 * axis and the direction once on each side.
 */
function sideOf(spokes: Star['spokes'], axis: Vector, direction: Vector): 1 | 0 | -1 {
  for (const [u, v] of spokes) {
    // direction · volume = a u + b v + c axis, by Cramer's rule; the volume is below 0, since the axis is behind the
    // triangle.
    const a = dot(cross(direction, v), axis);
    const b = dot(cross(u, direction), axis);
    const c = dot(cross(u, v), direction);
    if (a <= TINY && b <= TINY) return c < -TINY ? 1 : c > TINY ? -1 : 0;
  }
  return 0;
}

/**
 * A determinant of three unit vectors is wrong by less than this: each of its six products by 4 units of 2^-53, their
 * coordinates included.
 */
const TINY = 2 ** -48;
