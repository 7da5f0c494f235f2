import { describe, expect, it } from 'vitest';
import { checkMesh, closureOf, type MeshInput, prepareMesh } from '../../../src/mesh/index.js';
import { orient3d } from '../../../src/predicates/index.js';
import {
  type CombinedMesh,
  canonicalText,
  meshDifference,
  meshIntersection,
  meshSymmetricDifference,
  meshUnion,
  type Solid,
  solidDifference,
  solidFromMesh,
  solidIntersection,
  solidSymmetricDifference,
  solidToMesh,
  solidUnion,
} from '../../../src/solids/index.js';
import { meshBoundary } from '../../../src/solids/meshes/arrangement.js';
import { solidOfBoundary } from '../../../src/solids/meshes/exact-solid.js';
import { meshOperand } from '../../../src/solids/meshes/operand.js';
import { EFFORT, effort } from '../../support/effort.js';
import { box, DrawnMeshes, insideOut, joined, type PlainMesh } from './drawn-meshes.js';

const OPERATIONS = [
  {
    name: 'union',
    ofMeshes: meshUnion,
    ofSolids: solidUnion,
    rule: (isIn: readonly boolean[]) => isIn.includes(true),
  },
  {
    name: 'intersection',
    ofMeshes: meshIntersection,
    ofSolids: solidIntersection,
    rule: (isIn: readonly boolean[]) => !isIn.includes(false),
  },
  {
    name: 'difference',
    ofMeshes: meshDifference,
    ofSolids: (...[a, b, ...others]: readonly Solid[]) => solidDifference(a!, b!, ...others),
    rule: ([isIn, ...others]: readonly boolean[]) => isIn! && !others.includes(true),
  },
  {
    name: 'symmetric difference',
    ofMeshes: meshSymmetricDifference,
    ofSolids: (...[a, b, ...others]: readonly Solid[]) => solidSymmetricDifference(a!, b!, ...others),
    rule: (isIn: readonly boolean[]) => isIn.filter((one) => one).length % 2 === 1,
  },
] as const;

