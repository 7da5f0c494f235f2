/**
 * Placements of meshes, and what is placed with them: large and small ones, thin ones, and points with unclear rays.
 */
import { powerOfTwo, scaleByPowerOfTwo, stepUlps } from '../../cases/doubles.js';
import { PLACEMENT_SIZE } from '../../cases/placements.js';
import type { Random } from '../../cases/random.js';
import { pick } from '../families/plant.js';
import { fillPlacement, placed } from '../placements/families.js';

/** Where a vector or a vertex stands that has the number i, from `at` on. */
export const vectorsFrom = (at: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => at + 3 * i);

/** Where vectors of a scene stand that are placed with the mesh, so that they keep what they have in common with it. */
function placeVectors(out: Float64Array, placement: number, places: readonly number[]): void {
  for (const at of places) out.set(placed(out, [...out.subarray(at, at + 3)], placement), at);
}

/** By which power of two the axes of a mesh become larger at its place. */
const LARGER = [-1000, -300, -20, -2, 0, 20, 300, 1000];
/** The same where axes differ, mostly so much that integers of the referee stay short. */
const THIN = [-60, -20, -2, 0, 0, 1, 20, 60];
/** How large all is at its place: the last one is next to the greatest double. */
const SIZES = [0, 0, 0, -20, -70, -300, 300, 1018];

/**
 * Makes the mesh smaller along its axes, or larger, and the placement undoes it, but for one power of two: the scene at
 * its place is what it was, as large as that. All is exact where no number is beyond the doubles.
 *
 * @param places the vertices of the mesh, and what is placed with it, before it is
 */
function scaleAlong(random: Random, out: Float64Array, at: number, places: readonly number[]): void {
  const kind = out[at + PLACEMENT_SIZE - 1]!;
  const size = pick(random, SIZES);
  const one = pick(random, LARGER);
  const thin = random.oneIn(16) ? LARGER : random.oneIn(2) ? THIN : [one];
  for (let k = 0; k < 3; k++) {
    // A reflection keeps lengths.
    const larger = kind === 2 ? 0 : pick(random, thin) + random.below(4);
    for (const to of places) out[to + k] = scaleByPowerOfTwo(out[to + k]!, size - larger);
    if (kind === 1) out[at + 3 + k] = scaleByPowerOfTwo(out[at + 3 + k]!, larger);
    if (kind === 0)
      for (let i = 0; i < 3; i++) out[at + 3 * k + i] = scaleByPowerOfTwo(out[at + 3 * k + i]!, larger);
    if (kind !== 2) out[at + 9 + k] = scaleByPowerOfTwo(out[at + 9 + k]!, size);
  }
  if (kind === 2) out[at + PLACEMENT_SIZE - 2] = scaleByPowerOfTwo(out[at + PLACEMENT_SIZE - 2]!, size);
}

/** Far from where the mesh is: places have full mantissas, and what brings them back is off by much. */
function moveFar(random: Random, out: Float64Array, at: number): void {
  const far = () => random.between(-1e6, 1e6);
  out[at + PLACEMENT_SIZE - 2]! += out[at + PLACEMENT_SIZE - 1] === 2 ? far() : 0;
  for (let k = 9; k < 12; k++) out[at + k]! += far();
}

/**
 * A placement, and what is placed by it; some take lattices where no doubles are, or something is moved by an ulp then,
 * or they are flat or nearly, or large or small, or thin.
 *
 * @param vertices where the vertices of the mesh stand
 * @param beside   where the vectors stand that are placed with it
 */
export function fillPlaced(
  random: Random,
  out: Float64Array,
  at: number,
  vertices: readonly number[],
  beside: readonly number[],
): void {
  fillPlacement(random, out, at);
  const numbers = PLACEMENT_SIZE - 1;
  if (random.oneIn(3)) {
    for (let k = 0; k < 3; k++) out[at + k] = random.between(-3, 3);
    out[at + numbers - 1] = random.between(-3, 3);
  }
  if (random.oneIn(5)) moveFar(random, out, at);
  // All lengths by one factor.
  if (out[at + numbers] === 1 && random.oneIn(2))
    out.fill(pick(random, [1, 2, 3, 7, 1 / 3, 0.3, -1]), at + 3, at + 6);
  if (random.oneIn(5)) scaleAlong(random, out, at, [...vertices, ...beside]);
  placeVectors(out, at, beside);
  if (beside.length > 0 && random.oneIn(4)) {
    const one = pick(random, beside) + random.below(3);
    out[one] = stepUlps(out[one]!, random.between(-2, 2));
  }
  switch (random.below(24)) {
    case 0:
    case 1:
    case 2: {
      const one = at + random.below(numbers);
      out[one] = stepUlps(out[one]!, random.oneIn(2) ? 1 : -1);
      return;
    }
    case 3:
    case 4: {
      const [from, to] = [at + 3 * random.below(3), at + 3 * random.below(3)];
      const scale = random.oneIn(2) ? 1 : powerOfTwo(-random.between(1, 1074));
      for (let k = 0; k < 3; k++) out[to + k] = out[from + k]! * scale;
      return;
    }
    case 5: {
      const scale = powerOfTwo(random.between(-900, 900));
      for (let k = at; k < at + numbers; k++) if (random.oneIn(3)) out[k]! *= scale;
    }
  }
}

/** The kernel counts along this direction: answers must not depend on what is met there. */
const WAY = [277, 431, 145] as const;

/** Puts the point where a ray in that direction meets a vertex, or the middle between two. */
export function lookAtVertex(random: Random, out: Float64Array, at: number, point: number): void {
  const [i, j] = [random.below(4), random.below(4)];
  const middle = [0, 1, 2].map((k) => (out[2 + 3 * i + k]! + out[2 + 3 * j + k]!) / 2);
  const scale = powerOfTwo(-random.between(5, 12));
  out.set(
    placed(out, middle, at).map((x, k) => x - scale * WAY[k]!),
    point,
  );
}

/**
 * Puts the point on the line of one vertex along an axis of the mesh, at thirds and fifths, which no double is; a
 * matrix takes it to doubles all the same, and the way to another vertex to that direction: both rays are unclear.
 */
export function lookTwice(random: Random, out: Float64Array, at: number, point: number): void {
  const [i, j, w] = [random.below(4), random.below(4), random.below(3)];
  const [from, to] = [vectorsFrom(2, 4)[i]!, vectorsFrom(2, 4)[j]!];
  const way = [0, 1, 2].map((k) => out[to + k]! - out[from + k]!);
  const part = pick(random, [3, 5]);
  // The point is `up` parts above the first vertex, and `left` parts below the second one.
  const up = random.between(-9, 9);
  const left = way[w]! * part - up;
  if (up % part === 0 || left === 0) return;
  const columns = [0, 1, 2].map((axis) =>
    axis === w ? [0, 0, 0] : [0, 1, 2].map(() => left * random.between(-3, 3)),
  );
  const scale = pick(random, [-2, -1, 1, 2]);
  columns[w] = [0, 1, 2].map((k) => {
    const others = columns.reduce(
      (sum, column, axis) => sum + (axis === w ? 0 : (column[k]! / left) * way[axis]!),
      0,
    );
    return part * (scale * WAY[k]! - others);
  });
  const shift = [0, 1, 2].map(() => random.between(-9, 9));
  out.set([...columns.flat(), ...shift, 1, 0], at);
  const local = [0, 1, 2].map((axis) => out[from + axis]!);
  out.set(
    placed(out, local, at).map((x, k) => x + (up * columns[w]![k]!) / part),
    point,
  );
}
