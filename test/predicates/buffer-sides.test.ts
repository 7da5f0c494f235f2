import { describe, expect, it } from 'vitest';
import {
  orient2dProjectedAt,
  orient2dProjectedPointAt,
} from '../../src/predicates/generated/kernels/orient2d-projected.js';
import { orient3dPointAt } from '../../src/predicates/generated/kernels/orient3d-point.js';
import * as all from '../../src/predicates/index.js';
import {
  orient2d,
  orient2dAt,
  orient3d,
  PreparedIncircle,
  PreparedInsphere,
  PreparedOrient2d,
  PreparedOrient3d,
} from '../../src/predicates/index.js';
import { effort } from '../support/effort.js';
import { cases } from './cases.js';
import { generatedNames, predicates, signatures } from './predicates.js';

let state = 11;
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

/** Coordinates that make zeros, near zeros, underflow and overflow common. */
const scalars: Record<string, () => number> = {
  lattice: () => Math.floor(4 * random()) - 2,
  'lattice of 2^-1074': () => (Math.floor(4 * random()) - 2) * 5e-324,
  'near a line': () => 0.1 + 2 ** -53 * Math.floor(8 * random()),
  unit: () => random(),
  'any exponent': () => (random() - 0.5) * 2 ** Math.floor(2000 * random() - 1000),
  'small products': () => (random() - 0.5) * 2 ** -360,
  'near the end': () => (random() - 0.5) * 2 * 1.7e308,
};

const CASES = effort(3000);

describe.each(Object.entries(scalars))('over a buffer: %s', (_, scalar) => {
  const buffers = Array.from({ length: CASES }, () => Float64Array.from({ length: 15 }, scalar));
  const point = (x: Float64Array, i: number) => [x[3 * i]!, x[3 * i + 1]!, x[3 * i + 2]!] as const;

  it('orient2dProjectedAt is orient2d of two coordinates', () => {
    for (const x of buffers) {
      for (const [u, v] of [
        [0, 1],
        [1, 2],
        [2, 0],
      ] as const) {
        const of = (i: number) => [x[3 * i + u]!, x[3 * i + v]!] as const;
        const expected = orient2d(...of(0), ...of(1), ...of(2));
        expect(orient2dProjectedAt(x, u, v, 0, 1, 2)).toBe(expected);
        expect(orient2dProjectedPointAt(x, u, v, 0, 1, Float64Array.from(point(x, 2)))).toBe(expected);
      }
    }
  });

  it('orient3dPointAt is orient3d', () => {
    for (const x of buffers) {
      const expected = orient3d(...point(x, 0), ...point(x, 1), ...point(x, 2), ...point(x, 3));
      expect(orient3dPointAt(x, 0, 1, 2, x.subarray(9))).toBe(expected);
    }
  });

  it('PreparedOrient3d gives orient3d of every triangle of a fan', () => {
    for (const x of buffers) {
      const fan = new PreparedOrient3d(x);
      fan.set(0, 4, 0, 1);
      fan.set(1, 4, 2, 3);
      expect([fan.vertex(1, 0), fan.vertex(1, 1), fan.vertex(1, 2)]).toEqual([4, 2, 3]);
      for (let w = 0; w < 5; w++) {
        expect(fan.sign(0, x, w)).toBe(
          orient3d(...point(x, 4), ...point(x, 0), ...point(x, 1), ...point(x, w)),
        );
        expect(fan.sign(1, x, w)).toBe(
          orient3d(...point(x, 4), ...point(x, 2), ...point(x, 3), ...point(x, w)),
        );
      }
    }
  });
});

type At = (positions: ArrayLike<number>, ...vertices: number[]) => number;
const atForms = all as unknown as Readonly<Record<string, At>>;
/** Predicates all of whose arguments are points. */
const pointNames = generatedNames.filter(
  (name) => signatures[name].kind === 'points' && signatures[name].distance < 0,
);

