import { describe, expect, it } from 'vitest';
import {
  planeIdentity,
  planeThrough,
  shiftedPlane,
  side,
  sumPlane,
  thickPlaneSide,
  throughPointPlane,
} from '../../src/implicit/index.js';
import { Random } from '../../src/oracle/cases/random.js';

type Triple = [number, number, number];

describe('shiftedPlane', () => {
  it('has a moved point on the side on which the point was', () => {
    const random = new Random(1, 2, 3, 5);
    const triple = (scale: number): Triple => [0, 1, 2].map(() => random.between(-3, 3) * scale) as Triple;
    let on = 0;
    for (let i = 0; i < 3000; i++) {
      // Sums of these are exact.
      const [scale, small] = [2 ** random.between(-20, 20), 2 ** random.between(-45, -20)];
      const [a, b, c, p] = [triple(scale), triple(scale), triple(scale), triple(scale)] as const;
      const by = triple(small * scale);
      const plane = i % 2 === 0 ? planeThrough(a, b, c) : sumPlane([...a, b[0]], [...c, b[1]]);
      const moved = p.map((x, k) => x + by[k]!) as Triple;
      const expected = side(plane, p);
      if (expected === 0) on++;
      expect(side(shiftedPlane(plane, by), moved)).toBe(expected);
      expect(
        side(
          structuredClone(shiftedPlane(shiftedPlane(plane, by), by)),
          moved.map((x, k) => x + by[k]!),
        ),
      ).toBe(expected);
    }
    expect(on).toBeGreaterThan(60);
  });

  it('is a plane by coefficients where it is one exactly', () => {
    expect(shiftedPlane({ normal: [0, 3, 0], constant: 0.5 }, [9, 0.25, 9])).toMatchObject({
      constant: -0.25,
    });
    expect(shiftedPlane({ normal: [0, 0.1, 0], constant: 0.5 }, [0, 0.1, 0]).type).toBe('shifted');
    expect(shiftedPlane({ normal: [0, 1e300, 0], constant: 0 }, [0, 1e300, 0]).type).toBe('shifted');
  });

  it('has a form for a thickness in the metric of the plane, and none of planes that have none', () => {
    const plane = shiftedPlane(planeThrough([0, 0, 0], [2, 0, 0], [0, 2, 0]), [0, 0, 0.1]);
    expect(thickPlaneSide({ plane, halfThickness: 4, metric: 'form' }, [0, 0, 1])).toBe(0);
    expect(thickPlaneSide({ plane, halfThickness: 3, metric: 'form' }, [0, 0, 1])).toBe(1);
    const through = shiftedPlane(throughPointPlane([0, 0, 0], [0, 0, 1]), [0, 0, 1]);
    const asked = () => thickPlaneSide({ plane: through, halfThickness: 1, metric: 'form' }, [0, 0, 1]);
    expect(asked).toThrow("plane.metric must be 'distance'");
  });
});

describe('throughPointPlane', () => {
  it('is the plane through a plain point', () => {
    const plane = throughPointPlane([1, 2, 3], [1, 1, 1]);
    expect(planeIdentity(plane, { normal: [2, 2, 2], constant: -12 })).toBe(1);
    expect(side(plane, [2, 2, 2])).toBe(0);
    expect(side(plane, [2, 2, 2.0000000000000004])).toBe(1);
  });
});
