import { dot, exact, signOf, vectorAt } from '../vectors.js';

/** The value of normal · point + constant over the integers; the kernel has a filter and expansions before those. */
export function referee(v: Float64Array): string {
  const values = exact(v);
  return String(
    signOf(dot(vectorAt(values, 3, 3), vectorAt(values, 0, 3)) + values.numerators[6]! * values.one),
  );
}