describe('buffer forms', () => {
  it('are there for all predicates of points, and for no other', () => {
    const found = Object.keys(all).filter((name) => name.endsWith('At'));
    expect(found.sort()).toEqual(pointNames.map((name) => `${name}At`).sort());
    expect(pointNames.length).toBeGreaterThan(14);
  });

  it.each(pointNames)('%sAt answers as the predicate does, from every kind of buffer', (name) => {
    const { points, dimension } = signatures[name];
    const at = atForms[`${name}At`]!;
    const vertices = Array.from({ length: points }, (_, i) => i);
    let zeros = 0;
    for (const values of cases(signatures[name], 40)) {
      const expected = predicates[name](...values);
      if (expected === 0) zeros++;
      expect([values, at(values, ...vertices)]).toEqual([values, expected]);
      expect(Object.is(at(Float64Array.from(values), ...vertices), expected)).toBe(true);
      // The same points from the end of the buffer, and one of them twice.
      const turned = Array.from({ length: points }, (_, i) =>
        values.slice(dimension * i, dimension * (i + 1)),
      ).reverse();
      expect(at([...turned.flat()], ...[...vertices].reverse())).toBe(expected);
      const single = Float32Array.from(values);
      if (single.every(Number.isFinite)) {
        expect(at(single, ...vertices)).toBe(predicates[name](...single));
      }
    }
    expect(zeros).toBeGreaterThan(100);
  });

  it.each(pointNames)('%sAt refuses, under its own name, what is no vertex and no number', (name) => {
    const { points, dimension } = signatures[name];
    const at = atForms[`${name}At`]!;
    const vertices = Array.from({ length: points }, (_, i) => i);
    const good = Array.from({ length: points * dimension }, (_, i) => (i * i * 7) % 11);
    const message = (positions: unknown, ...numbers: unknown[]): string => {
      try {
        return String(at(positions as number[], ...(numbers as number[])));
      } catch (error) {
        return `${(error as Error).name}: ${(error as Error).message}`;
      }
    };
    for (const bad of [-1, points, 0.5, 2.5, Number.NaN, Infinity, undefined, null, '0', {}]) {
      vertices.forEach((_, i) => {
        const numbers: unknown[] = [...vertices];
        numbers[i] = bad;
        const vertex = 'ijklmn'[i];
        expect(message(good, ...numbers)).toContain(
          `RangeError: ${name}At: ${vertex} must be an integer from 0 to ${points - 1}, got `,
        );
      });
    }
    for (const bad of [Number.NaN, Infinity, -Infinity, undefined]) {
      good.forEach((_, i) => {
        const values: unknown[] = [...good];
        values[i] = bad;
        expect(message(values, ...vertices)).toContain(
          `RangeError: ${name}At: positions[${i}] must be a finite number, got `,
        );
      });
    }
    for (const bad of [undefined, null, 5, {}]) {
      expect(message(bad, ...vertices)).toContain(
        `RangeError: ${name}At: positions must be a list of numbers, got `,
      );
    }
  });
});

