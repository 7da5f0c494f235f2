import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { delaunay2d } from '../../../src/triangulation/index.js';
import { LEAST_TURNED, middleOf } from '../../../src/triangulation/plane/halving-order.js';
import { type SiteOrder, siteOrder } from '../../../src/triangulation/plane/site-order.js';
import { type Draw, POINT_FAMILIES } from './point-families.js';
import { expectWhole } from './triangulation-faults.js';

const real = (random: Random) => random.below(2 ** 30) / 2 ** 30;

/** Sets whose cells are empty, or have one point or all of them. */
const CELL_FAMILIES: readonly (readonly [string, Draw])[] = [
  ...POINT_FAMILIES,
  ['points spread evenly', (random, n) => Array.from({ length: 2 * n }, () => real(random))],
  [
    'points of which each has a cell far from all others',
    (random, n) => Array.from({ length: n }, (_, i) => [i * i, (n - i) ** 2 + real(random)]).flat(),
  ],
  [
    'points with one that is far away',
    (random, n) => [1e300, -1e300, ...Array.from({ length: 2 * n - 2 }, () => real(random))],
  ],
  [
    'points with one that is alone in its half',
    (random, n) => [3, 1, ...Array.from({ length: 2 * n - 2 }, () => real(random))],
  ],
  ['points in a few places', (random, n) => Array.from({ length: 2 * n }, () => random.below(4))],
  [
    'points all in one place but one',
    (random, n) => [1, random.below(2), ...Array.from({ length: 2 * n - 2 }, () => 0)],
  ],
  [
    'points at both ends of the doubles',
    (random, n) => Array.from({ length: 2 * n }, () => (4 * real(random) - 2) * 2 ** 1022 * (1 - 2 ** -53)),
  ],
  [
    'the least doubles',
    (random, n) => Array.from({ length: 2 * n }, () => random.below(50) * Number.MIN_VALUE),
  ],
];

type Axis = 0 | 1;

/** Negative if one point comes before another one along x, then y; or along y, then x downwards. */
function compare(xy: Float64Array, axis: Axis, a: number, b: number): number {
  const [ax, ay, bx, by] = [xy[2 * a]!, xy[2 * a + 1]!, xy[2 * b]!, xy[2 * b + 1]!];
  const [major, minor] =
    axis === 0
      ? [
          [ax, bx],
          [ay, by],
        ]
      : [
          [ay, by],
          [bx, ax],
        ];
  if (major[0] !== major[1]) return major[0]! < major[1]! ? -1 : 1;
  return minor[0] === minor[1] ? 0 : minor[0]! < minor[1]! ? -1 : 1;
}

/** How often a point does not come before one that it should come before. */
function misplaced({ xy, cells }: SiteOrder): number {
  let count = 0;
  const expectCut = (axis: Axis, from: number, middle: number, end: number) => {
    for (let a = from; a < middle; a++)
      for (let b = middle; b < end; b++) if (compare(xy, axis, a, b) >= 0) count++;
  };
  const within = (axis: Axis, from: number, end: number): void => {
    if (end - from < LEAST_TURNED) {
      for (let a = from + 1; a < end; a++) if (compare(xy, axis, a - 1, a) >= 0) count++;
      return;
    }
    const middle = middleOf(from, end);
    expectCut(axis, from, middle, end);
    const turned = axis === 0 ? 1 : 0;
    within(middle - from < LEAST_TURNED ? axis : turned, from, middle);
    within(end - middle < LEAST_TURNED ? axis : turned, middle, end);
  };
  const among = (axis: Axis, from: number, end: number): void => {
    if (end - from === 1) {
      within(0, cells[from]!, cells[end]!);
      return;
    }
    const middle = (from + end) / 2;
    expectCut(axis, cells[from]!, cells[middle]!, cells[end]!);
    among(axis === 0 ? 1 : 0, from, middle);
    among(axis === 0 ? 1 : 0, middle, end);
  };
  among(0, 0, cells.length - 1);
  return count;
}

describe.each(CELL_FAMILIES)('siteOrder of %s', (_, draw) => {
  it('has each place once, halves of halves one behind the other, and names the first of equal points', () => {
    const random = new Random(7, 1, 7, 1);
    for (const n of [2, 31, 32, 33, 128, 200, 600]) {
      const flat = Float64Array.from(draw(random, n), (value) => value + 0);
      const order = siteOrder(flat);
      const firsts = new Map<string, number>();
      const duplicates: number[] = [];
      for (let i = 0; i < flat.length / 2; i++) {
        const place = `${flat[2 * i]} ${flat[2 * i + 1]}`;
        const first = firsts.get(place);
        if (first === undefined) firsts.set(place, i);
        else duplicates.push(i, first);
      }
      expect([...order.sites].sort((a, b) => a - b)).toEqual([...firsts.values()]);
      expect([...order.duplicates]).toEqual(duplicates);
      expect([...order.xy]).toEqual([...order.sites].flatMap((i) => [flat[2 * i]!, flat[2 * i + 1]!]));
      expect(misplaced(order)).toBe(0);
    }
  });

  it('divides points so that their triangulation is whole, and the same for any order of them', () => {
    const random = new Random(2, 5, 2, 5);
    for (const n of [40, 333, 700]) {
      const flat = draw(random, n);
      const result = delaunay2d(flat);
      expectWhole(result);
      const turned = delaunay2d(flat.map((_, i) => flat[flat.length - 2 - i + 2 * (i & 1)]!));
      const placesOf = ({ coordinates, triangles }: typeof result) =>
        [...triangles].map((i) => [coordinates[2 * i], coordinates[2 * i + 1]]);
      expect(placesOf(turned)).toEqual(placesOf(result));
      expect(turned.halfedges).toEqual(result.halfedges);
    }
  });
});
