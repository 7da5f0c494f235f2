import type { Sign } from '../../core/sign.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { type PlaneResidues, planeResidues, ratioHash } from '../../implicit/plane-hash.js';
import { facingOf, identityOf } from '../../implicit/plane-identity.js';
import { sideOfAny } from '../../implicit/side-of-plane.js';

/** The distinct planes of a construction, each with a number, and what tables ask of them. */
export class Planes {
  readonly objects: PlaneObject[] = [];
  /** For each plane its coefficients modulo a prime. */
  readonly residues: PlaneResidues[] = [];
  readonly #numbers = new Map<number, number[]>();

  /** The number of a plane, and whether it faces the way of the one that is kept under it (1), or the other (-1). */
  add(plane: PlaneObject): { index: number; facing: 1 | -1 } {
    const residues = planeResidues(plane);
    const key = ratioHash(residues);
    const bucket = this.#numbers.get(key);
    for (const index of bucket ?? []) {
      const facing = sameOf(this.objects[index]!, plane);
      if (facing !== 0) return { index, facing };
    }
    const index = this.objects.length;
    this.objects.push(plane);
    this.residues.push(residues);
    if (bucket === undefined) this.#numbers.set(key, [index]);
    else bucket.push(index);
    return { index, facing: 1 };
  }
}

/**
 * Are two planes the same, facing the same way (1) or not (-1)? A plane through three points, which are not on a line, is the same as one that has
 * all of them: three signs that are decided without integers where coordinates are short.
 */
function sameOf(known: PlaneObject, plane: PlaneObject): Sign {
  const points = plane.anchored;
  if (points === undefined) return identityOf(known, plane);
  for (let i = 0; i < 9; i += 3) {
    if (sideOfAny(known, [points[i]!, points[i + 1]!, points[i + 2]!]) !== 0) return 0;
  }
  return facingOf(known, plane);
}
