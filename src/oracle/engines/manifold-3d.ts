import type { PlainMesh } from '../cases/constructions/meshes.js';
import type { Engine } from './engine.js';
import { type ImportPackage, importOptional } from './import-optional.js';
import { meshOperations } from './mesh-operations.js';

interface Solid {
  getMesh(): {
    readonly numProp: number;
    readonly vertProperties: ArrayLike<number>;
    readonly triVerts: Uint32Array;
  };
  delete(): void;
}
type Combine = (a: Solid, b: Solid) => Solid;
interface Library {
  setup(): void;
  readonly Mesh: new (data: object) => object;
  readonly Manifold: Readonly<Record<'union' | 'intersection' | 'difference', Combine>> & {
    ofMesh(mesh: object): Solid;
  };
}

/**
 * manifold-3d, compiled for the web. Its meshes are floats of 32 bits, and by its documentation what it returns is
 * manifold.
 */
export async function loadManifold3d(load: ImportPackage = importOptional): Promise<Engine | undefined> {
  const loaded = await load('manifold-3d');
  if (loaded === undefined) return undefined;
  const library = await (loaded.default as () => Promise<Library>)();
  library.setup();
  const { Manifold, Mesh } = library;
  const solid = ({ positions, indices }: PlainMesh) =>
    Manifold.ofMesh(
      new Mesh({
        numProp: 3,
        vertProperties: Float32Array.from(positions),
        triVerts: Uint32Array.from(indices),
      }),
    );
  const operate = (combine: Combine) => (a: PlainMesh, b: PlainMesh) => {
    const [one, other] = [solid(a), solid(b)];
    const result = combine(one, other);
    const { numProp, vertProperties, triVerts } = result.getMesh();
    const positions = Array.from(vertProperties).filter((_, i) => i % numProp < 3);
    for (const used of [one, other, result]) used.delete();
    return { positions, indices: Array.from(triVerts) };
  };
  return meshOperations('manifold-3d', {
    Union: operate(Manifold.union),
    Intersection: operate(Manifold.intersection),
    Difference: operate(Manifold.difference),
  });
}
