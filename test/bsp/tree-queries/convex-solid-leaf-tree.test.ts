import { describe, expect, it } from 'vitest';
import {
  buildBrushTree,
  convexIntersectsSolidLeafTree,
  convexSolidLeafTree,
} from '../../../src/bsp/index.js';
import { convexFromBox, convexFromConvexPolyhedron, convexFromKDop } from '../../../src/spatial/index.js';
import { boxBrush } from './brush-boxes.js';

type Triple = readonly [number, number, number];

const small = buildBrushTree([boxBrush([4, 4, 4], [5, 5, 5])]);
const pair = buildBrushTree([boxBrush([0, 0, 0], [2, 2, 2]), boxBrush([2, 0, 0], [4, 2, 1])]);

const relation = (min: Triple, max: Triple, tree = pair) => {
  const solid = convexFromBox({ min, max });
  const found = convexSolidLeafTree(solid, tree).relation;
  expect(convexIntersectsSolidLeafTree(solid, tree)).toBe(found !== 'disjoint');
  return found;
};

describe('convexSolidLeafTree', () => {
  it('finds a solid that floats within the box, and a box within the solid', () => {
    expect(relation([0, 0, 0], [9, 9, 9], small)).toBe('overlapping');
    expect(relation([4.25, 4.25, 4.25], [4.75, 4.5, 4.5], small)).toBe('overlapping');
    expect(relation([0, 0, 0], [4, 9, 9], small)).toBe('touching');
    expect(relation([0, 0, 0], [3, 9, 9], small)).toBe('disjoint');
  });

  it('touches in faces, edges and vertices', () => {
    expect(relation([0, 0, 2], [2, 2, 3])).toBe('touching');
    expect(relation([2, 0, 1], [4, 2, 3])).toBe('touching');
    expect(relation([2, 2, 2], [3, 3, 3])).toBe('touching');
    expect(relation([2.5, 2, 2], [3, 3, 3])).toBe('disjoint');
  });

  it('knows flat boxes: within the face that two brushes share they are inside', () => {
    expect(relation([2, 0.5, 0.25], [2, 1.5, 0.75])).toBe('overlapping');
    expect(relation([2, 0.5, 1.25], [2, 1.5, 1.75])).toBe('touching');
    expect(relation([2, 0.5, 0.5], [2, 1.5, 0.5])).toBe('overlapping');
    expect(relation([2, 1, 0.5], [2, 1, 0.5])).toBe('overlapping');
    expect(relation([2, 1, 1], [2, 1, 1])).toBe('touching');
  });

  it('takes polyhedra with triangulated faces and inner points, and the empty set', () => {
    const cube = convexFromConvexPolyhedron({
      vertices: [0, 1, 2, 3, 4, 5, 6, 7].map((i): Triple => [i & 1 ? 6 : 3, i & 2 ? 6 : 3, i & 4 ? 6 : 3]),
      faces: [
        [0, 2, 3],
        [0, 3, 1],
        [4, 5, 7],
        [4, 7, 6],
        [0, 1, 5],
        [0, 5, 4],
        [2, 6, 7],
        [2, 7, 3],
        [0, 4, 6],
        [0, 6, 2],
        [1, 3, 7],
        [1, 7, 5],
      ],
    });
    expect(convexSolidLeafTree(cube, small).relation).toBe('overlapping');
    expect(convexSolidLeafTree(cube, pair).relation).toBe('disjoint');
    const axes: Triple[] = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
      [1, 1, 1],
    ];
    const empty = convexFromKDop({ axes, min: [0, 0, 0, 20], max: [1, 1, 1, 30] });
    expect(convexSolidLeafTree(empty, small).relation).toBe('disjoint');
    expect(convexIntersectsSolidLeafTree(empty, small)).toBe(false);
  });
});
