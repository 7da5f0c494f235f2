import { expect, expectTypeOf, it } from 'vitest';
import { type IndexedMesh, type PreparedMesh, prepareMesh } from '../../../src/mesh/index.js';

it('a mesh as it is is no prepared one, and what is missing says what to do', () => {
  expectTypeOf<IndexedMesh>().not.toExtend<PreparedMesh>();
  expectTypeOf<PreparedMesh>().toHaveProperty('call prepareMesh(mesh) first');
  // The compiler compares the lists of an object literal first.
  expectTypeOf<PreparedMesh['positions']>().toHaveProperty('call prepareMesh(mesh) first');
  expectTypeOf<Float64Array>().not.toExtend<PreparedMesh['positions']>();
  expectTypeOf<Uint32Array>().not.toExtend<PreparedMesh['indices']>();
  // It is a word to the compiler only.
  expect(Object.keys(prepareMesh({ positions: [], indices: [] }))).not.toContain(
    'call prepareMesh(mesh) first',
  );
});
