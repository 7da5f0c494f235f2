import * as library from 'three';
import { describe, expect, it } from 'vitest';
import { prepareMesh } from '../../../src/mesh/index.js';
import { meshFromBufferGeometry } from '../../../src/mesh/structure/buffer-geometry.js';

// Its types are not installed.
const three = library as unknown as Record<string, new (...values: unknown[]) => Geometry>;

interface Geometry {
  attributes: { position?: unknown };
  index: { array: ArrayLike<number> } | null;
  setAttribute(name: string, attribute: unknown): Geometry;
  setIndex(index: unknown): Geometry;
  toNonIndexed(): Geometry;
}

const numbers = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];
const corners = [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3];

describe('meshFromBufferGeometry', () => {
  it('takes the geometries of three.js', () => {
    const box = new three.BoxGeometry!(2, 4, 6);
    const mesh = meshFromBufferGeometry(box);
    expect(mesh.positions).toHaveLength(72);
    expect([...mesh.indices]).toEqual(Array.from(box.index!.array));
    expect(prepareMesh(mesh).triangles).toBe(12);
    const apart = meshFromBufferGeometry(box.toNonIndexed());
    expect(apart.positions).toHaveLength(108);
    expect([...apart.indices]).toEqual(Array.from({ length: 36 }, (_, i) => i));
  });

  it('copies neither coordinates nor indices of the right type', () => {
    for (const positions of [new Float32Array(numbers), new Float64Array(numbers)]) {
      const indices = new Uint32Array(corners);
      const geometry = new three.BufferGeometry!()
        .setAttribute('position', new three.BufferAttribute!(positions, 3))
        .setIndex(new three.BufferAttribute!(indices, 1));
      const mesh = meshFromBufferGeometry(geometry);
      expect(mesh.positions).toBe(positions);
      expect(mesh.indices).toBe(indices);
    }
  });

  it('takes indices of smaller integers', () => {
    for (const indices of [new Uint8Array(corners), new Uint16Array(corners)]) {
      const geometry = new three.BufferGeometry!()
        .setAttribute('position', new three.BufferAttribute!(new Float32Array(numbers), 3))
        .setIndex(new three.BufferAttribute!(indices, 1));
      expect(meshFromBufferGeometry(geometry).indices).toEqual(new Uint32Array(corners));
    }
  });

  it('takes interleaved, half-precision and normalized positions', () => {
    const strided = Float32Array.from(
      { length: 28 },
      (_, i) => numbers[3 * Math.floor(i / 7) + (i % 7) - 2] ?? 9,
    );
    for (let i = 0; i < 28; i++) if (i % 7 < 2 || i % 7 > 4) strided[i] = 9;
    const buffer = new three.InterleavedBuffer!(strided, 7);
    const attributes = [
      new three.InterleavedBufferAttribute!(buffer, 3, 2),
      new three.Float16BufferAttribute!(
        numbers.map((x) => (x === 1 ? 0x3c00 : 0)),
        3,
      ),
      new three.BufferAttribute!(
        Uint8Array.from(numbers, (x) => 255 * x),
        3,
        true,
      ),
      new three.BufferAttribute!(Int16Array.from(numbers), 3),
    ];
    for (const attribute of attributes) {
      const geometry = new three.BufferGeometry!().setAttribute('position', attribute).setIndex(corners);
      const { positions, indices } = meshFromBufferGeometry(geometry);
      expect([...positions]).toEqual(numbers);
      expect(indices).toEqual(new Uint32Array(corners));
    }
  });

  it('takes what looks like one', () => {
    const position = { array: numbers, itemSize: 3, count: 4 };
    const mesh = meshFromBufferGeometry({
      attributes: { position },
      index: { array: corners, itemSize: 1, count: 12 },
    });
    expect(mesh).toEqual({ positions: new Float64Array(numbers), indices: new Uint32Array(corners) });
  });

  it('refuses what is none', () => {
    const call = (geometry: unknown) => () => meshFromBufferGeometry(geometry as Geometry);
    expect(call(undefined)).toThrow(
      'meshFromBufferGeometry: geometry must be a BufferGeometry of three.js, got undefined',
    );
    expect(call({})).toThrow(
      'meshFromBufferGeometry: geometry must be a BufferGeometry of three.js, got an object {}',
    );
    expect(call({ attributes: null })).toThrow(
      'meshFromBufferGeometry: geometry.attributes must be an object with a position, got null',
    );
    expect(call(new three.BufferGeometry!())).toThrow(
      'meshFromBufferGeometry: geometry.attributes.position must be a BufferAttribute of 3 numbers for each vertex, got undefined',
    );
    const flat = new three.BufferAttribute!(new Float32Array(4), 2);
    expect(call({ attributes: { position: flat } })).toThrow(
      'must be a BufferAttribute of 3 numbers for each vertex',
    );
  });
});
