import { scaleByPowerOfTwo } from '../../src/oracle/cases/doubles.js';
import type { Random } from '../../src/oracle/cases/random.js';
import { decimal, fullMantissa, type Generators, shuffle } from './input-class.js';
import { smallCross } from './orient3d.js';

/** Five different points with the coordinates of one point in some order, with some signs: on one sphere. */
function fivePermutations(random: Random, coordinates: readonly number[]): number[][] {
  const points: number[][] = [];
  while (points.length < 5) {
    const point = [...coordinates];
    shuffle(random, point);
    for (let axis = 0; axis < 3; axis++) point[axis]! *= random.sign();
    if (!points.some((other) => other.every((x, axis) => x === point[axis]))) points.push(point);
  }
  return points;
}

/** Twice the volume of a box that the first four points span, in doubles: only to keep away from flat ones. */
function roughVolume(points: readonly number[][]): number {
  const flat = Float64Array.from(points.slice(0, 3).flat());
  const [nx, ny, nz] = smallCross(flat, 0);
  const [x, y, z] = points[3]!.map((value, axis) => value - flat[axis]!) as [number, number, number];
  return Math.abs(nx * x + ny * y + nz * z);
}

export const insphereInputs: Generators = {
  /** Coordinates below 2^52 about a center below 2^51, in units of 2^-52: sums and differences are exact. */
  c(random, out, at) {
    const center = [0, 1, 2].map(() => random.integer(51));
    const coordinates = [0, 1, 2].map(() => 1 + Math.floor(random.unit() * 2 ** 52));
    for (;;) {
      const points = fivePermutations(random, coordinates);
      if (roughVolume(points) <= 2 ** 133) continue;
      for (const [j, x] of points.flat().entries()) {
        out[at + j] = scaleByPowerOfTwo(x + center[j % 3]!, -52);
      }
      return;
    }
  },

  d(random, out, at) {
    for (;;) {
      for (let j = 0; j < 15; j++) out[at + j] = random.below(16);
      if (smallInsphere(out, at) !== 0) continue;
      const [nx, ny, nz] = smallCross(out, at);
      const [x, y, z] = [9, 10, 11].map((j, axis) => out[at + j]! - out[at + axis]!) as [
        number,
        number,
        number,
      ];
      if (nx * x + ny * y + nz * z !== 0 && allDifferentFromLast(out, at)) return;
    }
  },

  /** Five corners of an upright box. */
  e(random, out, at) {
    const low = [0, 1, 2].map(() => decimal(random, 100));
    const high = low.map((x) => x + decimal(random, 10) + 0.001);
    for (const [p, corner] of [0, 1, 2, 4, 7].entries()) {
      for (let axis = 0; axis < 3; axis++) {
        out[at + 3 * p + axis] = (corner >> axis) & 1 ? high[axis]! : low[axis]!;
      }
    }
  },

  /** Permutations of three coordinates of different magnitude. */
  f(random, out, at) {
    const coordinates = [
      fullMantissa(random),
      scaleByPowerOfTwo(fullMantissa(random), random.between(-14, -3)),
      scaleByPowerOfTwo(fullMantissa(random), random.between(-25, -10)),
    ];
    for (;;) {
      const points = fivePermutations(random, coordinates);
      if (roughVolume(points) <= 2 ** -30) continue;
      out.set(points.flat(), at);
      return;
    }
  },
};

function allDifferentFromLast(p: Float64Array, at: number): boolean {
  return [0, 3, 6, 9].every(
    (j) => p[at + j] !== p[at + 12] || p[at + j + 1] !== p[at + 13] || p[at + j + 2] !== p[at + 14],
  );
}

/** The insphere determinant, exact for small integers. */
function smallInsphere(p: Float64Array, at: number): number {
  const [ex, ey, ez] = [p[at + 12]!, p[at + 13]!, p[at + 14]!];
  const [ax, ay, az] = [p[at]! - ex, p[at + 1]! - ey, p[at + 2]! - ez];
  const [bx, by, bz] = [p[at + 3]! - ex, p[at + 4]! - ey, p[at + 5]! - ez];
  const [cx, cy, cz] = [p[at + 6]! - ex, p[at + 7]! - ey, p[at + 8]! - ez];
  const [dx, dy, dz] = [p[at + 9]! - ex, p[at + 10]! - ey, p[at + 11]! - ez];
  const ab = ax * by - ay * bx;
  const ac = ax * cy - ay * cx;
  const ad = ax * dy - ay * dx;
  const bc = bx * cy - by * cx;
  const bd = bx * dy - by * dx;
  const cd = cx * dy - cy * dx;
  return (
    (ax * ax + ay * ay + az * az) * (bz * cd - cz * bd + dz * bc) -
    (bx * bx + by * by + bz * bz) * (az * cd - cz * ad + dz * ac) +
    (cx * cx + cy * cy + cz * cz) * (az * bd - bz * ad + dz * ab) -
    (dx * dx + dy * dy + dz * dz) * (az * bc - bz * ac + cz * ab)
  );
}
