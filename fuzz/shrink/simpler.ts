import type { Layout } from '../../src/oracle/questions/layout.js';
import { costOf, simplerSingly, simplerTogether } from './candidates.js';

/** Where the vectors of a layout start: points, corners of boxes. Directions and normals stay with their numbers. */
function pointsOf({ parts, dimension }: Layout): number[] {
  return parts.flatMap(({ kind, at }) =>
    kind === 'point' ? [at] : kind === 'box' ? [at, at + dimension] : [],
  );
}

/** Whole points moved onto another one, and everything moved so that one of them is the origin. */
function* pointwise(layout: Layout, values: readonly number[]): Generator<number[]> {
  const n = layout.dimension;
  const starts = pointsOf(layout);
  for (const to of starts) {
    for (const from of starts) {
      if (from === to) continue;
      const copy = [...values];
      for (let j = 0; j < n; j++) copy[to + j] = values[from + j]!;
      yield copy;
    }
  }
  // Where there is a plane, moving the points would move them off it.
  if (layout.parts.some(({ kind }) => kind === 'plane')) return;
  for (const origin of starts) {
    const moved = [...values];
    for (const at of starts) {
      for (let j = 0; j < n; j++) moved[at + j] = values[at + j]! - values[origin + j]!;
    }
    yield moved;
  }
}

/** All values of a query one step simpler, the boldest steps first; each costs less than the one given. */
export function* simplerValues(layout: Layout, values: readonly number[]): Generator<number[]> {
  const cost = costOf(values);
  for (const step of [simplerTogether(values), pointwise(layout, values), simplerSingly(values)]) {
    for (const candidate of step) {
      if (candidate.every(Number.isFinite) && costOf(candidate) < cost) yield candidate;
    }
  }
}
