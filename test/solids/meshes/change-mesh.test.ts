import { describe, expect, it } from 'vitest';
import { closureOf, prepareMesh } from '../../../src/mesh/index.js';
import { placeFaults } from '../../../src/oracle/subjects/booleans/mesh-origins.js';
import {
  type CombinedMesh,
  canonicalText,
  changeMesh,
  interpolateAttributes,
  type MeshChange,
  type MeshOperation,
  meshDifference,
  meshIntersection,
  meshSymmetricDifference,
  meshUnion,
  solidFromMesh,
} from '../../../src/solids/index.js';
import { EFFORT, effort } from '../../support/effort.js';
import { box, DrawnMeshes, insideOut, joined, type PlainMesh } from './drawn-meshes.js';

const WHOLE: Readonly<Record<MeshOperation, typeof meshUnion>> = {
  union: meshUnion,
  intersection: meshIntersection,
  difference: meshDifference,
  'symmetric-difference': meshSymmetricDifference,
};
const OPERATIONS = Object.keys(WHOLE) as MeshOperation[];

/** The triangles of a mesh, each as text from its least corner on, in order. */
const trianglesOf = ({ positions, indices }: Pick<CombinedMesh, 'positions' | 'indices'>) =>
  Array.from({ length: indices.length / 3 }, (_, t) => {
    const corners = [0, 1, 2].map((k) => {
      const at = 3 * indices[3 * t + k]!;
      return `${positions[at]},${positions[at + 1]},${positions[at + 2]}`;
    });
    const least = corners.indexOf([...corners].sort()[0]!);
    return [0, 1, 2].map((k) => corners[(least + k) % 3]).join(' ');
  }).sort();

/** What stays of a mesh, and what comes, put together by hand. */
function applied(mesh: PlainMesh, { removed, added }: MeshChange): string[] {
  const gone = new Set(removed);
  const stays = mesh.indices.filter((_, h) => !gone.has(Math.floor(h / 3)));
  const plain = { positions: Float64Array.from(mesh.positions), indices: Uint32Array.from(stays) };
  return [...trianglesOf(plain), ...trianglesOf(added)].sort();
}

