import { describe, expect, it } from 'vitest';
import { singleFaults } from '../../../src/oracle/subjects/booleans/mesh-singles.js';
import {
  interpolateAttributes,
  meshDifference,
  meshIntersection,
  meshSymmetricDifference,
  meshUnion,
} from '../../../src/solids/index.js';
import { meshFromObject } from '../../../src/three/index.js';
import { part } from '../../parts.js';
import { type Geometry, make, meshOf } from '../../three/library.js';
import { box, DrawnMeshes } from './drawn-meshes.js';

const OPERATIONS = [meshUnion, meshIntersection, meshDifference, meshSymmetricDifference] as const;
const SINGLE = { precision: 'single' } as const;
/** In the parts of the tests, operations take turns. */
let turn = 0;

/** A geometry, and itself moved and turned by little. */
function nearly(geometry: Geometry, by: number) {
  const [a, b] = [meshOf(geometry), meshOf(geometry)];
  b.position.set(by, 0.7 * by, 0.3 * by);
  b.rotation.set(by, 0, by);
  return [a, b].map((object) => meshFromObject(object, { distance: 1e-6 }));
}

/** Six times the volume, in doubles. */
function volumeOf({ positions, indices }: { positions: Float64Array; indices: Uint32Array }): number {
  const at = (h: number, axis: number) => positions[3 * indices[h]! + axis]!;
  let sum = 0;
  for (let h = 0; h < indices.length; h += 3) {
    const [ax, ay, az] = [at(h, 0), at(h, 1), at(h, 2)];
    const [bx, by, bz] = [at(h + 1, 0), at(h + 1, 1), at(h + 1, 2)];
    const [cx, cy, cz] = [at(h + 2, 0), at(h + 2, 1), at(h + 2, 2)];
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return sum;
}

describe.each([
  ['a ball', () => make<Geometry>('SphereGeometry', 1.3, 8, 6)],
  ['a box of many faces', () => make<Geometry>('BoxGeometry', 1, 1, 1, 2, 2, 2)],
  ['a cylinder', () => make<Geometry>('CylinderGeometry', 0.7, 0.7, 3, 9, 2)],
] as const)('%s and itself, moved by little, in 32 bits', (_, geometryOf) => {
  it.each([1e-3, 1e-5, 1e-6, 1e-7])('is certified and knows its sources: %f', (by) => {
    const sources = nearly(geometryOf(), by);
    const asked = OPERATIONS.slice(0, 3);
    for (const combine of part === undefined ? asked : [asked[turn++ % 3]!]) {
      const result = combine(sources, SINGLE);
      expect(['valid', 'repaired']).toContain(result.certificate.type);
      expect(result.certificate.deviation).toBeLessThan(2 ** -15);
      expect(result.origins).not.toBeNull();
      expect(singleFaults(result, sources)).toBe('');
      const exact = combine(sources);
      expect(Math.abs(volumeOf(result) - volumeOf(exact))).toBeLessThan(1e-4);
    }
  });
});

describe('booleans in 32 bits', () => {
  it('are those in doubles where nothing has to be rounded', () => {
    const drawn = new DrawnMeshes(5);
    let same = 0;
    for (let i = 0; i < 12; i++) {
      const meshes = [drawn.mesh(), drawn.mesh()];
      for (const combine of OPERATIONS) {
        const [single, double] = [combine(meshes, SINGLE), combine(meshes)];
        expect(singleFaults(single, meshes as never)).toBe('');
        if (!double.positions.every((x) => Math.fround(x) === x)) continue;
        expect(single).toEqual(double);
        same++;
      }
    }
    expect(same).toBeGreaterThan(8);
  });

  it('round vertices that meet nothing, too, and say so', () => {
    const far = box([10.1, 0, 0], [11, 1, 1]);
    const { positions, certificate, origins } = meshUnion([box([0, 0, 0], [1, 1, 1]), far], SINGLE);
    expect(Math.max(...positions)).toBe(11);
    expect(positions).toContain(Math.fround(10.1));
    expect(certificate).toMatchObject({
      type: 'valid',
      deviation: Math.fround(10.1) - 10.1,
      isManifold: true,
    });
    expect(origins!.operands).toHaveLength(24);
  });

  it('repair what falls together although it meets nothing', () => {
    // Two boxes that are less than 32 bits apart.
    const gap = 1 + 2 ** -40;
    const apart = [box([0, 0, 0], [1, 1, 1]), box([gap, 0, 0], [2, 1, 1])];
    expect(meshUnion(apart).certificate.type).toBe('valid');
    const result = meshUnion(apart, SINGLE);
    expect(result.certificate).toMatchObject({ type: 'repaired', cause: 'rounding', isManifold: true });
    expect(singleFaults(result, apart as never)).toBe('');
    expect(result.origins).not.toBeNull();
    expect(volumeOf(result)).toBe(12);
  });

  it('give up on what 32 bits do not hold', () => {
    const large = box([0, 0, 0], [1e300, 1, 1]);
    const { certificate, origins } = meshUnion([large, box([-1, 0, 0], [1, 1, 1])], SINGLE);
    expect(certificate.type).toBe('unresolved');
    expect(certificate.remaining[0]!.type).toBe('too-large');
    expect(origins).toBeNull();
  });

  it('interpolate attributes where corners were moved: never beyond those of the source', () => {
    const sources = nearly(make<Geometry>('SphereGeometry', 1.3, 16, 10), 1e-6);
    const result = meshDifference(sources, SINGLE);
    expect(result.certificate.type).toBe('repaired');
    const values = interpolateAttributes(
      result,
      sources.map(({ positions }) => ({ array: positions, itemSize: 3 })),
    );
    values.forEach((x, i) => {
      const at = result.positions[3 * result.indices[Math.floor(i / 3)]! + (i % 3)]!;
      expect(Math.abs(x - at)).toBeLessThanOrEqual(2 * result.certificate.deviation);
    });
  });

  it('end when they are told to, with what was found by then', () => {
    const sources = nearly(make<Geometry>('SphereGeometry', 1.3, 16, 10), 1e-6);
    const heard: string[] = [];
    const signal = { aborted: false };
    const onProgress = (stage: string, done: number, total: number) => {
      heard.push(`${stage} ${done}/${total}`);
      if (stage === 'repair') signal.aborted = true;
    };
    const { certificate } = meshDifference(sources, { ...SINGLE, signal, onProgress });
    expect(certificate.type).toBe('unresolved');
    expect(heard.some((said) => said.startsWith('repair 0/'))).toBe(true);
  });
});
