import { describe, expect, it } from 'vitest';
import { UNDECIDED } from '../../../src/core/sign.js';
import { scaleByPowerOfTwo } from '../../../src/oracle/cases/doubles.js';
import { lifted, meetFilter } from '../../../src/round/conics/filter.js';
import { hullFilter, setDifference } from '../../../src/round/filters/hull.js';
import { lineFilter, rayFilter } from '../../../src/round/filters/linear.js';
import { ballSideFilter } from '../../../src/round/filters/plane.js';
import { proposeSegment, proposeSegmentPair } from '../../../src/round/filters/propose.js';
import { segmentBoxFilter } from '../../../src/round/filters/segment-box.js';
import { distanceFilter, roundedSquareFilter } from '../../../src/round/filters/squares.js';
import { ballTriangleFilter } from '../../../src/round/filters/triangle.js';

/** Numbers times 2^k. */
type Scale = (...numbers: number[]) => number[];
type Asked = (scale: Scale, apart: boolean) => number;
type Six = [number, number, number, number, number, number];

const ORIGIN = [0, 0, 0];

/** What each filter is asked: two shapes that are well apart, or come well near. */
const FILTERS: Readonly<Record<string, Asked>> = {
  'two points': (scale, apart) => {
    const [x, y, z, r] = scale(2, 3, 6.1, apart ? 6 : 8) as [number, number, number, number];
    return distanceFilter(x, y, z, 0, 0, 0, r, Number.NaN);
  },
  'a line of a direction that stays': (scale, apart) => {
    const [x, y, z, r] = scale(2, 3, 6, apart ? 5 : 8) as [number, number, number, number];
    return lineFilter(x, y, z, 1, 0, 0, r);
  },
  'a line': (scale, apart) => {
    const [r] = scale(apart ? 5 : 8);
    return lineFilter(...(scale(2, 3, 6, 1, 0, 0) as Six), r!);
  },
  'a ray': (scale, apart) => {
    const [r] = scale(apart ? 5 : 6.9);
    return rayFilter(...(scale(-2, 3, 6, 1, 0, 0) as Six), r!);
  },
  'a segment': (scale, apart) => {
    setDifference(0, scale(2, 3, 6), ORIGIN);
    setDifference(1, scale(-2, 3, 5), ORIGIN);
    proposeSegment();
    return hullFilter(2, scale(apart ? 5 : 8)[0]!);
  },
  'two segments': (scale, apart) => {
    const [p, q] = [scale(2, 3, 6), scale(-2, 3, 5)];
    const [u, v] = [scale(-1, 0, 1), scale(1, 0.5, 1)];
    setDifference(0, p, u);
    setDifference(1, p, v);
    setDifference(2, q, u);
    setDifference(3, q, v);
    proposeSegmentPair();
    return hullFilter(4, scale(apart ? 2 : 8)[0]!);
  },
  'a triangle': (scale, apart) =>
    ballTriangleFilter(ORIGIN, scale(apart ? 3 : 8)[0]!, scale(3, 1, 4), scale(-2, 3, 5), scale(0, -4, 6)),
  'a segment and a box': (scale, apart) =>
    segmentBoxFilter(
      { start: scale(-2, 3, 6), end: scale(3, 3, 5) },
      { min: scale(-4, -4, -4), max: scale(1, 0, 1) },
      scale(apart ? 4 : 6)[0]!,
    ),
  'a ball and a plane that stays': (scale, apart) => {
    const side = ballSideFilter(
      { center: scale(1, 2, 6), radius: scale(apart ? 5 : 8)[0]! },
      { normal: [0, 0, 1], constant: 0 },
    );
    return side === 0 ? -1 : side;
  },
  'a distance by its square': (scale, apart) => {
    const [x, r] = scale(7, apart ? 6 : 8) as [number, number];
    return roundedSquareFilter(x * x, r);
  },
  'two ellipses': (scale, apart) =>
    meetFilter(
      lifted({ center: scale(0, 0), axes: [scale(3, 0), scale(0, 2)] }),
      lifted({ center: scale(apart ? 9 : 4, 1), axes: [scale(2, 1), scale(-1, 2)] }),
    ),
  'two ellipsoids': (scale, apart) =>
    meetFilter(
      lifted({ center: ORIGIN, axes: [scale(3, 0, 0), scale(0, 2, 0), scale(0, 1, 2)] }),
      lifted({ center: scale(apart ? 9 : 4, 1, 1), axes: [scale(2, 1, 0), scale(-1, 2, 0), scale(0, 0, 1)] }),
    ),
};

/**
 * Between which exponents a filter is certain of what is apart, and of what is near: up to where squares of lengths
 * overflow, at 2^512, or products of four, at 2^256 (of a line and its direction, squares of products; of ellipsoids,
 * products of four axes and a direction), and down to where these vanish, or a term for underflow is more than the gap.
 */
const WINDOWS: Readonly<Record<string, readonly [apart: readonly number[], near: readonly number[]]>> = {
  'two points': [
    [-537, 508],
    [-537, 508],
  ],
  'a line of a direction that stays': [
    [-500, 509],
    [-500, 509],
  ],
  'a line': [
    [-250, 254],
    [-250, 254],
  ],
  'a ray': [
    [-250, 254],
    [-248, 254],
  ],
  'a segment': [
    [-502, 509],
    [-500, 509],
  ],
  'two segments': [
    [-502, 509],
    [-501, 509],
  ],
  'a triangle': [
    [-502, 253],
    [-501, 253],
  ],
  'a segment and a box': [
    [-502, 509],
    [-499, 509],
  ],
  'a ball and a plane that stays': [
    [-499, 1018],
    [-500, 1018],
  ],
  'a distance by its square': [
    [-539, 509],
    [-539, 509],
  ],
  'two ellipses': [
    [-360, 254],
    [-201, 248],
  ],
  'two ellipsoids': [
    [-216, 203],
    [-134, 165],
  ],
};

const EXPONENTS = Array.from({ length: 1019 + 1074 }, (_, i) => i - 1074);

describe.each(Object.entries(FILTERS))('the filter of %s', (name, ask) => {
  it.each([
    [true, 1],
    [false, -1],
  ])('apart: %s: is certain between two exponents, and never wrong', (apart, right) => {
    const signs = EXPONENTS.map((k) => ask((...list) => list.map((x) => scaleByPowerOfTwo(x, k)), apart));
    expect(new Set(signs)).toEqual(new Set([UNDECIDED, right]));
    const certain = EXPONENTS.filter((_, i) => signs[i] === right);
    const [first, last] = [certain[0]!, certain.at(-1)!];
    expect([first, last]).toEqual(WINDOWS[name]![apart ? 0 : 1]);
    expect(certain).toHaveLength(last - first + 1);
  });
});
