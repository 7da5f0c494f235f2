import { describe, expect, it } from 'vitest';
import { coordinates, planeThrough, side } from '../../../src/implicit/index.js';
import { type MeshInput, meshSection, meshSections, prepareMesh } from '../../../src/mesh/index.js';
import { Random } from '../../../src/oracle/cases/random.js';

type Triple = readonly [number, number, number];

/** An axis-aligned box with outward triangles. */
function box([x, y, z]: Triple, [X, Y, Z]: Triple): MeshInput {
  const positions = [x, y, z, X, y, z, X, Y, z, x, Y, z, x, y, Z, X, y, Z, X, Y, Z, x, Y, Z];
  const quads = [
    [0, 3, 2, 1],
    [4, 5, 6, 7],
    [0, 1, 5, 4],
    [1, 2, 6, 5],
    [2, 3, 7, 6],
    [3, 0, 4, 7],
  ];
  return { positions, indices: quads.flatMap(([a, b, c, d]) => [a!, b!, c!, a!, c!, d!]) };
}

function joined(...meshes: readonly MeshInput[]): MeshInput {
  let n = 0;
  const indices: number[] = [];
  for (const mesh of meshes) {
    indices.push(...Array.from(mesh.indices, (v) => v + n));
    n += mesh.positions.length / 3;
  }
  return { positions: meshes.flatMap(({ positions }) => Array.from(positions)), indices };
}

function turned({ positions, indices }: MeshInput): MeshInput {
  return { positions, indices: Array.from(indices, (_, i) => indices[i - (i % 3) + 2 - (i % 3)]!) };
}

const at = (height: number, normal: Triple = [0, 0, 1]) => ({ normal, constant: -height });
const cube = box([0, 0, 0], [1, 1, 1]);

describe('what is in the plane counts as behind it', () => {
  it('so a cube has its bottom, and nothing at its top', () => {
    const { loops, polylines, regions } = meshSection(cube, at(0));
    expect([loops.length, polylines.length]).toEqual([1, 0]);
    expect([...loops[0]!.rounded]).toEqual([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0]);
    expect(loops[0]!.points[2]).toEqual([1, 1, 0]);
    expect([loops[0]!.turn, loops[0]!.depth, loops[0]!.parent]).toEqual([1, 0, null]);
    expect(regions).toEqual([{ outer: 0, holes: [] }]);
    expect(meshSection(cube, at(1)).loops).toEqual([]);
  });

  it('and the reversed plane has the top, not the bottom', () => {
    const down: Triple = [0, 0, -1];
    const [loop] = meshSection(cube, at(-1, down)).loops;
    expect([loop!.turn, loop!.rounded[2]]).toEqual([1, 1]);
    expect(meshSection(cube, at(0, down)).loops).toEqual([]);
    // Between vertices, both have the same loop, the other way round.
    const up = meshSection(cube, at(0.5)).loops[0]!;
    const over = meshSection(cube, at(-0.5, down)).loops[0]!;
    expect([...over.triangles].sort()).toEqual([...up.triangles].sort());
    expect([up.turn, over.turn]).toEqual([1, 1]);
  });

  it('so what shrinks to a point is left out, what shrinks to a segment goes there and back', () => {
    const corner = {
      positions: [0, 0, 0, 1, 0, 1, 0, 1, 1, -1, -1, 1],
      indices: [0, 2, 1, 0, 3, 2, 0, 1, 3, 1, 2, 3],
    };
    expect(meshSection(corner, at(0)).loops).toEqual([]);
    const ridge = {
      positions: [0, 0, 0, 1, 0, 0, 0, 1, 1, 0, -1, 1],
      indices: [0, 1, 2, 1, 0, 3, 0, 2, 3, 1, 3, 2],
    };
    const { loops } = meshSection(turned(ridge), at(0));
    expect(loops.map(({ rounded, turn }) => [[...rounded], turn])).toEqual([[[1, 0, 0, 0, 0, 0], 1]]);
  });
});

