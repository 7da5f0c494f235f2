/** Placements of random numbers, and points as fractions. */
import * as rational from '../../src/arithmetic/rational.js';
import type { Placement } from '../../src/core/shapes.js';
import type { HomogeneousPoint } from '../../src/implicit/homogeneous.js';

let state = 11;
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32 - 0.5;
}

export const numbers = (count: number, unit = 1): number[] =>
  Array.from({ length: count }, () => unit * random());

/** The coordinates of a point by its integers. */
export function fractions({ x, y, z, w, exponent }: HomogeneousPoint): rational.Rational[] {
  const up = BigInt(Math.max(exponent, 0));
  const down = BigInt(Math.max(-exponent, 0));
  const way = w < 0n ? -1n : 1n;
  return [x, y, z].map((n) => rational.fromParts((way * n) << up, (way * w) << down));
}

export function placements(unit: number): readonly Placement[] {
  const [a, b, c] = [numbers(3, unit), numbers(3, unit), numbers(3, unit)];
  return [
    { type: 'matrix', elements: [...a, 0, ...b, 0, ...c, 0, ...numbers(3, 100), 1] },
    { type: 'parts', rotation: numbers(4), scale: numbers(3, unit), translation: numbers(3, 1e6) },
    { type: 'reflection', plane: { normal: numbers(3), constant: random() } },
  ];
}
