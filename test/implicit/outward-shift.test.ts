import { expect, test } from 'vitest';
import * as rational from '../../src/arithmetic/rational.js';
import { outwardShift } from '../../src/implicit/outward-shift.js';
import { planeFrom } from '../../src/implicit/revive.js';
import { Random } from '../../src/oracle/cases/random.js';

const { add, compare, fromNumber, multiply, square } = rational;

test('a plane is moved at least as far as a ball reaches, exactly, and hardly further', () => {
  const random = new Random(3, 1, 4, 1);
  const short: unknown[] = [];
  const far: unknown[] = [];
  for (let i = 0; i < 500; i++) {
    const normal = [0, 1, 2].map(() => random.between(-9, 9) * 2 ** random.between(-3, 3));
    if (normal.every((x) => x === 0)) continue;
    const radius = random.between(1, 1000) / 7;
    const shift = outwardShift(planeFrom('test', 'plane', { normal, constant: 1 }), { radius })!;
    const n = normal.map(fromNumber);
    const along = n.map((x, k) => multiply(x, fromNumber(shift[k]!))).reduce((sum, x) => add(sum, x));
    const size = n.map((x) => square(x)).reduce((sum, x) => add(sum, x));
    const least = multiply(square(fromNumber(radius)), size);
    if (rational.sign(along) <= 0 || compare(square(along), least) < 0) short.push([normal, radius]);
    if (compare(square(along), multiply(least, square(fromNumber(1 + 2 ** -38)))) > 0)
      far.push([normal, radius]);
  }
  expect(short).toEqual([]);
  expect(far).toEqual([]);
});
