import { describe, expect, it } from 'vitest';
import * as rational from '../../../src/arithmetic/rational.js';
import type { Placement } from '../../../src/core/shapes.js';
import { transformMesh } from '../../../src/mesh/index.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { solidFromMesh, solidVolume } from '../../../src/solids/index.js';
import { box } from '../../solids/meshes.js';

describe('transformMesh', () => {
  it('rounds each coordinate to the nearest double, as fractions say', () => {
    const random = new Random(1, 2, 3, 4);
    const unit = () => (random.unit() - 0.5) * 2 ** random.between(-30, 30);
    let exact = 0;
    for (let i = 0; i < 200; i++) {
      const isMoved = i % 4 === 0;
      const linear = Array.from({ length: 9 }, (_, k) => (isMoved ? (k % 4 === 0 ? 1 : 0) : unit()));
      const by = [unit(), unit(), unit()];
      const elements = [0, 1, 2].flatMap((k) => [...linear.slice(3 * k, 3 * k + 3), 0]).concat(by, 1);
      const point = [unit(), unit(), i % 8 === 0 ? -by[2]! : unit()];
      const mesh = { positions: [...point, 0, 0, 0, 1, 0, 0], indices: [0, 1, 2] };
      const { positions, isExact } = transformMesh(mesh, { type: 'matrix', elements });
      const all = [point, [0, 0, 0], [1, 0, 0]].flatMap((p) =>
        [0, 1, 2].map((row) =>
          p.reduce(
            (sum, x, k) =>
              rational.add(
                sum,
                rational.multiply(rational.fromNumber(x), rational.fromNumber(linear[3 * k + row]!)),
              ),
            rational.fromNumber(by[row]!),
          ),
        ),
      );
      expect(Array.from(positions)).toEqual(all.map(rational.toNumber));
      const isSo = all.every((x, k) => rational.equals(x, rational.fromNumber(positions[k]!)));
      expect(isExact).toBe(isSo);
      if (isSo) exact++;
    }
    expect(exact).toBeLessThan(200);
  });

  it('turns and mirrors, and looks outward as before', () => {
    const cube = box([0, 0, 0], [1, 2, 3]);
    const placements: Placement[] = [
      { type: 'parts', rotation: [0, 0, -1, 1], translation: [5, 5, 5] },
      { type: 'reflection', plane: { normal: [1, 0, 0], constant: 3 } },
      { type: 'parts', scale: [-1, 1, 1] },
    ];
    for (const placement of placements) {
      const { positions, indices, isExact } = transformMesh(cube, placement);
      expect(isExact).toBe(true);
      expect(solidVolume(solidFromMesh({ positions, indices }))).toEqual(rational.fromNumber(6));
    }
  });

  it('leaves what it was given, and names what is wrong', () => {
    const positions = Float64Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0);
    const mesh = { positions, indices: Uint32Array.of(0, 1, 2) };
    const moved = transformMesh(mesh, { type: 'parts' });
    expect(moved.positions).toEqual(positions);
    expect(moved.positions).not.toBe(positions);
    expect(moved.indices).not.toBe(mesh.indices);
    const far: Placement = { type: 'parts', scale: [1e308, 1, 1], translation: [1e308, 0, 0] };
    expect(() => transformMesh(mesh, far)).toThrow(
      'transformMesh: placement must be a placement within the range of doubles, got one that takes vertex 1',
    );
    expect(() => transformMesh({ positions: [0], indices: [] }, far)).toThrow('transformMesh: mesh');
  });
});
