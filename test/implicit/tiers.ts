/** Points and planes that tell when a question reaches their integers. */
import { expect } from 'vitest';
import type { HomogeneousPlane, HomogeneousPoint } from '../../src/implicit/homogeneous.js';

/** Thrown by a derivation that must not be reached. */
export const TRAP = 'the exact tier was reached';

export function trap(): never {
  throw new Error(TRAP);
}

/** Whether a question reached the exact tier through a trap. */
export function reachesExact(ask: () => unknown): boolean {
  try {
    ask();
    return false;
  } catch (error) {
    if ((error as Error).message === TRAP) return true;
    throw error;
  }
}

/** Counts derivations. */
export function counted<T>(value: T): { derive: () => T; calls: () => number } {
  let calls = 0;
  return {
    derive: () => {
      calls++;
      return value;
    },
    calls: () => calls,
  };
}

export const somePoint: HomogeneousPoint = { x: 1n, y: 2n, z: 3n, w: 1n, exponent: 0 };
export const somePlane: HomogeneousPlane = {
  a: 0n,
  b: 0n,
  c: 1n,
  d: 0n,
  normalExponent: 0,
  constantExponent: 0,
};

/**
 * The largest factor of the bounds with which a filter still decides, or undefined if it does not decide even without
 * them. `decides` must be monotonic.
 */
export function threshold(decides: (factor: number) => boolean): number | undefined {
  if (!decides(0)) return undefined;
  let low = 2 ** -1000;
  let high = 2 ** 1000;
  if (!decides(low)) return 0;
  if (decides(high)) return Infinity;
  while (high / low > 2) {
    const middle = Math.sqrt(low) * Math.sqrt(high);
    if (decides(middle)) low = middle;
    else high = middle;
  }
  for (let i = 0; i < 54; i++) {
    const middle = low + (high - low) / 2;
    if (decides(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** A filter that flips at a factor must be just certain there. */
export function expectAtLimit(certainty: number): void {
  expect(Math.abs(certainty - 1)).toBeLessThan(2 ** -36);
}
