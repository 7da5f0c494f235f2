import type { PlainMesh } from '../cases/constructions/meshes.js';
import type { Engine } from './engine.js';
import { type ImportPackage, importOptional } from './import-optional.js';
import { meshOperations } from './mesh-operations.js';

interface Geometry {
  readonly attributes: { readonly position: { readonly array: ArrayLike<number> } };
  readonly index: { readonly array: ArrayLike<number> } | null;
  readonly drawRange: { readonly start: number; readonly count: number };
  setAttribute(name: string, attribute: object): void;
  setIndex(attribute: object): void;
}
interface Brush {
  readonly geometry: Geometry;
  updateMatrixWorld(): void;
}
interface Library {
  readonly ADDITION: number;
  readonly SUBTRACTION: number;
  readonly INTERSECTION: number;
  readonly Brush: new (geometry: Geometry) => Brush;
  readonly Evaluator: new () => {
    attributes: string[];
    useGroups: boolean;
    evaluate(a: Brush, b: Brush, operation: number): Brush;
  };
}

/** Without the advice that one of its packages gives to another with every call. */
function quietly<T>(call: () => T): T {
  const { warn } = console;
  console.warn = () => {};
  try {
    return call();
  } finally {
    console.warn = warn;
  }
}

/**
 * three-bvh-csg. It keeps positions in 32 bits. By its documentation results may not be completely two-manifold: it is
 * asked for the volume only.
 */
export async function loadThreeBvhCsg(load: ImportPackage = importOptional): Promise<Engine | undefined> {
  // Not its main entry, which would bring a second copy of three.js along, and its warnings.
  const library = (await load('three-bvh-csg/src/index.js', 'three-bvh-csg')) as Library | undefined;
  const three = await load('three');
  if (library === undefined || three === undefined) return undefined;
  const { BufferAttribute, BufferGeometry } = three as {
    BufferAttribute: new (numbers: ArrayLike<number>, size: number) => object;
    BufferGeometry: new () => Geometry;
  };
  const evaluator = new library.Evaluator();
  evaluator.attributes = ['position'];
  evaluator.useGroups = false;
  const brush = ({ positions, indices }: PlainMesh) => {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
    geometry.setIndex(new BufferAttribute(Uint32Array.from(indices), 1));
    const made = new library.Brush(geometry);
    made.updateMatrixWorld();
    return made;
  };
  const operate = (operation: number) => (a: PlainMesh, b: PlainMesh) => {
    const { attributes, index, drawRange } = quietly(() =>
      evaluator.evaluate(brush(a), brush(b), operation),
    ).geometry;
    const positions = Array.from(attributes.position.array);
    const all =
      index === null ? positions.slice(0, positions.length / 3).map((_, i) => i) : Array.from(index.array);
    const end = Math.min(all.length, drawRange.start + drawRange.count);
    return { positions, indices: all.slice(drawRange.start, end) };
  };
  const functions = {
    Union: operate(library.ADDITION),
    Intersection: operate(library.INTERSECTION),
    Difference: operate(library.SUBTRACTION),
  };
  return meshOperations('three-bvh-csg', functions, ['Volume']);
}
