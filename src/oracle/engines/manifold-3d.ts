import type { PlainMesh } from '../cases/constructions/meshes.js';
import { exponentOf, scaleByPowerOfTwo } from '../cases/doubles.js';
import { alsoBuilding } from './builder.js';
import type { Engine } from './engine.js';
import { type ImportPackage, importOptional } from './import-optional.js';
import { meshOperations } from './mesh-operations.js';
import { type ClosedRings, operations } from './polygon-operations.js';

interface Solid {
  getMesh(): {
    readonly numProp: number;
    readonly vertProperties: ArrayLike<number>;
    readonly triVerts: Uint32Array;
  };
  delete(): void;
}
type Combine = (a: Solid, b: Solid) => Solid;
type Contour = readonly (readonly [number, number])[];
interface CrossSection {
  add(other: CrossSection): CrossSection;
  intersect(other: CrossSection): CrossSection;
  subtract(other: CrossSection): CrossSection;
  decompose(): CrossSection[];
  toPolygons(): Contour[];
  delete(): void;
}
interface Library {
  setup(): void;
  readonly Mesh: new (data: object) => object;
  readonly CrossSection: new (contours: Contour[], fillRule: 'EvenOdd') => CrossSection;
  readonly Manifold: Readonly<Record<'union' | 'intersection' | 'difference', Combine>> & {
    ofMesh(mesh: object): Solid;
  };
}

/** The largest coordinate of polygons is from 2^20 to 2^21. */
const BITS = 20;

/**
 * Cross sections are scaled by a power of two before, and back after, so that what is rounded to decimals there is far
 * finer than the bound of the question. The precise questions ask for more than it promises: it is not asked those.
 */
function crossSections({ CrossSection }: Library) {
  const operate =
    (combine: (a: CrossSection, b: CrossSection) => CrossSection) => (a: ClosedRings, b: ClosedRings) => {
      const largest = Math.max(...[a, b].flat(3).map(Math.abs));
      const k = largest === 0 ? 0 : BITS - exponentOf(largest);
      const section = (rings: ClosedRings) =>
        new CrossSection(
          rings.map((ring) =>
            ring.slice(0, -1).map(([x, y]) => [scaleByPowerOfTwo(x, k), scaleByPowerOfTwo(y, k)] as const),
          ),
          'EvenOdd',
        );
      const [one, other] = [section(a), section(b)];
      const result = combine(one, other);
      const parts = result.decompose();
      const polygons = parts.map((part) =>
        part
          .toPolygons()
          .map((ring) => [...ring, ring[0]!].map((p) => p.map((x) => scaleByPowerOfTwo(x, -k)))),
      );
      for (const used of [one, other, result, ...parts]) used.delete();
      return polygons;
    };
  return operations(
    {
      Union: operate((a, b) => a.add(b)),
      Intersection: operate((a, b) => a.intersect(b)),
      Difference: operate((a, b) => a.subtract(b)),
      Xor: operate((a, b) => {
        const [outside, inside] = [a.add(b), a.intersect(b)];
        const result = outside.subtract(inside);
        outside.delete();
        inside.delete();
        return result;
      }),
    },
    { isPrecise: false },
  );
}

/**
 * manifold-3d, compiled for the web. Its meshes are floats of 32 bits, and by its documentation what it returns is
 * manifold. Its cross sections are doubles.
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
  const solids = meshOperations('manifold-3d', {
    Union: operate(Manifold.union),
    Intersection: operate(Manifold.intersection),
    Difference: operate(Manifold.difference),
  });
  const planar = crossSections(library);
  const doubles = Object.fromEntries(Object.keys(planar).map((question) => [question, {}]));
  return { ...alsoBuilding(solids, planar), declares: { ...solids.declares, ...doubles } };
}
