import type { Random } from '../../cases/random.js';

/** 2 to the power of these is where doubles end. */
const ENDS = [1024, -1074];
/** Small integers, and what is calculated of a few, stay finite times 2 to the power of this. */
const MOST = 1015;

/**
 * By what the lengths of small shapes are scaled: half of them to where products of two to six lengths overflow, or
 * vanish, as there doubles are certain of what is not so, if they ever are; a quarter to between those of three to six;
 * the rest anywhere.
 */
export function drawExponent(random: Random): number {
  if (random.oneIn(2))
    return Math.round(ENDS[random.below(2)]! / random.between(2, 6)) + random.between(-8, 4);
  return random.oneIn(2) ? random.sign() * random.between(170, 360) : random.between(-1074, MOST);
}
