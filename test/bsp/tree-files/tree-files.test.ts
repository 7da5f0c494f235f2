import { describe, expect, it } from 'vitest';
import {
  type BspTree,
  buildBrushTree,
  buildLeafStoringTree,
  buildMeshTree,
  buildNodeStoringTree,
  pointSolidLeafTree,
  polygonFromPoints,
  type SolidLeafTree,
  treeFromBytes,
  treeFromJson,
  treeToBytes,
  treeToJson,
} from '../../../src/bsp/index.js';
import { alongAxisPlane, orientedBoxFacePlane, sumPlane } from '../../../src/implicit/index.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { boxBrush, boxMesh, sphereMesh, together } from '../trees/solids.js';

const box = {
  center: [0.1, 0, 0],
  axes: [
    [1, 1, 0],
    [-1, 1, 0],
    [0, 0, 1],
  ],
  halfSize: [1, 1, 1],
} as const;
const mixed = buildBrushTree([
  [0, 1, 2, 3, 4, 5].map((face) => orientedBoxFacePlane(box, face)),
  [sumPlane([1, 0, 0, 0], [0, 1e-300, 0, -(2 ** -70)]), alongAxisPlane([0.1, 0.2, 0.3], [5, 5, 6], 2)],
]);
const crossing = together(boxMesh([0, 0, 0], [4, 4, 4]), boxMesh([1, 1, 1], [5, 6, 7]));
const tetrahedron = {
  positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0.1],
  indices: [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3],
};
const negative = polygonFromPoints([
  [-0, -0, 1],
  [0.1, -0, 1],
  [-0, 1e-320, 1],
]);
const trees: Record<string, BspTree> = {
  mixed,
  nothing: buildBrushTree([]),
  sphere: buildMeshTree(sphereMesh(1)),
  node: buildNodeStoringTree(crossing, { localSize: 4 }),
  leaf: buildLeafStoringTree(crossing, { localSize: 4 }),
  negative: buildNodeStoringTree([negative]),
};

describe('trees in files', () => {
  it.each(Object.keys(trees))('come back without loss: %s', (name) => {
    const tree = trees[name]!;
    const plain = structuredClone(tree);
    const text = treeToJson(tree);
    expect(structuredClone(treeFromJson(text))).toEqual(plain);
    expect(treeToJson(treeFromJson(text))).toBe(text);
    const bytes = treeToBytes(tree);
    expect(structuredClone(treeFromBytes(bytes))).toEqual(plain);
    expect(treeToBytes(treeFromBytes(bytes))).toEqual(bytes);
    // From the middle of a larger buffer.
    const wider = new Uint8Array(bytes.length + 3);
    wider.set(bytes, 3);
    expect(treeToJson(treeFromBytes(wider.subarray(3)))).toBe(text);
  });

  it('answer the same when they have come back', () => {
    const copies = [treeFromJson(treeToJson(mixed)), treeFromBytes(treeToBytes(mixed))] as SolidLeafTree[];
    for (let i = 0; i < 100; i++) {
      const point = [((i * 3) % 7) / 2 - 1.5, ((i * 5) % 7) / 2 - 1.5, ((i * 2) % 7) / 2 - 1.5] as const;
      const expected = pointSolidLeafTree(point, mixed);
      for (const copy of copies) expect(pointSolidLeafTree(point, copy)).toEqual(expected);
    }
  });

  it('are refused if they are damaged: every end too early, and never anything but a RangeError', () => {
    const bytes = treeToBytes(buildNodeStoringTree(tetrahedron));
    for (let length = 0; length < bytes.length; length++) {
      expect(() => treeFromBytes(bytes.subarray(0, length))).toThrow(/^treeFromBytes: bytes must be/);
    }
    const random = new Random(5, 6, 7, 8);
    let refused = 0;
    for (let i = 0; i < 600; i++) {
      const damaged = bytes.slice();
      for (let k = random.between(1, 3); k > 0; k--)
        damaged[random.below(damaged.length)] = random.below(256);
      try {
        treeToBytes(treeFromBytes(damaged));
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
        expect((error as Error).message).toMatch(/^treeFromBytes: bytes/);
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(150);
  });

  it('are refused as text that is no tree', () => {
    const tree = buildBrushTree([boxBrush([0, 0, 0], [1, 1, 1])]);
    const changed = (change: object) => JSON.stringify({ ...tree, ...change });
    const cases: [string, string][] = [
      ['{', 'treeFromJson: text must be JSON'],
      ['null', 'treeFromJson: text must be a tree'],
      [changed({ kind: 'oak' }), 'text.kind'],
      [changed({ planes: tree.planes.slice(1) }), 'text.nodes[5]'],
      [
        changed({
          planes: [{ type: 'three-points', points: [0, 0, 0, 1, 1, 1, 2, 2, 2] }, ...tree.planes.slice(1)],
        }),
        'text.planes[0]',
      ],
      [changed({ children: tree.children.slice(2) }), 'text.children'],
      [changed({ children: tree.children.map(() => -1) }), 'text.children must be different nodes'],
      [changed({ children: tree.children.map((child, i) => (i === 0 ? 0 : child)) }), 'text.children[0]'],
      [changed({ leafCount: 8, leaves: [...tree.leaves, 'empty'] }), 'text.leafCount'],
      [changed({ leaves: tree.leaves.slice(1) }), 'text.leaves'],
      [changed({ leaves: tree.leaves.map(() => 'full') }), 'text.leaves[0]'],
    ];
    for (const [text, message] of cases) expect(() => treeFromJson(text)).toThrow(message);
    const faces = buildLeafStoringTree(boxMesh([0, 0, 0], [1, 1, 1]));
    const faulty = (change: object) => () => treeFromJson(JSON.stringify({ ...faces, ...change }));
    expect(faulty({ leafFaces: faces.leafFaces.map(() => [0]) })).toThrow(
      'text.faces must be each in one place',
    );
    expect(faulty({ leafFaces: [] })).toThrow('text.leafFaces must be');
    expect(faulty({ faces: faces.faces.map(() => ({})) })).toThrow('text.faces[0]');
    expect(() => treeFromJson(7 as never)).toThrow('treeFromJson: text must be a string');
    expect(() => treeFromBytes('x' as never)).toThrow('treeFromBytes: bytes must be a Uint8Array');
    expect(() => treeToBytes({} as never)).toThrow('treeToBytes: tree');
  });
});
