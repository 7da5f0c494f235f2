import { describe, expect, it } from 'vitest';
import { buildLeafStoringTree } from '../../../src/bsp/index.js';
import { planesFacing, side } from '../../../src/implicit/index.js';
import { wrongAreas } from './areas.js';
import { boxMesh, together, waysDown } from './solids.js';

const crossing = together(
  boxMesh([0, 0, 0], [4, 4, 4]),
  boxMesh([1, 1, 1], [5, 6, 7]),
  boxMesh([4, 0, 0], [9, 3, 3]),
);

describe('buildLeafStoringTree', () => {
  const tree = buildLeafStoringTree(crossing, { localSize: 8 });

  it('has every face on the boundary of its leaf, looking into it', () => {
    const ways = waysDown(tree);
    tree.leafFaces.forEach((faces, leaf) => {
      for (const face of faces) {
        const { vertices, plane } = tree.faces[face]!;
        const bounding = ways[leaf]!.filter(([above]) =>
          vertices.every((p) => side(tree.planes[above]!, p) === 0),
        );
        expect(bounding.length).toBe(1);
        const [above, taken] = bounding[0]!;
        expect(planesFacing(plane, tree.planes[above]!)).toBe(taken);
        for (const [other, way] of ways[leaf]!) {
          for (const p of vertices) expect(side(tree.planes[other]!, p)).not.toBe(-way);
        }
      }
    });
    expect(tree.leafFaces.flat().sort((a, b) => a - b)).toEqual(tree.faces.map((_, i) => i));
  });

  it('loses no area: the parts of each triangle add up to it', () => {
    expect(tree.faces.length).toBeGreaterThan(36);
    expect(wrongAreas(crossing, tree.faces)).toEqual([]);
  });

  it('has two faces that look at each other in two leaves', () => {
    const { leafFaces, faces } = buildLeafStoringTree(boxMesh([0, 0, 0], [1, 1, 1]));
    expect(leafFaces.filter((list) => list.length > 0).length).toBe(6);
    expect(faces.length).toBe(12);
  });
});
