import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPLANATIONS } from '../../../src/cli/explanations.js';
import { parseMesh } from '../../../src/formats/index.js';
import { checkMesh, findingPlace, type IndexedMesh } from '../../../src/mesh/index.js';
import { FINDING_TYPES, type FindingType } from '../../../src/mesh/validation/finding-kinds.js';
import { mesh } from '../meshes.js';

const T = 1 / 3;

/** Where the finding of each kind's example is. */
const PLACES: Readonly<Record<FindingType, readonly number[] | null>> = {
  'no-triangles': null,
  'duplicate-vertices': [1, 0, 0],
  'unreferenced-vertex': [9, 9, 9],
  'non-manifold-vertex': [0, 0, 0],
  'repeated-corner': [2 / 3, 0, 0],
  'degenerate-triangle': [1, 0, 0],
  'duplicate-triangles': [T, T, 0],
  'opposite-triangles': [T, T, 0],
  'border-edge': [0.5, 0, 0],
  'non-manifold-edge': [0.5, 0, 0],
  'inconsistent-edge': [0.5, 0.5, 0],
  'folded-neighbours': [0.5, 0, 0],
  'coplanar-neighbours': [0.5, 0.5, 0],
  't-junction': [1, 0, 0],
  'overlapping-triangles': [5 / 6, 5 / 6, 0],
  'crossing-triangles': [0.75, 0.75, 0],
  'touching-triangles': [0.5, 0.5, 0],
  'inverted-component': [T, T, 0],
  'zero-volume-component': [T, T, 0],
};

/** The places of all findings of pairs, by the triangles' corners, so that numbers do not matter. */
function places(m: IndexedMesh): Map<string, readonly number[]> {
  const report = checkMesh(m);
  const corners = (t: number) =>
    Array.from(m.indices.subarray(3 * t, 3 * t + 3), (v) =>
      m.positions.subarray(3 * v, 3 * v + 3).join(),
    ).sort();
  return new Map(
    report.findings
      .filter(({ type: kind }) => /crossing|overlapping|touching/.test(kind))
      .flatMap((finding) =>
        Array.from({ length: finding.count }, (_, i) => {
          const [a, b] = finding.indices.subarray(2 * i, 2 * i + 2);
          const key = [corners(a!).join(' '), corners(b!).join(' ')].sort().join(' / ');
          return [`${finding.type} ${key}`, findingPlace(m, report, finding, i)!] as const;
        }),
      ),
  );
}

function scaled({ positions, indices }: IndexedMesh, factor: number): IndexedMesh {
  return { positions: positions.map((x) => x * factor), indices };
}

type Vector = readonly [number, number, number];
const minus = (p: Vector, q: Vector): Vector => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
const dot = (p: Vector, q: Vector) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];

/**
 * How far a point is from a triangle that is not flat, by the linear program that barycentric coordinates are; roughly.
 */
function distanceToTriangle(p: Vector, [a, b, c]: readonly [Vector, Vector, Vector]): number {
  const [u, v, w] = [minus(b, a), minus(c, a), minus(p, a)];
  const [uu, uv, vv, wu, wv] = [dot(u, u), dot(u, v), dot(v, v), dot(w, u), dot(w, v)];
  const determinant = uu * vv - uv * uv;
  const s = (wu * vv - wv * uv) / determinant;
  const t = (wv * uu - wu * uv) / determinant;
  const off = minus(w, [s * u[0] + t * v[0], s * u[1] + t * v[1], s * u[2] + t * v[2]]);
  return Math.max(Math.sqrt(dot(off, off)), -s, -t, s + t - 1);
}

