import type { IndexedMesh } from '../mesh/structure/indexed-mesh.js';
import { records } from './chunked-text.js';
import { facetNormal } from './facet-normal.js';
import { plyHeader } from './write-text.js';

/** Writes PLY in binary. */
export function* writePlyBinary(mesh: IndexedMesh, bigEndian: boolean): Generator<Uint8Array> {
  const { positions: p, indices } = mesh;
  const little = !bigEndian;
  yield new TextEncoder().encode(plyHeader(mesh, bigEndian ? 'binary_big_endian' : 'binary_little_endian'));
  yield* records(p.length / 3, 24, (view, at, v) => {
    for (let k = 0; k < 3; k++) view.setFloat64(at + 8 * k, p[3 * v + k]!, little);
  });
  yield* records(indices.length / 3, 13, (view, at, t) => {
    view.setUint8(at, 3);
    for (let k = 0; k < 3; k++) view.setInt32(at + 1 + 4 * k, indices[3 * t + k]!, little);
  });
}

/** Writes binary STL; coordinates are rounded to binary32, which changes none of those that were checked. */
export function* writeStlBinary({ positions: p, indices }: IndexedMesh): Generator<Uint8Array> {
  const triangles = indices.length / 3;
  const header = new Uint8Array(84);
  // Not "solid", by which other programs would take it for text.
  header.set(new TextEncoder().encode('binary STL'));
  new DataView(header.buffer).setUint32(80, triangles, true);
  yield header;
  const facet = new Float64Array(12);
  yield* records(triangles, 50, (view, at, t) => {
    for (let k = 0; k < 3; k++) {
      const v = 3 * indices[3 * t + k]!;
      for (let axis = 0; axis < 3; axis++) facet[3 + 3 * k + axis] = Math.fround(p[v + axis]!);
    }
    facetNormal(facet);
    for (let i = 0; i < 12; i++) view.setFloat32(at + 4 * i, facet[i]!, true);
  });
}
