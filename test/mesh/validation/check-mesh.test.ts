import { describe, expect, it } from 'vitest';
import type { IndexedMesh } from '../../../src/mesh/structure/indexed-mesh.js';
import { prepareMesh } from '../../../src/mesh/structure/prepared-mesh.js';
import { checkMesh } from '../../../src/mesh/validation/check-mesh.js';
import { cube, mesh, tetrahedron } from '../meshes.js';
import { faults, found, gridSurface, insideOut, joined, openBox, placed } from './meshes.js';

/** Points in no particular place. */
const scattered = (count: number) =>
  Array.from({ length: 3 * count }, (_, i) => ((i * i * 7 + 5 * i) % 101) + i / 64);

describe('a valid mesh', () => {
  it.each<[string, IndexedMesh]>([
    ['tetrahedron', tetrahedron],
    ['cube', cube],
    ['two cubes apart', joined(cube, placed(cube, 1, [3, 0, 0]))],
    ['a cube with a cavity', joined(placed(cube, 3, [0, 0, 0]), insideOut(placed(cube, 1, [1, 1, 1])))],
    ['tiny', placed(tetrahedron, 5e-324, [0, 0, 0])],
    ['huge', placed(tetrahedron, 1.7e308, [0, 0, 0])],
  ])('%s has no fault', (_, valid) => {
    expect(faults(valid)).toEqual({});
    expect(checkMesh(valid)).toMatchObject({ valid: true, closed: true, oriented: true, complete: true });
    expect(checkMesh(prepareMesh(valid))).toEqual(checkMesh(valid));
  });

  it('is described', () => {
    const report = checkMesh(cube);
    expect(report).toMatchObject({ vertices: 8, triangles: 12, edges: 18, selfIntersections: 'all' });
    expect(report.findings).toMatchObject([{ type: 'coplanar-neighbours', severity: 'info', count: 6 }]);
    expect(report.components.length).toBe(1);
    expect(report.components.bodies).toBe(1);
    expect(report.components.at(0)).toEqual({
      index: 0,
      firstTriangle: 0,
      triangles: 12,
      vertices: 8,
      edges: 18,
      borderEdges: 0,
      body: 0,
      closed: true,
      oriented: true,
      manifold: true,
      orientable: true,
      euler: 2,
      genus: 0,
      genusUndefined: null,
      volumeSign: 1,
      volume: 1,
      parent: null,
      depth: 0,
    });
  });

  it('may be in single precision', () => {
    const { positions, indices } = cube;
    expect(checkMesh({ positions: Float32Array.from(positions), indices })).toEqual(checkMesh(cube));
  });
});

describe('vertices', () => {
  it('at one point are grouped, whatever the signs of zeros', () => {
    const points = mesh([0, 1, 2, -0, 1, 2, 3, 3, 3, 0, 1, 2, 3, 3, 3, 9, 9, 9], []);
    expect(found(points)).toEqual({
      'no-triangles': [[]],
      'duplicate-vertices': [
        [0, 1, 3],
        [2, 4],
      ],
      'unreferenced-vertex': [[0], [1], [2], [3], [4], [5]],
    });
  });

  it('that differ in the last bit differ', () => {
    expect(found(mesh([1, 0, 0, 1 + 2 ** -52, 0, 0, 5e-324, 0, 0, 0, 0, 0], []))).not.toHaveProperty(
      'duplicate-vertices',
    );
  });

  it('where two solids meet are not manifold', () => {
    const other = insideOut(placed(tetrahedron, -1, [0, 0, 0]));
    const indices = [...tetrahedron.indices, ...other.indices.map((i) => (i === 0 ? 0 : i + 3))];
    const touching = mesh([...tetrahedron.positions, ...other.positions.slice(3)], indices);
    expect(faults(touching)).toEqual({ 'non-manifold-vertex': 1 });
    expect(found(touching)['non-manifold-vertex']).toEqual([[0]]);
    const { components } = checkMesh(touching);
    expect([components.length, components.bodies]).toEqual([2, 1]);
    expect(components.at(1)).toMatchObject({ manifold: true, vertices: 4, body: 0, volumeSign: 1, depth: 0 });
  });

  it('of bow-ties are not manifold', () => {
    const bowTie = mesh([0, 0, 0, 1, 0, 0, 1, 1, 0, -1, 0, 0, -1, -1, 0], [0, 1, 2, 0, 3, 4]);
    expect(found(bowTie)['non-manifold-vertex']).toEqual([[0]]);
    expect(checkMesh(bowTie).components.bodies).toBe(1);
  });

  it('pinched together within one component are not manifold, and there is no genus', () => {
    // A torus of 6 x 6 squares, two of its vertices taken for one.
    const torus = gridSurface(6, 6, (u, v) => 6 * (u % 6) + (v % 6), scattered(36));
    expect(checkMesh(torus, { selfIntersections: 'none' }).components.at(0)).toMatchObject({
      euler: 0,
      genus: 1,
    });
    const pinched = { positions: torus.positions, indices: torus.indices.map((i) => (i === 16 ? 0 : i)) };
    const { components } = checkMesh(pinched, { selfIntersections: 'none' });
    expect(components.length).toBe(1);
    expect(components.at(0)).toMatchObject({
      vertices: 35,
      euler: -1,
      genus: null,
      genusUndefined: 'non-manifold',
    });
  });
});

