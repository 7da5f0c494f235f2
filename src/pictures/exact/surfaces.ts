import { absolute } from '../../arithmetic/integers.js';
import { roundQuotient } from '../../arithmetic/rounding.js';
import { dot, multiply, subtract, type Vector } from '../../oracle/referees/shapes/vectors.js';
import { extremes } from './extremes.js';
import type { Frame } from './frame.js';

/**
 * A circle, sphere, line or plane in the coordinates of a picture: all u with a |u|² + b · u + c = 0. The coefficients
 * are rounded once, from exact ones, so that it runs where it should to the last pixel however large it is.
 */
export interface Surface {
  readonly a: number;
  readonly b: readonly [number, number, number];
  readonly c: number;
}

/** Rounds coefficients of which only the ratios matter. */
function normalized(a: bigint, b: Vector, c: bigint): Surface | undefined {
  const largest = extremes([a, ...b, c].map(absolute)).high;
  if (largest === 0n) return undefined;
  const round = (x: bigint) => roundQuotient(x, largest);
  return { a: round(a), b: [round(b[0]), round(b[1]), round(b[2])], c: round(c) };
}

/** All x with d |x - at|² = 2 n · (x - at) as a frame shows it. */
export function surfaceIn(
  { center, over, half }: Frame,
  { at, n, d }: { at: Vector; n: Vector; d: bigint },
): Surface | undefined {
  // x = center / over + (numerator / denominator) u, all of it times `over` and the denominator.
  const e = multiply(subtract(center, multiply(at, over)), half.denominator);
  const s = half.numerator * over;
  const unit = over * half.denominator;
  const twice = multiply(n, 2n * unit);
  const b = subtract(multiply(e, 2n * d), twice);
  return normalized(d * s * s, multiply(b, s), d * dot(e, e) - dot(twice, e));
}

/** All x with normal · x + constant = 0 as a frame shows it. */
export function flatIn(
  { center, over, half }: Frame,
  { normal, constant }: { normal: Vector; constant: bigint },
): Surface | undefined {
  const slope = multiply(normal, half.numerator * over);
  return normalized(0n, slope, (dot(normal, center) + constant * over) * half.denominator);
}

/**
 * The circle or sphere as center and radius; `undefined` for what is too large to be told from a line or plane by
 * these.
 */
export function ballOf(
  { a, b, c }: Surface,
  most: number,
): { readonly center: readonly [number, number, number]; readonly radius: number } | undefined {
  if (a === 0) return undefined;
  const center = b.map((x) => -x / (2 * a)) as [number, number, number];
  const square = center.reduce((sum, x) => sum + x * x, 0) - c / a;
  const radius = Math.sqrt(Math.max(0, square));
  return radius <= most ? { center, radius } : undefined;
}

/** A unit vector along b, which is not 0, and one (in the plane) or two across it. */
export function axesOf([x, y, z]: Surface['b'], dimension: 2 | 3) {
  const length = Math.hypot(x, y, z);
  const along = [x / length, y / length, z / length] as const;
  if (dimension === 2) return { length, along, across: [[-along[1], along[0], 0]] } as const;
  const least = [0, 1, 2].reduce((i, j) => (Math.abs(along[j]!) < Math.abs(along[i]!) ? j : i), 0);
  const axis = [0, 1, 2].map((i) => (i === least ? 1 : 0) - along[least]! * along[i]!);
  const size = Math.hypot(...axis);
  const u = axis.map((v) => v / size) as [number, number, number];
  const v = [
    along[1] * u[2] - along[2] * u[1],
    along[2] * u[0] - along[0] * u[2],
    along[0] * u[1] - along[1] * u[0],
  ];
  return { length, along, across: [u, v] } as const;
}

/**
 * Points of the surface near the middle of the picture, at steps across it from -1 to 1: where something large passes,
 * it is a little more than a line or a plane. `undefined` where there is none.
 */
export function sheetOf(
  { a, b, c }: Surface,
  dimension: 2 | 3,
): ((s: number, t: number) => number[] | undefined) | undefined {
  if (b[0] === 0 && b[1] === 0 && b[2] === 0) return undefined;
  const { length, along, across } = axesOf(b, dimension);
  return (s, t) => {
    const rest = c + a * (s * s + t * t);
    const root = length * length - 4 * a * rest;
    if (root < 0) return undefined;
    // The root of a h² + |b| h + rest = 0 that stays near when a is small.
    const h = (-2 * rest) / (length + Math.sqrt(root));
    const point = along.map((x, i) => h * x + s * across[0]![i]! + t * (across[1]?.[i] ?? 0));
    return point.slice(0, dimension);
  };
}
