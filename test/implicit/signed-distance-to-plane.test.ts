import { describe, expect, it } from 'vitest';
import {
  compare,
  coordinates,
  linePlanePoint,
  side,
  signedDistanceToPlane,
  toNumber,
} from '../../src/implicit/index.js';

describe('the signed distance to a plane', () => {
  it('has the sign of the side, and is compared exactly', () => {
    const plane = { normal: [1, 1, 1], constant: -1 } as const;
    const hit = linePlanePoint([0, 0, 0], [1, 2, 5], { type: 'coefficients', ...plane })!;
    expect(compare(signedDistanceToPlane(plane, hit), 0)).toBe(0);
    const rounded = coordinates(hit);
    expect(compare(signedDistanceToPlane(plane, rounded), 0)).toBe(
      side({ type: 'coefficients', ...plane }, rounded),
    );
    expect(toNumber(signedDistanceToPlane({ normal: [0, 0, -3], constant: 6 }, [9, 9, 5]))).toBe(-3);
    expect(toNumber(signedDistanceToPlane({ normal: [0, 0, 1e300], constant: 0 }, [0, 0, 1e-300]))).toBe(
      1e-300,
    );
  });

  it('refuses a plane without a normal', () => {
    expect(() => signedDistanceToPlane({ normal: [0, 0, 0], constant: 1 }, [0, 0, 0])).toThrow(
      'signedDistanceToPlane: plane',
    );
  });
});
