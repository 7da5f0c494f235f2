import { expect, test } from 'vitest';
import { Random } from '../../src/oracle/cases/random.js';
import { polygonUnion, segmentArrangement } from '../../src/polygons/index.js';

/** Pieces of a line and how often each is covered, by looking at every segment for every piece. */
function covered(segments: readonly (readonly [number, number])[]): [number, number, number][] {
  const ends = Array.from(new Set(segments.flat())).sort((a, b) => a - b);
  return ends
    .slice(1)
    .map((end, i): [number, number, number] => {
      const inside = segments.filter(([a, b]) => Math.min(a, b) <= ends[i]! && Math.max(a, b) >= end);
      return [ends[i]!, end, inside.length];
    })
    .filter(([, , count]) => count > 0);
}

test.each([
  ['across', (t: number) => [t, t / 2] as const],
  ['up', (t: number) => [0.1, t] as const],
  ['down', (t: number) => [t, -2 * t] as const],
])('segments along one line are cut at all ends inside them: %s', (_, pointAt) => {
  const random = new Random(9, 1, 2, 3);
  for (let round = 0; round < 40; round++) {
    const most = random.oneIn(2) ? 12 : 1000;
    const segments = Array.from({ length: random.between(2, 60) }, () => {
      const a = random.between(0, most);
      return [a, a + random.between(1, most)] as const;
    }).map(([a, b]) => (random.oneIn(2) ? ([a, b] as const) : ([b, a] as const)));
    const { vertices, edges } = segmentArrangement(
      segments.map(([a, b]) => ({ start: pointAt(a), end: pointAt(b) })),
    );
    const places = new Map(segments.flat().map((t) => [pointAt(t).join(), t]));
    const placeOf = (v: number): number => places.get((vertices[v] as readonly number[]).join())!;
    const found = edges.map(({ from, to, uses }): [number, number, number] => {
      const [a, b] = [placeOf(from), placeOf(to)];
      return [Math.min(a, b), Math.max(a, b), uses.length];
    });
    expect(found.sort((a, b) => a[0] - b[0])).toEqual(covered(segments));
  }
});

test('many triangles whose bases lie in each other', () => {
  const triangles = Array.from(
    { length: 300 },
    (_, i) =>
      [
        [-i - 1, 0],
        [i + 1, 0],
        [0, i + 1],
      ] as const,
  );
  expect(polygonUnion(...triangles).vertices).toEqual([
    [-300, 0],
    [0, 300],
    [300, 0],
  ]);
});
