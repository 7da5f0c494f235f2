import { expect, it } from 'vitest';
import { buildBrushTree } from '../../../src/bsp/index.js';
import { LeafHulls } from '../../../src/bsp/tree-queries/leaf-hulls.js';
import { solidTreeFrom } from '../../../src/bsp/tree-queries/load-tree.js';
import type { vertex } from '../../../src/core/feature.js';

const corner = buildBrushTree([
  [
    { normal: [1, 0, 0], constant: -1 },
    { normal: [0, 1, 0], constant: -1 },
  ],
]);
const own = solidTreeFrom('test', 'tree', corner);
const solid = corner.leaves.indexOf('solid');

it('has the cell of a leaf as far as it is in a cube', () => {
  const cell = new LeafHulls(own, 3).hullOf(solid)!;
  const { coordinates, reach } = cell.given.doubles();
  expect(coordinates.length).toBe(24);
  expect([Math.max(...coordinates), Math.min(...coordinates)]).toEqual([8, -8]);
  expect(Math.max(...reach)).toBeGreaterThanOrEqual(8);
  expect(cell.given.cells().faces.length).toBe(6);
});

it('has nothing of a leaf that does not reach into the cube', () => {
  const high = buildBrushTree([[{ normal: [-1, 0, 0], constant: 4 }]]);
  const loaded = solidTreeFrom('test', 'tree', high);
  const leaf = high.leaves.indexOf('solid');
  expect(new LeafHulls(loaded, 2).hullOf(leaf)).toBeNull();
  expect(new LeafHulls(loaded, 3).hullOf(leaf)).not.toBeNull();
});

it('keeps cells with the tree, each cube its own', () => {
  expect(new LeafHulls(own, 3).hullOf(solid)).toBe(new LeafHulls(own, 3).hullOf(solid));
  expect(new LeafHulls(own, 4).hullOf(solid)).not.toBe(new LeafHulls(own, 3).hullOf(solid));
});

it('knows the planes that a feature lies on', () => {
  const cell = new LeafHulls(own, 3).hullOf(solid)!;
  const { featureOn } = cell.given.cells();
  const both = featureOn!([0, 1, 2, 3, 4, 5].slice(4));
  expect(cell.planesOf(both).length).toBe(2);
  expect(cell.planesOf({ type: 'interior' } as ReturnType<typeof vertex>)).toEqual([]);
  expect(featureOn!([4, 5])).toEqual(both);
});
