import { expect, it } from 'vitest';
import type { ScaledCells } from '../../../src/distance/engine/cells.js';
import { likelyLowest, lowest } from '../../../src/distance/engine/support-filter.js';
import { dot, type Vector } from '../../../src/distance/engine/vectors.js';
import { orientedBoxCells, tetrahedronCells } from '../../../src/distance/shapes/solids.js';
import { Random } from '../../../src/oracle/cases/random.js';

const random = new Random(6, 0, 2, 2);
const U = 2 ** -53;

function vector(kind: number, power: number): [number, number, number] {
  const coordinate = () => {
    const lattice = random.between(-2, 2);
    return 2 ** power * [lattice, lattice + random.between(-3, 3) * 2 ** -50, 4 * random.unit() - 2][kind]!;
  };
  return [coordinate(), coordinate(), coordinate()];
}

/** A tetrahedron; or a box whose corners are sums of products, of twice the exponent. */
function shape(kind: number, power: number): ScaledCells {
  const at = () => vector(kind, power);
  if (random.oneIn(2)) return tetrahedronCells('test', 'a', { a: at(), b: at(), c: at(), d: at() });
  const axis = (k: number): [number, number, number] => {
    const v = at();
    v[k] = 2 ** (power + 3);
    return v;
  };
  const halfSize = at().map((x) => Math.abs(x) || 2 ** power);
  return orientedBoxCells('test', 'a', { center: at(), axes: [axis(0), axis(1), axis(2)], halfSize });
}

/** Along which the first point is level with another one, or nearly, or any; of up to so many bits. */
function direction(cells: ScaledCells, bits: number): Vector {
  const any = (): bigint => BigInt(random.integer(30)) << BigInt(random.below(bits));
  const [x, y, z] = [any(), any(), any()];
  const [p, q] = [cells.points.at(0), cells.points.at(1 + random.below(3))];
  const d = [q[0] - p[0], q[1] - p[1], q[2] - p[2]] as const;
  const across: Vector = [y * d[2] - z * d[1], z * d[0] - x * d[2], x * d[1] - y * d[0]];
  return random.oneIn(2) ? [x, y, z] : across;
}

it('never leaves out a point that is lowest, and leaves out most of the others, at all exponents', () => {
  let [left, all] = [0, 0];
  for (let i = 0; i < 2000; i++) {
    const cells = shape(i % 3, random.between(-410, 400));
    const x = direction(cells, random.oneIn(8) ? 1000 : 40);
    const values = cells.points.all().map((p) => dot(x, p));
    const least = values.find((value) => values.every((other) => value <= other))!;
    const open = likelyLowest(cells.points, x);
    const missing = values.flatMap((value, k) => (value === least && !open.includes(k) ? [k] : []));
    expect(missing, `${cells.points.doubles!.coordinates} along ${x}`).toEqual([]);
    expect(lowest(cells.points, x)).toBe(values.indexOf(least));
    left += values.length - open.length;
    all += values.filter((value) => value !== least).length;
  }
  expect(left).toBeGreaterThan(0.5 * all);
});

it('has a bound that follows from its operations', () => {
  // In units of u, and of the sum of the magnitudes: coordinates off by 4.1; the rounding of x, a product and two sums.
  const value = 4.1 + (((1 + U) ** 4 - 1) / U) * (1 + 4.1 * U);
  expect(value).toBeLessThan(8.3);
  // The least value and another one are off, and the bound is calculated as at least (1 - u)^4 of itself, then rounded
  // when it is added.
  expect(2 * value + 1).toBeLessThan(4 * 16 * (1 - 4 * U));
});
