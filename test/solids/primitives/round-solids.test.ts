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

  it('name each field that is wrong, with its value', () => {
    const ball = { center: [0, 0, 0], radius: 1 };
    const rod = { start: [0, 0, 0], end: [0, 0, 1], radius: 1 };
    const tip = { apex: [0, 0, 1], center: [0, 0, 0], radius: 1 };
    const spheres = (change: object, options: unknown = { slices: 3, stacks: 2 }) =>
      sphereSolid({ ...ball, ...change }, options as never);
    const cylinders = (change: object, options: unknown = { slices: 3 }) =>
      cylinderSolid({ ...rod, ...change }, options as never);
    const cones = (change: object, options: unknown = { slices: 3 }) =>
      coneSolid({ ...tip, ...change }, options as never);
    const mistakes: readonly (readonly [call: () => unknown, message: string])[] = [
      [() => spheres({ center: undefined }), 'sphere.center must be a point of 3 coordinates, got undefined'],
      [() => spheres({ center: [0, NaN, 0] }), 'sphere.center[1] must be a finite number, got NaN'],
      [() => spheres({ radius: undefined }), 'sphere.radius must be a finite number, got undefined'],
      [() => spheres({ radius: -2 }), 'sphere.radius must be a finite number, at least 0, got -2'],
      [() => spheres({ radius: 0 }), 'sphere.radius must be a positive number, got 0'],
      [() => cylinders({ start: [0] }), 'cylinder.start must be a point of 3 coordinates, got [0]'],
      [() => cylinders({ end: null }), 'cylinder.end must be a point of 3 coordinates, got null'],
      [
        () => cylinders({ end: [0, 0, -0] }),
        'cylinder.end must be a point other than cylinder.start, got the same',
      ],
      [() => cylinders({ radius: '1' }), "cylinder.radius must be a finite number, got the string '1'"],
      [() => cylinders({ radius: 0 }), 'cylinder.radius must be a positive number, got 0'],
      [() => cones({ apex: 'top' }), "cone.apex must be a point of 3 coordinates, got the string 'top'"],
      [() => cones({ apex: [0, 0, 0] }), 'cone.center must be a point other than cone.apex, got the same'],
      [() => cones({ center: [1, 2] }), 'cone.center must be a point of 3 coordinates, got [1, 2]'],
      [() => cones({ radius: Infinity }), 'cone.radius must be a finite number, got Infinity'],
      [() => cones({ radius: -0 }), 'cone.radius must be a positive number, got 0'],
      [() => cylinders({}, 8), 'options must be an object with slices, got 8: pass { slices }'],
      [
        () => spheres({}, 8),
        'options must be an object with slices and stacks, got 8: pass { slices, stacks }',
      ],
      [() => cones({}, null), 'options must be an object with slices, got null'],
      [() => cones({}, [8]), 'options must be an object, and no list, got [8]'],
      [() => cylinders({}, {}), 'options.slices must be an integer from 3 on, got undefined'],
      [() => cylinders({}, { slices: 7.5 }), 'options.slices must be an integer from 3 on, got 7.5'],
      [() => cylinders({}, { slices: 1e9 }), 'options.slices must be at most 16777216, got 1000000000'],
      [
        () => cylinders({}, { slices: 8, stacks: 2 }),
        "options.stacks must be a known name (slices), got 'stacks'",
      ],
      [() => cones({}, { segments: 8 }), "options.segments must be a known name (slices), got 'segments'"],
      [
        () => spheres({}, { slices: 8, stacks: undefined }),
        'options.stacks must be an integer from 2 on, got undefined',
      ],
      [
        () => spheres({}, { slices: 8, stacks: 1e9 }),
        'options.stacks must be at most 2097152 with so many slices, got 1000000000',
      ],
    ];
    for (const [call, message] of mistakes) expect(call).toThrow(message);
    const surplus = [sphereSolid, cylinderSolid, coneSolid] as readonly ((...all: unknown[]) => unknown)[];
    for (const make of surplus)
      expect(() => make(ball, { slices: 8 }, rod)).toThrow(
        `${make.name}: arguments[2] must be missing, got an object {`,
      );
  });

  it('go where they are put', () => {
    const ball = sphereSolid({ center: [0, 0, 0], radius: 1 }, { slices: 4, stacks: 2 });
    const moved = transformSolid(ball, { type: 'parts', scale: [1, 2, 3], translation: [5, 0, 0] });
    expect(moved.vertices).toContainEqual([5, 0, 3]);
    expect(volumeOf(moved)).toBe(8);
  });
});
