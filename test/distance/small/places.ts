import { P, SECOND } from '../../../src/distance/small/arena.js';
import type { Random } from '../../../src/oracle/cases/random.js';

/**
 * Coordinates of six corners: of a lattice, with signs that are 0; the same a little moved; or any. All times a power
 * of two.
 */
export function place(random: Random, kind: number, power: number): void {
  const scale = 2 ** power;
  for (let i = 0; i < 18; i++) {
    const lattice = random.between(-2, 2);
    const moved = lattice + (random.oneIn(2) ? random.between(-3, 3) * 2 ** -50 : 0);
    P[i] = scale * [lattice, moved, 4 * random.unit() - 2][kind]!;
  }
  if (random.oneIn(2)) for (let v = SECOND; v < 2 * SECOND; v++) P[3 * v]! += 3 * scale;
}

/** A vertex, an edge or the face of a shape, by its numbers. */
export function feature(random: Random, from: number): readonly [number, number, number] {
  const first = random.below(3);
  const size = random.below(3);
  if (size === 2) return [from, from + 1, from + 2];
  return [from + first, size === 1 ? from + ((first + 1) % 3) : -1, -1];
}
