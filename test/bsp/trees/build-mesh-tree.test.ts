import { describe, expect, it } from 'vitest';
import { buildMeshTree, pointSolidLeafTree } from '../../../src/bsp/index.js';
import { side } from '../../../src/implicit/index.js';
import { prepareMesh, windingNumber } from '../../../src/mesh/index.js';
import { solidFromMesh } from '../../../src/solids/index.js';
import { boxMesh, depthOf, insideOut, sphereMesh, together, waysDown } from './solids.js';

const cube = boxMesh([0, 0, 0], [4, 4, 4]);
const solids = (leaves: readonly string[]) => leaves.filter((leaf) => leaf === 'solid').length;

describe('buildMeshTree', () => {
  it('has one solid leaf for a cube, doubled or inside out', () => {
    for (const mesh of [cube, together(cube, cube), insideOut(cube), prepareMesh(cube)]) {
      const { nodes, leaves } = buildMeshTree(mesh, { rule: 'non-zero' });
      expect(nodes.length).toBe(6);
      expect(solids(leaves)).toBe(1);
    }
  });

  it('goes by the rule: what overlaps is solid, or empty', () => {
    const mesh = together(cube, boxMesh([1, 1, 1], [2, 2, 2]));
    const at = (rule: 'positive' | 'non-zero' | 'even-odd') => {
      const tree = buildMeshTree(mesh, { rule });
      const points = [
        [1.5, 1.5, 1.5],
        [1, 1.5, 1.5],
        [3, 3, 3],
        [4, 4, 4],
      ] as const;
      return points.map((point) => pointSolidLeafTree(point, tree).location);
    };
    expect(at('positive')).toEqual(['inside', 'inside', 'inside', 'boundary']);
    expect(at('non-zero')).toEqual(['inside', 'inside', 'inside', 'boundary']);
    expect(at('even-odd')).toEqual(['outside', 'boundary', 'inside', 'boundary']);
  });

  it('has nothing of a part that is inside out where the winding number has to be positive', () => {
    expect(buildMeshTree(insideOut(cube), { rule: 'positive' }).leaves).toEqual(['empty']);
    // It is the rule if none is named, as it is of solids; but then the mesh is told to be inside out.
    expect(() => buildMeshTree(insideOut(cube))).toThrow(
      "one that is inside out: { rule: 'non-zero' } takes it",
    );
    expect(solidFromMesh(insideOut(cube), { rule: 'positive' }).faces).toEqual([]);
    expect(() => buildMeshTree({ ...cube, indices: cube.indices.slice(3) }, { rule: 'positive' })).toThrow(
      'unbalanced edges',
    );
  });

  it('has nothing where a solid and its inside-out twin cancel out, and a hole where a part is inside out', () => {
    expect(buildMeshTree(together(cube, insideOut(cube))).leaves).toEqual(['empty']);
    const hollow = buildMeshTree(together(cube, insideOut(boxMesh([1, 1, 1], [2, 2, 2]))));
    expect(pointSolidLeafTree([1.5, 1.5, 1.5], hollow).location).toBe('outside');
    expect(pointSolidLeafTree([1, 1, 1], hollow).location).toBe('boundary');
  });

  it('takes flat triangles, those in the middle of a leaf, too', () => {
    const flat = { positions: [2, 2, 2, 1, 1, 1, 3, 3, 3], indices: [0, 1, 2, 0, 2, 1] };
    const tree = buildMeshTree(together(cube, flat));
    expect(tree).toEqual(buildMeshTree(cube));
    expect(buildMeshTree({ positions: [0, 0, 0], indices: [0, 0, 0] }).leaves).toEqual(['empty']);
  });

  it('joins cubes that share a face or an edge', () => {
    const beside = buildMeshTree(together(cube, boxMesh([4, 0, 0], [8, 4, 4])));
    expect(pointSolidLeafTree([4, 2, 2], beside).location).toBe('inside');
    expect(pointSolidLeafTree([4, 0, 2], beside).location).toBe('boundary');
    const across = buildMeshTree(together(cube, boxMesh([4, 4, 0], [8, 8, 4])));
    expect(pointSolidLeafTree([4, 4, 2], across).location).toBe('boundary');
    expect(pointSolidLeafTree([5, 3, 2], across).location).toBe('outside');
  });

  it('knows leaves without any double inside', () => {
    // The corner of a box of one unit in the last place, cut off: its cells have no double in them.
    const one = 1;
    const next = 1.0000000000000002;
    const positions = [one, one, one, next, one, one, one, next, one, one, one, next];
    const tree = buildMeshTree({ positions, indices: [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3] });
    expect(solids(tree.leaves)).toBe(1);
    expect(tree.nodes.length).toBe(4);
    expect(pointSolidLeafTree([one, one, one], tree).location).toBe('boundary');
    const evenOdd = buildMeshTree(
      { positions, indices: [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3] },
      { rule: 'even-odd' },
    );
    expect(evenOdd).toEqual(tree);
  });

  it('agrees with the winding number at points beside a sphere, whatever the options', () => {
    const sphere = sphereMesh(2);
    const mesh = prepareMesh(sphere);
    const trees = [{}, { localSize: 2 }, { weight: 0, candidates: 1, localSize: 40 }].map((options) =>
      buildMeshTree(sphere, options),
    );
    for (let i = 0; i < 300; i++) {
      const p = [
        ((i * 7) % 40) / 16 - 1.25,
        ((i * 11) % 40) / 16 - 1.25,
        ((i * 23) % 40) / 16 - 1.25,
      ] as const;
      const winding = windingNumber(mesh, p);
      const expected = winding === null ? 'boundary' : winding === 0 ? 'outside' : 'inside';
      for (const tree of trees) expect(pointSolidLeafTree(p, tree).location).toBe(expected);
    }
    for (const { leaves } of trees) expect(solids(leaves)).toBeGreaterThan(1);
  });

  it('has solid leaves behind faces only: all of a leaf is on the side that its way says', () => {
    const tree = buildMeshTree(sphereMesh(1));
    const inner = waysDown(tree)[pointSolidLeafTree([0.1, 0.2, 0.05], tree).leaves[0]!]!;
    for (const [plane, taken] of inner) expect(side(tree.planes[plane]!, [0.1, 0.2, 0.05])).toBe(taken);
  });

  it('is local: boxes in front keep the tree of a sphere from being a list', () => {
    const [small, large] = [buildMeshTree(sphereMesh(2)), buildMeshTree(sphereMesh(3))];
    expect(depthOf(small)).toBeLessThan(30);
    expect(depthOf(large)).toBeLessThan(36);
    expect(large.nodes.length / small.nodes.length).toBeLessThan(8);
    const list = buildMeshTree(sphereMesh(1), { localSize: Infinity });
    expect(depthOf(list)).toBeGreaterThan(16);
    expect(depthOf(list)).toBe(list.nodes.length);
  });

  it('tells what is wrong', () => {
    const open = { positions: cube.positions, indices: cube.indices.slice(3) };
    expect(() => buildMeshTree(open)).toThrow(
      'buildMeshTree: mesh must be a mesh with as many triangles one way',
    );
    expect(() => buildMeshTree(open, { rule: 'even-odd' })).toThrow(
      'buildMeshTree: mesh must be a closed mesh',
    );
    expect(() => buildMeshTree(cube, { rule: 'odd' as 'even-odd' })).toThrow('options.rule');
  });
});
