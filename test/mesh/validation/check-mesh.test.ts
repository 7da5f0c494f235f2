import { describe, expect, it } from 'vitest';
import type { IndexedMesh } from '../../../src/mesh/indexed-mesh.js';
import { prepareMesh } from '../../../src/mesh/prepared-mesh.js';
import { checkMesh } from '../../../src/mesh/validation/check-mesh.js';
import { findingItem, listedItems } from '../../../src/mesh/validation/finding.js';
import { reportToJson } from '../../../src/mesh/validation/report-to-json.js';
import { cube, mesh, tetrahedron } from '../meshes.js';
import { faults, found, gridSurface, insideOut, joined, placed } from './meshes.js';

/** Without the two triangles of one side. */
const openBox = { positions: cube.positions, indices: cube.indices.slice(6) };

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
    expect(report.findings).toMatchObject([{ kind: 'coplanar-neighbours', severity: 'info', count: 6 }]);
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
      genusUndefined: 'not orientable',
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
        .filter(({ kind }) => kind.endsWith('-triangles'))
        .reduce((sum, { count }) => sum + count, 0);
    expect(pairs(all)).toBeGreaterThan(1);
    expect(pairs(checkMesh(both, { selfIntersections: 'first' }))).toBe(1);
    expect(pairs(checkMesh(both, { selfIntersections: 'none' }))).toBe(0);
    expect(checkMesh(both, { selfIntersections: 'none' }).selfIntersections).toBe('none');
  });
});

describe('components', () => {
  const shells = (...signs: readonly number[]) =>
    joined(
      ...signs.map((sign, i) => {
        const shell = placed(cube, 9 - 2 * i, [i, i, i]);
        return sign > 0 ? shell : insideOut(shell);
      }),
    );

  it('have a volume, exact and rounded once', () => {
    const volume = (m: IndexedMesh) => checkMesh(m).components.at(0).volume;
    expect(volume(tetrahedron)).toBe(1 / 6);
    expect(volume(insideOut(tetrahedron))).toBe(-1 / 6);
    expect(volume(placed(cube, 3, [1e15, -1e15, 1e15]))).toBe(27);
    expect(volume(placed(cube, 2 ** 340, [0, 0, 0]))).toBe(2 ** 1020);
    expect(volume(placed(cube, 2 ** 350, [0, 0, 0]))).toBe(Infinity);
    expect(volume(placed(cube, 2 ** -350, [0, 0, 0]))).toBe(2 ** -1050);
    expect(volume(placed(cube, 2 ** -400, [0, 0, 0]))).toBe(0);
    expect(checkMesh(placed(cube, 2 ** -400, [0, 0, 0])).components.at(0).volumeSign).toBe(1);
    expect(volume(placed(insideOut(cube), 2 ** -400, [0, 0, 0]))).toBe(0);
  });

  it('without volume are errors', () => {
    const pillow = mesh([0, 0, 0, 1, 0, 0, 0, 1, 0], [0, 1, 2, 2, 1, 0]);
    expect(faults(pillow)).toMatchObject({ 'zero-volume-component': 1, 'opposite-triangles': 1 });
    expect(checkMesh(pillow).components.at(0)).toMatchObject({ volumeSign: 0, volume: 0, genus: 0 });
  });

  it('that are inside out are errors', () => {
    expect(faults(insideOut(cube))).toEqual({ 'inverted-component': 1 });
    expect(found(joined(cube, placed(insideOut(cube), 1, [5, 0, 0])))['inverted-component']).toEqual([[1]]);
  });

  it('lie in each other, faces outward and inward in turn', () => {
    expect(faults(shells(1, -1, 1, -1))).toEqual({});
    const { components } = checkMesh(shells(1, -1, 1, -1));
    expect(Array.from(components.depth)).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3].map((c) => components.at(c).parent)).toEqual([null, 0, 1, 2]);
    expect(found(shells(1, 1, -1, -1))['inverted-component']).toEqual([[1], [2]]);
  });

  it('in each other may come in any order, and beside others', () => {
    const inner = insideOut(placed(cube, 1, [1, 1, 1]));
    const both = joined(inner, placed(cube, 4, [0, 0, 0]), insideOut(placed(cube, 1, [2.5, 2.5, 2.5])));
    expect(faults(both)).toEqual({});
    const { components } = checkMesh(both);
    expect([0, 1, 2].map((c) => components.at(c).parent)).toEqual([1, null, 1]);
  });

  it('whose boxes lie in each other need not', () => {
    // A corner of the cube's box that a tetrahedron leaves free.
    const beside = joined(placed(tetrahedron, 9, [0, 0, 0]), placed(cube, 1, [7, 7, 7]));
    expect(faults(beside)).toEqual({});
    expect(Array.from(checkMesh(beside).components.depth)).toEqual([0, 0]);
  });

  it('that share a corner or an edge are inside if all other vertices are', () => {
    const touching = joined(placed(cube, 4, [0, 0, 0]), insideOut(placed(tetrahedron, 1, [0, 0, 0])));
    // Its faces lie in those of the cube: that is more than a corner.
    expect(checkMesh(touching).components.at(1)).toMatchObject({ depth: null, parent: null });
    const corner = mesh([0, 0, 0, 1, 2, 1, 2, 1, 1, 1, 1, 2], [0, 1, 2, 0, 3, 1, 1, 3, 2, 2, 3, 0]);
    const hanging = joined(placed(cube, 4, [0, 0, 0]), corner);
    const sign = checkMesh(corner).components.at(0).volumeSign;
    expect(checkMesh(hanging).components.at(1)).toMatchObject({ depth: 1, parent: 0 });
    expect(faults(hanging)).toEqual({
      'duplicate-vertices': 1,
      ...(sign === 1 && { 'inverted-component': 1 }),
    });
  });

  it('that cut each other through common edges are not inside', () => {
    // Double pyramids on one square: each has one apex inside of the other. A thorn makes the box of the first larger.
    const square = [1, 0, 0, 0, 1, 0, -1, 0, 0, 0, -1, 0];
    const upper = [1, 2, 4, 2, 3, 4, 3, 0, 4];
    const lower = [1, 0, 5, 2, 1, 5, 3, 2, 5, 0, 3, 5];
    const thorn = [0, 1, 6, 1, 4, 6, 4, 0, 6];
    const first = mesh([...square, 0, 0, 2, 0, 0, -1, 10, 10, -9], [...upper, ...lower, ...thorn]);
    const second = mesh([...square, 0, 0, 1, 0, 0, -2], [...upper, ...lower, 0, 1, 4]);
    expect(faults(joined(first, second))).toEqual({ 'duplicate-vertices': 4 });
    expect(checkMesh(joined(first, second)).components.at(1).depth).toBe(null);
  });

  it('that cut each other are not inside, and what is in both is', () => {
    const cutting = joined(
      placed(cube, 4, [0, 0, 0]),
      placed(cube, 4, [2, 2.5, 3]),
      placed(cube, 0.5, [3, 3, 3.25]),
      placed(cube, 2, [1, 1, 2.5]),
      placed(cube, 1, [20, 0, 0]),
    );
    const { components } = checkMesh(cutting);
    expect([0, 1, 2, 3, 4].map((c) => components.at(c).depth)).toEqual([0, 0, 2, 0, 0]);
    // A bar through the cube whose ends are cut away from its box.
    const bar = joined(placed(cube, 4, [0, 0, 0]), placed(tetrahedron, 3, [0, 0.5, 0.5]));
    expect(checkMesh(bar).components.at(1).depth).toBe(null);
  });

  it('are numbered', () => {
    expect(() => checkMesh(cube).components.at(1)).toThrow(RangeError);
    expect(() => checkMesh(cube).components.at(-1)).toThrow(RangeError);
  });
});