const messageOf = (run: () => unknown): string | null => {
  try {
    run();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

function expectSame(meshes: readonly PlainMesh[], operation: MeshOperation): 'thrown' | 'all' | 'part' {
  const [mesh, ...tools] = meshes as [PlainMesh, ...PlainMesh[]];
  const message = messageOf(() => WHOLE[operation](meshes));
  if (message !== null) {
    expect(messageOf(() => changeMesh(prepareMesh(mesh), operation, tools))).not.toBe(null);
    return 'thrown';
  }
  const expected = WHOLE[operation](meshes);
  const change = changeMesh(prepareMesh(mesh), operation, tools);
  const whole = change.mesh();
  expect(change.certificate).toEqual(expected.certificate);
  expect(whole.certificate).toBe(change.certificate);
  expect(trianglesOf(whole)).toEqual(trianglesOf(expected));
  expect(closureOf(whole)).toEqual(closureOf({ positions: [], indices: [] }));
  if (change.certificate.deviation === 0 && whole.indices.length > 0 && change.certificate.type === 'valid') {
    expect(canonicalText(solidFromMesh(whole))).toBe(canonicalText(solidFromMesh(expected)));
  }
  if (whole.origins === null) return 'all';
  expect(applied(mesh, change)).toEqual(trianglesOf(expected));
  expect(change.removed).toEqual(change.removed.slice().sort());
  const inDoubles = meshes.map(({ positions, indices }) => ({
    positions: Float64Array.from(positions),
    indices: Uint32Array.from(indices),
  }));
  expect(placeFaults(whole, inDoubles)).toBe('');
  return change.removed.length < mesh.indices.length / 3 ? 'part' : 'all';
}

describe('what changes about a mesh', () => {
  it('makes what combining all of it makes, on drawn meshes that touch, coincide and contain each other', () => {
    const drawn = new DrawnMeshes(11);
    const counts = { thrown: 0, all: 0, part: 0 };
    for (let i = 0; i < effort(70); i++) {
      const [a, ...others] = drawn.meshes() as [PlainMesh, ...PlainMesh[]];
      for (const operation of OPERATIONS) counts[expectSame([a, ...others], operation)]++;
    }
    expect(counts.part).toBeGreaterThan(30 * EFFORT - 3);
    expect(counts.all).toBeGreaterThan(60 * EFFORT - 6);
    expect(counts.thrown).toBeGreaterThan(8 * EFFORT - 1);
  });

  it('is nothing beside parts that are far, of a mesh of many, hollow and nested ones', () => {
    const hollow = joined(box([0, 0, 0], [9, 9, 9]), insideOut(box([1, 1, 1], [8, 8, 8])));
    const mesh = joined(hollow, box([3, 3, 3], [5, 5, 5]), box([20, 0, 0], [21, 1, 1]));
    const nested = joined(mesh, box([40, 0, 0], [49, 9, 9]), box([41, 1, 1], [44, 4, 4]));
    const tools = [box([4, 4, 4], [6, 6, 6]), box([30, 0, 0], [31, 1, 1])];
    for (const operation of OPERATIONS) {
      expectSame([nested, ...tools], operation);
      expectSame([nested, tools[0]!], operation);
      expectSame([nested, tools[1]!], operation);
      expectSame([nested, box([2, 2, 2], [7, 7, 7])], operation);
      expectSame([nested, box([-1, -1, -1], [50, 10, 10])], operation);
      expectSame([nested, nested], operation);
    }
    // The box within the box is removed in any case.
    expect(changeMesh(prepareMesh(nested), 'union', [tools[1]!]).removed.length).toBe(12);
    expect(changeMesh(prepareMesh(mesh), 'difference', [tools[1]!]).removed.length).toBe(0);
  });

  it('can be changed again, and knows attributes', () => {
    const mesh = prepareMesh(box([0, 0, 0], [9, 9, 9]));
    const first = changeMesh(mesh, 'difference', [box([1, 1, 8], [2, 2, 10])]);
    const second = changeMesh(first, 'difference', [box([5, 5, 8], [6, 6, 10])]);
    const once = changeMesh(mesh, 'difference', [box([1, 1, 8], [2, 2, 10]), box([5, 5, 8], [6, 6, 10])]);
    expect(canonicalText(solidFromMesh(second.mesh()))).toBe(canonicalText(solidFromMesh(once.mesh())));
    const ones = { array: new Float64Array(8).fill(1), itemSize: 1 };
    const values = interpolateAttributes(once.mesh(), [ones, ones, ones]);
    expect(values.every((value) => value === 1)).toBe(true);
  });

  it('refuses what is no prepared mesh, no operation, or no tool', () => {
    const plain = box([0, 0, 0], [1, 1, 1]);
    const mesh = prepareMesh(plain);
    expect(() => changeMesh(plain as never, 'union', [plain])).toThrow(
      /^changeMesh: mesh must be a prepared mesh/,
    );
    expect(() => changeMesh(null as never, 'union', [plain])).toThrow(
      /^changeMesh: mesh must be a prepared mesh/,
    );
    expect(() => changeMesh(mesh, 'minus' as never, [plain])).toThrow(
      /^changeMesh: operation must be 'union'/,
    );
    expect(() => changeMesh(mesh, 'union', [])).toThrow(
      'changeMesh: tools must be a list of at least one mesh, got an empty one',
    );
    expect(() => changeMesh(mesh, 'union', [3 as never])).toThrow(/^changeMesh: tools\[0\]/);
    expect(() => changeMesh(mesh, 'union', [insideOut(plain)])).toThrow(
      /^changeMesh: tools\[0\] must be a mesh whose faces look outward/,
    );
    expect(() => changeMesh(prepareMesh(insideOut(plain)), 'union', [plain])).toThrow(
      /^changeMesh: mesh must be a mesh whose/,
    );
    expect(() => changeMesh(mesh, 'union', [plain], { trusts: true } as never)).toThrow(
      /^changeMesh: options/,
    );
  });
});
