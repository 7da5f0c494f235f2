/** What is special to ellipsoids that translate; how they meet flat shapes is judged by the oracle. */
import { describe, expect, it } from 'vitest';
import { commonExponent, scaledIntegers } from '../../../src/arithmetic/scaled-integers.js';
import * as surd from '../../../src/arithmetic/surd.js';
import { prepareMesh } from '../../../src/mesh/index.js';
import {
  compareTimes,
  type Sweep,
  type SweepShape,
  sweep,
  sweptIntersects,
  sweptMeetsMesh,
} from '../../../src/motion/index.js';
import { moverOf } from '../../../src/motion/translation/ellipsoids.js';

const egg = {
  type: 'ellipsoid',
  center: [-5, 0, 0],
  axes: [
    [2, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
} as const;
const wall = { type: 'box', min: [0, -1, -1], max: [1, 1, 1] } as const;

/** Where they touch. */
const said = ({ contact }: Sweep) => contact!.points.map(({ a, b, rounded }) => ({ a, b, rounded }));

/** The direction of the normal. */
function unit({ contact }: Sweep): string[] {
  const n = contact!.rounded.normal!;
  const length = Math.sqrt(n.reduce((sum, x) => sum + x * x, 0));
  return n.map((x) => (x / length).toFixed(12));
}

describe('an ellipsoid that translates', () => {
  it('comes to a wall with its end', () => {
    const { start, rounded, contact } = sweep(egg, [10, 0, 0], wall);
    expect([start, rounded]).toEqual(['disjoint', { first: 0.3, last: 0.8 }]);
    expect(contact!.points[0]).toMatchObject({
      a: { type: 'face', index: 0 },
      b: { type: 'face', index: 0 },
      rounded: { point: [0, 0, 0] },
    });
    expect(contact!.rounded.normal).toEqual([-1, 0, 0]);
  });

  it('touches a slanted plane where that is across the normal of the contact', () => {
    const slanted = { type: 'plane', normal: [1, 2, 2], constant: 0 } as const;
    const { contact, first } = sweep(egg, [9, 0, 0], slanted);
    // (2n)² = 4 + 4 + 4 at a distance of 5 - 9 t: the root of 12.
    expect(
      surd.equals(
        first!,
        surd.divide(
          surd.subtract(surd.fromNumber(5), surd.sqrt({ numerator: 12n, denominator: 1n })),
          surd.fromNumber(9),
        ),
      ),
    ).toBe(true);
    const [x, y, z] = contact!.normal!;
    expect(surd.equals(surd.multiply(surd.fromNumber(2), x!), y!) && surd.equals(y!, z!)).toBe(true);
    expect(surd.sign(x!)).toBe(-1);
  });

  it('is what a sphere is, where it is one, whichever way its axes turn', () => {
    const ball = { type: 'sphere', center: [-5, 0.5, 0.25], radius: 3 } as const;
    for (const axes of [
      [
        [3, 0, 0],
        [0, 3, 0],
        [0, 0, 3],
      ],
      [
        [0, 3, 0],
        [3, 0, 0],
        [0, 0, -3],
      ],
      [
        [2, 1, 2],
        [-2, 2, 1],
        [1, 2, -2],
      ],
      [
        [1, 2, -2],
        [-2, 2, 1],
        [2, 1, 2],
      ],
    ] as const) {
      for (const other of [
        wall,
        [0, 1, 1],
        { type: 'ray', origin: [0, 2, 0], direction: [1, 1, 0] },
      ] as const) {
        const round = { type: 'ellipsoid', center: ball.center, axes } as const;
        const [one, two] = [ball, round].map((shape) =>
          sweep(shape, [9, 1, 0], other as SweepShape, [0, 0, 0.5]),
        );
        expect(compareTimes(one!.first!, two!.first!)).toBe(0);
        expect(compareTimes(one!.last!, two!.last!)).toBe(0);
        expect(unit(two!)).toEqual(unit(one!));
        expect(said(two!)).toEqual(said(one!));
      }
    }
  });

  it('may be as small and as large as doubles', () => {
    for (const size of [2 ** -1060, 2 ** 1010]) {
      const by = (x: number): number => x * size;
      const axes = egg.axes.map((axis) => axis.map(by)) as unknown as typeof egg.axes;
      const scaled = { ...egg, center: [by(-5), 0, 0], axes } as const;
      expect(sweep(scaled, [by(10), 0, 0], [0, 0, 0]).rounded).toEqual({ first: 0.3, last: 0.7 });
      expect(sweptIntersects(scaled, [by(2), 0, 0], [0, 0, 0])).toBe(false);
    }
  });

  it('is not taken beside what is round, without a volume, or where something else is wanted', () => {
    const call = (a: unknown, b: unknown) => () => sweep(a as SweepShape, [1, 0, 0], b as SweepShape);
    const ball = { type: 'sphere', center: [0, 0, 0], radius: 1 };
    expect(call(egg, ball)).toThrow(
      "sweep: b must be a flat shape beside one of type 'ellipsoid', got one of type 'sphere'",
    );
    expect(call(egg, egg)).toThrow("one of type 'ellipsoid'");
    expect(call(ball, egg)).toThrow("one of type 'ellipsoid'");
    expect(
      call(
        {
          ...egg,
          axes: [
            [1, 0, 0],
            [0, 1, 0],
            [1, 1, 0],
          ],
        },
        wall,
      ),
    ).toThrow('sweep: a.axes must be linearly independent');
    const ellipse = {
      type: 'ellipse',
      center: [0, 0],
      axes: [
        [1, 0],
        [0, 1],
      ],
    };
    expect(call(wall, ellipse)).toThrow('sweep: b must be in space, as a is');
    const mesh = prepareMesh({ positions: new Float64Array(9), indices: new Uint32Array([0, 1, 2]) });
    expect(() => sweptMeetsMesh(egg as never, [1, 0, 0], mesh)).toThrow("got one of type 'ellipsoid'");
  });
});

describe('the ball around an ellipsoid', () => {
  it('has all axes inside, subnormal and huge ones', () => {
    for (const size of [5e-324, 1e-310, 2 ** -1022, 2 ** -500, 1, 1e300])
      for (const [a, b, c] of [
        [3, 1, 0],
        [2, 1, 1],
        [3, 2, 1],
        [1, 1, 1],
      ] as const) {
        const axes = [
          [a, b, c],
          [0, 1, 0],
          [0, 0, 1],
        ].map((axis) => axis.map((x) => x * size));
        const { radius } = moverOf('sweep', 'a', { type: 'ellipsoid', center: [0, 0, 0], axes } as never);
        const numbers = [...axes[0]!, radius];
        const [x, y, z, r] = scaledIntegers(numbers, commonExponent(numbers)) as readonly bigint[];
        expect(r! * r!).toBeGreaterThanOrEqual(x! * x! + y! * y! + z! * z!);
      }
  });
});

describe('an ellipse that translates', () => {
  it('comes to a line of the plane', () => {
    const leaf = {
      type: 'ellipse',
      center: [-5, 0],
      axes: [
        [1, 1],
        [0, 1],
      ],
    } as const;
    const found = sweep(leaf, [10, 0], { type: 'line', origin: [0, 0], direction: [0, 1] });
    expect(found.rounded).toEqual({ first: 0.4, last: 0.6 });
    expect(found.contact!.points[0]).toMatchObject({
      a: { type: 'edge', index: 0 },
      rounded: { point: [0, 1] },
    });
    expect(found.contact!.rounded.normal).toEqual([-1, 0]);
  });
});
