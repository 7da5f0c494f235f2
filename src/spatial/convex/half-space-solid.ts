import { reject } from '../../core/errors.js';
import { edge, type Feature, face, INTERIOR, vertex } from '../../core/feature.js';
import { type PointLike3, planeOf, threePlanesPoint } from '../../implicit/index.js';
import type { AffineDimension } from '../hull/affine-hull.js';
import { ORIGIN, rankOf } from '../hull/rank.js';
import { type Frustum, requireFrustum } from './frustum.js';
import { type KDop, requireKDop } from './k-dop.js';
import { Solid } from './solid.js';
import { sideOfWall, type Wall, wallKey } from './wall.js';

/** A vertex of half-spaces and all walls that it lies on. */
interface Corner {
  readonly point: PointLike3;
  readonly tight: readonly number[];
}

/** All points where three walls meet and no other one is in the way, in the order of the first such three. */
function cornersOf(walls: readonly Wall[]): Corner[] {
  const found = new Map<string, Corner>();
  for (let i = 0; i < walls.length; i++) {
    for (let j = i + 1; j < walls.length; j++) {
      for (let k = j + 1; k < walls.length; k++) {
        const corner = cornerAt(walls, i, j, k);
        if (corner === undefined) continue;
        const key = wallKey(corner.tight);
        if (!found.has(key)) found.set(key, corner);
      }
    }
  }
  return [...found.values()];
}

function cornerAt(walls: readonly Wall[], i: number, j: number, k: number): Corner | undefined {
  const point = threePlanesPoint(walls[i]!.plane, walls[j]!.plane, walls[k]!.plane);
  if (point === null) return undefined;
  const tight: number[] = [];
  for (let w = 0; w < walls.length; w++) {
    const side = w === i || w === j || w === k ? 0 : sideOfWall(walls[w]!, point);
    if (side > 0) return undefined;
    if (side === 0) tight.push(w);
  }
  return { point, tight };
}

/**
 * A solid that was given by half-spaces. Face i is that of half-space i. Vertices are numbered in the order of their
 * first three half-spaces (0, 1, 2), (0, 1, 3), ...; the edge of the half-spaces i < j has the number of the pair
 * in the
 * order (0, 1), (0, 2), ... (1, 2), ... Edges and faces are not listed by vertices: they may be unbounded.
 */
export class HalfSpaceSolid extends Solid {
  readonly #cornerByWalls: ReadonlyMap<string, number>;

  constructor(walls: readonly Wall[], corners: readonly Corner[], dimension: AffineDimension) {
    super({ vertices: corners.map(({ point }) => point), edges: [], faces: [], walls, dimension });
    this.#cornerByWalls = new Map(corners.map(({ tight }, i) => [wallKey(tight), i]));
  }

  override featureAt(tight: readonly number[]): Feature {
    const [first] = tight;
    if (first === undefined) return INTERIOR;
    const corner = this.#cornerByWalls.get(wallKey(tight));
    if (corner !== undefined) return vertex(corner);
    for (const [n, i] of tight.entries()) {
      const j = tight.slice(n + 1).find((other) => this.#cross(i, other));
      if (j !== undefined) return edge(this.#pairNumber(i, j));
    }
    return face(first);
  }

  /** Whether two planes cross: then, and only then, some third one meets them in a point, because there are corners. */
  #cross(i: number, j: number): boolean {
    const [p, q] = [this.walls[i]!.plane, this.walls[j]!.plane];
    return this.walls.some(({ plane }) => threePlanesPoint(p, q, plane) !== null);
  }

  /** The number of the pair i < j: the pairs before it are those that begin with less, and with i and less than j. */
  #pairNumber(i: number, j: number): number {
    let number = j - i - 1;
    for (let before = 0; before < i; before++) number += this.walls.length - 1 - before;
    return number;
  }
}

/**
 * A k-DOP prepared for queries. Face 2i is the side where axes[i] · x = min[i], face 2i + 1 that of max[i].
 * Vertices are
 * numbered in the order of the first three faces that meet there, (0, 1, 2), (0, 1, 3), ...; the edge of faces i <
 * j has
 * the number of that pair in the order (0, 1), (0, 2), ..., (1, 2), ... It may be flat, a segment, a point or empty.
 *
 * All triples of faces are tried: the time grows with the fourth power of k.
 *
 * Source: Ericson, Real-Time Collision Detection, 4.6.2 and 4.6.4 (vertices by brute force).
 *
 * @throws RangeError if a number is not finite, an axis is zero, the axes do not span space, or min > max
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]];
 * kDopSolid({ axes, min: [0, 0, 0, 0], max: [1, 1, 1, 1] }).vertices.length; // 4
 * kDopSolid({ axes, min: [0, 0, 0, 4], max: [1, 1, 1, 5] }).dimension; // -1
 */
export function kDopSolid(dop: KDop): HalfSpaceSolid {
  requireKDop('kDopSolid', 'dop', dop);
  const { axes, min, max } = dop;
  const planes = axes.flatMap((axis, i) => [
    planeOf({ normal: [-axis[0]!, -axis[1]!, -axis[2]!], constant: min[i]! }),
    planeOf({ normal: axis, constant: -max[i]! }),
  ]);
  const corners = cornersOf(planes.map((plane) => ({ plane, equality: false })));
  const walls = planes.map((plane, i) => ({
    plane,
    equality: corners.length > 0 && corners.every(({ tight }) => tight.includes(i)),
  }));
  const across = axes.filter((_, i) => walls[2 * i]!.equality || walls[2 * i + 1]!.equality);
  const dimension = corners.length === 0 ? -1 : 3 - rankOf(across.map((axis) => [ORIGIN, axis]));
  return new HalfSpaceSolid(walls, corners, dimension as AffineDimension);
}

/**
 * A frustum prepared for queries of lines, rays and segments. Face i is that of `frustum.planes[i]`: left, right,
 * bottom, top, near, far. Vertices are numbered in the order of the first three faces that meet there, (0, 1, 2),
 * (0, 1, 3), ...; the edge of faces i < j has the number of that pair in the order (0, 1), (0, 2), ..., (1, 2), ...
 *
 * @throws RangeError if the corners of the frustum do not span space: it is flat or empty, or unbounded without
 *   enough
 * corners to tell (a far plane at infinity)
 * @example
 * const cube = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
 * frustumSolid(cube).vertices.length; // 8
 */
export function frustumSolid(frustum: Frustum): HalfSpaceSolid {
  requireFrustum('frustumSolid', frustum);
  const walls = frustum.planes.map((plane) => ({ plane, equality: false, inward: true }));
  const corners = frustum.isEmpty ? [] : cornersOf(walls);
  // Where no wall has all corners, their mean lies behind all walls: the frustum is proved to have an interior.
  const hasWallOfAll = walls.some((_, i) => corners.every(({ tight }) => tight.includes(i)));
  if (corners.length === 0 || hasWallOfAll)
    reject('frustumSolid', 'frustum', 'a frustum whose corners span space', `${corners.length} corners`);
  return new HalfSpaceSolid(walls, corners, 3);
}
