import { dot, type Vector } from './vectors.js';

/** normal · x + constant >= 0; > 0 if `strict`. */
export interface Inequality {
  readonly normal: Vector;
  readonly constant: bigint;
  readonly strict?: boolean;
}

/** An equation as two inequalities. */
export function equation(normal: Vector, constant: bigint): Inequality[] {
  return [
    { normal, constant },
    { normal: [-normal[0], -normal[1], -normal[2]], constant: -constant },
  ];
}

/**
 * Whether some point of space satisfies all inequalities: Fourier's elimination (1826; Motzkin 1936), exactly. The
 * sets may be unbounded. Made for up to a few dozen inequalities: each elimination may square their number.
 *
 * @example feasible([{ normal: [1n, 0n, 0n], constant: 0n }, { normal: [-1n, 0n, 0n], constant: -1n }]); // false
 */
export function feasible(inequalities: readonly Inequality[]): boolean {
  let left = inequalities;
  for (let axis = 0; axis < 3; axis++) left = eliminate(left, axis);
  return left.every(({ constant, strict }) => (strict ? constant > 0n : constant >= 0n));
}

function eliminate(all: readonly Inequality[], axis: number): Inequality[] {
  const lower = all.filter(({ normal }) => normal[axis]! > 0n);
  const upper = all.filter(({ normal }) => normal[axis]! < 0n);
  const kept = all.filter(({ normal }) => normal[axis] === 0n);
  for (const low of lower) for (const high of upper) kept.push(combine(low, high, axis));
  return distinct(kept);
}

/** A positive combination without that axis. */
function combine(low: Inequality, high: Inequality, axis: number): Inequality {
  const [p, q] = [-high.normal[axis]!, low.normal[axis]!];
  const mix = (a: bigint, b: bigint) => p * a + q * b;
  return {
    normal: [
      mix(low.normal[0], high.normal[0]),
      mix(low.normal[1], high.normal[1]),
      mix(low.normal[2], high.normal[2]),
    ],
    constant: mix(low.constant, high.constant),
    strict: low.strict === true || high.strict === true,
  };
}

/** Without those that follow from another with the same normal, and the numbers as small as they can be. */
function distinct(all: readonly Inequality[]): Inequality[] {
  const tightest = new Map<string, Inequality>();
  for (const raw of all) {
    const one = primitive(raw);
    const key = one.normal.join();
    const known = tightest.get(key);
    const tighter =
      known === undefined ||
      one.constant < known.constant ||
      (one.constant === known.constant && one.strict === true);
    if (tighter) tightest.set(key, one);
  }
  return [...tightest.values()];
}

/** Divided by the greatest common divisor of normal and constant. */
function primitive({ normal, constant, strict }: Inequality): Inequality {
  const g = [...normal, constant].reduce(gcd, 0n);
  if (g <= 1n) return { normal, constant, strict: strict === true };
  return {
    normal: [normal[0] / g, normal[1] / g, normal[2] / g],
    constant: constant / g,
    strict: strict === true,
  };
}

function gcd(a: bigint, b: bigint): bigint {
  let [p, q] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (q !== 0n) [p, q] = [q, p % q];
  return p;
}

/** Whether a point satisfies an inequality. */
export function satisfies({ normal, constant, strict }: Inequality, p: Vector): boolean {
  const value = dot(normal, p) + constant;
  return strict ? value > 0n : value >= 0n;
}