/** What a call throws, or null. */
function thrown(call: () => unknown): string | null {
  try {
    call();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

const point = ({ positions }: MeshInput, v: number) =>
  [0, 1, 2].map((k) => positions[3 * v + k]!) as [number, number, number];

/** Each triangle that was not rounded lies in the plane of its source, and looks as it says. */
function expectOrigins(
  { positions, indices, origins }: CombinedMesh,
  meshes: readonly PlainMesh[],
  isExact: boolean,
): void {
  if (origins === null) return;
  expect(origins.operands.length).toBe(indices.length / 3);
  for (let t = 0; t < indices.length / 3; t++) {
    const source = meshes[origins.operands[t]!]!;
    const corners = [0, 1, 2].map((k) => point(source, source.indices[3 * origins.triangles[t]! + k]!));
    const own = [0, 1, 2].map((k) => point({ positions, indices }, indices[3 * t + k]!));
    const [a, b, c] = corners;
    if (isExact) for (const p of own) expect(orient3d(...a!, ...b!, ...c!, ...p)).toBe(0);
    // A point above the source is above the triangle, or below it if that is turned.
    const [u, v] = [1, 2].map((i) => corners[i]!.map((x, k) => x - a![k]!));
    const normal = [0, 1, 2].map(
      (k) => u![(k + 1) % 3]! * v![(k + 2) % 3]! - u![(k + 2) % 3]! * v![(k + 1) % 3]!,
    );
    const above = own[0]!.map((x, k) => x + normal[k]!) as [number, number, number];
    const looks = Math.sign(orient3d(...own[0]!, ...own[1]!, ...own[2]!, ...above));
    const expected = Math.sign(
      orient3d(...a!, ...b!, ...c!, ...(a!.map((x, k) => x + normal[k]!) as [number, number, number])),
    );
    expect(looks).toBe(origins.turned[t] === 1 ? 0 - expected : expected);
  }
}

function expectSame(
  meshes: readonly PlainMesh[],
  operation: (typeof OPERATIONS)[number],
): 'thrown' | 'short' | 'long' {
  const { ofMeshes, ofSolids, rule } = operation;
  const message = thrown(() => meshes.map((mesh) => solidFromMesh(mesh)));
  if (message !== null) {
    expect(thrown(() => ofMeshes(meshes))).not.toBe(null);
    return 'thrown';
  }
  const expected = ofSolids(...meshes.map((mesh) => solidFromMesh(mesh)));
  const operands = meshes.map((mesh) => meshOperand('test', 'mesh', mesh, false));
  const isShort = !operands.includes(null);
  if (isShort) {
    const boundary = meshBoundary(operands as NonNullable<(typeof operands)[number]>[], rule);
    expect(canonicalText(solidOfBoundary(boundary))).toBe(canonicalText(expected));
  }
  const result = ofMeshes(meshes);
  const before = solidToMesh(expected);
  expect(closureOf(result)).toEqual(closureOf({ positions: [], indices: [] }));
  expect(result.certificate.type).toBe(before.certificate.type);
  const { trusted, ...certificate } = result.certificate;
  expect(trusted).toBe(false);
  if (certificate.type === 'valid') {
    expect(certificate.isManifold).toBe(before.certificate.isManifold);
    if (result.indices.length > 0) expect(checkMesh(result).valid).toBe(certificate.isManifold);
    expect(isShort && result.origins === null).toBe(false);
    const isExact = certificate.deviation === 0;
    if (isExact && result.indices.length > 0)
      expect(canonicalText(solidFromMesh(result))).toBe(canonicalText(expected));
    expectOrigins(result, meshes, isExact);
  }
  return isShort ? 'short' : 'long';
}

describe('meshes combined', () => {
  it('are the solids combined, on drawn meshes that touch, coincide and contain each other', () => {
    const drawn = new DrawnMeshes(4);
    const counts = { thrown: 0, short: 0, long: 0 };
    for (let i = 0; i < effort(70); i++) {
      const meshes = drawn.meshes();
      for (const operation of OPERATIONS) counts[expectSame(meshes, operation)]++;
    }
    expect(counts.short).toBeGreaterThan(150 * EFFORT - 8);
    expect(counts.thrown).toBeGreaterThan(8 * EFFORT - 1);
    expect(counts.long).toBeGreaterThan(4 * EFFORT - 1);
  });

  it('leave triangles as they are that meet nothing', () => {
    const [a, b] = [box([0, 0, 0], [1, 1, 1]), box([2, 0, 0], [3, 1, 1])];
    const { positions, indices, origins, certificate } = meshUnion([a, b]);
    expect(indices.length).toBe(72);
    expect([...positions.slice(0, 24)].sort()).toEqual([...a.positions].sort());
    expect([...origins!.triangles]).toEqual([...Array(12).keys(), ...Array(12).keys()]);
    expect(certificate).toEqual({
      type: 'valid',
      deviation: 0,
      cause: null,
      isManifold: true,
      remaining: [],
      trusted: false,
    });
  });

  it('say whether they were trusted', () => {
    const a = prepareMesh(box([0, 0, 0], [1, 1, 1]));
    expect(meshUnion([a, box([2, 0, 0], [3, 1, 1])], { trust: true }).certificate.trusted).toBe(true);
  });

  it('say how far they are', () => {
    const heard: unknown[] = [];
    const onProgress = (...said: unknown[]) => void heard.push(said);
    meshUnion([box([0, 0, 0], [2, 2, 2]), box([1, 1, 1], [3, 3, 3])], { onProgress });
    expect(heard).toEqual([
      ['reading', 0, 2],
      ['reading', 1, 2],
      ['reading', 2, 2],
      ['combining', 0, 1],
      ['combining', 1, 1],
      ['rounding', 0, 1],
      ['rounding', 1, 1],
    ]);
  });

  it('take any number, and what is given twice once', () => {
    const row = Array.from({ length: 9 }, (_, i) => box([i, 0, 0], [i + 1, 1, 1]));
    const { positions, indices, origins } = meshUnion([...row, ...row]);
    expect(canonicalText(solidFromMesh({ positions, indices }))).toBe(
      canonicalText(solidFromMesh(box([0, 0, 0], [9, 1, 1]))),
    );
    expect(Math.max(...origins!.operands)).toBe(8);
  });

  it('go the long way with what meets itself', () => {
    const both = joined(box([0, 0, 0], [2, 2, 2]), box([1, 1, 1], [3, 3, 3]));
    const { origins, positions, indices } = meshUnion([both, box([0, 0, 5], [1, 1, 6])]);
    expect(origins).toBe(null);
    const expected = solidUnion(solidFromMesh(both), solidFromMesh(box([0, 0, 5], [1, 1, 6])));
    expect(canonicalText(solidFromMesh({ positions, indices }))).toBe(canonicalText(expected));
  });

  it('refuse what encloses nothing, is open, or no mesh, by its place', () => {
    const a = box([0, 0, 0], [1, 1, 1]);
    expect(() => meshUnion([a, insideOut(a)])).toThrow(
      /^meshUnion: meshes\[1\] must be a mesh whose faces look outward/,
    );
    const open = { positions: a.positions, indices: a.indices.slice(3) };
    expect(() => meshDifference([a, open])).toThrow(/^meshDifference: meshes\[1\] must be closed/);
    expect(() => meshUnion([])).toThrow(/^meshUnion: meshes must be a list of at least one mesh/);
    expect(() => meshUnion(a as never)).toThrow(/^meshUnion: meshes must be a list of meshes/);
    expect(() => meshDifference(a as never, [a] as never)).toThrow(
      /pass \[v, \.\.\.options\], all in one list$/,
    );
    expect(() => meshUnion([a, 3 as never])).toThrow(/^meshUnion: meshes\[1\]/);
    expect(() => meshUnion([a], { trusts: true } as never)).toThrow(/^meshUnion: options/);
    expect(() => meshUnion([a], { trust: 1 as never })).toThrow(/^meshUnion: options.trust must be/);
  });
});
