import { describe, expect, it } from 'vitest';
import * as rational from '../../../src/arithmetic/rational.js';
import * as surd from '../../../src/arithmetic/surd.js';
import { compareTimes, type SweepShape, sweep, sweptIntersects } from '../../../src/motion/index.js';
import { frustumFromMatrix } from '../../../src/spatial/index.js';

const triangle = { type: 'triangle', a: [0, 0, 0], b: [0, 3, 0], c: [0, 0, 3] } as const;
const unit = { type: 'box', min: [0, 0, 0], max: [1, 1, 1] } as const;
const ball = (center: readonly [number, number, number], radius: number) =>
  ({ type: 'sphere', center, radius }) as const;
const fraction = (n: bigint, d: bigint) => surd.fromRational(rational.fromParts(n, d));

describe('sweep', () => {
  it('finds when a sphere touches a triangle', () => {
    const found = sweep(ball([-5, 1, 1], 1), [10, 0, 0], triangle);
    expect(found.start).toBe('disjoint');
    expect(found.first).toEqual(fraction(2n, 5n));
    expect(found.last).toEqual(fraction(3n, 5n));
    expect(found.contact).toMatchObject({
      points: [
        { a: { type: 'face', index: 0 }, b: { type: 'face', index: 0 }, rounded: { point: [0, 1, 1] } },
      ],
      approach: 'approaching',
      rounded: { normal: [-1, 0, 0] },
    });
  });

  it('finds irrational times', () => {
    // The center passes the corner at a distance of 1: 100 (t - 1/2)² = 4 - 1.
    const found = sweep(ball([-5, -1, 0], 2), [10, 0, 0], [0, 0, 0]);
    const root = rational.fromParts(3n, 100n);
    expect(surd.equals(found.first!, surd.subtract(fraction(1n, 2n), surd.sqrt(root)))).toBe(true);
    expect(surd.equals(found.last!, surd.add(fraction(1n, 2n), surd.sqrt(root)))).toBe(true);
    expect(found.contact!.points[0]!.rounded.point).toEqual([0, 0, 0]);
    expect(compareTimes(found.first!, found.rounded.first!)).not.toBe(0);
  });

  it('lists all extreme points of a contact', () => {
    const found = sweep(unit, [3, 0, 0], { type: 'box', min: [2, 0.5, 0], max: [3, 2, 1] });
    expect(found.first).toEqual(fraction(1n, 3n));
    const said = found.contact!.points.map(({ a, b, rounded }) => [a.type, b.type, rounded.point]);
    expect(said).toEqual([
      ['edge', 'vertex', [2, 0.5, 0]],
      ['edge', 'vertex', [2, 0.5, 1]],
      ['vertex', 'edge', [2, 1, 0]],
      ['vertex', 'edge', [2, 1, 1]],
    ]);
  });

  it('says where contacts are in the world, whichever shape moves', () => {
    const far = ball([10, 0, 0], 1);
    const one = sweep(ball([0, 0, 0], 1), [16, 0, 0], far).contact!.points[0]!.rounded.point;
    const other = sweep(ball([0, 0, 0], 1), [0, 0, 0], far, [-16, 0, 0]).contact!.points[0]!.rounded.point;
    expect(one).toEqual([9, 0, 0]);
    expect(other).toEqual([1, 0, 0]);
  });

  it.each([
    ['touching and parting', [-1, 0, 0], 'touching', 0, 0, 'separating'],
    ['touching and sliding along', [0, 0.5, 0], 'touching', 0, 1, 'sliding'],
    ['touching and going in', [0.5, 0, 0], 'touching', 0, 1, 'approaching'],
    ['touching and staying', [0, 0, 0], 'touching', 0, 1, 'sliding'],
  ] as const)('%s', (_, motion, start, first, last, approach) => {
    const wall = { type: 'box', min: [1, 0, 0], max: [2, 1, 1] } as const;
    const found = sweep(unit, motion, wall);
    expect([found.start, found.rounded, found.contact!.approach]).toEqual([start, { first, last }, approach]);
    expect(found.contact!.normal).toBe(null);
    const round = sweep(ball([0, 0.5, 0.5], 1), motion, wall);
    expect([round.start, round.rounded.first, round.contact!.approach]).toEqual([start, first, approach]);
    expect(round.contact!.rounded.normal).toEqual([-1, 0, 0]);
  });

  it('tells grazing from meeting', () => {
    const rod = { type: 'segment', start: [2, 1, 0], end: [3, 1, 0] } as const;
    // Along the rod at the distance of the radius.
    const along = sweep(ball([0, 0, 0], 1), [4, 0, 0], rod);
    expect([along.rounded, along.contact!.approach]).toEqual([{ first: 0.5, last: 0.75 }, 'sliding']);
    const across = sweep(ball([2.5, 0, -2], 1), [0, 0, 4], rod);
    expect([across.rounded, across.contact!.approach]).toEqual([{ first: 0.5, last: 0.5 }, 'sliding']);
    const above = sweep(ball([2.5, -(2 ** -52), -2], 1), [0, 0, 4], rod);
    expect([above.first, above.last, above.contact]).toEqual([null, null, null]);
    const below = sweep(ball([2.5, 2 ** -52, -2], 1), [0, 0, 4], rod);
    expect([below.contact!.approach, compareTimes(below.first!, 0.5)]).toEqual(['approaching', -1]);
  });

  it('sees a contact at the very end, and none one step before', () => {
    const wall = { type: 'plane', normal: [1, 0, 0], constant: -5 } as const;
    expect(sweep(unit, [4, 0, 0], wall).rounded).toEqual({ first: 1, last: 1 });
    expect(sweep(unit, [4 - 2 ** -51, 0, 0], wall).first).toBe(null);
  });

  it('has no contact to tell of shapes that overlap at the start', () => {
    const found = sweep(unit, [9, 0, 0], { type: 'box', min: [0.5, 0.5, 0.5], max: [2, 2, 2] });
    expect([found.start, found.contact]).toEqual(['overlapping', null]);
    expect(found.last).toEqual(fraction(2n, 9n));
  });

  it('takes motions of all sizes', () => {
    const rest = ball([0, 1, 1], 1);
    const behind = { type: 'box', min: [-1, 0, 0], max: [0, 1, 1] } as const;
    for (const scale of [2 ** -1000, 2 ** -60, 1, 2 ** 60, 2 ** 1000]) {
      const wall = { type: 'box', min: [scale, 0, 0], max: [4 * scale, 1, 1] } as const;
      expect(sweep(behind, [3 * scale, 0, 0], wall).first).toEqual(fraction(1n, 3n));
      expect(sweep(wall, [0, 0, 0], ball([0, 0.5, 0.5], 0), [3 * scale, 0, 0]).first).toEqual(
        fraction(1n, 3n),
      );
    }
    const fast = sweep(ball([-1e300, 1, 1], 1), [Number.MAX_VALUE, 0, 0], rest);
    expect(fast.contact!.points[0]!.rounded.point).toEqual([-1, 1, 1]);
  });

  it('takes what is flat or one point', () => {
    const needle = { type: 'triangle', a: [3, 0, 0], b: [3, 0, 0], c: [3, 0, 0] } as const;
    expect(sweep([0, 0, 0], [4, 0, 0], needle).rounded).toEqual({ first: 0.75, last: 0.75 });
    expect(sweep(ball([0, 0, 0], 0), [4, 0, 0], needle).rounded).toEqual({ first: 0.75, last: 0.75 });
    expect(sweep([0, 0, 0], [4, 0, 1], needle).first).toBe(null);
  });
});

