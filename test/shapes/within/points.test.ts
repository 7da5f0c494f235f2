import { expect, it } from 'vitest';
import * as rational from '../../../src/arithmetic/rational.js';
import { Random } from '../../../src/oracle/cases/random.js';
import {
  BOX,
  EDGES,
  FIRST,
  LINE,
  ORIENTED,
  PLANAR,
  RAY,
  REACH,
  S,
} from '../../../src/shapes/within/arena.js';
import { areCertainlyAxes, makePoints, makeSegment } from '../../../src/shapes/within/points.js';

const random = new Random(3, 3, 5, 7);
const put = (numbers: readonly number[]) => S.set(numbers, FIRST);
const numbersOf = (count: number) => Array.from(S.subarray(FIRST, FIRST + 3 * count));
const any = (count: number) =>
  Array.from({ length: count }, () => (2 * random.unit() - 1) * 2 ** random.between(-30, 30));
const exact = rational.fromNumber;
const sumOf = (terms: readonly rational.Rational[]) => terms.reduce((sum, x) => rational.add(sum, x));

/** Is every coordinate off by at most 4.1u of the reach? */
function areNear(found: readonly number[], truth: readonly rational.Rational[]): boolean {
  const most = exact(4.1 * 2 ** -53 * S[FIRST + REACH]!);
  return found.every((x, i) => {
    const off = rational.subtract(exact(x), truth[i]!);
    return rational.compare(rational.multiply(off, off), rational.multiply(most, most)) <= 0;
  });
}

it('corners of oriented boxes are off by no more than the reach tells', () => {
  for (let i = 0; i < 300; i++) {
    const n = any(15);
    put(n);
    if (makePoints(ORIENTED | 8, FIRST) === 0) continue;
    const corners = Array.from({ length: 24 }, (_, at) => {
      const [corner, k] = [Math.floor(at / 3), at % 3];
      const part = (j: number) => {
        const product = rational.multiply(exact(n[3 + 3 * j + k]!), exact(n[12 + j]!));
        return (corner >> j) & 1 ? product : rational.negate(product);
      };
      return sumOf([exact(n[k]!), part(0), part(1), part(2)]);
    });
    expect(areNear(numbersOf(8), corners)).toBe(true);
  }
});

it('corners of lozenges are off by no more than the reach tells', () => {
  for (let i = 0; i < 300; i++) {
    const n = any(9);
    put(n);
    expect(makePoints(EDGES | 4, FIRST)).toBe(4);
    const [o, u, v] = [0, 3, 6].map((from) => n.slice(from, from + 3).map(exact)) as [
      rational.Rational[],
      rational.Rational[],
      rational.Rational[],
    ];
    const corners = [[], [u], [u, v], [v]].flatMap((edges) =>
      o.map((x, k) => sumOf([x, ...edges.map((edge) => edge[k]!)])),
    );
    expect(areNear(numbersOf(4), corners)).toBe(true);
  }
});

it('boxes have eight corners in space, and four in the plane', () => {
  put([1, 2, 3, 4, 5, 6]);
  expect(makePoints(BOX | 2, FIRST)).toBe(8);
  expect(numbersOf(8)).toEqual([1, 2, 3, 4, 2, 3, 1, 5, 3, 4, 5, 3, 1, 2, 6, 4, 2, 6, 1, 5, 6, 4, 5, 6]);
  put([1, 2, 0, 4, 5, 0]);
  expect(makePoints(BOX | PLANAR | 2, FIRST)).toBe(4);
  expect(S[FIRST + REACH]).toBe(5);
});

it('segments of lines and rays go beyond the feet of all that is in reach', () => {
  for (let i = 0; i < 300; i++) {
    const n = any(6);
    const reach = 2 ** random.between(-20, 20);
    put(n);
    expect(makeSegment(i % 2 ? LINE : RAY, FIRST, reach)).toBe(2);
    const [start, end] = [numbersOf(2).slice(0, 3), numbersOf(2).slice(3)];
    const size = Math.hypot(...n.slice(3));
    const along = (p: readonly number[]) => p.reduce((sum, x, k) => sum + (x - n[k]!) * n[3 + k]!, 0) / size;
    // The farthest foot is that of a corner of the cube of the reach.
    const foot = Math.sqrt(3) * (reach + Math.max(...n.slice(0, 3).map(Math.abs)));
    expect(along(end)).toBeGreaterThan(foot);
    if (i % 2) expect(along(start)).toBeLessThan(-foot);
    else expect(start).toEqual(n.slice(0, 3));
  }
});

it('axes that may be dependent are none', () => {
  const said = (numbers: readonly number[]) => {
    put(numbers);
    return areCertainlyAxes(FIRST);
  };
  expect(said([1, 0, 0, 0, 1, 0, 0, 0, 1])).toBe(true);
  expect(said([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9])).toBe(false);
  expect(said([1, 0, 0, 0, 1, 0, 1, 1, 2 ** -52])).toBe(false);
});
