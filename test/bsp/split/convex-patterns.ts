/**
 * Convex polygons of integers that have given signs to a plane, and what is asked of the pieces, in exact rationals.
 */
import * as rational from '../../../src/arithmetic/rational.js';
import type { ExactPolygon } from '../../../src/bsp/index.js';
import type { Sign } from '../../../src/core/sign.js';
import { exactCoordinates, type PointLike3 } from '../../../src/implicit/index.js';

type Triple = [number, number, number];

/** The plane x + 2y + 2z = 45, whose normal has the length 3: heights over it are distances. */
export const FLOOR = { normal: [1, 2, 2], constant: -45 } as const;
export const THICKNESS = 10;

/** The point at a height over the plane, in a plane with the normal (1, -1, -1) that crosses it. */
export function lifted([x, height]: readonly [number, number]): Triple {
  return [5 + height, 10 + x + height, 10 - x];
}

/** The same in the plane again, in rationals. */
export function lowered(point: PointLike3): [rational.Rational, rational.Rational] {
  const [x, y, z] = exactCoordinates(point);
  const across = rational.subtract(rational.fromNumber(10), z);
  const height = rational.subtract(x, rational.fromNumber(5));
  const sum = rational.add(rational.fromNumber(10), rational.add(across, height));
  if (!rational.equals(y, sum)) throw new Error('a vertex that is not in the plane of its polygon');
  return [across, height];
}

/**
 * Runs of 1, 0, -1, 0 of all lengths around a polygon of n vertices, from every vertex on: the patterns that straddle.
 */
export function* straddlingPatterns(n: number): Generator<Sign[]> {
  for (let a = 1; a < n; a++) {
    for (let b = 0; a + b < n; b++) {
      for (let c = 1; a + b + c <= n; c++) {
        const runs: Sign[] = [...fill(1, a), ...fill(0, b), ...fill(-1, c), ...fill(0, n - a - b - c)];
        for (let k = 0; k < n; k++) yield [...runs.slice(k), ...runs.slice(0, k)];
      }
    }
  }
}

/**
 * Runs of 1 and 0 around a polygon, from every vertex on, the same behind the plane, and all zeros: those that do not
 * straddle.
 */
export function* oneSidedPatterns(n: number): Generator<Sign[]> {
  yield fill(0, n);
  for (const side of [1, -1] as const) {
    yield fill(side, n);
    for (let a = 1; a < n; a++) {
      const runs = [...fill(side, a), ...fill(0, n - a)];
      for (let k = 0; k < n; k++) yield [...runs.slice(k), ...runs.slice(0, k)];
    }
  }
}

/** All words of n signs in which the vertices in front follow one another around, and so do those behind. */
export function convexWords(n: number): Sign[][] {
  const words = Array.from({ length: 3 ** n }, (_, code) =>
    Array.from({ length: n }, (__, i) => ((Math.floor(code / 3 ** i) % 3) - 1) as Sign),
  );
  const begins = (word: readonly Sign[], side: Sign) =>
    word.filter((s, i) => s === side && word.at(i - 1) !== side).length;
  return words.filter((word) => begins(word, 1) <= 1 && begins(word, -1) <= 1);
}

function fill(sign: Sign, count: number): Sign[] {
  return new Array<Sign>(count).fill(sign);
}

/** Heights of the vertices in the band: the faces of the band, the plane itself, and between. */
const BAND_HEIGHTS = [10, 7, 0, -3, -7, -10];

/**
 * A strictly convex polygon with such heights: a curve on the right where they fall, one on the left where they rise
 * again. Exact patterns have no more than one 0 at a time. `shift` chooses among the heights of the band.
 */
