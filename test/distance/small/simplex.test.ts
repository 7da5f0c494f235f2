import { expect, it } from 'vitest';
import { atPoint, D, MEETING, reduce, SCALE, V, WEIGHTS } from '../../../src/distance/small/simplex.js';
import { Random } from '../../../src/oracle/cases/random.js';

const random = new Random(1, 9, 8, 8);
const difference = (k: number, at: readonly number[]) => D.set(at, 4 * k);
const any = () => [0, 1, 2].map(() => 2 * random.unit() - 1);

it('two differences: the nearest point of their segment, by the weights', () => {
  difference(0, [4, 1, 0]);
  atPoint(0);
  // A newest difference that is nearer than the other.
  difference(1, [-1, 1, 0]);
  expect(reduce(2, 0)).toBe(2);
  expect(Array.from(V, (x) => x / SCALE[0]!)).toEqual([0, 1, 0]);
});

it('three differences: the weights are those of the first two, of as many as the scale', () => {
  [
    [3, -3, 2],
    [-3, -3, 2],
    [0, 3, 2],
  ].forEach((at, k) => {
    difference(k, at);
  });
  expect(reduce(3, 0)).toBe(3);
  const [s, t, all] = [WEIGHTS[0]!, WEIGHTS[1]!, SCALE[0]!];
  const point = [0, 1, 2].map((k) => (s * D[k]! + t * D[4 + k]! + (all - s - t) * D[8 + k]!) / all);
  expect(point).toEqual([0, 0, 2]);
  expect(Array.from(V, (x) => x / all)).toEqual([0, 0, 2]);
});

it('the origin is within four differences only if it is by more than the slack', () => {
  const answers = new Set<number>();
  for (let i = 0; i < 2000; i++) {
    const corners = [any(), any(), any(), any()];
    const found = [0, 2 ** -30, 1e9].map((slack) => {
      corners.forEach((at, k) => {
        difference(k, at);
      });
      return reduce(4, slack);
    });
    answers.add(found[0]!);
    if (found[0] !== MEETING) expect(found[1]).not.toBe(MEETING);
    expect(found[2]).not.toBe(MEETING);
  }
  expect(answers.has(MEETING)).toBe(true);
});
