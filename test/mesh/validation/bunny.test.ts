// @ts-expect-error: a package without types
import bunny from 'bunny';
import { describe, expect, it } from 'vitest';
import type { IndexedMesh } from '../../../src/mesh/structure/indexed-mesh.js';
import { checkMesh } from '../../../src/mesh/validation/check-mesh.js';
import { weldVertices } from '../../../src/mesh/weld/weld.js';
import { faults, insideOut, joined, placed } from './meshes.js';

const model: IndexedMesh = {
  positions: Float64Array.from((bunny.positions as number[][]).flat()),
  indices: Uint32Array.from((bunny.cells as number[][]).flat()),
};

describe('a scanned model', () => {
  it('is a valid solid of genus 0', () => {
    const report = checkMesh(model);
    expect(report).toMatchObject({ valid: true, vertices: 1839, triangles: 3674, edges: 5511 });
    expect(report.findings).toEqual([]);
    expect(report.components.at(0)).toMatchObject({ genus: 0, volumeSign: 1, depth: 0 });
    // The sum in doubles, which is near.
    expect(report.components.at(0).volume).toBeCloseTo(roundedVolume(model), 9);
  });

  it('is not one inside out, with a hole, or stored as loose triangles', () => {
    expect(faults(insideOut(model))).toEqual({ 'inverted-component': 1 });
    const { positions, indices } = model;
    expect(faults({ positions, indices: indices.slice(3) })).toEqual({ 'border-edge': 3 });
    const loose = {
      positions: Float64Array.from({ length: 3 * indices.length }, (_, i) => {
        return positions[3 * indices[Math.floor(i / 3)]! + (i % 3)]!;
      }),
      indices: indices.map((_, h) => h),
    };
    expect(faults(loose)).toEqual({ 'duplicate-vertices': 1839, 'border-edge': 11022 });
    expect(faults(weldVertices(loose).mesh)).toEqual({});
  });

  it('can be hollow', () => {
    // A small one deep inside.
    const [x, y, z] = inner(model);
    const small = placed(model, 2 ** -8, [x, y, z]);
    expect(faults(joined(model, insideOut(small)))).toEqual({});
    expect(faults(joined(model, small))).toEqual({ 'inverted-component': 1 });
    expect(checkMesh(joined(small, model)).components.at(0)).toMatchObject({ depth: 1, parent: 1 });
  });
});

/** A sixth of the determinants' sum, as doubles add up. */
function roundedVolume({ positions: p, indices }: IndexedMesh): number {
  let sum = 0;
  for (let h = 0; h < indices.length; h += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => 3 * indices[h + k]!) as [number, number, number];
    for (let i = 0; i < 3; i++) {
      const [j, k] = [(i + 1) % 3, (i + 2) % 3];
      sum += p[a + i]! * (p[b + j]! * p[c + k]! - p[b + k]! * p[c + j]!);
    }
  }
  return sum / 6;
}

/** Where the small one goes: about the middle of all vertices. */
function inner({ positions }: IndexedMesh): [number, number, number] {
  const mean = (axis: number) =>
    Array.from(positions).reduce((sum, x, i) => (i % 3 === axis ? sum + x : sum), 0) / (positions.length / 3);
  return [mean(0), mean(1), mean(2)];
}
