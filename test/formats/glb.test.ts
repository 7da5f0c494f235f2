import { describe, expect, it } from 'vitest';
import { parseMesh } from '../../src/formats/index.js';
import { glb, tetrahedron, written } from './files.js';

/** Binary data and their views: four positions, and the indices 0 1 2 3 of each type. */
const positions = new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0.1, 1, 1]);
const binary = new Uint8Array(80);
binary.set(new Uint8Array(positions.buffer), 0);
binary.set([0, 1, 2, 3], 48);
binary.set([0, 0, 1, 0, 2, 0, 3, 0], 52);
binary.set([0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0], 60);

interface Parts {
  primitives?: unknown[];
  nodes?: unknown[];
  [field: string]: unknown;
}

const POSITION = 0;
const attributes = { POSITION };

function file({
  primitives = [{ attributes, indices: 1, mode: 5 }],
  nodes = [{ mesh: 0 }],
  ...rest
}: Parts): Uint8Array {
  const json = {
    asset: { version: '2.0' },
    nodes,
    meshes: [{ primitives }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 4, type: 'VEC3' },
      { bufferView: 1, componentType: 5121, count: 4, type: 'SCALAR' },
      { bufferView: 2, componentType: 5123, count: 4, type: 'SCALAR' },
      { bufferView: 3, componentType: 5125, count: 4, type: 'SCALAR' },
      { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', byteOffset: 12 },
      { bufferView: 4, componentType: 5126, count: 2, type: 'VEC3' },
    ],
    bufferViews: [
      { buffer: 0, byteLength: 48 },
      { buffer: 0, byteLength: 4, byteOffset: 48 },
      { buffer: 0, byteLength: 8, byteOffset: 52 },
      { buffer: 0, byteLength: 16, byteOffset: 60 },
      { buffer: 0, byteLength: 48, byteStride: 24 },
    ],
    buffers: [{ byteLength: 80 }],
    ...rest,
  };
  return glb(json, binary);
}

async function read(parts: Parts) {
  const { mesh, notes } = await parseMesh(file(parts), 'glb');
  return {
    positions: [...mesh.positions],
    indices: [...mesh.indices],
    notes: notes.map(({ message }) => message),
  };
}

