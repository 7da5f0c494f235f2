import type { Facet } from './facet.js';

/** More vertices than there can be. */
const PAIR = 2 ** 26;
const SEVERAL = -1;

/**
 * For each edge of each facet the one other facet that has it the other way round; -1 where there is none, or where the edge has more than two.
 * Facets are taken from `first` on.
 */
export function neighboursOf(facets: readonly Pick<Facet, 'vertices'>[], first: number): number[][] {
  const owners = new Map<number, number>();
  facets.forEach(({ vertices }, i) => {
    for (let k = 0; k < vertices.length; k++) {
      const key = vertices[k]! * PAIR + vertices[k + 1 === vertices.length ? 0 : k + 1]!;
      owners.set(key, owners.has(key) ? SEVERAL : first + i);
    }
  });
  return facets.map(({ vertices }) =>
    vertices.map((from, k) => {
      const to = vertices[k + 1 === vertices.length ? 0 : k + 1]!;
      if (owners.get(from * PAIR + to) === SEVERAL) return SEVERAL;
      return owners.get(to * PAIR + from) ?? SEVERAL;
    }),
  );
}
