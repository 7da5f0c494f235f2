import type { Exact } from '../vectors.js';

/** Rows of a plane's normal and of all its coefficients. */
export function coefficients({ numerators }: Exact, at: number): { normal: bigint[]; row: bigint[] } {
  const row = numerators.slice(at, at + 4) as bigint[];
  return { normal: row.slice(0, 3), row };
}
