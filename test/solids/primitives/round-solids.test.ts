import { describe, expect, it } from 'vitest';
import * as rational from '../../../src/arithmetic/rational.js';
import { checkMesh } from '../../../src/mesh/index.js';
import {
  coneSolid,
  cylinderSolid,
  locatePointInSolid,
  type Solid,
  solidToMesh,
  solidVolume,
  sphereSolid,
  transformSolid,
} from '../../../src/solids/index.js';

const volumeOf = (solid: Solid) => rational.toNumber(solidVolume(solid) as rational.Rational);
const isSound = (solid: Solid) => {
  const mesh = solidToMesh(solid);
  return (
    mesh.certificate.type === 'valid' && checkMesh(mesh).findings.every(({ severity }) => severity === 'info')
  );
};

describe('round shapes in facets', () => {
  it.each([
    [
      'sphereSolid',
      sphereSolid({ center: [0.1, 0.2, 0.3], radius: 1.7 }, { slices: 48, stacks: 24 }),
      (4 / 3) * Math.PI * 1.7 ** 3,
    ],
    [
      'cylinderSolid',
      cylinderSolid({ start: [1, 2, 3], end: [2, 4, 2], radius: 0.6 }, { slices: 100 }),
      Math.PI * 0.36 * Math.sqrt(6),
    ],
    [
      'coneSolid',
      coneSolid({ apex: [1, 2, 3], center: [2, 4, 2], radius: 0.6 }, { slices: 100 }),
      (Math.PI * 0.36 * Math.sqrt(6)) / 3,
    ],
  ] as const)('%s is a little smaller than the shape, and sound', (_, solid, volume) => {
    const ratio = volumeOf(solid) / volume;
    expect(ratio).toBeGreaterThan(0.98);
    expect(ratio).toBeLessThan(1);
    expect(isSound(solid)).toBe(true);
  });

  it('have as many facets as are asked for', () => {
    const cylinder = { start: [0, 0, 0], end: [0, 0, 1], radius: 2 };
    const post = cylinderSolid(cylinder, { slices: 6 });
    expect(post.vertices).toHaveLength(12);
    const cone = coneSolid({ apex: [0, 0, 1], center: [0, 0, 0], radius: 2 }, { slices: 5 });
    expect(cone.vertices).toHaveLength(6);
    const ball = sphereSolid({ center: [0, 0, 0], radius: 2 }, { slices: 6, stacks: 4 });
    expect(ball.vertices).toHaveLength(2 + 3 * 6);
    expect(locatePointInSolid(ball, [0, 0, 2])).toBe('boundary');
  });

  it('work at both ends of the doubles, and are refused where nothing is left', () => {
    for (const size of [1e-150, 1e150]) {
      const ball = sphereSolid({ center: [0, 0, 0], radius: size }, { slices: 8, stacks: 4 });
      expect(ball.vertices).toHaveLength(26);
      const axis = { start: [0, 0, 0], end: [size, size, -size], radius: size };
      expect(cylinderSolid(axis, { slices: 3 }).vertices).toHaveLength(6);
    }
    const far = { center: [1e300, 0, 0], radius: 1 };
    expect(() => sphereSolid(far, { slices: 8, stacks: 4 })).toThrow('sphereSolid: sphere must be');
    const flat = { start: [0, 0, 0], end: [0, 0, 0], radius: 1 };
    expect(() => cylinderSolid(flat, { slices: 3 })).toThrow('cylinderSolid: cylinder');
    const beyond = { center: [1.7e308, 0, 0], radius: 1.7e308 };
    expect(() => sphereSolid(beyond, { slices: 8, stacks: 4 })).toThrow('sphereSolid: sphere');
  });

  it('refuse facets that are none', () => {
    const ball = { center: [0, 0, 0], radius: 1 };
    const asked = (options: unknown) => () =>
      sphereSolid(ball, options as { slices: number; stacks: number });
    expect(asked(undefined)).toThrow('sphereSolid: options must be an object with slices and stacks');
    expect(asked({ slices: 2, stacks: 2 })).toThrow('options.slices must be an integer from 3 on');
    expect(asked({ slices: 3, stacks: 1 })).toThrow('options.stacks must be an integer from 2 on');
    expect(asked({ slices: 3 })).toThrow('options.stacks must be an integer from 2 on');
    expect(asked({ slices: 3, stacks: 2, rings: 3 })).toThrow('options.rings must be a known name');
  });

  it('go where they are put', () => {
    const ball = sphereSolid({ center: [0, 0, 0], radius: 1 }, { slices: 4, stacks: 2 });
    const moved = transformSolid(ball, { type: 'parts', scale: [1, 2, 3], translation: [5, 0, 0] });
    expect(moved.vertices).toContainEqual([5, 0, 3]);
    expect(volumeOf(moved)).toBe(8);
  });
});