describe('staged forms', () => {
  const classes = {
    orient2d: PreparedOrient2d,
    orient3d: PreparedOrient3d,
    incircle: PreparedIncircle,
    insphere: PreparedInsphere,
  } as const;
  type Prepared = {
    set(place: number, ...vertices: number[]): void;
    sign(place: number, points: ArrayLike<number>, p: number): number;
    vertex(place: number, corner: number): number;
  };
  const names = Object.keys(classes) as (keyof typeof classes)[];
  const make = (name: keyof typeof classes, positions: unknown): Prepared =>
    new (classes[name] as unknown as new (positions: unknown) => Prepared)(positions);

  it.each(names)('%s: the same answers, in any order, from any buffer', (name) => {
    const { points, dimension } = signatures[name];
    const corners = Array.from({ length: points - 1 }, (_, i) => i);
    const lists = [...cases(signatures[name], 40)];
    const positions = lists.flat();
    const prepared = make(name, positions);
    const own = make(name, Float64Array.from(positions));
    lists.forEach((_, place) => {
      prepared.set(place, ...corners.map((corner) => points * place + corner));
      own.set(place, ...corners.map((corner) => points * place + corner));
    });
    lists.forEach((values, place) => {
      const expected = predicates[name](...values);
      expect([values, prepared.sign(place, positions, points * place + points - 1)]).toEqual([
        values,
        expected,
      ]);
      const last = Float64Array.from(values.slice(-dimension));
      expect(Object.is(own.sign(place, last, 0), expected)).toBe(true);
      expect(prepared.vertex(place, 1)).toBe(points * place + 1);
      // Points of other lists: other scales, as a rule.
      const far = (7 * place + 3) % lists.length;
      const other = lists[far]!.slice(-dimension);
      expect(prepared.sign(place, positions, points * far + points - 1)).toBe(
        predicates[name](...values.slice(0, -dimension), ...other),
      );
    });
    // A place is used again.
    prepared.set(0, ...corners.map((corner) => points + corner));
    expect(prepared.sign(0, positions, 2 * points - 1)).toBe(predicates[name](...lists[1]!));
  });

  it.each(names)('%s refuses what is no place, no vertex and no number', (name) => {
    const { points, dimension } = signatures[name];
    const corners = Array.from({ length: points - 1 }, (_, i) => i);
    const label = `Prepared${name[0]!.toUpperCase()}${name.slice(1)}`;
    const positions = Array.from({ length: points * dimension }, (_, i) => (i * i * 7) % 11);
    const prepared = make(name, positions);
    const message = (run: () => unknown): string => {
      try {
        return String(run());
      } catch (error) {
        return `${(error as Error).name}: ${(error as Error).message}`;
      }
    };
    for (const bad of [undefined, null, 5]) {
      expect(message(() => make(name, bad))).toContain(
        `RangeError: ${label}: positions must be a list of numbers, got `,
      );
    }
    expect(message(() => prepared.sign(0, positions, 0))).toContain(
      `RangeError: ${label}.sign: place must be `,
    );
    for (const bad of [-1, 1, 0.5, Number.NaN, undefined, null, '0']) {
      expect(message(() => prepared.set(bad as number, ...corners))).toContain(
        `RangeError: ${label}.set: place must be `,
      );
    }
    corners.forEach((corner) => {
      for (const bad of [-1, points, 0.5, Number.NaN, undefined, null, '0']) {
        const numbers: unknown[] = [...corners];
        numbers[corner] = bad;
        const vertex = 'ijkl'[corner];
        const wanted = `RangeError: ${label}.set: ${vertex} must be an integer from 0 to ${points - 1}, got `;
        expect(message(() => prepared.set(0, ...(numbers as number[])))).toContain(wanted);
      }
    });
    // Nothing that was refused has been kept.
    expect(message(() => prepared.sign(0, positions, 0))).toContain(
      `RangeError: ${label}.sign: place must be `,
    );
    prepared.set(0, ...corners);
    for (const bad of [-1, 1, 0.5, Number.NaN, undefined, null, '0']) {
      expect(message(() => prepared.sign(bad as number, positions, 0))).toContain(
        `RangeError: ${label}.sign: place must be `,
      );
    }
    for (const bad of [-1, points, 0.5, Number.NaN, undefined, null, '0']) {
      expect(message(() => prepared.sign(0, positions, bad as number))).toContain(
        `RangeError: ${label}.sign: p must be `,
      );
    }
    for (const bad of [undefined, null, 5]) {
      expect(message(() => prepared.sign(0, bad as unknown as number[], 0))).toContain(
        `RangeError: ${label}.sign: points must be `,
      );
    }
    for (const bad of [Number.NaN, Infinity, undefined]) {
      expect(message(() => prepared.sign(0, [bad as number, ...positions.slice(1)], 0))).toContain(
        `RangeError: ${label}.sign: points[0] must be a finite number, got `,
      );
      const broken = make(name, [bad, ...positions.slice(1)]);
      expect(message(() => broken.set(0, ...corners))).toContain(
        `RangeError: ${label}.set: positions[0] must be a finite number, got `,
      );
    }
  });
});

it('places are added as they are needed', () => {
  const x = Float64Array.from({ length: 300 }, () => random());
  const fan = new PreparedOrient3d(x);
  for (let i = 0; i < 90; i++) fan.set(i, 99, i, i + 1);
  const at = (i: number) => [x[3 * i]!, x[3 * i + 1]!, x[3 * i + 2]!] as const;
  for (let i = 0; i < 90; i++) {
    expect(fan.sign(i, x, 95)).toBe(orient3d(...at(99), ...at(i), ...at(i + 1), ...at(95)));
  }
});

it('orient2dAt reads by the number of the vertex', () => {
  expect(orient2dAt([9, 9, 0, 0, 9, 9, 1, 0, 0, 1], 1, 3, 4)).toBe(1);
});
