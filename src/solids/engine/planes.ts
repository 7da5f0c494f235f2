import type { Sign } from '../../core/sign.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { planeHash } from '../../implicit/plane-hash.js';
import { facingOf, identityOf } from '../../implicit/plane-identity.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';
import { NumbersByHash } from './numbers-by-hash.js';

/** The number of a plane, and whether it faces the way of the one that is kept under it (1), or the other (-1). */
export interface NumberedPlane {
  readonly index: number;
  readonly facing: 1 | -1;
}

/** The distinct planes of a construction, each with a number, and what tables ask of them. */
export class Planes {
  readonly objects: PlaneObject[] = [];
  /** Of planes through three points that have a coordinate in common its axis; -1 of all others. */
  readonly levels: number[] = [];
  #numbers = new NumbersByHash();

  add(plane: PlaneObject): NumberedPlane {
    return this.addKnown(plane, planeHash(plane));
  }

  /** Adds a plane whose hash is known. */
  addKnown(plane: PlaneObject, hash: number): NumberedPlane {
    for (let index = this.#numbers.last(hash); index >= 0; index = this.#numbers.before(index)) {
      const facing = sameOf(this.objects[index]!, plane);
      if (facing !== 0) return { index, facing };
    }
    const index = this.objects.length;
    this.objects.push(plane);
    this.levels.push(levelOf(plane));
    this.#numbers.push(hash);
    return { index, facing: 1 };
  }

  /** The hash of a plane. */
  hashOf(index: number): number {
    return this.#numbers.hashOf(index);
  }

  /** A table with the same planes under the same numbers. */
  copy(): Planes {
    const copy = new Planes();
    for (let i = 0; i < this.objects.length; i++) {
      copy.objects.push(this.objects[i]!);
      copy.levels.push(this.levels[i]!);
    }
    copy.#numbers = this.#numbers.copy();
    return copy;
  }
}

/** The axis along which a plane through three points has one coordinate, a double; -1 if there is none. */
function levelOf({ anchored: p }: PlaneObject): number {
  return p === undefined
    ? -1
    : [0, 1, 2].findIndex((axis) => p[axis] === p[axis + 3] && p[axis] === p[axis + 6]);
}

/**
 * Are two planes the same, facing the same way (1) or not (-1)? A plane through three points, which are not on a line,
 * is the same as one that has all of them: three signs that are decided without integers where coordinates are short.
 */
function sameOf(known: PlaneObject, plane: PlaneObject): Sign {
  if (known === plane) return 1;
  const points = plane.anchored;
  if (points === undefined) return identityOf(known, plane);
  for (let i = 0; i < 9; i += 3) {
    if (sideOfAny(known, [points[i]!, points[i + 1]!, points[i + 2]!]) !== 0) return 0;
  }
  return facingOf(known, plane);
}
