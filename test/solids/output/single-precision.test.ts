import { describe, expect, it } from 'vitest';
import { nextDown, type Rational, rational } from '../../../src/arithmetic/index.js';
import { formatMesh, parseMesh } from '../../../src/formats/index.js';
import { checkMesh } from '../../../src/mesh/index.js';
import { convexSolid, type Solid, type SolidMesh, solidToMesh } from '../../../src/solids/index.js';
import { randomCells, skewLattice, voxelSolid } from '../voxel-solids.js';
import { exactVertices } from './post-conditions.js';

const single = (solid: Solid, manifold = false) => solidToMesh(solid, { manifold, precision: 'single' });

/** The 32-bit numbers below and above a double. */
function neighbours(x: number): number[] {
  const bits = new Uint32Array(1);
  const number = new Float32Array(bits.buffer);
  number[0] = x;
  const at = bits[0]!;
  return [at - 1, at, at + 1].map((value) => {
    bits[0] = value;
    return number[0]!;
  });
}

const differs = (exact: Rational, x: number) =>
  rational.abs(rational.subtract(exact, rational.fromNumber(x)));

/** Each coordinate is the nearest 32-bit number, and the deviation is that of the worst of them, rounded up. */
function expectNearest(solid: Solid, { positions, certificate }: SolidMesh): void {
  const exact = exactVertices(solid).flat();
  exact.forEach((value, i) => {
    const x = positions[i]!;
    expect(Math.fround(x)).toBe(x);
    const own = differs(value, x);
    for (const other of neighbours(x === 0 ? 1e-45 : x)) {
      expect(rational.compare(own, differs(value, other))).toBeLessThanOrEqual(0);
    }
  });
  const moved = exact.map((value, i) => differs(value, positions[i]!));
  const [bound, below] = [certificate.deviation, nextDown(certificate.deviation)].map(rational.fromNumber);
  expect(moved.every((x) => rational.compare(x, bound!) <= 0)).toBe(true);
  expect(certificate.deviation === 0 || moved.some((x) => rational.compare(x, below!) > 0)).toBe(true);
}

async function expectValidInFiles(mesh: SolidMesh): Promise<void> {
  for (const format of ['stl', 'glb'] as const) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of formatMesh(mesh, format)) chunks.push(chunk);
    const { mesh: read } = await parseMesh(Buffer.concat(chunks), format);
    expect(checkMesh(read).valid).toBe(true);
  }
}

function expectRepaired({ positions, certificate }: SolidMesh, cause: 'rounding' | 'contacts'): void {
  expect(certificate).toMatchObject({ type: 'repaired', cause, isManifold: true, remaining: [] });
  const largest = positions.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  expect(certificate.deviation).toBeLessThanOrEqual(2 ** -11 * largest);
  expect(positions.every((x) => Math.fround(x) === x)).toBe(true);
}

describe('solidToMesh in 32-bit numbers', () => {
  it('takes the nearest', () => {
    for (let seed = 0; seed < 4; seed++) {
      const solid = voxelSolid(randomCells(seed, [3, 3, 2], 0.5), skewLattice(seed));
      const mesh = single(solid);
      expect(mesh.certificate.type).toBe('valid');
      expectNearest(solid, mesh);
    }
  });

  it('takes the nearest where the nearest double lies in the middle of two', () => {
    // x = 1 + 2^-24 ± 2^-60 and -(1 + 3 · 2^-24 ± 2^-60) at y = ±1: as doubles, these are ties.
    const solid = convexSolid([
      { normal: [1, 2 ** -60, 0], constant: -(1 + 2 ** -24) },
      { normal: [-1, 2 ** -60, 0], constant: -(1 + 3 * 2 ** -24) },
      { normal: [0, 1, 0], constant: -1 },
      { normal: [0, -1, 0], constant: -1 },
      { normal: [0, 0, 1], constant: -1 },
      { normal: [0, 0, -1], constant: -1 },
    ]);
    const mesh = single(solid);
    expectNearest(solid, mesh);
    expect(new Set(mesh.positions.filter((_, i) => i % 3 === 0))).toEqual(
      new Set([1, 1 + 2 ** -23, -(1 + 2 ** -23), -(1 + 2 ** -22)]),
    );
  });

  it('is the same as in doubles where these are 32-bit numbers', () => {
    const solid = voxelSolid(randomCells(3, [3, 3, 2], 0.5));
    expect(single(solid)).toEqual(solidToMesh(solid));
  });

  it('mends gaps and sheets that are thinner than the distance of such numbers', async () => {
    const offsets = [0, 1e-9, 3e-9, 1, 1 + 1e-8, 2, 2 + 3e-8];
    const lattice = { ...skewLattice(8), offsets: (_: number, i: number) => offsets[i]! };
    const solid = voxelSolid(randomCells(1, [5, 5, 3], 0.6), lattice);
    expect(solidToMesh(solid).certificate.type).toBe('valid');
    const mesh = single(solid, true);
    expectRepaired(mesh, 'rounding');
    await expectValidInFiles(mesh);
  });

  it('parts what touches itself', async () => {
    for (const lattice of [undefined, skewLattice(4)]) {
      const mesh = single(voxelSolid(randomCells(4, [4, 4, 3], 0.5), lattice), true);
      expectRepaired(mesh, 'contacts');
      await expectValidInFiles(mesh);
    }
  });

  it.each([1e38, 1e-37])('holds numbers of %s', (scale) => {
    const lattice = { ...skewLattice(3), offsets: (_: number, i: number) => scale * i };
    const solid = voxelSolid(randomCells(2, [3, 3, 3], 0.5), lattice);
    expectNearest(solid, single(solid));
    expectRepaired(single(solid, true), 'contacts');
  });

  it('says which vertices are beyond the largest', () => {
    const lattice = { ...skewLattice(3), offsets: (_: number, i: number) => (i + 1) * 1e39 };
    const { certificate, positions } = single(voxelSolid([[0, 0, 0]], lattice));
    expect(certificate).toMatchObject({ type: 'unresolved', remaining: [{ type: 'too-large' }] });
    expect(positions.every((x) => Number.isFinite(Math.fround(x)))).toBe(true);
  });

  it('knows no other precision', () => {
    const solid = voxelSolid([[0, 0, 0]]);
    expect(() => solidToMesh(solid, { precision: 'half' as never })).toThrow(
      "solidToMesh: options.precision must be 'double' or 'single', got the string 'half'",
    );
  });
});
