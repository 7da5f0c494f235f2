import { describe, expect, it } from 'vitest';
import { rational } from '../../../src/arithmetic/index.js';
import { checkMesh, type DoubleMesh } from '../../../src/mesh/index.js';
import { isFarFromSource } from '../../../src/oracle/subjects/booleans/mesh-singles.js';
import {
  boxSolid,
  cylinderSolid,
  interpolateAttributes,
  meshDifference,
  meshUnion,
  solidFromMesh,
  solidToMesh,
  solidVolume,
} from '../../../src/solids/index.js';

/** A mesh that is turned about two axes, and rounded: faces that were in one plane no longer are. */
function turned({ positions, indices }: DoubleMesh, first: number, second: number): DoubleMesh {
  const moved = Array.from({ length: positions.length / 3 }, (_, v) => {
    const [x, y, z] = [0, 1, 2].map((k) => positions[3 * v + k]!) as [number, number, number];
    const across = x * Math.sin(first) + y * Math.cos(first);
    return [
      x * Math.cos(first) - y * Math.sin(first),
      across * Math.cos(second) - z * Math.sin(second),
      across * Math.sin(second) + z * Math.cos(second),
    ];
  });
  return { positions: Float64Array.from(moved.flat()), indices: Uint32Array.from(indices) };
}

/** A plate, and pins in it whose ends are flush with it. */
function plateWithPins(pins: number, slices: number, angles: readonly [number, number]): DoubleMesh[] {
  const plate = boxSolid({ min: [0, 0, 0], max: [2 * pins, 4, 1] });
  const tools = Array.from({ length: pins }, (_, i) =>
    cylinderSolid({ start: [1 + 2 * i, 2, 0], end: [1 + 2 * i, 2, 1], radius: 0.8 }, { slices }),
  );
  return [plate, ...tools].map((solid) => turned(solidToMesh(solid), ...angles));
}

describe.each([
  [3, 12, [0.3, 0.4]],
  [2, 7, [1.1, 0.7]],
  [2, 24, [0.7, 2.1]],
] as const)('%i pins of %i sides in a plate, all turned by %j and rounded', (pins, slices, angles) => {
  const meshes = plateWithPins(pins, slices, angles);

  it.each([
    ['united', meshUnion, 8 * pins],
    ['taken away', meshDifference, (8 - slices * 0.32 * Math.sin((2 * Math.PI) / slices)) * pins],
  ] as const)('are repaired when they are %s, and know their sources', (_, combine, volume) => {
    for (const precision of ['double', 'single'] as const) {
      const result = combine(meshes, { precision });
      const { certificate, origins } = result;
      const most = precision === 'double' ? 2 ** -40 : 2 ** -11;
      expect(certificate.type).toBe('repaired');
      expect(certificate.deviation).toBeLessThan(10 * most);
      if (certificate.isManifold) expect(checkMesh(result).valid).toBe(true);
      expect(isFarFromSource(result, meshes)).toBe(false);
      const found = rational.toNumber(solidVolume(solidFromMesh(result)));
      expect(Math.abs(found - volume)).toBeLessThan(precision === 'double' ? 1e-10 : 0.1);
      // Sides of pins come from pins, turned where these are taken away.
      if (combine === meshDifference) {
        expect(new Set(origins!.operands).size).toBe(pins + 1);
        origins!.operands.forEach((operand, t) => {
          expect(origins!.turned[t]).toBe(operand === 0 ? 0 : 1);
        });
      }
      const attributes = meshes.map(({ positions }) => ({ array: positions, itemSize: 3 }));
      const values = interpolateAttributes(result, attributes);
      const furthest = values.reduce(
        (far, x, i) =>
          Math.max(far, Math.abs(x - result.positions[3 * result.indices[Math.floor(i / 3)]! + (i % 3)]!)),
        0,
      );
      expect(furthest).toBeLessThanOrEqual(2 * certificate.deviation);
    }
  });
});

it('a source that is another triangle is far from the result', () => {
  const meshes = plateWithPins(2, 7, [1.1, 0.7]);
  const result = meshDifference(meshes);
  const { origins } = result;
  const triangles = origins!.triangles.map((t, i) => (origins!.operands[i] === 0 ? (t + 4) % 12 : t));
  expect(isFarFromSource({ ...result, origins: { ...origins!, triangles } }, meshes)).toBe(true);
});

it('what is nothing in 32 bits, or near the end of the doubles, has a certificate', () => {
  const corner = (size: number, at: number) => ({
    positions: [0, 0, 0, size, 0, 0, 0, size, 0, 0, 0, size].map((x, i) => (i % 3 === 0 ? x + at : x)),
    indices: [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3],
  });
  for (const size of [1e-46, 1e-60, 1e-320]) {
    for (const precision of ['double', 'single'] as const) {
      const { certificate, positions } = meshUnion([corner(size, 0), corner(size, size / 3)], { precision });
      const isNothing = positions.every((x) => x === 0);
      expect(certificate.type === 'unresolved').toBe(precision === 'single' && isNothing);
    }
  }
});
