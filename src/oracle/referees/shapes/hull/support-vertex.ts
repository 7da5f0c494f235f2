import { dot, exact, pointsAt, vectorAt } from '../vectors.js';

/** By sorted products over the integers. The kernel compares two points at a time, by a predicate. */
export function referee(v: Float64Array): string {
  const values = exact(v);
  const direction = vectorAt(values, 0, 3);
  const along = pointsAt(values, 3, 3, 6).map((p) => dot(direction, p));
  const sorted = [...along].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const all = along.flatMap((x, i) => (x === sorted.at(-1) ? [i] : []));
  return `${all.length === 1 ? 'single' : 'several'} ${along.indexOf(sorted[0]!)} ${all[0]} ${all.join(',')}`;
}
