import { describe, expect, it } from 'vitest';
import { equals, fromNumber, type Rational, toNumber } from '../../../src/arithmetic/rational.js';
import {
  diameter2d,
  minimumAreaRectangle2d,
  type Width,
  width,
  width2d,
} from '../../../src/enclosing/index.js';
import { fractionText } from '../../../src/oracle/answers/numbers.js';
import { Random } from '../../../src/oracle/cases/random.js';
import {
  farthestPair,
  leastArea,
  leastPerimeter,
  leastSlab,
  leastWidth,
} from '../../../src/oracle/referees/shapes/enclosing/rectangles.js';
import {
  cross,
  dot,
  exact,
  isZero,
  pointsAt,
  subtract,
} from '../../../src/oracle/referees/shapes/vectors.js';
import {
  diameterSubject,
  rectangleSubject,
  width2dSubject,
  widthSubject,
} from '../../../src/oracle/subjects/enclosing/hulls.js';
import { effort } from '../../support/effort.js';

type Draw = (random: Random) => number[];

const inPlane: Readonly<Record<string, Draw>> = {
  'in a square': (r) => [r.unit(), r.unit()],
  'of a lattice': (r) => [r.between(0, 6), r.between(0, 6)],
  'on a circle': (r) => {
    const t = r.unit() * 4 - 2;
    return [(1 - t * t) / (1 + t * t), (2 * t) / (1 + t * t)];
  },
  'near a line': (r) => [r.between(-50, 50), r.between(0, 1)],
};
const inSpace: Readonly<Record<string, Draw>> = {
  'in a cube': (r) => [r.unit(), r.unit(), r.unit()],
  'of a lattice': (r) => [r.between(0, 3), r.between(0, 3), r.between(0, 3)],
  'on a sphere': (r) => {
    const p = [r.unit() - 0.5, r.unit() - 0.5, r.unit() - 0.5];
    const length = Math.sqrt(dotOf(p, p));
    return p.map((x) => x / length);
  },
  'of a prism': (r) => [r.between(0, 1) * 9, r.between(-3, 3), r.between(-3, 3) ** 2],
};

const dotOf = (p: readonly number[], q: readonly number[]) => p.reduce((sum, x, k) => sum + x * q[k]!, 0);
const cloud = (draw: Draw, count: number, random: Random) =>
  Float64Array.from([count, ...Array.from({ length: count }, () => draw(random)).flat()]);

describe('rectangles, widths and diameters of more points', () => {
  it.each(Object.keys(inPlane))('are right for points of the plane %s', (name) => {
    const random = new Random(1, 1, 1, 1);
    for (let round = 0; round < effort(4); round++) {
      const values = cloud(inPlane[name]!, 60, random);
      expect(rectangleSubject(values, 'area')).toBe(leastArea(values));
      expect(rectangleSubject(values, 'perimeter')).toBe(leastPerimeter(values));
      expect(width2dSubject(values)).toBe(leastWidth(values));
      expect(diameterSubject(values, 2)).toBe(farthestPair(values, 2));
    }
  });

  it.each(Object.keys(inSpace))('are right for points of space %s', (name) => {
    const random = new Random(2, 2, 2, 2);
    const values = cloud(inSpace[name]!, 100, random);
    expect(diameterSubject(values, 3)).toBe(farthestPair(values, 3));
    for (let round = 0; round < effort(2); round++) {
      const few = cloud(inSpace[name]!, 13, random);
      expect(widthSubject(few)).toBe(leastSlab(few));
    }
  });
});

/** What is wrong with the two planes of a width. */
function slabFaults(positions: readonly number[], { squaredWidth, between }: Width): string[] {
  const numbers = exact(positions);
  const points = pointsAt(numbers, 3, 0, positions.length / 3);
  const [low, high] = between.map((side) => side.map((i) => points[i]!)) as [typeof points, typeof points];
  const first = subtract(low[1]!, low[0]!);
  const second = low.length === 3 ? subtract(low[2]!, low[0]!) : subtract(high[1]!, high[0]!);
  const normal = cross(first, second);
  if (isZero(normal)) return ['no normal'];
  const height = (p: (typeof points)[number]) => dot(normal, subtract(p, low[0]!));
  const top = height(high[0]!);
  const faults: string[] = [];
  if ([...low.map((p) => height(p)), ...high.map((p) => height(p) - top)].some((h) => h !== 0n)) {
    faults.push('not in the planes');
  }
  if (
    points.some((p) => (top > 0n ? height(p) < 0n || height(p) > top : height(p) > 0n || height(p) < top))
  ) {
    faults.push('a point is not between');
  }
  const said = fractionText(squaredWidth.numerator, squaredWidth.denominator);
  if (said !== fractionText(top * top, dot(normal, normal) * numbers.one ** 2n)) faults.push('another width');
  return faults;
}

