import { describe, expect, it } from 'vitest';
import {
  buildBrushTree,
  leavesAtPoint,
  pointSolidLeafTree,
  type SolidLeafTree,
  solidLeafTreeContainsPoint,
} from '../../../src/bsp/index.js';
import { linePlanePoint, planeOf, threePlanesPoint } from '../../../src/implicit/index.js';
import { boxBrush } from '../trees/solids.js';

const plane = (x: number, y: number, z: number, constant = 0) => planeOf({ normal: [x, y, z], constant });

describe('pointSolidLeafTree', () => {
  it('tells the truth where planes of the tree cross', () => {
    // Eight cubes around the origin: solid all around it, though every plane of the tree passes through.
    const octants = [0, 1, 2, 3, 4, 5, 6, 7].map((octant) => {
      const low = [0, 1, 2].map((k) => (octant & (1 << k) ? 0 : -1)) as [number, number, number];
      return boxBrush(low, low.map((x) => x + 1) as [number, number, number]);
    });
    const whole = buildBrushTree(octants);
    expect(pointSolidLeafTree([0, 0, 0], whole).location).toBe('inside');
    expect(pointSolidLeafTree([0, 0, 0.5], whole).location).toBe('inside');
    expect(pointSolidLeafTree([0, 0, 1], whole).location).toBe('boundary');
    const lacking = buildBrushTree(octants.slice(1));
    expect(pointSolidLeafTree([0, 0, 0], lacking).location).toBe('boundary');
    expect(pointSolidLeafTree([0, 0, 0.5], lacking).location).toBe('inside');
    expect(pointSolidLeafTree([0, 0, -0.5], lacking).location).toBe('boundary');
  });

  it('takes implicit points', () => {
    const tree = buildBrushTree([boxBrush([0, 0, 0], [1, 1, 1])]);
    const third = linePlanePoint([0, 0, 0], [1, 1, 3], plane(0, 0, 1, -1))!;
    expect(pointSolidLeafTree(third, tree).location).toBe('boundary');
    const within = threePlanesPoint(plane(3, 0, 0, -1), plane(0, 3, 0, -1), plane(0, 0, 3, -1))!;
    expect(pointSolidLeafTree(within, tree).location).toBe('inside');
    expect(solidLeafTreeContainsPoint(tree, structuredClone(within))).toBe(true);
    expect(solidLeafTreeContainsPoint(tree, [2, 0, 0])).toBe(false);
    expect(solidLeafTreeContainsPoint(tree, [1, 1, 1])).toBe(true);
  });

  it('finds no leaf of an empty cell in trees of others', () => {
    // In front of x and y there is nothing behind x + y: leaf 1 has an empty cell, which the origin seems to be in.
    const tree: SolidLeafTree = {
      type: 'solid-leaf',
      planes: [plane(1, 0, 0), plane(0, 1, 0), plane(1, 1, 0)],
      nodes: [0, 1, 2],
      children: [1, ~3, 2, ~2, ~0, ~1],
      leafCount: 4,
      leaves: ['empty', 'solid', 'empty', 'empty'],
    };
    expect(leavesAtPoint(tree, [0, 0, 0])).toEqual([0, 2, 3]);
    expect(pointSolidLeafTree([0, 0, 5], tree).location).toBe('outside');
    const again: SolidLeafTree = { ...tree, planes: [plane(1, 0, 0), plane(0, 1, 0)], nodes: [0, 1, 0] };
    expect(leavesAtPoint(again, [0, 0, 0])).toEqual([0, 2, 3]);
  });

  it('tells what is wrong', () => {
    const tree = buildBrushTree([]);
    expect(pointSolidLeafTree([1, 2, 3], tree)).toEqual({ location: 'outside', leaves: [0] });
    expect(() => pointSolidLeafTree([1, 2, NaN], tree)).toThrow(
      'pointSolidLeafTree: point[2] must be a finite number',
    );
    expect(() => pointSolidLeafTree([1, 2, 3], {} as never)).toThrow('pointSolidLeafTree: tree.type');
    expect(() => leavesAtPoint(null as never, [1, 2, 3])).toThrow('leavesAtPoint: tree');
  });
});