describe('GLB', () => {
  it.each([1, 2, 3])('takes indices of every type (accessor %i)', async (indices) => {
    const expected = { positions: [...positions], indices: [0, 1, 2, 1, 3, 2], notes: [] };
    expect(await read({ primitives: [{ attributes, indices, mode: 5 }] })).toEqual(expected);
  });

  it('takes triangles, strips and fans, with and without indices', async () => {
    expect((await read({ primitives: [{ attributes, mode: 6 }] })).indices).toEqual([0, 1, 2, 0, 2, 3]);
    expect((await read({ primitives: [{ attributes, mode: 5 }] })).indices).toEqual([0, 1, 2, 1, 3, 2]);
    const three = await read({ primitives: [{ attributes: { POSITION: 4 } }] });
    expect(three).toEqual({ positions: [...positions.slice(3)], indices: [0, 1, 2], notes: [] });
  });

  it('takes interleaved positions', async () => {
    const { positions: p } = await read({ primitives: [{ attributes: { POSITION: 5 }, mode: 5 }] });
    expect(p).toEqual([...positions.slice(0, 3), ...positions.slice(6, 9)]);
  });

  it('leaves out what has no shape, and tells', async () => {
    const primitives = [
      { attributes: { ...attributes, NORMAL: 99 }, indices: 1, mode: 5, targets: [{}] },
      { attributes, mode: 0 },
    ];
    const { notes } = await read({
      primitives,
      materials: [{}, {}],
      animations: [{}],
      scenes: [{ nodes: [0] }, {}],
    });
    expect(notes).toEqual([
      'ignored: 1 animation',
      'ignored: 2 materials',
      'ignored: 1 attribute NORMAL',
      'ignored: 1 primitive with morph targets',
      'ignored: 1 primitive of points or lines',
      'ignored: 1 other scene',
    ]);
  });

  it('names extensions and weights that would change the shape', async () => {
    const instances = { extensions: { KHR_mesh_thing: { attributes: {} }, KHR_x: {} } };
    const primitive = { attributes, indices: 1, mode: 5, ...instances };
    const { notes } = await read({
      extensionsUsed: ['KHR_mesh_thing'],
      nodes: [{ mesh: 0, ...instances, weights: [1] }],
      meshes: [{ primitives: [primitive], weights: [0.5], extensions: { 'E\u001b': {} } }],
    });
    expect(notes).toEqual([
      'ignored: 1 extension E? of a mesh',
      'ignored: 2 lists of weights of morph targets',
      'ignored: 1 extension KHR_mesh_thing of a primitive',
      'ignored: 1 extension KHR_x of a primitive',
      'ignored: 1 extension KHR_mesh_thing of a node',
      'ignored: 1 extension KHR_x of a node',
    ]);
  });

  it('applies transforms, and tells that', async () => {
    const nodes = [
      { translation: [1, 2, 3], children: [1] },
      { scale: [2, 2, 2], mesh: 0 },
    ];
    expect(await read({ nodes })).toMatchObject({
      positions: [...positions].map((x, i) => 2 * x + (i % 3) + 1),
      indices: [0, 1, 2, 1, 3, 2],
      notes: [
        '4 vertices moved by transforms of nodes: each coordinate is the nearest double to the exact one',
      ],
    });
  });

  it('turns triangles of mirrored nodes', async () => {
    expect((await read({ nodes: [{ mesh: 0, scale: [1, 1, -1] }] })).indices).toEqual([0, 2, 1, 1, 2, 3]);
    expect((await read({ nodes: [{ mesh: 0, scale: [-1, 1, -1] }] })).indices).toEqual([0, 1, 2, 1, 3, 2]);
  });

  it('welds the vertices of several parts', async () => {
    const part = { attributes, indices: 1, mode: 5 };
    const shared = await read({ primitives: [part, part] });
    expect(shared).toMatchObject({ indices: [0, 1, 2, 1, 3, 2, 0, 1, 2, 1, 3, 2], notes: [] });
    const moved = await read({ nodes: [{ mesh: 0 }, { mesh: 0, translation: [1, 0, 0] }] });
    expect(moved.positions.length).toBe(3 * 7);
    expect(moved.notes[0]).toBe('8 vertices welded to 7 vertices with equal coordinates');
  });

  it('welds the vertices of a primitive without indices, whose corners cannot be shared', async () => {
    const fan = await read({ primitives: [{ attributes, mode: 6 }], nodes: [{ mesh: 0, scale: [0, 1, 1] }] });
    const shared = await read({
      primitives: [{ attributes, indices: 1, mode: 5 }],
      nodes: [{ mesh: 0, scale: [0, 1, 1] }],
    });
    expect(fan.positions.length).toBeLessThan(shared.positions.length);
  });

  it('reads only the scene that is shown', async () => {
    const scenes = [{ nodes: [0] }, { nodes: [1] }];
    const nodes = [{ mesh: 0 }, { mesh: 0, translation: [5, 0, 0] }];
    expect((await read({ nodes, scenes })).positions[0]).toBe(0);
    expect((await read({ nodes, scenes, scene: 1 })).positions[0]).toBe(5);
    const none = await read({ nodes: [] });
    expect(none).toEqual({ positions: [], indices: [], notes: ['no faces: 0 vertices only'] });
  });

  it('takes the same mesh many times', async () => {
    const nodes = Array.from({ length: 40 }, () => ({ mesh: 0 }));
    const many = await parseMesh(file({ nodes }), 'glb');
    expect(many.mesh.positions.length).toBe(12);
  });

  it('has bytes behind it told', async () => {
    const bytes = await written(tetrahedron, 'glb');
    const longer = new Uint8Array(bytes.length + 2);
    longer.set(bytes);
    const { notes } = await parseMesh(longer, 'glb');
    expect(notes.map(({ message }) => message)).toEqual(['2 bytes behind the last chunk: not read']);
  });
});
