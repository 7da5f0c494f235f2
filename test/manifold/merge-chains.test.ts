import { expect, test } from 'vitest';
import { meshFromManifold } from '../../src/manifold/index.js';

/** Vertices of which each one is called the same as the next one, in an order that makes the longest ways. */
function chain(count: number): () => unknown {
  const vertProperties = new Float32Array(3 * count);
  const others = Uint32Array.from({ length: count - 1 }, (_, i) => i);
  const mesh = {
    numProp: 3,
    vertProperties,
    triVerts: Uint32Array.of(0, 1, 2),
    mergeFromVert: others,
    mergeToVert: others.map((i) => i + 1),
  };
  return () => meshFromManifold(mesh).indices;
}

test('long chains of vertices that are the same are followed in no more than n log n', () => {
  expect(chain(10)()).toEqual(Uint32Array.of(0, 0, 0));
  // The square of this would take minutes.
  expect(chain(400_000)()).toEqual(Uint32Array.of(0, 0, 0));
});
