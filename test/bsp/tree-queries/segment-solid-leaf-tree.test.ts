import { describe, expect, it } from 'vitest';
import {
  buildBrushTree,
  type SolidLeafTree,
  segmentIntersectsSolidLeafTree,
  segmentSolidLeafTree,
} from '../../../src/bsp/index.js';
import type { Point3 } from '../../../src/core/shapes.js';
import { boxBrush } from './brush-boxes.js';

const room = buildBrushTree([boxBrush([0, 0, 0], [2, 2, 2]), boxBrush([2, 0, 0], [4, 2, 1])]);

/** The relation, and of each stretch its location and the rounded parameters of its ends. */
function said(start: Point3, end: Point3, tree: SolidLeafTree = room) {
  const { relation, stretches } = segmentSolidLeafTree({ start, end }, tree);
  expect(segmentIntersectsSolidLeafTree({ start, end }, tree)).toBe(relation !== 'disjoint');
  const texts = stretches.map(
    ({ location, entry, exit }) => `${location} ${entry.parameter.toNumber()} ${exit!.parameter.toNumber()}`,
  );
  return [relation, ...texts];
}

describe('segmentSolidLeafTree', () => {
  it('does not notice the face that two brushes share', () => {
    expect(said([-1, 1, 0.5], [7, 1, 0.5])).toEqual(['overlapping', 'inside 0.125 0.625']);
  });

  it('slides along a face, and goes on inside under the step', () => {
    expect(said([-1, 1, 1], [7, 1, 1])).toEqual([
      'overlapping',
      'inside 0.125 0.375',
      'boundary 0.375 0.625',
    ]);
    expect(said([-1, 1, 2], [7, 1, 2])).toEqual(['touching', 'boundary 0.125 0.375']);
  });

  it('touches edges and vertices in points', () => {
    expect(said([1, -1, 3], [1, 1, 1])).toEqual(['overlapping', 'inside 0.5 1']);
    expect(said([1, -1, 1], [1, 1, 3])).toEqual(['touching', 'boundary 0.5 0.5']);
    expect(said([-1, -1, 2], [1, 1, 2])).toEqual(['touching', 'boundary 0.5 1']);
    expect(said([-1, 1, 0], [1, -1, 0])).toEqual(['touching', 'boundary 0.5 0.5']);
    expect(said([-1, 0, 1], [1, 0, -1])).toEqual(['touching', 'boundary 0.5 0.5']);
  });

  it('touches an edge that goes in, from the inside', () => {
    expect(said([1, 1, 0], [3, 1, 2])).toEqual(['overlapping', 'inside 0 0.5']);
    expect(said([1.5, 1, 1.5], [2.5, 1, 0.5])).toEqual(['overlapping', 'inside 0 0.5', 'inside 0.5 1']);
  });

  it('says whether it begins and ends inside', () => {
    const { stretches } = segmentSolidLeafTree({ start: [1, 1, 1], end: [1, 1, 2] }, room);
    expect(stretches.map(({ entry, exit }) => [entry.location, exit!.location])).toEqual([
      ['inside', 'boundary'],
    ]);
    expect(stretches[0]!.entry.planes.length).toBeLessThanOrEqual(2);
    expect(room.planes[stretches[0]!.exit!.planes.at(-1)!]).toMatchObject({
      normal: [0, 0, 1],
      constant: -2,
    });
  });

  it('takes a point for a segment', () => {
    expect(said([1, 1, 1.5], [1, 1, 1.5])).toEqual(['overlapping', 'inside 0 0']);
    expect(said([3, 1, 1], [3, 1, 1])).toEqual(['touching', 'boundary 0 0']);
    expect(said([3, 1, 1.5], [3, 1, 1.5])).toEqual(['disjoint']);
  });

  it('sees what is beyond a plane that it begins on', () => {
    const plane = (constant: number) => ({
      type: 'coefficients' as const,
      normal: [1, 0, 0] as const,
      constant,
    });
    const tree: SolidLeafTree = {
      type: 'solid-leaf',
      planes: [plane(0), plane(-5)],
      nodes: [0, 1],
      children: [1, ~0, ~1, ~2],
      leafCount: 3,
      leaves: ['empty', 'solid', 'empty'],
    };
    expect(said([0, 0, 0], [10, 0, 0], tree)).toEqual(['overlapping', 'inside 0.5 1']);
    expect(said([10, 0, 0], [0, 0, 0], tree)).toEqual(['overlapping', 'inside 0 0.5']);
    expect(said([5, 0, 0], [5, 1, 0], tree)).toEqual(['touching', 'boundary 0 1']);
  });

  it('refuses what is no tree', () => {
    const segment = { start: [0, 0, 0], end: [1, 0, 0] } as const;
    const asked = (tree: object) => () => segmentSolidLeafTree(segment, tree as SolidLeafTree);
    expect(asked({ ...room, type: 'node-storing' })).toThrow("tree.type must be 'solid-leaf'");
    expect(asked({ ...room, children: room.children.slice(1) })).toThrow(
      'segmentSolidLeafTree: tree.children',
    );
    expect(asked({ ...room, children: room.children.map(() => 0) })).toThrow('tree.children[0] must be');
    expect(asked({ ...room, leaves: ['solid'] })).toThrow('tree.leaves must be a list of');
    expect(asked({ ...room, leaves: room.leaves.map(() => 'full') })).toThrow('tree.leaves[0]');
    expect(asked({ ...room, nodes: room.nodes.map(() => 99) })).toThrow('tree.nodes[0]');
  });
});