describe('width', () => {
  it.each(Object.keys(inSpace))('names what lies on both planes, for points %s', (name) => {
    const random = new Random(3, 3, 3, 3);
    for (let round = 0; round < effort(5); round++) {
      const positions = [...cloud(inSpace[name]!, 60, random).subarray(1)];
      const found = width(positions);
      expect(slabFaults(positions, found)).toEqual([]);
      const [low, high] = found.between;
      expect(slabFaults(positions, { ...found, between: [low, low] })).not.toEqual([]);
      // Other points may lie on the same plane: on a lattice many do, but not all.
      const others = Array.from({ length: 59 }, (_, shift) => high.map((i) => (i + shift + 1) % 60));
      expect(
        others.some((other) => slabFaults(positions, { ...found, between: [low, other] }).length > 0),
      ).toBe(true);
      expect(slabFaults(positions, { ...found, squaredWidth: fromNumber(1000) })).not.toEqual([]);
    }
  });

  it('is that of the box, of the flat and of the single point', () => {
    const box = [0, 1].flatMap((x) => [0, 2].flatMap((y) => [0, 3].map((z) => [x, y, z])));
    expect(width(box).width).toBe(1);
    expect(
      width([
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 0],
        [1, 1, 0],
      ]).between,
    ).toEqual([
      [0, 1, 3],
      [0, 1, 3],
    ]);
    expect(width([[5, 5, 5]])).toEqual({ squaredWidth: fromNumber(0), width: 0, between: [[0], [0]] });
    expect(
      width2d([
        [5, 5],
        [5, 5],
      ]).edge,
    ).toEqual([0, 0]);
  });

  it('is that of a tetrahedron with regular faces: between two edges', () => {
    const { squaredWidth, between } = width([
      [1, 1, 1],
      [1, -1, -1],
      [-1, 1, -1],
      [-1, -1, 1],
    ]);
    expect(toNumber(squaredWidth)).toBe(4);
    expect(between.map((side) => side.length)).toEqual([2, 2]);
  });
});

describe('rectangles', () => {
  const same = (a: readonly Rational[], b: readonly Rational[]) => a.every((x, k) => equals(x, b[k]!));

  it('are a segment for points on a line, and a point for equal ones', () => {
    const { corners, area, squaredPerimeter } = minimumAreaRectangle2d([
      [0, 0],
      [3, 4],
      [6, 8],
    ]);
    expect(area).toEqual(fromNumber(0));
    expect(squaredPerimeter).toEqual(fromNumber(400));
    expect(same(corners[0]!, corners[3]!) && same(corners[1]!, corners[2]!)).toBe(true);
    const point = minimumAreaRectangle2d([
      [7, 8],
      [7, 8],
    ]);
    expect(point.edge).toEqual([0, 0]);
    expect(point.rounded.corners).toEqual([
      [7, 8],
      [7, 8],
      [7, 8],
      [7, 8],
    ]);
  });
});

describe('diameter2d of numbers whose differences overflow', () => {
  const SPECIAL = [
    0,
    5e-324,
    -5e-324,
    0.5,
    -0.5,
    Number.MAX_VALUE,
    -Number.MAX_VALUE,
    2 ** 1023,
    -(2 ** 1023),
  ].concat([8.98846567431158e307, -8.98846567431158e307]);
  /** Twice the exponent of the least double makes integers of all. */
  const integer = (x: number): bigint => {
    const { numerator, denominator } = fromNumber(x);
    return (numerator << 1074n) / denominator;
  };
  const squared = (p: readonly number[], q: readonly number[]) =>
    p.reduce((sum, x, i) => sum + (integer(x) - integer(q[i]!)) ** 2n, 0n);

  it('is the longest of all pairs, by integers', () => {
    let state = 5;
    const below = (n: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 4294967296) * n);
    };
    for (let n = 0; n < effort(3000); n++) {
      const points = Array.from({ length: 2 + below(5) }, () => [
        SPECIAL[below(SPECIAL.length)]!,
        SPECIAL[below(SPECIAL.length)]!,
      ]);
      let [longest, pair] = [0n, [0, 0]];
      for (let i = 0; i < points.length; i++) {
        for (let j = i + 1; j < points.length; j++) {
          const length = squared(points[i]!, points[j]!);
          if (length > longest) [longest, pair] = [length, [i, j]];
        }
      }
      expect([points, diameter2d(points).pair]).toEqual([points, pair]);
    }
  });
});
