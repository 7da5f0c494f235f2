import { expect, it } from 'vitest';
import { meshFromGeom3 } from '../../src/jscad/index.js';
import { meshFromManifold } from '../../src/manifold/index.js';
import { meshFromOcct } from '../../src/occt/index.js';
import { meshUnion } from '../../src/solids/index.js';
import { welderOf } from '../../src/solids/welder-of.js';
import { meshFromGeometry } from '../../src/three/index.js';

const positions = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];
const indices = [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3];

it('an open mesh is told the function of its package that closes seams', () => {
  const open = { positions, indices: indices.slice(0, 9) };
  const array = Float32Array.from(positions);
  const index = { array: open.indices, itemSize: 1, count: 9 };
  const ofThree = meshFromGeometry({ attributes: { position: { array, itemSize: 3, count: 4 } }, index });
  const ofJscad = meshFromGeom3({
    polygons: [[0, 2, 1]].map((ring) => ({ vertices: ring.map((v) => positions.slice(3 * v, 3 * v + 3)) })),
    transforms: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
  });
  const ofOcct = meshFromOcct({ attributes: { position: { array: positions } }, index });
  const ofManifold = meshFromManifold({
    ...{ numProp: 3, vertProperties: array },
    triVerts: Uint32Array.from(open.indices),
  });
  for (const [mesh, name] of [
    [open, 'weldVertices'],
    [ofThree, 'meshFromObject or meshFromGeometry'],
    [ofJscad, 'meshFromGeom3 or booleansWith'],
    [ofOcct, 'meshFromOcct'],
    [ofManifold, 'weldVertices'],
  ] as const) {
    expect(welderOf(mesh)).toBe(name);
    expect(() => meshUnion([mesh])).toThrow(
      `if its gaps are seams, where vertices are nearly equal, ${name} with a distance closes it; unerring check shows all of them`,
    );
  }
});
