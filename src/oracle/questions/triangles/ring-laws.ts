import { isSimpleRing } from '../../referees/shapes/triangles/polygon.js';
import type { Law } from '../question.js';

/** Whose contact's second features are renamed, and whose facing, the last word, is multiplied by `turn`. */
function renamed(answer: string, rename: (feature: string) => string, turn: 1 | -1): string {
  const words = answer.split(' ');
  const facing = Number(words.pop()) * turn;
  const pairs = words.map((word) => word.replace(/\/(.*)$/, (_, feature: string) => `/${rename(feature)}`));
  return [...pairs, facing === 0 ? 0 : facing].join(' ');
}

/**
 * Where a ring starts does not matter, and which way round it runs only for the side from which a line comes. The
 * number of points is the first value, the points are the last ones, from value `at` on.
 */
export function ringLaws(at: number): Law[] {
  const law = (
    name: string,
    place: (i: number, n: number) => number,
    edge: (i: number, n: number) => number,
    turn: 1 | -1,
  ): Law => ({
    name,
    vary(values) {
      const n = values[0]!;
      if (!isSimpleRing(values, at, n)) return undefined;
      const changed = Float64Array.from(values);
      for (let i = 0; i < n; i++) {
        changed.set(values.subarray(at + 3 * i, at + 3 * i + 3), at + 3 * place(i, n));
      }
      const rename = (feature: string) => {
        if (feature[0] === 'f') return feature;
        const i = Number(feature.slice(1));
        return `${feature[0]}${(feature[0] === 'v' ? place : edge)(i, n)}`;
      };
      return { values: changed, expected: (answer) => renamed(answer, rename, turn) };
    },
  });
  const next = (i: number, n: number) => (i + 1) % n;
  return [
    law('start', next, next, 1),
    law(
      'turn-around',
      (i, n) => n - 1 - i,
      (i, n) => (2 * n - 2 - i) % n,
      -1,
    ),
  ];
}
