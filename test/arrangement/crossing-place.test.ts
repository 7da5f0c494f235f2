import { expect, it } from 'vitest';
import { mulberry32 } from '../../bench/polygons/random.js';
import * as rational from '../../src/arithmetic/rational.js';
import { crossingOf, placeCrossing } from '../../src/arrangement/crossing-place.js';
import { SegmentSoup } from '../../src/arrangement/segment-soup.js';
import { exactPoint2 } from '../../src/implicit/objects/point2-object.js';
import { cross2d } from '../../src/predicates/index.js';

const absolute = (x: rational.Rational) => rational.abs(x);

/** How a coordinate is drawn: evenly, of wide exponents, of near-parallel lines, on a lattice, subnormal. */
const DRAWS: readonly ((random: () => number, k: number) => number)[] = [
  (random) => random() - 0.5,
  (random) => (random() - 0.5) * 2 ** Math.floor(200 * random() - 100),
  (random, k) => Math.floor(k / 2) + random() * 1e-9,
  (random) => Math.floor(8 * random()),
  (random) => Math.floor(50 * random()) * Number.MIN_VALUE,
  (random) => (random() - 0.5) * 2 ** 1023,
];

it('is off by no more than it says', () => {
  const random = mulberry32(1);
  const into = new Float64Array(4);
  let exact = 0;
  for (let n = 0; n < 3000; n++) {
    const draw = DRAWS[n % DRAWS.length]!;
    const lines = Float64Array.from({ length: 8 }, (_, k) => draw(random, k));
    const [ax, ay, bx, by, cx, cy, dx, dy] = lines as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    if (cross2d(ax, ay, bx, by, cx, cy, dx, dy) === 0) continue;
    placeCrossing(into, lines, 0, 1);
    const { x, y, w, exponent } = exactPoint2(crossingOf(lines, 0, 4));
    const unit = rational.fromParts(
      1n << BigInt(Math.max(0, exponent)),
      1n << BigInt(Math.max(0, -exponent)),
    );
    const point = [x, y].map((m) => rational.multiply(unit, rational.fromParts(m, w)));
    for (const k of [0, 1]) {
      // A crossing may be too far away for doubles.
      if (!Number.isFinite(into[k])) continue;
      const off = rational.subtract(point[k]!, rational.fromNumber(into[k]!));
      expect(rational.compare(absolute(off), rational.fromNumber(into[k + 2]!))).toBeLessThanOrEqual(0);
      if (into[k + 2] === 0) exact++;
    }
  }
  expect(exact).toBeGreaterThan(20);
});

it('is near where lines are far from parallel', () => {
  const soup = new SegmentSoup(4);
  const [p, q, r, s] = [
    soup.point(0.1, 0.2),
    soup.point(3.1, 2.7),
    soup.point(0.3, 2.9),
    soup.point(2.2, 0.1),
  ];
  const v = soup.crossing(soup.lineThrough(p, q), soup.lineThrough(s, r));
  expect(soup.errorX.data[v]).toBeLessThan(1e-14);
  expect(soup.crossing(soup.lineThrough(r, s), soup.lineThrough(q, p))).toBe(v);
});
