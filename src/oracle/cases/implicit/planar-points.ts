import { Chooser } from './pool.js';

/** A point of the pool, or the crossing of two lines by two points each, or by an origin and a direction each. */
export interface PlanarChoice {
  readonly kind: 'plain' | 'lines' | 'rays';
  readonly indices: readonly number[];
}

/** As many points as asked for. */
export function planarChoices(choice: number, count: number): PlanarChoice[] {
  const chooser = new Chooser(choice);
  return Array.from({ length: count }, () => ({
    kind: (['plain', 'lines', 'rays', 'lines'] as const)[chooser.index() % 4]!,
    // Two lines may share a point, as the edges of a polygon do.
    indices: [...chooser.indices(2), ...chooser.indices(2)],
  }));
}
