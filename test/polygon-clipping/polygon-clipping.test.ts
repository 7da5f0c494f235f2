import * as polyclipTs from 'polyclip-ts';
import theirs from 'polygon-clipping';
import { describe, expect, test } from 'vitest';
import { Random } from '../../src/oracle/cases/random.js';
import ours, { type Geom, type MultiPolygon } from '../../src/polygon-clipping/index.js';
import { canonicalPolygonText, polygonSet } from '../../src/polygons/index.js';
import { effort } from '../support/effort.js';

const box = (from: number, to: number): [number, number][] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];
const polyclip = { ...polyclipTs };
const OPERATIONS = ['union', 'intersection', 'xor', 'difference'] as const;

/** Rings that begin at the vertex that is first in the order of x and y; rings and polygons in order. */
function normal(polygons: MultiPolygon): string {
  const ring = (points: readonly (readonly number[])[]) => {
    const open = points.slice(0, -1);
    const least = open.reduce(
      (best, [x, y], i) =>
        x! < open[best]![0]! || (x === open[best]![0] && y! < open[best]![1]!) ? i : best,
      0,
    );
    return [...open.slice(least), ...open.slice(0, least)].join(' ');
  };
  return polygons
    .map(([outer, ...holes]) => [ring(outer!), ...holes.map(ring).sort()].join(' | '))
    .sort()
    .join('\n');
}

/** Integers, so that equal answers are equal texts; edges along the axes or diagonal: crossings are halves. */
function drawn(random: Random): Geom {
  const box = (): [number, number][] => {
    const [x, y, w, h] = [random.below(8), random.below(8), random.between(1, 5), random.between(1, 5)];
    const corners: [number, number][] = random.oneIn(2)
      ? [
          [x, y],
          [x + w, y],
          [x + w, y + h],
          [x, y + h],
        ]
      : [
          [x, y],
          [x + w, y + w],
          [x, y + 2 * w],
          [x - w, y + w],
        ];
    if (random.oneIn(3)) corners.reverse();
    return [...corners, corners[0]!];
  };
  const polygon = () => (random.oneIn(3) ? [box(), box()] : [box()]);
  return random.oneIn(3) ? [polygon(), polygon()] : polygon();
}

/** A set as text, whatever its rings are. */
const setText = (polygons: MultiPolygon) =>
  canonicalPolygonText(polygonSet({ type: 'MultiPolygon', coordinates: polygons }));

const COUNT = effort(300);

describe('beside polygon-clipping', () => {
  test.each(OPERATIONS)('%s is the same set, and nearly always ring by ring', (operation) => {
    const random = new Random(7, 8, 9, 10);
    let same = 0;
    for (let i = 0; i < COUNT; i++) {
      const geometries = [drawn(random), drawn(random), drawn(random)] as const;
      const [said, other] = [ours[operation](...geometries), theirs[operation](...geometries)];
      if (normal(said) === normal(other)) same++;
      else expect(setText(other), JSON.stringify(geometries)).toBe(setText(said));
    }
    // The package parts rings that touch themselves in another way, here and there.
    expect(same).toBeGreaterThan(0.85 * COUNT);
  });

  test('what polyclip-ts cannot put together, or has wrong, is as polygon-clipping has it', () => {
    const random = new Random(7, 8, 9, 10);
    let same = 0;
    for (let i = 0; i < COUNT; i++) {
      const geometries = [drawn(random), drawn(random), drawn(random)] as const;
      const said = setText(ours.xor(...geometries));
      let other: string | undefined;
      try {
        other = setText(polyclip.xor(...geometries));
      } catch (error) {
        expect((error as Error).message).toMatch(/^Unable to complete output ring/);
      }
      if (other === said) same++;
      else expect(setText(theirs.xor(...geometries))).toBe(said);
    }
    expect(same).toBeGreaterThan(0.9 * COUNT);
  });
});

describe('alone', () => {
  const star = [0, 2, 4, 1, 3].map(
    (i): [number, number] =>
      [
        [0, 10],
        [10, 3],
        [6, -8],
        [-6, -8],
        [-10, 3],
      ][i] as never,
  );

  test('a ring has what it winds around, and holes may cross it', () => {
    const [[outline]] = ours.union([[...star, star[0]!]]) as [[[number, number][]]];
    expect(outline).toHaveLength(11);
    expect(ours.union([box(0, 4), box(3, 6)])).toEqual([
      [
        [
          [0, 0],
          [4, 0],
          [4, 3],
          [3, 3],
          [3, 4],
          [0, 4],
          [0, 0],
        ],
      ],
    ]);
  });

  test('rings may be open, points may have heights, nothing may be there', () => {
    const heights = [
      [
        [0, 0, 5],
        [2, 0, 6],
        [0, 2, 7],
      ],
    ] as never;
    expect(ours.union(heights)).toEqual([
      [
        [
          [0, 0],
          [2, 0],
          [0, 2],
          [0, 0],
        ],
      ],
    ]);
    expect(ours.union([])).toEqual([]);
    expect(ours.intersection(heights, [])).toEqual([]);
    expect(ours.difference(heights, [], heights)).toEqual([]);
    expect(ours.union([[]], [[[0, 0]]])).toEqual([]);
  });

  test.each([
    [[], 'union: geom must be a list of rings or a list of polygons, got undefined'],
    [[{}], 'union: geom must be a list of rings or a list of polygons, got an object {}'],
    [
      [
        [],
        [
          [
            [0, 0],
            [1, Number.NaN],
          ],
        ],
      ],
      'union: geoms[0][0][1][1] must be a finite number, got NaN',
    ],
    [[[[[[0, 0], [1]]]]], 'union: geom[0][0][1] must be a point of 2 coordinates, got [1]'],
  ] as const)('%j is refused', (geometries, message) => {
    expect(() => (ours.union as (...all: readonly unknown[]) => unknown)(...geometries)).toThrow(
      new RangeError(message),
    );
  });
});