describe('triangles', () => {
  it('that repeat a vertex have no part in edges and components', () => {
    const repeats = mesh([...tetrahedron.positions], [...tetrahedron.indices, 0, 1, 1, 2, 2, 2]);
    expect(found(repeats)).toMatchObject({ 'repeated-corner': [[4], [5]] });
    expect(checkMesh(repeats)).toMatchObject({ triangles: 6, edges: 6, closed: true });
    expect(Array.from(checkMesh(repeats).components.ofTriangle)).toEqual([
      0,
      0,
      0,
      0,
      2 ** 32 - 1,
      2 ** 32 - 1,
    ]);
  });

  it('with collinear corners are found exactly', () => {
    const rows = mesh(
      [0, 0, 0, 1, 1, 1, 3, 3, 3, 3, 3, 3 + 2 ** -51, 0.1, 0.2, 0.3, 1, 1, 1],
      [0, 1, 2, 0, 1, 3, 0, 4, 2, 1, 5, 3],
    );
    expect(found(rows, { selfIntersections: 'none' })['degenerate-triangle']).toEqual([[0], [3]]);
  });

  it('on the same points are told apart by rotation', () => {
    const points = [...tetrahedron.positions, 0, 0, 0];
    const same = mesh(points, [0, 1, 2, 0, 1, 3, 1, 2, 0, 2, 1, 0, 2, 4, 1]);
    expect(found(same, { selfIntersections: 'none' })).toMatchObject({
      'duplicate-triangles': [[0, 2, 4]],
      'opposite-triangles': [[0, 2, 3, 4]],
    });
    const twice = joined(tetrahedron, tetrahedron);
    expect(found(twice, { selfIntersections: 'none' })).not.toHaveProperty('opposite-triangles');
    expect(found(twice, { selfIntersections: 'none' })['duplicate-triangles']).toHaveLength(4);
  });

  it('that are missing are said to be', () => {
    expect(checkMesh(mesh([], []))).toMatchObject({ valid: false, closed: false, complete: true });
    expect(found(mesh([], []))).toEqual({ 'no-triangles': [[]] });
  });
});

