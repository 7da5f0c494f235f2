import { describe, expect, it } from 'vitest';
import {
  type BspTree,
  buildBrushTree,
  buildLeafStoringTree,
  buildMeshTree,
  buildNodeStoringTree,
  type ExactPolygon,
  type InputLine,
  type LeafStoringTree,
  type PolygonEdge,
  pointSolidLeafTree,
  polygonFromPoints,
  type SolidLeafTree,
  splitConvexPolygon,
  treeFromBytes,
  treeFromJson,
  treeToBytes,
  treeToJson,
} from '../../../src/bsp/index.js';
import {
  alongAxisPlane,
  coordinates,
  orientedBoxFacePlane,
  planeThrough,
  sumPlane,
} from '../../../src/implicit/index.js';
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

  it('are read behind one byte order mark', () => {
    const text = treeToJson(buildBrushTree([boxBrush([0, 0, 0], [1, 1, 1])]));
    expect(treeToJson(treeFromJson(`\ufeff${text}`))).toBe(text);
    expect(() => treeFromJson(`\ufeff\ufeff${text}`)).toThrow('text must be JSON');
  });

  it('of version 0.2, whose tag was `kind`, are read', () => {
    const text =
      '{"kind":"solid-leaf","planes":[{"type":"coefficients","normal":[0,0,1],"constant":-1}],"nodes":[0],"children":[-1,-2],"leafCount":2,"leaves":["empty","solid"]}';
    const bytes =
      'VUJTUAEAAAAGBgAAAAAEAAAAa2luZAAKAAAAc29saWQtbGVhZgAGAAAAcGxhbmVzBQEAAAAGAwAAAAAEAAAAdHlwZQAMAAAAY29lZmZpY2llbnRzAAYAAABub3JtYWwDAwAAAAAAAAAAAAAAAQAAAAAIAAAAY29uc3RhbnQCAAAAAAAA8L8ABQAAAG5vZGVzAwEAAAAAAAAAAAgAAABjaGlsZHJlbgMCAAAA//////7///8ACQAAAGxlYWZDb3VudAIAAAAAAAAAQAAGAAAAbGVhdmVzBQIAAAAABQAAAGVtcHR5AAUAAABzb2xpZA==';
    const tree = buildBrushTree([[{ normal: [0, 0, 1], constant: -1 }]]);
    for (const read of [treeFromJson(text), treeFromBytes(Uint8Array.from(Buffer.from(bytes, 'base64')))]) {
      expect(treeToJson(read)).toBe(treeToJson(tree));
      expect(treeToBytes(read)).toEqual(treeToBytes(tree));
    }
    expect(() => treeFromJson(text.replace('solid-leaf', 'oak'))).toThrow("text.type must be 'solid-leaf'");
  });

  it('are refused as text that is no tree', () => {
    const tree = buildBrushTree([boxBrush([0, 0, 0], [1, 1, 1])]);
    const changed = (change: object) => JSON.stringify({ ...tree, ...change });
    const cases: [string, string][] = [
      ['{', 'treeFromJson: text must be JSON'],
      ['null', 'treeFromJson: text must be a tree'],
      [changed({ type: 'oak' }), 'text.type'],
      [changed({ planes: tree.planes.slice(1) }), 'text.nodes[5]'],
      [
        changed({
          planes: [{ type: 'three-points', points: [0, 0, 0, 1, 1, 1, 2, 2, 2] }, ...tree.planes.slice(1)],
        }),
        'text.planes[0]',
      ],
      [changed({ children: tree.children.slice(2) }), 'text.children'],
      [
        changed({ children: tree.children.map(() => -1) }),
        'text.children[1] must be a node or a leaf that no other node has, got ~0 once more',
      ],
      [
        changed({ planes: [...tree.planes.slice(0, 5), tree.planes[1]] }),
        'text.planes[5] must be a plane that is there once, got planes[1] again',
      ],
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

  it('are refused if planes are the same set of points, turned over or written otherwise, too', () => {
    const planeOf = (x: number, constant: number) => ({ normal: [x, 0, 0], constant });
    const tree = (planes: readonly object[]) => ({
      type: 'solid-leaf',
      planes,
      nodes: [0, 1],
      children: [-1, 1, -2, -3],
      leaves: ['solid', 'empty', 'solid'],
      leafCount: 3,
    });
    const same = [
      planeOf(-1, 0),
      planeOf(3, 0),
      planeThrough([0, 0, 0], [0, 1, 0], [0, 0, 1]),
      sumPlane([0.1, 0, 0, 0.25], [0.2, 0, 0, -0.25]),
    ];
    for (const other of same) {
      const planes = [planeOf(1, 0), other];
      const refusal = 'planes[1] must be a plane that is there once, got planes[0] again';
      expect(() => treeFromJson(JSON.stringify(tree(planes)))).toThrow(`treeFromJson: text.${refusal}`);
      expect(() => treeToJson(tree(planes) as never)).toThrow(`treeToJson: tree.${refusal}`);
      expect(() => treeToBytes(tree(planes) as never)).toThrow(`treeToBytes: tree.${refusal}`);
    }
    const distinct = tree([planeOf(1, 0), planeOf(-1, 5e-324)]);
    expect(pointSolidLeafTree([0, 0, 0], treeFromJson(JSON.stringify(distinct)) as SolidLeafTree)).toEqual({
      location: 'boundary',
      leaves: [0, 1],
    });
  });

  it('have their own fields and no others, in one order', () => {
    for (const tree of Object.values(trees)) {
      const [text, bytes] = [treeToJson(tree), treeToBytes(tree)];
      const reversed = Object.fromEntries(Object.entries(tree).reverse());
      for (const extra of [undefined, null, { deep: [undefined, new Map()] }, () => 1]) {
        const wider = { ...reversed, extra } as unknown as BspTree;
        expect(treeToJson(wider)).toBe(text);
        expect(treeToBytes(wider)).toEqual(bytes);
      }
    }
  });

  it('come back from typed arrays as from lists', () => {
    const { planes, faces, ...rest } = trees.leaf as LeafStoringTree;
    const typedEdge = (edge: PolygonEdge) =>
      edge.type === 'line' ? { ...edge, line: Float64Array.from(edge.line), note: undefined } : edge;
    const typed = {
      ...rest,
      planes: planes.map((plane) =>
        'points' in plane ? { ...plane, points: Float64Array.from(plane.points) } : plane,
      ),
      nodes: Int32Array.from(rest.nodes),
      children: Int32Array.from(rest.children),
      leafFaces: rest.leafFaces.map((list) => Uint8Array.from(list)),
      faces: faces.map((face) => ({
        ...face,
        vertices: face.vertices.map((p) => ('type' in p ? p : Float64Array.from(p))),
        edges: face.edges.map(typedEdge),
      })),
    } as unknown as BspTree;
    expect(treeToJson(typed)).toBe(treeToJson(trees.leaf!));
    expect(treeToBytes(typed)).toEqual(treeToBytes(trees.leaf!));
    const [piece] = [faces[0]!].map((face) => ({ ...face, edges: face.edges.map(typedEdge) }));
    const { front } = splitConvexPolygon(piece as never, middleOf(faces[0]!));
    const edges = front!.edges.filter(({ type }) => type === 'line') as InputLine[];
    expect(edges.length).toBeGreaterThan(0);
    for (const { line } of edges) expect(Array.isArray(line)).toBe(true);
  });
});

/** A plane across an axis that cuts a face. */
function middleOf({ vertices }: ExactPolygon) {
  const at = vertices.map((p) => coordinates(p));
  const axis = [0, 1, 2].find((k) => at.some((p) => p[k] !== at[0]![k]))!;
  const along = at.map((p) => p[axis]!);
  const constant = -(Math.min(...along) + Math.max(...along)) / 2;
  return { normal: [0, 1, 2].map((k) => (k === axis ? 1 : 0)), constant };
}