describe('where a finding is', () => {
  it.each(Object.keys(FINDING_TYPES) as FindingType[])('%s', async (kind) => {
    const { mesh: example } = await parseMesh(new TextEncoder().encode(EXPLANATIONS[kind].example), 'obj');
    const report = checkMesh(example);
    const finding = report.findings.find((each) => each.type === kind)!;
    expect(findingPlace(example, report, finding, 0)).toEqual(PLACES[kind]);
    expect(() => findingPlace(example, report, finding, finding.count)).toThrow(RangeError);
  });

  const coordinate = fc.integer({ min: -3, max: 3 });
  const heap = fc.array(coordinate, { minLength: 27, maxLength: 36 }).map((numbers) => {
    const positions = numbers.slice(0, numbers.length - (numbers.length % 9));
    return mesh(
      positions,
      positions.slice(0, positions.length / 3).map((_, v) => v),
    );
  });

  it('two triangles: a point of both, whatever their order, and at every scale', () => {
    let pairs = 0;
    fc.assert(
      fc.property(heap, (m) => {
        const here = places(m);
        pairs += here.size;
        const order = { positions: m.positions, indices: m.indices.slice().reverse() };
        expect(places(order).size).toBe(here.size);
        for (const [key, at] of places(order)) expect(here.get(key)).toEqual(at);
        for (const factor of [2 ** 900, 2 ** -900]) {
          expect([...places(scaled(m, factor)).values()]).toEqual(
            [...here.values()].map((at) => at.map((x) => x * factor)),
          );
        }
        for (const [key, at] of here) {
          for (const text of key.replace(/^\S+ /, '').split(' / ')) {
            const corners = text.split(' ').map((corner) => corner.split(',').map(Number));
            const triangle = corners as unknown as [Vector, Vector, Vector];
            const distance = distanceToTriangle(at as Vector, triangle);
            // Flat triangles have no plane to measure by.
            if (!Number.isNaN(distance)) expect(distance).toBeLessThan(1e-12);
          }
        }
      }),
      { seed: 2, numRuns: 60 },
    );
    expect(pairs).toBeGreaterThan(50);
  });

  it('far apart and tiny: nothing over- or underflows', () => {
    const big = Number.MAX_VALUE;
    const far = mesh([-big, 0, 0, big, 0, 0, 0, big, 0, 0, -big, 0], [0, 1, 2, 1, 0, 3]);
    const report = checkMesh(far);
    const edge = report.findings.find(({ type: kind }) => kind === 'coplanar-neighbours')!;
    expect(findingPlace(far, report, edge, 0)).toEqual([0, 0, 0]);
    const tiny = mesh([0, 0, 0, 5e-324, 0, 0, 0, 5e-324, 0], [0, 1, 2]);
    const open = checkMesh(tiny);
    // Half of the smallest double is as near to 0 as to it: ties go to the even one.
    expect(findingPlace(tiny, open, open.findings[0]!, 0)).toEqual([0, 0, 0]);
  });

  it('reads of a mesh what the item names, and nothing else', () => {
    const grid = mesh(
      [0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, -1, 1, 1, 2, 3, 3, 2, 9, 9, 9],
      [0, 1, 2, 3, 4, 5, 6, 6, 6],
    );
    const report = checkMesh(grid);
    const crossing = report.findings.find(({ type: kind }) => kind === 'crossing-triangles')!;
    const read = new Set<string>();
    const watched = <T extends object>(name: string, list: T): T =>
      new Proxy(list, {
        get(target, key) {
          if (/^\d+$/.test(String(key))) read.add(`${name} ${String(key)}`);
          return Reflect.get(target, key) as unknown;
        },
      });
    const lists = { positions: watched('p', [...grid.positions]), indices: watched('i', [...grid.indices]) };
    expect(findingPlace(lists, report, crossing, 0)).toEqual([4 / 3, 4 / 3, 0]);
    expect([...read].filter((each) => ['i 6', 'p 18'].includes(each))).toEqual([]);
    expect(read.size).toBe(18 + 6);
  });

  it('refuses what is not there', () => {
    const two = mesh([0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, -1, 1, 1, 2, 3, 3, 2], [0, 1, 2, 3, 4, 5]);
    const report = checkMesh(two);
    const crossing = report.findings.find(({ type: kind }) => kind === 'crossing-triangles')!;
    const at = (m: Parameters<typeof findingPlace>[0]) => () => findingPlace(m, report, crossing, 0);
    expect(at({ ...two, indices: two.indices.slice(0, 3) })).toThrow(
      'findingPlace: finding.triangle must be an integer from 0 to 0, got 1',
    );
    expect(at({ ...two, indices: [0, 1, 2, 3, 4, 7] })).toThrow(
      'findingPlace: mesh.indices[5] must be an integer from 0 to 5, got 7',
    );
    expect(at({ ...two, positions: [...two.positions.slice(0, 17), Number.NaN] })).toThrow(
      'findingPlace: mesh.positions[17] must be a finite number, got NaN',
    );
    expect(at({ ...two, positions: [1] })).toThrow(
      'findingPlace: mesh.positions.length must be a multiple of 3, got 1',
    );
  });
});