/** The same set, as shapes of several kinds. */
const CUBES: readonly SweepShape[] = [
  unit,
  {
    type: 'oriented-box',
    center: [0.5, 0.5, 0.5],
    axes: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    halfSize: [0.5, 0.5, 0.5],
  },
  {
    type: 'k-dop',
    axes: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
      [1, 1, 1],
    ],
    min: [0, 0, 0, 0],
    max: [1, 1, 1, 3],
  },
  // Of the cube from -1 to 1: x -> 2 x - 1.
  frustumFromMatrix([2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, -1, -1, -1, 1]),
];
const SQUARES: readonly SweepShape[] = [
  {
    type: 'polygon',
    outer: [
      [4, -1, -1],
      [4, 2, -1],
      [4, 2, 2],
      [4, -1, 2],
    ],
  },
  {
    type: 'oriented-box',
    center: [4, 0.5, 0.5],
    axes: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    halfSize: [0, 1.5, 1.5],
  },
  {
    type: 'lozenge',
    origin: [4, -1, -1],
    edges: [
      [0, 3, 0],
      [0, 0, 3],
    ],
    radius: 0,
  },
];

describe('shapes of other kinds', () => {
  it('meet when the same sets do', () => {
    for (const cube of CUBES) {
      for (const square of SQUARES) {
        const found = sweep(cube, [5, 0.5, 0.25], square);
        expect(found.first).toEqual(fraction(3n, 5n));
        expect(found.last).toEqual(fraction(4n, 5n));
        expect(sweep(square, [0, 0, 0], cube, [5, 0.5, 0.25]).first).toEqual(fraction(3n, 5n));
      }
    }
  });

  it('may have no end', () => {
    const line = { type: 'line', origin: [0, 0, 0], direction: [0, 0, 1] } as const;
    const ray = { type: 'ray', origin: [0, 0, 0], direction: [0, 0, 1] } as const;
    const tube = { type: 'infinite-cylinder', origin: [5, 0, 0], direction: [0, 0, 2], radius: 1 } as const;
    expect(sweep(tube, [-8, 0, 0], line).rounded).toEqual({ first: 0.5, last: 0.75 });
    expect(sweep(ray, [8, 0, 0], tube).rounded).toEqual({ first: 0.5, last: 0.75 });
    expect(sweep(ray, [0, 0, -4], ball([0, 0, -3], 1)).rounded).toEqual({ first: 0.5, last: 1 });
    const floor = { type: 'plane', normal: [0, 0, 1], constant: 0 } as const;
    const ceiling = { type: 'plane', normal: [0, 0, 2], constant: -4 } as const;
    expect(sweep(floor, [1, 1, 4], ceiling).rounded).toEqual({ first: 0.5, last: 0.5 });
    expect(sweep(floor, [1, 1, 4], { ...ceiling, normal: [0, 1, 2] }).start).toBe('overlapping');
  });

  it('may lie in the plane', () => {
    const disk = { type: 'circle', center: [0, 0], radius: 1 } as const;
    const diamond = {
      type: 'polygon',
      outer: [
        [4, 0],
        [5, -1],
        [6, 0],
        [5, 1],
      ],
    } as const;
    const found = sweep(disk, [6, 0], diamond);
    expect(found.rounded).toEqual({ first: 0.5, last: 1 });
    expect(found.contact!.points).toMatchObject([
      { a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 0 }, rounded: { point: [4, 0] } },
    ]);
    expect(sweep({ type: 'box', min: [0, 0], max: [1, 1] }, [0, 0], diamond, [-4, 0]).first).toEqual(
      fraction(3n, 4n),
    );
  });
});