describe('edges', () => {
  it('of an open box are borders', () => {
    expect(found(openBox)['border-edge']).toEqual([
      [0, 1, 2],
      [3, 0, 8],
      [1, 2, 4],
      [2, 3, 6],
    ]);
    const report = checkMesh(openBox);
    expect(report).toMatchObject({ valid: false, closed: false, oriented: true });
    expect(report.findings.map(({ severity }) => severity)).toEqual(['warning', 'info']);
    expect(report.components.at(0)).toMatchObject({
      borderEdges: 4,
      euler: 1,
      genus: null,
      genusUndefined: 'open',
      volume: null,
      volumeSign: null,
      depth: null,
    });
  });

  it('that two solids share are not manifold, nor are their ends', () => {
    const other = placed(cube, 1, [1, 1, 0]);
    // Vertices 2 and 6 of one are 0 and 4 of the other.
    const shared = other.indices.map((i) => (i === 0 ? 2 : i === 4 ? 6 : i + 8));
    const both = mesh([...cube.positions, ...other.positions], [...cube.indices, ...shared]);
    expect(faults(both)).toEqual({
      'duplicate-vertices': 2,
      'non-manifold-edge': 1,
      'non-manifold-vertex': 2,
    });
    expect(found(both)['non-manifold-edge']).toEqual([[2, 6, ...onEdge(both, 2, 6)]]);
    // All triangles hang together, over the edge; twice as many run each way, so that there is a volume.
    expect(checkMesh(both)).toMatchObject({ closed: true, oriented: true });
    expect(checkMesh(both).components.at(0)).toMatchObject({
      triangles: 24,
      volume: 2,
      genusUndefined: 'non-manifold',
      orientable: null,
    });
  });

  it('of three wings are no cut of a closed surface', () => {
    const wings = mesh([0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, -1, -1, 0], [0, 1, 2, 0, 1, 3, 1, 0, 4]);
    expect(faults(wings)).toEqual({ 'border-edge': 6, 'non-manifold-edge': 1, 'non-manifold-vertex': 2 });
    const turned = { ...wings, indices: Uint32Array.of(0, 1, 2, 0, 1, 3, 0, 1, 4) };
    expect(faults(turned)).toMatchObject({ 'inconsistent-edge': 1 });
    expect(found(turned)['inconsistent-edge']).toEqual([[0, 1, 0, 1, 2]]);
  });

  it('along which both triangles run the same way are inconsistent', () => {
    const indices = Uint32Array.from(tetrahedron.indices);
    indices.set([0, 1, 2]);
    const turned = { positions: tetrahedron.positions, indices };
    expect(faults(turned)).toEqual({ 'inconsistent-edge': 3 });
    expect(found(turned)['inconsistent-edge']).toEqual([
      [0, 1, 0, 1],
      [2, 0, 0, 3],
      [1, 2, 0, 2],
    ]);
    expect(checkMesh(turned)).toMatchObject({ closed: true, oriented: false, valid: false });
    expect(checkMesh(turned).components.at(0)).toMatchObject({
      oriented: false,
      orientable: true,
      genus: 0,
      volume: null,
    });
  });

  it('show a surface with one side only', () => {
    const strip = Array.from({ length: 6 }, (_, k) => [2 * k, 2 * k + 1]);
    const indices = strip.flatMap(([a, b], k) => {
      const [c, d] = k < 5 ? strip[k + 1]! : [1, 0];
      return [a!, c!, b!, b!, c!, d!];
    });
    const moebius = mesh(scattered(12), indices);
    expect(checkMesh(moebius, { selfIntersections: 'none' }).components.at(0)).toMatchObject({
      closed: false,
      oriented: false,
      manifold: true,
      orientable: false,
      euler: 0,
      genusUndefined: 'open',
    });
    const turned = (v: number) => (v === 0 ? 0 : 5 - v);
    const klein = gridSurface(5, 5, (u, v) => (u < 5 ? 5 * u + (v % 5) : turned(v % 5)), scattered(25));
    const report = checkMesh(klein, { selfIntersections: 'none' });
    expect(report).toMatchObject({ closed: true, oriented: false });
    expect(report.components.at(0)).toMatchObject({
      manifold: true,
      orientable: false,
      euler: 0,
      genus: null,
      genusUndefined: 'not-orientable',
      volume: null,
    });
  });

  it('between coplanar triangles are told, and folds are errors', () => {
    const square = [0, 0, 0, 1, 0, 0, 0, 1, 0];
    const flat = mesh([...square, 1, 1, 0], [0, 1, 2, 2, 1, 3]);
    expect(found(flat)).toMatchObject({ 'coplanar-neighbours': [[0, 1]] });
    expect(found(flat)).not.toHaveProperty('folded-neighbours');
    const bent = mesh([...square, 1, 1, 5e-324], [0, 1, 2, 2, 1, 3]);
    expect(Object.keys(found(bent))).toEqual(['border-edge']);
    for (const far of [
      [0.25, 0.25, 0],
      [-1, 0, 0],
      [0, -7, 0],
    ]) {
      const fold = mesh([...square, ...far], [0, 1, 2, 2, 1, 3]);
      expect(found(fold)['folded-neighbours']).toEqual([[1, 2, 0, 1]]);
      expect(found(fold)['overlapping-triangles']).toEqual([[0, 1]]);
    }
    // The same in planes in which z, or two coordinates of the normal, vanish.
    const upright = mesh([0, 0, 0, 0, 1, 0, 0, 0, 1, 0, -1, 0], [0, 1, 2, 2, 1, 3]);
    expect(found(upright)).toHaveProperty('folded-neighbours');
    const slanted = mesh([0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1], [0, 1, 2, 2, 1, 3]);
    expect(found(slanted)).toHaveProperty('coplanar-neighbours');
  });
});

