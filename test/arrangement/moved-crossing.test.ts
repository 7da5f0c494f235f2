import { expect, it } from 'vitest';
import { mulberry32 } from '../../bench/polygons/random.js';
import * as rational from '../../src/arithmetic/rational.js';
import { SegmentSoup } from '../../src/arrangement/segment-soup.js';
import { SoupGeometry } from '../../src/arrangement/soup-geometry.js';
import { vertexAsPoint } from '../../src/arrangement/vertex-as-point.js';
import { exactCoordinates2d } from '../../src/implicit/index.js';

type Rational = rational.Rational;
type Pair = readonly [Rational, Rational];

const exact = (x: number, by: number): Rational =>
  rational.add(rational.fromNumber(x), rational.fromNumber(by));
const minus = ([x, y]: Pair, [u, v]: Pair): Pair => [rational.subtract(x, u), rational.subtract(y, v)];
const cross = ([x, y]: Pair, [u, v]: Pair): Rational =>
  rational.subtract(rational.multiply(x, v), rational.multiply(y, u));

/** Numbers of some kinds: of a lattice, in tenths, of other sizes, subnormal. */
const KINDS: Readonly<Record<string, (random: () => number) => number>> = {
  lattice: (random) => Math.floor(9 * random()) - 4,
  tenths: (random) => (Math.floor(19 * random()) - 9) / 10,
  sizes: (random) => (random() - 0.5) * 10 ** Math.floor(40 * random() - 20),
  subnormal: (random) => (Math.floor(19 * random()) - 9) * Number.MIN_VALUE,
  large: (random) => (random() - 0.5) * 1e307,
};

for (const [name, number] of Object.entries(KINDS)) {
  it(`lines that are moved cross where they do, and have sides: ${name}`, () => {
    const random = mulberry32(11);
    for (let trial = 0; trial < 400; trial++) {
      const draw = () => number(random);
      const lines = [0, 1].map(() => Array.from({ length: 6 }, draw));
      const [p, q] = lines.map(([ax, ay, bx, by, mx, my]): [Pair, Pair] => [
        [exact(ax!, mx!), exact(ay!, my!)],
        [exact(bx!, mx!), exact(by!, my!)],
      ]) as [[Pair, Pair], [Pair, Pair]];
      const [u, v] = [minus(p[1], p[0]), minus(q[1], q[0])];
      const w = cross(u, v);
      if (rational.sign(w) === 0) continue;
      const soup = new SegmentSoup(16);
      const [a, b] = lines.map((line) =>
        soup.lineThroughMoved(...(line as [number, number, number, number, number, number])),
      );
      const geometry = new SoupGeometry(soup);
      const crossing = soup.crossing(a!, b!);
      const t = rational.divide(cross(minus(q[0], p[0]), v), w);
      const found = exactCoordinates2d(vertexAsPoint(soup, crossing));
      for (const axis of [0, 1] as const) {
        const at = rational.add(p[0][axis], rational.multiply(t, u[axis]));
        expect(rational.equals(found[axis]!, at)).toBe(true);
        const place = (axis === 0 ? soup.x : soup.y).data[crossing]!;
        const error = (axis === 0 ? soup.errorX : soup.errorY).data[crossing]!;
        if (!(error < Infinity && Number.isFinite(place))) continue;
        const off = rational.abs(rational.subtract(at, rational.fromNumber(place)));
        expect(rational.compare(off, rational.fromNumber(error))).toBeLessThanOrEqual(0);
      }
      const [x, y, byX, byY] = Array.from({ length: 4 }, draw) as [number, number, number, number];
      const vertex = soup.sum(x, y, byX, byY);
      const point: Pair = [exact(x, byX), exact(y, byY)];
      // Lines run toward greater x, or straight up.
      const isTurned = rational.sign(u[0]) < 0 || (rational.sign(u[0]) === 0 && rational.sign(u[1]) < 0);
      const side = rational.sign(cross(u, minus(point, p[0])));
      expect(geometry.sideOf(vertex, a!)).toBe(isTurned ? 0 - side : side);
      expect(geometry.sideOf(crossing, a!)).toBe(0);
      const order = [0, 1].map((axis) => rational.compare(point[axis as 0 | 1], found[axis]!));
      expect(geometry.compare(vertex, crossing)).toBe(order[0] || order[1]);
    }
  });
}

it('one number for one sum, whatever it is the sum of', () => {
  const soup = new SegmentSoup(16);
  expect(soup.sum(0.1, 1, 0.2, 2)).toBe(soup.sum(0.2, 2, 0.1, 1));
  expect(soup.sum(0.5, 1, 0.25, 2)).toBe(soup.point(0.75, 3));
  expect(soup.sum(0.1, 0, 0.2, 0)).not.toBe(soup.point(0.1 + 0.2, 0));
});