describe('what cannot move', () => {
  const disk = { type: 'disk', center: [0, 0, 0], normal: [0, 0, 1], radius: 1 } as never;
  const hollow = {
    type: 'polygon',
    outer: [
      [0, 0],
      [4, 0],
      [1, 1],
      [0, 4],
    ],
  } as const;
  it.each([
    [[disk, [1, 0, 0], unit], "a must be a shape of space that can move, got one of type 'disk'"],
    [[unit, [1, 0], unit], 'motionA must be a vector of 3 coordinates, got [1, 0]'],
    [[unit, [1, 0, Number.NaN], unit], 'motionA[2] must be a finite number, got NaN'],
    [[unit, [1, 0, 0], unit, [1]], 'motionB must be a vector of 3 coordinates, got [1]'],
    [[[0, 0], [1, 0], unit], 'b must be in the plane, as a is, got a shape of space'],
    [[hollow, [1, 0], [5, 5]], 'a must be a convex polygon, got one that is not-convex'],
    [[unit, [1, 0, 0], { ...unit, min: [2, 0, 0] }], 'b.min[0] must be at most b.max[0] = 1, got 2'],
    [[unit, [1, 0, 0], unit, [0, 0, 0], unit], 'arguments[4] must be missing'],
  ])('%#', (args, text) => {
    for (const [name, call] of Object.entries({ sweep, sweptIntersects }))
      expect(() => (call as (...all: unknown[]) => unknown)(...args)).toThrow(`${name}: ${text}`);
  });
});
