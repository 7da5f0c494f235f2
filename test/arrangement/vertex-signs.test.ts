import { expect, it } from 'vitest';
import { compare, fromParts, multiply, type Rational, subtract } from '../../src/arithmetic/rational.js';
import { SegmentSoup } from '../../src/arrangement/segment-soup.js';
import { SoupGeometry } from '../../src/arrangement/soup-geometry.js';
import { VertexSigns } from '../../src/arrangement/vertex-signs.js';
import { exactCoordinates2d } from '../../src/implicit/index.js';
import { Random } from '../../src/oracle/cases/random.js';

type Exact = readonly [Rational, Rational];

const ZERO = fromParts(0n, 1n);
const minus = (a: Exact, b: Exact): Exact => [subtract(a[0], b[0]), subtract(a[1], b[1])];
const cross = (a: Exact, b: Exact) => subtract(multiply(a[0], b[1]), multiply(a[1], b[0]));
const square = (a: Exact) => subtract(multiply(a[0], a[0]), multiply(subtract(ZERO, a[1]), a[1]));

/** The determinant of the definition, seen from d. */
function circle(a: Exact, b: Exact, c: Exact, d: Exact): number {
  const [p, q, r] = [minus(a, d), minus(b, d), minus(c, d)];
  const [x, y, z] = [
    multiply(square(p), cross(q, r)),
    multiply(square(q), cross(r, p)),
    multiply(square(r), cross(p, q)),
  ];
  return compare(x, subtract(subtract(ZERO, y), z));
}

const DRAWS: readonly (readonly [string, (random: Random) => number])[] = [
  ['digits', (random) => random.unit()],
  ['a lattice', (random) => random.between(0, 4)],
  ['tenths', (random) => random.between(0, 9) / 10],
  ['small numbers', (random) => random.between(-9, 9) * 2 ** -1060],
  ['large numbers', (random) => random.between(-9, 9) * 2 ** 1018],
  ['numbers near each other', (random) => 1 + random.between(-9, 9) * 2 ** -50],
  ['numbers of two sizes', (random) => random.between(-9, 9) * (random.oneIn(2) ? 1 : 2 ** -400)],
];

it.each(DRAWS)('decides orientations and circles of crossings between %s', (_, draw) => {
  const random = new Random(1, 6, 1, 8);
  const seen = new Set<number>();
  for (let round = 0; round < 20; round++) {
    const soup = new SegmentSoup(8);
    const geometry = new SoupGeometry(soup);
    const points = Array.from({ length: 8 }, () => soup.point(draw(random), draw(random)));
    const lines: number[] = [];
    for (let i = 0; i < 8; i += 2)
      if (points[i] !== points[i + 1]) lines.push(soup.lineThrough(points[i]!, points[i + 1]!));
    const vertices = new Set(points);
    for (const a of lines)
      for (const b of lines) if (a < b && geometry.turn(a, b) !== 0) vertices.add(soup.crossing(a, b));
    const numbers = Uint32Array.from(vertices);
    const signs = new VertexSigns(soup, geometry, numbers);
    const exact = Array.from(numbers, (_, i): Exact => exactCoordinates2d(signs.pointOf(i)));
    for (let k = 0; k < 30; k++) {
      const [a, b, c, d] = Array.from({ length: 4 }, () => random.below(numbers.length)) as [
        number,
        number,
        number,
        number,
      ];
      const turn = compare(cross(minus(exact[b]!, exact[a]!), minus(exact[c]!, exact[a]!)), ZERO);
      expect(Math.sign(signs.orientation(a, b, c))).toBe(turn);
      const inside = circle(exact[a]!, exact[b]!, exact[c]!, exact[d]!);
      expect(Math.sign(signs.inCircle(a, b, c, d))).toBe(inside);
      seen.add(turn).add(3 * inside);
    }
  }
  expect([...seen].sort()).toEqual([-1, -3, 0, 1, 3]);
});
