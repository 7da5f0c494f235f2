import { describe, expect, it } from 'vitest';
import { buildBrushTree, leavesAtPoint, pointSolidLeafTree } from '../../../src/bsp/index.js';
import type { Point3 } from '../../../src/core/shapes.js';
import { brushPlanes, parseQuakeMap } from '../../../src/formats/index.js';
import { planeThrough } from '../../../src/implicit/index.js';
import { boxBrush } from './solids.js';

const cube = boxBrush([0, 0, 0], [1, 1, 1]);

describe('buildBrushTree', () => {
  it('has one solid leaf where a box is', () => {
    const tree = buildBrushTree([cube]);
    expect(tree.nodes.length).toBe(6);
    expect(tree.leaves.filter((leaf) => leaf === 'solid').length).toBe(1);
    const [leaf] = leavesAtPoint(tree, [0.5, 0.5, 0.5]);
    expect(tree.leaves[leaf!]).toBe('solid');
  });

  it('has two cubes that share a face as one solid', () => {
    const tree = buildBrushTree([cube, boxBrush([1, 0, 0], [2, 1, 1])]);
    expect(tree.leaves.filter((leaf) => leaf === 'solid').length).toBe(2);
    expect(pointSolidLeafTree([1, 0.5, 0.5], tree).location).toBe('inside');
    expect(pointSolidLeafTree([1, 0, 0.5], tree).location).toBe('boundary');
  });

  it('takes what is nested, doubled and flat', () => {
    const nested = [
      cube,
      boxBrush([0.25, 0.25, 0.25], [0.5, 0.5, 0.5]),
      cube,
      boxBrush([5, 5, 5], [5, 6, 6]),
    ];
    const tree = buildBrushTree(nested);
    expect(tree.nodes.length).toBeLessThan(13);
    expect(pointSolidLeafTree([5, 5.5, 5.5], tree).location).toBe('outside');
    expect(pointSolidLeafTree([0.25, 0.3, 0.3], tree).location).toBe('inside');
  });

  it('takes no brush, no plane, planes without a normal, and half-spaces', () => {
    expect(buildBrushTree([])).toMatchObject({ nodes: [], children: [], leafCount: 1, leaves: ['empty'] });
    expect(buildBrushTree([[]]).leaves).toEqual(['solid']);
    const line = planeThrough([0, 0, 0], [1, 1, 1], [2, 2, 2]);
    expect(buildBrushTree([[line, ...cube]])).toEqual(buildBrushTree([cube]));
    expect(
      buildBrushTree([[{ normal: [0, 0, 1], constant: 0 }], [{ normal: [0, 0, -1], constant: 0 }]]).leaves,
    ).toEqual(['solid']);
  });

  it('finds where unbounded brushes cross, however far out', () => {
    const far = 2 ** 400;
    // Two slabs that meet beyond x = 2^400: their planes are almost parallel.
    const slab = (slope: number, constant: number) => [
      { normal: [slope, 1, 0] as const, constant: constant - 1 },
      { normal: [-slope, -1, 0] as const, constant: -constant - 1 },
    ];
    const tree = buildBrushTree([slab(0, 0), slab(-1 / far, 3)]);
    expect(pointSolidLeafTree([0, 0, 0], tree).location).toBe('inside');
    expect(pointSolidLeafTree([0, 1.5, 0], tree).location).toBe('outside');
    expect(pointSolidLeafTree([0, -3, 0], tree).location).toBe('inside');
    expect(pointSolidLeafTree([3 * far, 0, 0], tree).location).toBe('inside');
    expect(pointSolidLeafTree([3 * far, 1, 0], tree).location).toBe('boundary');
    expect(pointSolidLeafTree([2.5 * far, 1, 0], tree).location).toBe('boundary');
    expect(pointSolidLeafTree([4 * far, 1, 0], tree).location).toBe('inside');
    expect(pointSolidLeafTree([5 * far, 1, 0], tree).location).toBe('boundary');
  });

  it('takes the widest exponents', () => {
    const wide = buildBrushTree([
      [
        { normal: [1e308, 5e-324, 0], constant: 1e308 },
        { normal: [1, 0, 5e-324], constant: -1e308 },
        { normal: [5e-324, 1, 5e-324], constant: 1 },
      ],
    ]);
    expect(wide.leaves.filter((leaf) => leaf === 'solid').length).toBe(1);
    expect(wide.nodes.length).toBe(3);
    expect(pointSolidLeafTree([0, -1, 0], wide).location).toBe('outside');
    expect(pointSolidLeafTree([-2, -2, 0], wide).location).toBe('inside');
  });

  it('reads the brushes of a Quake map', async () => {
    const face = (...points: readonly string[]) =>
      `${points.map((p) => `( ${p} )`).join(' ')} wall 0 0 0 1 1`;
    const text = `{ "classname" "worldspawn" {
      ${face('0 0 0', '0 1 0', '0 0 1')}
      ${face('0 0 0', '0 0 1', '1 0 0')}
      ${face('0 0 0', '1 0 0', '0 1 0')}
      ${face('64 64 16', '64 65 16', '65 64 16')}
      ${face('64 64 16', '65 64 16', '64 64 17')}
      ${face('64 64 16', '64 64 17', '64 65 16')}
    } }`;
    const { entities } = await parseQuakeMap(text);
    const brushes = entities.flatMap((entity) => entity.brushes);
    const tree = buildBrushTree(brushes.map(brushPlanes));
    expect(tree.nodes.length).toBe(6);
    expect(pointSolidLeafTree([32, 32, 8], tree).location).toBe('inside');
    expect(pointSolidLeafTree([64, 32, 8], tree).location).toBe('boundary');
    expect(pointSolidLeafTree([65, 32, 8], tree).location).toBe('outside');
  });

  it('is the same each time, and plain data', () => {
    const brushes = [cube, boxBrush([0.5, 0.5, 0.5], [2, 2, 2]), boxBrush([3, 0, 0], [4, 1, 7])];
    const tree = buildBrushTree(brushes);
    expect(JSON.stringify(buildBrushTree(structuredClone(brushes)))).toBe(JSON.stringify(tree));
    expect(JSON.stringify(structuredClone(tree))).toBe(JSON.stringify(tree));
  });

  it('tells what is wrong', () => {
    expect(() => buildBrushTree([[{ normal: [0, 0, 0], constant: 1 }]])).toThrow(
      /^buildBrushTree: brushes\[0\]\[0\]/,
    );
    const inward = [0, 1, 2].flatMap((axis) =>
      [1, -1].map((side) => ({
        normal: [0, 1, 2].map((k) => (k === axis ? -side : 0)) as unknown as Point3,
        constant: side > 0 ? 1 : 0,
      })),
    );
    expect(() => buildBrushTree([cube, inward])).toThrow(
      'buildBrushTree: brushes[1] must be planes that look outward, got planes that look inward: pass them turned over',
    );
    expect(buildBrushTree([cube, inward], { inward: 'nothing' }).leaves).toEqual(
      buildBrushTree([cube]).leaves,
    );
    expect(() => buildBrushTree([cube], { inward: 'left' as never })).toThrow('options.inward');
    // What is empty and what is flat both ways adds nothing.
    const slab = (low: number, high: number) => [
      { normal: [0, 0, 1], constant: -high } as const,
      { normal: [0, 0, -1], constant: low } as const,
    ];
    for (const empty of [slab(1, 0), slab(0, 0)])
      expect(buildBrushTree([cube, empty]).leaves).toEqual(buildBrushTree([cube]).leaves);
    expect(() => buildBrushTree([cube], { weight: 2 })).toThrow(
      'options.weight must be a number from 0 to 1',
    );
    expect(() => buildBrushTree([cube], { candidates: 0 })).toThrow('options.candidates');
    expect(() => buildBrushTree([cube], { localSize: 1.5 })).toThrow('options.localSize');
    const line = planeThrough([0, 0, 0], [1, 1, 1], [2, 2, 2]);
    expect(() => buildBrushTree([cube], { hints: [line] })).toThrow('options.hints[0]');
  });
});