describe('loops in loops', () => {
  const shell = (depth: number, isTurned: boolean) => {
    const one = box([depth, depth, depth], [9 - depth, 9 - depth, 9 - depth]);
    return isTurned ? turned(one) : one;
  };

  it('are holes, and parts within these', () => {
    const nested = joined(shell(0, false), shell(1, true), shell(2, false), shell(3, true));
    const { loops, regions } = meshSection(nested, at(4.5));
    expect(loops.map(({ turn, depth, parent }) => [turn, depth, parent])).toEqual([
      [1, 0, null],
      [-1, 1, 0],
      [1, 2, 1],
      [-1, 3, 2],
    ]);
    expect(regions).toEqual([
      { outer: 0, holes: [1] },
      { outer: 2, holes: [3] },
    ]);
  });

  it('enclose what the rule says', () => {
    const twice = joined(shell(0, false), shell(1, false));
    const regions = (mesh: MeshInput, rule: 'positive' | 'non-zero' | 'even-odd') =>
      meshSection(mesh, at(4.5), { rule }).regions;
    expect(regions(twice, 'positive')).toEqual([{ outer: 0, holes: [] }]);
    expect(regions(twice, 'even-odd')).toEqual([{ outer: 0, holes: [1] }]);
    expect(regions(turned(cube), 'positive')).toEqual([]);
    expect(meshSection(turned(cube), at(0.5), { rule: 'non-zero' }).regions.length).toBe(1);
  });

  it('are decided in front of the plane, where they are apart that touch on it', () => {
    // Cavity and body have the square at height 0 in common: in front of it, the cavity is smaller.
    const pyramid = (size: number): MeshInput => ({
      positions: [1, 1, 0, -1, 1, 0, -1, -1, 0, 1, -1, 0, 0, 0, size],
      indices: [0, 1, 4, 1, 2, 4, 2, 3, 4, 3, 0, 4, 0, 2, 1, 0, 3, 2],
    });
    for (const order of [0, 1]) {
      const parts = [pyramid(4), turned(pyramid(2))];
      const mesh = joined(parts[order]!, parts[1 - order]!);
      const { loops } = meshSection(mesh, at(0));
      const outer = loops.findIndex(({ turn }) => turn === 1);
      expect(loops.map(({ parent }) => parent)).toEqual(outer === 0 ? [null, 0] : [1, null]);
      expect(new Set([...loops[0]!.rounded])).toEqual(new Set([...loops[1]!.rounded]));
    }
  });

  it('of bodies that touch are their own', () => {
    const edge = joined(cube, box([1, 1, 0], [2, 2, 1]));
    const face = joined(cube, box([1, 0, 0], [2, 1, 1]));
    for (const mesh of [edge, face]) {
      const { loops } = meshSection(mesh, at(0.5));
      expect(loops.map(({ turn, depth, triangles }) => [turn, depth, triangles.length])).toEqual([
        [1, 0, 8],
        [1, 0, 8],
      ]);
    }
  });
});

it('of an open mesh, polylines run from border to border', () => {
  const { positions, indices } = cube;
  const open = { positions, indices: Array.from(indices).slice(0, -6) };
  const { loops, polylines } = meshSection(open, at(0.25));
  expect(loops).toEqual([]);
  expect(polylines.map(({ rounded, points }) => [points.length, ...rounded.slice(0, 3)])).toEqual([
    [7, 0, 0, 0.25],
  ]);
  expect([...polylines[0]!.rounded.slice(-3)]).toEqual([0, 1, 0.25]);
});

it('every plane will do, and points are exactly on it', () => {
  const plane = planeThrough([0.1, 0.2, 0.3], [0.7, 0.3, 0.4], [0.2, 0.9, 0.6]);
  const section = meshSection(prepareMesh(cube), plane);
  expect(section.plane).toEqual(plane);
  expect(section.loops.length).toBe(1);
  const [loop] = section.loops;
  for (const [i, point] of loop!.points.entries()) {
    expect(side(plane, point)).toBe(0);
    expect(coordinates(point)).toEqual([...loop!.rounded.slice(3 * i, 3 * i + 3)]);
  }
  const copy = structuredClone({ ...loop!, points: [] });
  expect([copy.turn, copy.triangles]).toEqual([1, loop!.triangles]);
});

describe('layers of a stack', () => {
  const random = new Random(1, 2, 3, 4);
  const boxes = Array.from({ length: 12 }, () => {
    const low = [0, 1, 2].map(() => random.between(0, 6)) as unknown as Triple;
    return box(low, low.map((x) => x + random.between(1, 3)) as unknown as Triple);
  });
  const mesh = joined(...boxes);
  const text = ({ loops, regions }: ReturnType<typeof meshSection>) =>
    JSON.stringify([loops.map((loop) => [[...loop.rounded], [...loop.triangles], loop.depth]), regions]);

  it.each([[[0, 0, 1]], [[1, 2, -3]], [[1, 0.1, 1e-3]]] as const)(
    'along %j are those of single planes',
    (normal) => {
      const constants = [0, -3, -1.5, 4, -0, -3, 1e300, -1e300, 0.25, -2.1];
      const layers = meshSections(mesh, normal, constants);
      expect(layers.length).toBe(constants.length);
      const all = [...layers];
      for (const [i, constant] of constants.entries()) {
        const single = text(meshSection(mesh, { normal, constant }));
        expect(text(all[i]!)).toBe(single);
        expect(text(layers.at(i))).toBe(single);
      }
      expect(all.reduce((sum, { loops }) => sum + loops.length, 0)).toBeGreaterThan(5);
    },
  );

  it('say how far they are, and end when they shall', () => {
    const stages = new Set<string>();
    meshSections(mesh, [0, 0, 1], [0], { onProgress: (stage) => stages.add(stage) });
    expect([...stages]).toEqual(['vertices', 'triangles']);
    const aborted = AbortSignal.abort(new Error('enough'));
    expect(() => meshSections(mesh, [0, 0, 1], [0], { signal: aborted })).toThrow('enough');
  });

  it('are refused where nothing has a meaning', () => {
    expect(() => meshSections(mesh, [0, 0, 0], [0])).toThrow('meshSections: normal must be');
    expect(() => meshSections(mesh, [0, 0, 1], [0, Number.NaN])).toThrow(
      'meshSections: constants[1] must be',
    );
    expect(() => meshSections(mesh, [0, 0, 1], [0]).at(1)).toThrow(
      'MeshSections.at: i must be an integer from 0 to 0',
    );
    expect(() => meshSection(mesh, planeThrough([0, 0, 0], [1, 1, 1], [2, 2, 2]))).toThrow(
      'meshSection: plane must be',
    );
    expect(() => meshSection(mesh, at(0), { rule: 'odd' as 'even-odd' })).toThrow(
      'meshSection: options.rule must be',
    );
  });
});
