/** Arrays that several threads see at once. */
import type { Bvh } from '../indexes/bvh-tree.js';
import { PreparedMesh } from '../mesh/structure/prepared-mesh.js';

/**
 * New memory that several threads can see. Where a platform has none, it has no threads for us either, and any will do.
 */
export function memory(bytes: number): ArrayBufferLike {
  return typeof SharedArrayBuffer === 'undefined' ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes);
}

/** A copy of an array in shared memory; an array that is there already is returned as it is. */
export function shared<A extends Float64Array | Uint32Array | Uint8Array>(array: A): A {
  if (typeof SharedArrayBuffer !== 'undefined' && array.buffer instanceof SharedArrayBuffer) return array;
  const Kind = array.constructor as new (buffer: ArrayBufferLike) => A;
  const copy = new Kind(memory(array.byteLength));
  copy.set(array as never);
  return copy;
}

/** A mesh in shared memory, with positions as doubles. */
export interface SharedMesh {
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
}

/** A mesh copied to shared memory. */
export function shareMesh({ positions, indices }: SharedMesh): SharedMesh {
  return { positions: shared(positions), indices: shared(indices) };
}

/** A tree copied to shared memory. */
export function shareTree({ bounds, links, counts, order, boxes }: Bvh): Bvh {
  return {
    bounds: shared(bounds),
    links: shared(links),
    counts: shared(counts),
    order: shared(order),
    boxes: shared(boxes),
  };
}

/** A mesh made of parts that are there. */
export function assembled(mesh: SharedMesh, bvh?: Bvh): PreparedMesh {
  return new PreparedMesh(mesh, 'morton', bvh);
}
