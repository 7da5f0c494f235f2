import { expect, it } from 'vitest';
import { exactRaycast } from '../../src/three/index.js';
import { type Caster, geometryOf, type Mesh, make } from './library.js';

it.each(['Line', 'LineSegments', 'Points'])('has no triangles to be hit: %s', (name) => {
  const object = make<Mesh>(name, geometryOf(new Float32Array([0, 0, 0, 4, 0, 0, 0, 4, 0])));
  object.raycast = exactRaycast as never;
  const caster = make<Caster>(
    'Raycaster',
    make<object>('Vector3', 1, 1, 5),
    make<object>('Vector3', 0, 0, -1),
  );
  expect(() => caster.intersectObject(object)).toThrow(/which has no triangles$/);
});
