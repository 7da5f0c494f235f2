import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { triangleStrips, triangulatePolygon2d } from '../../../src/triangulation/index.js';

/** Triangles of a strip, as graphics cards read it. */
const decoded = (strip: ArrayLike<number>): number[][] =>
  Array.from({ length: strip.length - 2 }, (_, k) => {
    const [a, b, c] = [strip[k]!, strip[k + 1]!, strip[k + 2]!];
    return k % 2 === 0 ? [a, b, c] : [b, a, c];
  });

/** The same triangle, whichever corner comes first. */
const keyOf = ([a, b, c]: readonly number[]): string =>
  [`${a} ${b} ${c}`, `${b} ${c} ${a}`, `${c} ${a} ${b}`].sort()[0]!;

const keysOf = (triangles: readonly (readonly number[])[]) => triangles.map(keyOf).sort();
const triples = (list: ArrayLike<number>): number[][] =>
  Array.from({ length: list.length / 3 }, (_, t) => [list[3 * t]!, list[3 * t + 1]!, list[3 * t + 2]!]);

/** A grid of squares in two triangles each. */
function grid(columns: number, rows: number): number[] {
  const at = (x: number, y: number) => y * (columns + 1) + x;
  return Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    return [at(x, y), at(x + 1, y), at(x, y + 1), at(x, y + 1), at(x + 1, y), at(x + 1, y + 1)];
  }).flat();
}

describe('strips have each triangle once, as it runs', () => {
  const random = new Random(3, 1, 4, 1);
  const star = Array.from({ length: 40 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 40;
    const radius = random.between(10, 30);
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
  test.each<[string, ArrayLike<number>]>([
    ['none', []],
    ['a grid', grid(12, 7)],
    ['a star', triangulatePolygon2d(star)!],
    ['any numbers', Array.from({ length: 300 }, () => random.between(0, 12))],
    ['corners that are equal, and large numbers', [1, 1, 2, 4294967295, 0, 1, 1, 0, 4294967295, 5, 5, 5]],
    ['the same three times', [0, 1, 2, 0, 1, 2, 1, 2, 0, 2, 1, 0]],
  ])('%s', (_, triangles) => {
    const strips = triangleStrips(triangles);
    expect(keysOf(strips.flatMap(decoded))).toEqual(keysOf(triples(triangles)));
  });
});

test('a row of a grid is a strip and a triangle, and a grid takes no more strips than twice its rows', () => {
  expect(triangleStrips(grid(50, 1)).length).toBe(2);
  expect(triangleStrips(grid(50, 20)).length).toBeLessThanOrEqual(40);
});

test('what is no list of triangles', () => {
  for (const none of [undefined, null, 3, 'abc', {}, [NaN, 0, 1], [0.5, 0, 1], [0, 1, 2 ** 32]]) {
    expect(() => triangleStrips(none as never)).toThrow('triangleStrips: triangles');
  }
  expect(() => triangleStrips([0, 1])).toThrow(
    'triangleStrips: triangles must be a list of three vertex numbers for each triangle, got [0, 1]',
  );
  expect(() => triangleStrips([0, 1, -2])).toThrow(
    'triangleStrips: triangles[2] must be an integer from 0 to 4294967295, got -2',
  );
});
