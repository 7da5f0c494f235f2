/** A shape in a mesh: may it go straight from one place to another? Exactly; doubles are asked first. */
import type { ScaledCells } from '../../distance/engine/cells.js';
import type { Doubles } from '../../distance/engine/doubles.js';
import { nearest } from '../../distance/engine/nearest.js';
import { PointList } from '../../distance/engine/point-list.js';
import { cross, dot, isZero, minus, plus, type Vector } from '../../distance/engine/vectors.js';
import { givenTriangle } from '../../distance/shapes/flat.js';
import { walkBoxes } from '../../indexes/bvh-walk.js';
import { triangleOf } from '../../mesh/structure/corners.js';
import type { PreparedMesh } from '../../mesh/structure/prepared-mesh.js';
import { MovingHull } from '../parts/moving-hull.js';
import type { Carrier } from '../translation/carriers.js';
import { gapAt } from '../translation/engine/meeting.js';
import { type MovingPair, movingPair, overPower, START } from '../translation/engine/moving-pair.js';
import { isEntered } from '../translation/engine/swept-hull.js';

/** Where a shape stands: by what it was moved from where it was given. */
export type Place = readonly [number, number, number];

/** What is in the way, and the shape beside it, with the triangle in place. */
export interface Blocker {
  readonly triangle: number;
  readonly hull: MovingHull;
}

/** A shape, and the mesh that it is in. */
export class Stage {
  /** Was something nearer than the radius already where a move began? */
  isTooClose = false;
  readonly radius: number;
  readonly corners: Float64Array;
  readonly #core: ScaledCells;
  readonly #doubles: Doubles;
  readonly mesh: PreparedMesh;

  constructor(carrier: Carrier, mesh: PreparedMesh) {
    this.radius = carrier.radius;
    this.#core = carrier.core.cells();
    this.#doubles = carrier.core.doubles();
    this.corners = this.#doubles.coordinates;
    this.mesh = mesh;
  }

  /** What is in the way from one place straight to another; the visitor returns true to stop. */
  blockers(from: Place, to: Place, visit: (blocker: Blocker) => boolean): boolean {
    const { bvh, positions, indices } = this.mesh;
    const hull = this.#hullBetween(from, to);
    const mayReach = (bounds: Float64Array, at: number): boolean => hull.enter(bounds, at) <= 1;
    return walkBoxes(bvh, mayReach, (place) => {
      const triangle = bvh.order[place]!;
      hull.place(positions, indices, triangle);
      if (hull.compareUntil(1) === 1) return false;
      return this.#isBlocking(hull, triangle, from, to) && visit({ triangle, hull });
    });
  }

  /** May it go there? */
  isFree(from: Place, to: Place): boolean {
    return !this.blockers(from, to, () => true);
  }

  /**
   * A sum of two doubles is off by u of both, the difference of places by u of itself: with 4.1u of the corners, the
   * product with a time and the last sum that is less than 6.1u of all three, for which moving-hull.ts allows.
   */
  #hullBetween(from: Place, to: Place): MovingHull {
    const { coordinates, reach } = this.#doubles;
    const moved = coordinates.map((x, i) => x + from[i % 3]!);
    const far = (k: 0 | 1 | 2): number => reach[k] + Math.abs(from[k]);
    return new MovingHull(
      { coordinates: moved, reach: [far(0), far(1), far(2)] },
      this.radius,
      from.map((x, k) => to[k]! - x),
    );
  }

  #isBlocking(hull: MovingHull, triangle: number, from: Place, to: Place): boolean {
    const isCertain = this.radius > 0 && hull.compareUntil(1) === -1;
    // What was not nearer than the radius at the start, as far as doubles tell, is in the way.
    if (isCertain && hull.compareUntil(0) === 1) return true;
    const pair = this.#pair(triangle, from, to);
    if (!isCertain && (isBeyond(pair) || !isEntered(pair))) return false;
    if (gapAt(pair, START) > 0 || !startsInside(pair)) return true;
    this.isTooClose = true;
    // The distance is a convex function of time: where it does not fall at first, it never does.
    const { vector } = nearest(pair.a, pair.b);
    return dot(vector, pair.velocity) < 0n;
  }

  /** Both over integers, the shape going from one place to the other. */
  #pair(triangle: number, from: Place, to: Place): MovingPair {
    const core = givenTriangle('moveAndSlide', 'triangle', triangleOf(this.mesh, triangle)).cells();
    const pair = movingPair(
      { core: this.#core, radius: this.radius, motion: to },
      { core, radius: 0, motion: from },
    );
    const [x, y, z] = from.map((c) => (c === 0 ? 0n : overPower(c, pair.scale)));
    const offset: Vector = [x!, y!, z!];
    const { points } = pair.a;
    const moved = new PointList(points.length, (i) => plus(points.at(i), offset), null);
    return { ...pair, a: { ...pair.a, points: moved } };
  }
}

/** Is a shape that is at most the radius from a triangle nearer than that, or within it without a radius? */
function startsInside(pair: MovingPair): boolean {
  if (pair.radius > 0n) return gapAt(pair, START) < 0;
  return isEntered({ ...pair, velocity: [0n, 0n, 0n], shift: [0, 0, 0], shiftReach: [0, 0, 0] });
}

/**
 * Is all that the core sweeps on one side of the triangle's plane, and at least the radius away? That is enough, and it
 * is what is asked again and again of a floor that a shape stands on.
 */
function isBeyond({ a, b, velocity, radius }: MovingPair): boolean {
  const corner = b.points.at(0);
  const normal = cross(minus(b.points.at(1), corner), minus(b.points.at(2), corner));
  if (isZero(normal)) return false;
  const reach = radius * radius * dot(normal, normal);
  const along = dot(normal, velocity);
  let side = 0n;
  for (let i = 0; i < a.points.length; i++) {
    const height = dot(normal, minus(a.points.at(i), corner));
    for (const h of [height, height + along]) {
      if (h * h < reach || (h < 0n && side > 0n) || (h > 0n && side < 0n)) return false;
      if (h !== 0n) side = h;
    }
  }
  return true;
}