describe('a report', () => {
  it('lists no more than asked for, but counts all', () => {
    const { findings } = checkMesh(openBox, { limit: 2 });
    expect(findings.map((finding) => [finding.kind, finding.count, listedItems(finding)])).toEqual([
      ['border-edge', 4, 2],
      ['coplanar-neighbours', 5, 2],
    ]);
    expect(() => findingItem(findings[0]!, 2)).toThrow(RangeError);
    const groups = checkMesh(mesh([1, 1, 1, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2], []), { limit: 1 });
    expect(groups.findings[1]).toMatchObject({ kind: 'duplicate-vertices', count: 2 });
    expect(Array.from(findingItem(groups.findings[1]!, 0))).toEqual([0, 2]);
    expect(checkMesh(openBox, { limit: 0 }).findings.map(({ indices }) => indices.length)).toEqual([0, 0]);
  });

  it('is plain data as JSON', () => {
    const json = reportToJson(checkMesh(openBox));
    expect(JSON.parse(JSON.stringify(json))).toEqual(json);
    expect(json).toMatchObject({
      format: 'unerring-mesh-report',
      version: 1,
      valid: false,
      componentCount: 1,
      bodyCount: 1,
      findings: [
        {
          kind: 'border-edge',
          severity: 'warning',
          count: 4,
          columns: ['vertex', 'vertex', 'triangle'],
          repeated: null,
          items: [
            [0, 1, 2],
            [3, 0, 8],
            [1, 2, 4],
            [2, 3, 6],
          ],
        },
        { kind: 'coplanar-neighbours' },
      ],
    });
    expect(reportToJson(checkMesh(openBox), 1).findings[0]!.items).toEqual([[0, 1, 2]]);
    const infinite = reportToJson(checkMesh(placed(cube, 2 ** 350, [0, 0, 0])));
    expect(infinite.components[0]).toMatchObject({ volume: null, volumeSign: 1 });
  });

  it('tells how far the check is, and ends it when asked', () => {
    const stages: string[] = [];
    checkMesh(cube, { onProgress: (stage) => stages.push(stage) });
    const inOrder = [...new Set(stages)];
    expect(inOrder).toEqual([
      'vertices',
      'triangles',
      'edges',
      'components',
      't-junctions',
      'volume',
      'self-intersections',
      'nesting',
    ]);
    for (const last of inOrder) {
      const signal = { aborted: false };
      const report = checkMesh(insideOut(openBox), {
        signal,
        onProgress: (stage) => {
          if (stage === last) signal.aborted = true;
        },
      });
      expect(report).toMatchObject({ complete: false, valid: false });
      if (last === 't-junctions') expect(report.findings[0]).toMatchObject({ kind: 'border-edge', count: 4 });
    }
  });

  it('is refused for what is no mesh, and for options without a meaning', () => {
    expect(() => checkMesh(mesh([0, 0], []))).toThrow(/^checkMesh: positions.length/);
    expect(() => checkMesh(mesh([0, NaN, 0], []))).toThrow(/^checkMesh: positions\[1\]/);
    expect(() => checkMesh(mesh([0, 0, 0], [0, 0, 1]))).toThrow(/^checkMesh: indices\[2\]/);
    expect(() => checkMesh(cube, { limit: -1 })).toThrow(/options.limit/);
    expect(() => checkMesh(cube, { limit: NaN })).toThrow(/options.limit/);
    expect(() => checkMesh(cube, { selfIntersections: 'some' as 'all' })).toThrow(
      /options.selfIntersections/,
    );
  });
});
