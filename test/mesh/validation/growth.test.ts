import { describe, expect, it } from 'vitest';
import type { IndexedMesh } from '../../../src/mesh/index.js';
import { checkMesh, prepareMesh } from '../../../src/mesh/index.js';
import { firstEqualVertices } from '../../../src/mesh/structure/equal-vertices.js';
import type { EdgeCheck } from '../../../src/mesh/validation/check.js';
import { FindingLists } from '../../../src/mesh/validation/finding.js';
import { Progress } from '../../../src/mesh/validation/progress.js';
import { findTJunctions } from '../../../src/mesh/validation/t-junctions.js';
import { randomNumbers } from '../../indexes/box-families.js';
import { equalTriangles, loose, needles, scattered } from '../growing-meshes.js';
import { itemsOf } from './meshes.js';

/** The T-junctions, by a search at the vertices (`many` boxes allowed for each) or, with none, along the edges. */
function tJunctions(mesh: IndexedMesh, many: number): number[] {
  const prepared = prepareMesh(mesh);
  const found = new FindingLists(Infinity);
  const check: EdgeCheck = {
    mesh,
    prepared,
    found,
    progress: new Progress({}),
    edges: prepared.edges,
    flat: new Uint8Array(prepared.triangles),
  };
  findTJunctions(
    check,
    firstEqualVertices(mesh.positions, () => undefined),
    many,
  );
  return found.findings().flatMap(({ indices }) => Array.from(indices));
}

describe('T-junctions', () => {
  it('are the same along edges as at vertices', () => {
    const random = randomNumbers(8);
    let found = 0;
    for (let round = 0; round < 150; round++) {
      const size = 2 + Math.floor(4 * random());
      const scale = [1, 0.1, 2 ** -1070, 2 ** 1015, 2 ** 600][round % 5]!;
      const vertices = 6 + Math.floor(40 * random());
      const mesh = {
        positions: Float64Array.from(
          { length: 3 * vertices },
          () => scale * (Math.floor(size * random()) - 1),
        ),
        indices: Uint32Array.from({ length: 90 }, () => Math.floor(vertices * random())),
      };
      const expected = tJunctions(mesh, Infinity);
      expect(tJunctions(mesh, 0)).toEqual(expected);
      found += expected.length / 3;
    }
    expect(found).toBeGreaterThan(500);
  });

  it('take no look at each vertex in each box', () => {
    // 10^7 pairs of a vertex and a box that contains it.
    const n = 4000;
    for (const mesh of [loose(equalTriangles(n)), needles(n)]) {
      const { findings } = checkMesh(mesh, { selfIntersections: 'none' });
      expect(findings.some(({ type: kind }) => kind === 't-junction')).toBe(false);
    }
  });
});

describe('many triangles on one place', () => {
  it('are a group, and pairs up to a bound', () => {
    const n = 6000;
    const report = checkMesh(equalTriangles(n), { selfIntersections: 'all', maxPairs: 5000 });
    const items = itemsOf(report);
    expect(items['duplicate-triangles']).toEqual([Array.from({ length: n }, (_, t) => t)]);
    expect(items['overlapping-triangles']!.length).toBe(5000);
    expect(report).toMatchObject({ complete: true, pairsComplete: false, valid: false });
    const first = checkMesh(loose(equalTriangles(n)), { selfIntersections: 'first' });
    expect(itemsOf(first)['overlapping-triangles']!.length).toBe(1);
    expect(first.pairsComplete).toBe(false);
  });

  it('are all pairs where these are wanted', () => {
    for (const mesh of [equalTriangles(40), loose(equalTriangles(40))]) {
      const report = checkMesh(mesh, { maxPairs: 780 });
      expect(itemsOf(report)['overlapping-triangles']!.length).toBe(780);
      expect(report.pairsComplete).toBe(true);
      expect(checkMesh(mesh, { maxPairs: 779 }).pairsComplete).toBe(false);
      expect(
        checkMesh(mesh, { maxPairs: 0 }).findings.some(({ type: kind }) => kind.startsWith('overl')),
      ).toBe(false);
    }
    expect(checkMesh(equalTriangles(1)).pairsComplete).toBe(true);
    expect(checkMesh(equalTriangles(1), { selfIntersections: 'first' }).pairsComplete).toBe(true);
    expect(checkMesh(equalTriangles(1), { selfIntersections: 'none' }).pairsComplete).toBe(false);
    expect(() => checkMesh(equalTriangles(1), { maxPairs: Number.NaN })).toThrow(
      'checkMesh: options.maxPairs must be a number, at least 0, got NaN',
    );
  });

  it('do not keep a check from being left, with what was found', () => {
    const crowd = scattered(2000, randomNumbers(6));
    let words = 0;
    const signal = { aborted: false };
    const report = checkMesh(crowd, {
      signal,
      onProgress: (stage) => {
        if (stage === 'self-intersections') signal.aborted = ++words > 2;
      },
    });
    expect(report).toMatchObject({ complete: false, pairsComplete: false });
    const items = itemsOf(report);
    expect(items['border-edge']!.length).toBe(6000);
    expect(items['overlapping-triangles']!.length).toBeGreaterThan(0);
    expect(items['overlapping-triangles']!.length).toBeLessThan(20_000);
  });
});
