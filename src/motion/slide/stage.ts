/** A shape in a world: may it go straight from one place to another? Exactly; doubles are asked first. */
import { UNDECIDED } from '../../core/sign.js';
import type { ScaledCells } from '../../distance/engine/cells.js';
import type { Doubles } from '../../distance/engine/doubles.js';
import { nearest } from '../../distance/engine/nearest.js';
import { PointList } from '../../distance/engine/point-list.js';
import { dot, plus, type Vector } from '../../distance/engine/vectors.js';
import { MovingHull } from '../parts/moving-hull.js';
import type { Carrier } from '../translation/carriers.js';
import { gapAt } from '../translation/engine/meeting.js';
import { type MovingPair, movingPair, overPower, START } from '../translation/engine/moving-pair.js';
import { isEntered } from '../translation/engine/swept-hull.js';
import { isBeyond, startsInFront } from './bounding-plane.js';
import { outside } from './outside.js';
import type { Place } from './place.js';
import type { World } from './world.js';

/** What is in the way, and the shape beside it, with the part in place. */
export interface Blocker {
  readonly part: number;
  readonly hull: MovingHull;
}

/** A shape, and the world that it is in. */
export class Stage {
  /** Was something nearer than the radius already where a move began? */
  isTooClose = false;
  readonly radius: number;
  readonly corners: Float64Array;
  readonly world: World;
  readonly #core: ScaledCells;
  readonly #doubles: Doubles;
  /** Where it was last asked whether the shape is within a solid, and the answer. */
  #asked: { readonly from: Place; readonly isInside: boolean } | null = null;

  constructor(carrier: Carrier, world: World) {
    this.radius = carrier.radius;
    this.#core = carrier.core.cells();
    this.#doubles = carrier.core.doubles();
    this.corners = this.#doubles.coordinates;
    this.world = world;
  }

  /** What is in the way from one place straight to another; the visitor returns true to stop. */
  blockers(from: Place, to: Place, visit: (blocker: Blocker) => boolean): boolean {
    const isInside = this.#startsIn(from);
    const hull = this.#hullBetween(from, to);
    return this.world.visit(hull, (part) => {
      if (hull.compareUntil(1) === 1) return false;
      return this.#isBlocking(hull, part, from, to, isInside) && visit({ part, hull });
    });
  }

  /** May it go there? */
  isFree(from: Place, to: Place): boolean {
    return !this.blockers(from, to, () => true);
  }

  /** What was outside stays there, if nothing was too near. */
  #startsIn(from: Place): boolean {
    const before = this.#asked;
    const isKnown = before !== null && (before.from === from || (!before.isInside && !this.isTooClose));
    if (isKnown) return before.isInside;
    const isInside = this.world.startsIn(from);
    this.#asked = { from, isInside };
    if (isInside) this.isTooClose = true;
    return isInside;
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

  #isBlocking(hull: MovingHull, part: number, from: Place, to: Place, isInside: boolean): boolean {
    const isCertain = this.radius > 0 && hull.compareUntil(1) === -1;
    const planes = this.world.planesOf(part);
    const places = isCertain ? [from] : [from, to];
    const signs = planes.map((plane) => outside(plane, this.corners, places, this.radius));
    const isOutside = signs.includes(1);
    if (!isCertain && isOutside) return false;
    // What was not nearer than the radius at the start is in the way.
    if (isCertain && !isInside && (isOutside || hull.compareUntil(0) === 1)) return true;
    const pair = this.#pair(part, from, to);
    const isFar = (): boolean => planes.some((plane, i) => signs[i] === UNDECIDED && isBeyond(pair, plane));
    if (!isCertain && (isFar() || !isEntered(pair))) return false;
    // Out of a solid, a face is passed from behind.
    if (isInside && !planes.every((plane) => startsInFront(pair, plane))) return false;
    if (gapAt(pair, START) > 0 || !startsInside(pair)) return true;
    this.isTooClose = true;
    // The distance is a convex function of time: where it does not fall at first, it never does.
    const { vector } = nearest(pair.a, pair.b);
    return dot(vector, pair.velocity) < 0n;
  }

  /** Both over integers, the shape going from one place to the other. */
  #pair(part: number, from: Place, to: Place): MovingPair {
    const pair = movingPair(
      { core: this.#core, radius: this.radius, motion: to },
      { core: this.world.cellsOf(part), radius: 0, motion: from },
    );
    const [x, y, z] = from.map((c) => (c === 0 ? 0n : overPower(c, pair.scale)));
    const offset: Vector = [x!, y!, z!];
    const { points } = pair.a;
    const moved = new PointList(points.length, (i) => plus(points.at(i), offset), null);
    return { ...pair, a: { ...pair.a, points: moved } };
  }
}

/** Is a shape that is at most the radius from a part nearer than that, or within it without a radius? */
function startsInside(pair: MovingPair): boolean {
  if (pair.radius > 0n) return gapAt(pair, START) < 0;
  return isEntered({ ...pair, velocity: [0n, 0n, 0n], shift: [0, 0, 0], shiftReach: [0, 0, 0] });
}