export function realise(pattern: readonly Sign[], isThick: boolean, shift: number): [number, number][] {
  const n = pattern.length;
  const from = pattern.findIndex((s, i) => s === 1 && pattern.at(i - 1) !== 1);
  const rolled = Array.from({ length: n }, (_, i) => pattern[(from + i) % n]!);
  const last = rolled.lastIndexOf(-1);
  const right = rolled.slice(0, last + 1);
  const [ups, downs] = [right.filter((s) => s === 1).length, right.filter((s) => s === -1).length];
  const t = isThick ? THICKNESS : 0;
  const heights = [
    ...Array.from({ length: ups }, (_, i) => t + ups - i),
    ...bandHeights(right.length - ups - downs, isThick, shift),
    ...Array.from({ length: downs }, (_, i) => -t - 1 - i),
  ];
  const rising = bandHeights(n - right.length, isThick, shift + 1).reverse();
  const ring: [number, number][] = [
    ...heights.map((y): [number, number] => [1000 - y * y, y]),
    ...rising.map((y): [number, number] => [y * y - 1000, y]),
  ];
  return Array.from({ length: n }, (_, i) => ring[(i - from + n) % n]!);
}

/**
 * A convex polygon that does not straddle: on a curve along which its heights fall, those in the band from one of its
 * faces to the other. Without a thickness the vertices on the plane go on along it, so that those between are within a
 * straight edge. Some vertices have to be off the plane then.
 */
export function realiseOneSided(pattern: readonly Sign[], isThick: boolean): Triple[] {
  const n = pattern.length;
  const side = pattern.includes(-1) ? -1 : 1;
  const from = pattern.findIndex((s, i) => s !== 0 && pattern.at(i - 1) === 0);
  const off = pattern.filter((s) => s !== 0).length;
  const heights = Array.from({ length: n }, (_, i) => {
    if (i < off) return (isThick ? THICKNESS : 0) + off - i;
    return isThick ? THICKNESS - BAND_STEPS[n - off]![i - off]! : 0;
  });
  const ring = heights.map((y, i): [number, number] => {
    return [1000 - y * y - (isThick || i < off ? 0 : 10 * (i - off)), side * y];
  });
  return Array.from({ length: n }, (_, i) => lifted(ring[(i - from + n) % n]!));
}

/** From one face of the band to the other in so many steps down; a single vertex is on the upper face. */
const BAND_STEPS = Array.from({ length: 9 }, (_, count) =>
  Array.from({ length: count }, (__, i) => (count < 2 ? 0 : Math.round((20 * i) / (count - 1)))),
);

/**
 * A convex polygon of n vertices in the plane itself, and one on the faces of the band, each the way round that faces
 * the front.
 */
export function polygonsOnPlane(n: number): { readonly height: number; readonly points: Triple[] }[] {
  return [0, THICKNESS, -THICKNESS].map((height) => {
    const points = Array.from({ length: n }, (_, i): Triple => {
      const [y, z] = [i, i * i];
      return [45 + 3 * height - 2 * y - 2 * z, y, z];
    });
    return { height, points };
  });
}

/** Some heights of the band, falling. */
function bandHeights(count: number, isThick: boolean, shift: number): number[] {
  if (!isThick) return count === 0 ? [] : [0];
  const first = shift % (BAND_HEIGHTS.length - count + 1);
  return BAND_HEIGHTS.slice(first, first + count);
}

/** Twice the signed area. */
export function doubleArea(
  points: readonly (readonly [rational.Rational, rational.Rational])[],
): rational.Rational {
  return points.reduce(
    (sum, p, i) => rational.add(sum, cross(p, points[(i + 1) % points.length]!)),
    rational.fromNumber(0),
  );
}

type Pair = readonly [rational.Rational, rational.Rational];

function cross(p: Pair, q: Pair): rational.Rational {
  return rational.subtract(rational.multiply(p[0], q[1]), rational.multiply(p[1], q[0]));
}

/** The turns at all vertices: signs. */
export function turns(points: readonly Pair[]): Sign[] {
  const minus = (p: Pair, q: Pair): Pair => [rational.subtract(p[0], q[0]), rational.subtract(p[1], q[1])];
  return points.map((p, i) => {
    const [before, after] = [points.at(i - 1)!, points[(i + 1) % points.length]!];
    return rational.sign(cross(minus(p, before), minus(after, p)));
  });
}

/** The vertices as text. */
export function texts(polygon: ExactPolygon): string[] {
  return polygon.vertices.map((vertex) => JSON.stringify(vertex));
}
