import type { Sign } from '../../core/sign.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { type PlaneResidues, planeResidues, ratioHash } from '../../implicit/plane-hash.js';
import { identityOf } from '../../implicit/plane-identity.js';

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
      const facing = identityOf(this.objects[index]!, plane);
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

/** The other sign. */
export function opposite(sign: Sign): Sign {
  return sign > 0 ? -1 : sign < 0 ? 1 : 0;
}
