import { P, SECOND } from './arena.js';
import { OF_B, setFeature } from './features.js';
import { alongPoint, atPoint, D, MEETING, PAIRS, reduce, SCALE, V } from './simplex.js';

/**
 * The features where two shapes of the arena seem to be closest, found in doubles: what is said here is proved or
 * refused by `isClosest`.
 *
 * Source: Gilbert, Johnson, Keerthi 1988, with the regions of Ericson 5.1.5 and 5.1.6 for the point nearest to the
 * origin.
 */

/** Enough for shapes of three corners: there are nine differences. */
const MOST_STEPS = 12;
/** A step that brings less than this share has brought nothing, as far as doubles tell. */
const NO_NEARER = 1 - 2 ** -40;

/** Below this share of the square of a difference, that of the distance is what doubles made of 0. */
const NOTHING = 2 ** -88;

/**
 * What doubles say of the closest features in F: none, for the shapes certainly meet; none, for they seem to, or no end
 * is in sight; these are; these, if the shapes do not meet.
 */
export type Proposal = 'meeting' | 'none' | 'apart' | 'unclear';

/** Where the corners of the second shape begin in P, which are also the numbers of their bits. */
const BEGIN_B = 3 * SECOND;

/**
 * Names the features in F. Finding the next difference is written out: what V8 inlines into one function is limited,
 * and the farthest corners and the nearest points take all of it.
 */
export function propose(countA: number, countB: number): Proposal {
  D[0] = P[0]! - P[BEGIN_B]!;
  D[1] = P[1]! - P[BEGIN_B + 1]!;
  D[2] = P[2]! - P[BEGIN_B + 2]!;
  PAIRS[0] = 1 | (1 << BEGIN_B);
  atPoint(0);
  let count = 1;
  for (let step = 0; step < MOST_STEPS; step++) {
    const x = V[0]!;
    const y = V[1]!;
    const z = V[2]!;
    const a = farthest(0, countA, -x, -y, -z);
    const b = farthest(BEGIN_B, countB, x, y, z);
    const pair = (1 << a) | (1 << b);
    for (let k = 0; k < count; k++) if (PAIRS[k] === pair) return name(count);
    const dx = P[a]! - P[b]!;
    const dy = P[a + 1]! - P[b + 1]!;
    const dz = P[a + 2]! - P[b + 2]!;
    // The point is as far along itself as all of the simplex.
    const far = x * D[0]! + y * D[1]! + z * D[2]!;
    if (!(x * dx + y * dy + z * dz < far * NO_NEARER)) return name(count);
    D[4 * count] = dx;
    D[4 * count + 1] = dy;
    D[4 * count + 2] = dz;
    PAIRS[count] = pair;
    count = reduce(count + 1, 0);
    if (count <= 0) return count === MEETING ? 'meeting' : 'none';
  }
  return 'none';
}

/**
 * Where the corner begins that is farthest along a direction. Comparisons are numbers here, not branches: which one it
 * is cannot be foreseen.
 */
function farthest(from: number, count: number, x: number, y: number, z: number): number {
  const first = x * P[from]! + y * P[from + 1]! + z * P[from + 2]!;
  if (count === 1) return from;
  const second = x * P[from + 3]! + y * P[from + 4]! + z * P[from + 5]!;
  const isSecond = +(second > first);
  if (count === 2) return from + 3 * isSecond;
  const third = x * P[from + 6]! + y * P[from + 7]! + z * P[from + 8]!;
  const isThird = +(third > first) & +(third > second);
  return from + 6 * isThird + 3 * (isSecond & ~isThird);
}

/**
 * The features that a simplex of differences stands for: the vertices that occur in it. What is in places that are not
 * used does not count, again without a branch.
 */
function name(count: number): Proposal {
  const bits = PAIRS[0]! | (PAIRS[1]! & -+(count > 1)) | (PAIRS[2]! & -+(count > 2));
  // Bits 0, 3, 6 become 0, 1, 2.
  const corners = bits | (bits >> 2) | (bits >> 4);
  setFeature(0, 0, corners & 7);
  setFeature(1, OF_B, (corners >> BEGIN_B) & 7);
  const size = D[0]! * D[0]! + D[1]! * D[1]! + D[2]! * D[2]!;
  return alongPoint(0) > SCALE[0]! * size * NOTHING ? 'apart' : 'unclear';
}
