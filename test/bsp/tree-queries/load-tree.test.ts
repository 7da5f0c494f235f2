/** What every query asks of a tree of others, before anything else. */
import { describe, expect, it } from 'vitest';
import {
  convexSolidLeafTree,
  facesInOrder,
  firstTreeHit,
  leafCells,
  leavesAlong,
  leavesAtPoint,
  type NodeStoringTree,
  pointSolidLeafTree,
  raySolidLeafTree,
  type SolidLeafTree,
  segmentSolidLeafTree,
  thickPointSolidLeafTree,
  treePortals,
} from '../../../src/bsp/index.js';
import { planeOf } from '../../../src/implicit/index.js';
import { convexFromBox } from '../../../src/spatial/index.js';

/** A chain of nodes with planes across x; `children` may be anything. */
function chain(count: number, children?: readonly number[]): SolidLeafTree {
  const numbers = Array.from({ length: count }, (_, i) => i);
  return {
    type: 'solid-leaf',
    planes: numbers.map((i) => planeOf({ normal: [1, 0, 0], constant: -i })),
    nodes: numbers,
    children: children ?? numbers.flatMap((i) => [i + 1 < count ? i + 1 : ~count, ~i]),
    leafCount: count + 1,
    leaves: [...numbers.map(() => 'solid' as const), 'empty'],
  };
}

const segment = { start: [-9, 0, 0], end: [99, 0, 0] } as const;
const box = { min: [-1, -1, -1], max: [99, 1, 1] };
const queries: Readonly<Record<string, (tree: SolidLeafTree) => unknown>> = {
  leavesAtPoint: (tree) => leavesAtPoint(tree, [5, 0, 0]),
  pointSolidLeafTree: (tree) => pointSolidLeafTree([5, 0, 0], tree),
  thickPointSolidLeafTree: (tree) => thickPointSolidLeafTree([5, 0, 0], tree, 99),
  segmentSolidLeafTree: (tree) => segmentSolidLeafTree(segment, tree),
  raySolidLeafTree: (tree) => raySolidLeafTree({ origin: [-9, 0, 0], direction: [1, 0, 0] }, tree),
  firstTreeHit: (tree) => firstTreeHit(segment, tree),
  leavesAlong: (tree) => leavesAlong(segment, tree),
  convexSolidLeafTree: (tree) => convexSolidLeafTree(convexFromBox(box), tree),
  leafCells: (tree) => leafCells(tree, box),
  treePortals: (tree) => treePortals(tree, box),
  facesInOrder: (tree) => facesInOrder([5, 0, 0], { ...tree, ...noFaces(tree) }, 'front-to-back'),
};

function noFaces(tree: SolidLeafTree): Pick<NodeStoringTree, 'type' | 'faces' | 'nodeFaces'> {
  return { type: 'node-storing', faces: [], nodeFaces: Array.from(tree.nodes, () => []) };
}

describe.each(Object.entries(queries))('%s', (name, query) => {
  it('takes a tree whose nodes and leaves have one parent each', () => {
    expect(() => query(chain(40))).not.toThrow();
  });

  it('refuses nodes that share a child: more of them would be ways without an end', () => {
    const count = 12;
    const shared = Array.from({ length: count }, (_, i) =>
      i + 1 < count ? [i + 1, i + 1] : [~0, ~1],
    ).flat();
    expect(() => query(chain(count, shared))).toThrow(
      new RangeError(
        `${name}: tree.children[1] must be a node or a leaf that no other node has, got 1 once more`,
      ),
    );
    expect(() => query(chain(2, [1, ~0, ~1, ~1]))).toThrow('tree.children[3] must be a node or a leaf');
  });

  it('refuses a number of leaves that is another', () => {
    const tree = chain(2);
    for (const leafCount of [0, 2, 4, NaN, undefined, '3'] as number[]) {
      expect(() => query({ ...tree, leafCount })).toThrow(
        `${name}: tree.leafCount must be one more than the nodes, 3, got`,
      );
    }
    expect(() => query({ ...chain(0), leafCount: 0, leaves: [] })).toThrow(
      `${name}: tree.leafCount must be one more than the nodes, 1, got 0`,
    );
  });

  it('names what is missing in lists with holes', () => {
    const holed = <T>(list: readonly T[], at: number): T[] => {
      const copy = [...list];
      delete copy[at];
      return copy;
    };
    const tree = chain(2);
    expect(() => query({ ...tree, planes: holed(tree.planes, 1) })).toThrow(
      `${name}: tree.planes[1] must be`,
    );
    expect(() => query({ ...tree, nodes: holed(tree.nodes, 1) })).toThrow(`${name}: tree.nodes[1] must be`);
    expect(() => query({ ...tree, children: holed(tree.children, 2) })).toThrow(
      `${name}: tree.children[2] must be the number of a node below, or ~ that of a leaf, got undefined`,
    );
    if (name === 'facesInOrder' || name.startsWith('leav') || name === 'leafCells') return;
    if (name === 'treePortals') return;
    expect(() => query({ ...tree, leaves: holed(tree.leaves, 1) })).toThrow(
      `${name}: tree.leaves[1] must be`,
    );
  });
});

it('names faces that are missing', () => {
  const tree: NodeStoringTree = { ...chain(2), type: 'node-storing', faces: [], nodeFaces: [[], []] };
  const ask = (change: object) => () => facesInOrder([0, 0, 0], { ...tree, ...change }, 'front-to-back');
  expect(ask({})()).toEqual([]);
  const where = 'facesInOrder: tree';
  expect(ask({ nodeFaces: new Array(2) })).toThrow(
    `${where}.nodeFaces[0] must be a list of numbers of faces`,
  );
  expect(ask({ faces: new Array(1), nodeFaces: [[0], []] })).toThrow(`${where}.faces[0] must be a face`);
  expect(ask({ faces: [null], nodeFaces: [[0], []] })).toThrow(`${where}.faces[0] must be a face, got null`);
  expect(ask({ faces: [{}], nodeFaces: [[0], new Array(1)] })).toThrow(`${where}.nodeFaces[1] must be`);
});
