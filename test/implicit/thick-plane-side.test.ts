import { describe, expect, it } from 'vitest';
import {
  linePlanePoint,
  planeThrough,
  side,
  thickPlaneSide,
  threePlanesPoint,
} from '../../src/implicit/index.js';

const up = 1 + 2 ** -52;
const down = 1 - 2 ** -53;
const floor = { normal: [0, 3, 4], constant: 0 };

describe('thickPlaneSide', () => {
  it('has a closed band in Euclidean distance, whatever the length of the normal', () => {
    // The distance of (0, 0, 5) is 4.
    for (const scale of [1, 2 ** -500, 2 ** 500, 7]) {
      const plane = { normal: [0, 3 * scale, 4 * scale], constant: 0 };
      expect(thickPlaneSide({ plane, halfThickness: 4 }, [0, 0, 5])).toBe(0);
      expect(thickPlaneSide({ plane, halfThickness: 4 * down }, [0, 0, 5])).toBe(1);
      expect(thickPlaneSide({ plane, halfThickness: 4 * up }, [0, 0, 5])).toBe(0);
      expect(thickPlaneSide({ plane, halfThickness: 4 * down }, [0, 0, -5])).toBe(-1);
    }
  });

  it('compares the form as it is given, if asked to', () => {
    const form = (halfThickness: number) => ({ plane: floor, halfThickness, metric: 'form' as const });
    expect(thickPlaneSide(form(20), [0, 0, 5])).toBe(0);
    expect(thickPlaneSide(form(20 * down), [0, 0, 5])).toBe(1);
    expect(thickPlaneSide(form(20 * down), [0, 0, -5])).toBe(-1);
  });

  it('is the side of the plane without thickness', () => {
    const through = planeThrough([0, 0, 0], [1, 0, 0.1], [0, 1, 0.2]);
    for (const point of [
      [1, 1, 0.3],
      [1, 1, 0.30000000000000004],
      [5, 5, 5],
    ]) {
      expect(thickPlaneSide(through, point)).toBe(side(through, point));
      expect(thickPlaneSide({ plane: through, halfThickness: 0 }, point)).toBe(side(through, point));
      expect(thickPlaneSide({ plane: through, halfThickness: 0, metric: 'form' }, point)).toBe(
        side(through, point),
      );
    }
  });

  it('takes implicit points, at exactly the thickness and beside it', () => {
    // (1/3, 0, 1) and the plane z = 0; (1/3, 0, 0) and the plane x = 0.
    const third = linePlanePoint([0, 0, 0], [1, 0, 3], { normal: [0, 0, 1], constant: -1 })!;
    const flat = { normal: [0, 0, 1], constant: 0 };
    expect(thickPlaneSide({ plane: flat, halfThickness: 1 }, third)).toBe(0);
    expect(thickPlaneSide({ plane: flat, halfThickness: down }, third)).toBe(1);
    const wall = { normal: [-2, 0, 0], constant: 0 };
    // The double next to 1/3 is below it.
    expect(thickPlaneSide({ plane: wall, halfThickness: 1 / 3 }, third)).toBe(-1);
    expect(thickPlaneSide({ plane: wall, halfThickness: (1 / 3) * up }, third)).toBe(0);
    const corner = threePlanesPoint({ normal: [3, 0, 0], constant: -1 }, flat, {
      normal: [0, 1, 0],
      constant: 0,
    })!;
    expect(thickPlaneSide({ plane: wall, halfThickness: 1 / 3 }, corner)).toBe(-1);
    expect(thickPlaneSide({ plane: wall, halfThickness: 2 / 3, metric: 'form' }, corner)).toBe(-1);
  });

  it('is all of space for a degenerate plane, and survives overflow', () => {
    const line = planeThrough([0, 0, 0], [1, 0, 0], [2, 0, 0]);
    expect(thickPlaneSide({ plane: line, halfThickness: 1 }, [0, 0, 9])).toBe(0);
    const huge = { normal: [1e300, 0, 0], constant: 0 };
    expect(thickPlaneSide({ plane: huge, halfThickness: 1e308 }, [1.0000000000000002e308, 0, 0])).toBe(1);
    expect(thickPlaneSide({ plane: huge, halfThickness: 1e308 }, [1e308, 0, 0])).toBe(0);
    const tiny = { normal: [5e-324, 0, 0], constant: 0 };
    expect(thickPlaneSide({ plane: tiny, halfThickness: 5e-324 }, [1e-323, 0, 0])).toBe(1);
  });

  it('names what is wrong', () => {
    const call = (plane: unknown) => () => thickPlaneSide(plane as never, [0, 0, 0]);
    expect(call({ plane: floor, halfThickness: -1 })).toThrow('plane.halfThickness must be');
    expect(call({ plane: floor, halfThickness: 1, metric: 'unit' })).toThrow(
      "plane.metric must be 'distance'",
    );
    expect(call({ plane: { normal: [0, 0, 0], constant: 1 }, halfThickness: 1 })).toThrow('plane.plane');
    expect(call({ halfThickness: 1 })).toThrow('thickPlaneSide: plane.plane must be');
  });
});