/** The triangles with both vertices. */
function onEdge({ indices }: IndexedMesh, a: number, b: number): number[] {
  return Array.from({ length: indices.length / 3 }, (_, t) => t).filter((t) => {
    const corners = indices.subarray(3 * t, 3 * t + 3);
    return corners.includes(a) && corners.includes(b);
  });
}

describe('T-junctions', () => {
  it('are vertices inside of edges', () => {
    const seam = mesh([0, 0, 0, 4, 0, 0, 2, 3, 0, 1, 0, 0, 1, -2, 0, 3, -2, 1], [0, 1, 2, 3, 0, 4, 1, 3, 5]);
    expect(found(seam)['t-junction']).toEqual([[3, 0, 1]]);
    expect(faults(seam)).toMatchObject({ 'touching-triangles': 2 });
  });

  it('are exact', () => {
    const positions = [0, 0, 0, 3, 3, 3, 0, 3, 0, 1, 1, 1, 5, 5, 0, 5, 0, 5];
    const indices = [0, 1, 2, 3, 4, 5];
    expect(found(mesh(positions, indices))['t-junction']).toEqual([[3, 0, 1]]);
    for (let k = 9; k < 12; k++) {
      const beside = positions.slice();
      beside[k] = 1 + 2 ** -52;
      expect(found(mesh(beside, indices))).not.toHaveProperty('t-junction');
    }
  });

  it('are listed once for every edge, and every vertex there', () => {
    const hinge = mesh(
      [0, 0, 0, 4, 0, 0, 0, 1, 0, 0, 0, 1, 2, 0, 0, 2, -1, 0, 2, 0, -1, 2, 0, 0],
      [0, 1, 2, 1, 0, 3, 4, 5, 6, 7, 6, 5],
    );
    expect(found(hinge)['t-junction']).toEqual([
      [4, 0, 1],
      [7, 0, 1],
    ]);
  });

  it('are no corners of the triangle, nor vertices without one', () => {
    const cap = mesh([0, 0, 0, 2, 0, 0, 0, 2, 0, 1, 0, 0], [0, 1, 2, 0, 3, 1]);
    // Vertex 3 belongs to the degenerate triangle only, but lies on an edge of the other.
    expect(found(cap)['t-junction']).toEqual([[3, 0, 1]]);
    expect(found(mesh([...cap.positions], [0, 3, 1]))).not.toHaveProperty('t-junction');
    expect(found(mesh([...cap.positions], [0, 1, 2]))).not.toHaveProperty('t-junction');
  });
});

describe('self-intersections', () => {
  const floor = [0, 0, 0, 4, 0, 0, 0, 4, 0];

  it('are told apart by how the triangles meet', () => {
    const through = mesh([...floor, 1, 1, -1, 1, 1, 1, 2, 1, 1], [0, 1, 2, 3, 4, 5]);
    expect(found(through)['crossing-triangles']).toEqual([[0, 1]]);
    const on = mesh([...floor, 1, 1, 0, 1, 1, 1, 2, 1, 1], [0, 1, 2, 3, 4, 5]);
    expect(found(on)['touching-triangles']).toEqual([[0, 1]]);
    const over = mesh([...floor, 1, 1, 0, 1, 2, 0, 2, 1, 0], [0, 1, 2, 3, 4, 5]);
    expect(found(over)['overlapping-triangles']).toEqual([[0, 1]]);
  });

  it('can be left out, or one can be enough', () => {
    const both = joined(cube, placed(cube, 1, [0.5, 0.5, 0.5]));
    const all = checkMesh(both);
    const pairs = (report: typeof all) =>
      report.findings
        .filter(({ type: kind }) => kind.endsWith('-triangles'))
        .reduce((sum, { count }) => sum + count, 0);
    expect(pairs(all)).toBeGreaterThan(1);
    expect(pairs(checkMesh(both, { selfIntersections: 'first' }))).toBe(1);
    expect(pairs(checkMesh(both, { selfIntersections: 'none' }))).toBe(0);
    expect(checkMesh(both, { selfIntersections: 'none' }).selfIntersections).toBe('none');
  });
});
