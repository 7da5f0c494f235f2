import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { contains, intersects, type Shape } from '../../../src/shapes/index.js';
import { meetingFilter } from '../../../src/shapes/within/meeting.js';
import { ShapeReach } from '../../../src/shapes/within/reach.js';
import { frustumFromMatrix } from '../../../src/spatial/index.js';

const BOUNDS = [-9, -9, -9, 9, 9, 9];

/** Small whole numbers, or such between. */
const coordinate = (random: Random) => random.between(-6, 6) + (random.oneIn(2) ? 0 : random.unit());
const pointOf = (random: Random) => [coordinate(random), coordinate(random), coordinate(random)];

const least = (p: readonly number[], q: readonly number[]) => p.map((x, k) => Math.min(x, q[k]!));
const most = (p: readonly number[], q: readonly number[]) => p.map((x, k) => Math.max(x, q[k]!));

const SHAPES: Readonly<Record<string, (random: Random) => object>> = {
  box: (random) => {
    const [p, q] = [pointOf(random), pointOf(random)];
    return { type: 'box', min: least(p, q), max: most(p, q) };
  },
  sphere: (random) => ({ type: 'sphere', center: pointOf(random), radius: random.between(0, 6) }),
  capsule: (random) => ({
    type: 'capsule',
    start: pointOf(random),
    end: pointOf(random),
    radius: random.between(0, 5),
  }),
  plane: (random) => {
    const n = pointOf(random);
    const p = pointOf(random);
    return { type: 'plane', normal: n, constant: -(n[0]! * p[0]! + n[1]! * p[1]! + n[2]! * p[2]!) };
  },
  'k-dop': (random) => {
    const axes = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
      [1, 1, 0],
    ];
    const ends = axes.map(() => [coordinate(random), coordinate(random)]);
    return {
      type: 'k-dop',
      axes,
      min: ends.map((pair) => Math.min(...pair)),
      max: ends.map((pair) => Math.max(...pair)),
    };
  },
  frustum: (random) => {
    const [x, y, z] = pointOf(random) as [number, number, number];
    const f = random.between(1, 3);
    return frustumFromMatrix([f, 0, 0, 0, 0, f, 0, 0, 0, 0, 2, 1, -f * x, -f * y, -2 * z - 3, -z]);
  },
  cone: (random) => ({ type: 'cone', apex: [0, 0, coordinate(random) + 20], center: [0, 0, 1], radius: 3 }),
};

describe('boxes and triangles beside a shape, in doubles', () => {
  it.each(Object.keys(SHAPES))('%s: what is said is true', (type) => {
    const random = new Random(type.length, 2, 3, 4);
    let [said, asked] = [0, 0];
    for (let i = 0; i < 600; i++) {
      const shape = SHAPES[type]!(random) as never;
      const ask = intersects as (a: Shape, b: Shape) => boolean;
      ask(shape, [0, 0, 0]);
      const filter = meetingFilter(shape, new ShapeReach(shape), BOUNDS);
      const [p, q, r] = [pointOf(random), pointOf(random), pointOf(random)];
      const [min, max] = [least(least(p, q), r), most(most(p, q), r)];
      const box = { type: 'box', min, max } as never;
      const left = filter.beside(filter.all, [...min, ...max], 0);
      asked += 2;
      if (left !== filter.all) said++;
      if (left === -1) expect(ask(shape, box)).toBe(false);
      if (left === 0) expect((contains as (a: Shape, b: Shape) => boolean)(shape, box)).toBe(true);
      if (left < 0) continue;
      const sign = filter.compareTriangle(left, [p, q, r].flat(), 0, 1, 2);
      if (sign === 2) continue;
      said++;
      if (left !== 0) expect(ask(shape, { type: 'triangle', a: p, b: q, c: r } as never)).toBe(sign <= 0);
    }
    expect(said / asked).toBeGreaterThan(type === 'cone' ? 0.1 : 0.4);
  });
});
