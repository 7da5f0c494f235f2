/** Engines that combine solids, behind one interface. Those that are not installed are left out. */
import { coordinates } from '../../src/implicit/index.js';
import { importOptional } from '../../src/oracle/engines/import-optional.js';
import {
  type Solid,
  solidDifference,
  solidFromMesh,
  solidUnion,
  triangulateSolid,
} from '../../src/solids/index.js';
import type { Mesh } from './shapes.js';

/** An engine; `S` is what it has for a solid. */
export interface SolidEngine<S = unknown> {
  readonly name: string;
  solid(mesh: Mesh): S;
  union(a: S, b: S): S;
  difference(a: S, b: S): S;
  /** Its surface; triangles need not share vertices. */
  mesh(solid: S): Mesh;
  /** Gives memory back that nobody else does. */
  free?(solid: S): void;
}

const ours: SolidEngine<Solid> = {
  name: 'unerring',
  solid: (mesh) => solidFromMesh(mesh),
  union: (a, b) => solidUnion(a, b),
  difference: solidDifference,
  mesh(solid) {
    const { triangles } = triangulateSolid(solid);
    const points = solid.vertices.map((vertex) => {
      if (!('planes' in vertex)) return vertex;
      const [a, b, c] = vertex.planes.map((plane) => solid.planes[plane]!);
      return coordinates({ type: 'three-planes', planes: [a!, b!, c!] });
    });
    return { positions: Float64Array.from(points.flatMap((p) => [...p])), indices: triangles };
  },
};

/** What is used of manifold-3d. */
interface ManifoldModule {
  setup(): void;
  readonly Mesh: new (data: object) => object;
  readonly Manifold: {
    ofMesh(mesh: object): ManifoldSolid;
    union(a: ManifoldSolid, b: ManifoldSolid): ManifoldSolid;
    difference(a: ManifoldSolid, b: ManifoldSolid): ManifoldSolid;
  };
}
interface ManifoldSolid {
  numTri(): number;
  getMesh(): {
    readonly numProp: number;
    readonly vertProperties: ArrayLike<number>;
    readonly triVerts: Uint32Array;
  };
  delete(): void;
}

async function manifold(): Promise<SolidEngine<ManifoldSolid> | undefined> {
  const loaded = await importOptional('manifold-3d');
  if (loaded === undefined) return undefined;
  const library = await (loaded.default as () => Promise<ManifoldModule>)();
  library.setup();
  return {
    name: 'manifold-3d',
    solid({ positions, indices }) {
      const data = { numProp: 3, vertProperties: Float32Array.from(positions), triVerts: indices };
      return library.Manifold.ofMesh(new library.Mesh(data));
    },
    union(a, b) {
      const result = library.Manifold.union(a, b);
      // It works when it is asked for something.
      result.numTri();
      return result;
    },
    difference(a, b) {
      const result = library.Manifold.difference(a, b);
      result.numTri();
      return result;
    },
    mesh(solid) {
      const { numProp, vertProperties, triVerts } = solid.getMesh();
      const positions = new Float64Array((3 * vertProperties.length) / numProp);
      for (let i = 0; i < positions.length / 3; i++) {
        for (let k = 0; k < 3; k++) positions[3 * i + k] = vertProperties[numProp * i + k]!;
      }
      return { positions, indices: triVerts };
    },
    free: (solid) => solid.delete(),
  };
}

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

async function threeBvhCsg(): Promise<SolidEngine<Brush> | undefined> {
  const csg = await importOptional('three-bvh-csg/src/index.js', 'three-bvh-csg');
  const three = await importOptional('three');
  if (csg === undefined || three === undefined) return undefined;
  const { BufferAttribute, BufferGeometry } = three as {
    BufferAttribute: new (numbers: ArrayLike<number>, size: number) => object;
    BufferGeometry: new () => Geometry;
  };
  const { ADDITION, SUBTRACTION } = csg as { ADDITION: number; SUBTRACTION: number };
  const { Brush: Made, Evaluator } = csg as {
    Brush: new (geometry: Geometry) => Brush;
    Evaluator: new () => {
      attributes: string[];
      useGroups: boolean;
      evaluate(a: Brush, b: Brush, operation: number): Brush;
    };
  };
  const evaluator = new Evaluator();
  evaluator.attributes = ['position'];
  evaluator.useGroups = false;
  return {
    name: 'three-bvh-csg',
    solid({ positions, indices }) {
      const geometry = new BufferGeometry();
      geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
      geometry.setIndex(new BufferAttribute(indices.slice(), 1));
      const brush = new Made(geometry);
      brush.updateMatrixWorld();
      return brush;
    },
    union: (a, b) => evaluator.evaluate(a, b, ADDITION),
    difference: (a, b) => evaluator.evaluate(a, b, SUBTRACTION),
    mesh({ geometry: { attributes, index, drawRange } }) {
      const positions = Float64Array.from(attributes.position.array);
      const all =
        index === null ? Uint32Array.from({ length: positions.length / 3 }, (_, i) => i) : index.array;
      const end = Math.min(all.length, drawRange.start + drawRange.count);
      return { positions, indices: Uint32Array.from(Array.from(all).slice(drawRange.start, end)) };
    },
  };
}

async function jscad(): Promise<SolidEngine | undefined> {
  const loaded = await importOptional('@jscad/modeling');
  if (loaded === undefined) return undefined;
  const { booleans, geometries, primitives } = (loaded.default ?? loaded) as {
    booleans: Record<'union' | 'subtract', (a: unknown, b: unknown) => unknown>;
    geometries: {
      geom3: { toPolygons(solid: unknown): readonly { vertices: readonly (readonly number[])[] }[] };
    };
    primitives: { polyhedron(of: object): unknown };
  };
  return {
    name: '@jscad/modeling',
    solid({ positions, indices }) {
      const points = Array.from({ length: positions.length / 3 }, (_, i) => [
        ...positions.subarray(3 * i, 3 * i + 3),
      ]);
      const faces = Array.from({ length: indices.length / 3 }, (_, i) => [
        ...indices.subarray(3 * i, 3 * i + 3),
      ]);
      return primitives.polyhedron({ points, faces, orientation: 'outward' });
    },
    union: (a, b) => booleans.union(a, b),
    difference: (a, b) => booleans.subtract(a, b),
    mesh(solid) {
      const corners = geometries.geom3
        .toPolygons(solid)
        .flatMap(({ vertices }) => vertices.slice(2).flatMap((p, i) => [vertices[0]!, vertices[i + 1]!, p]));
      const positions = Float64Array.from(corners.flatMap((p) => [...p]));
      return { positions, indices: Uint32Array.from({ length: corners.length }, (_, i) => i) };
    },
  };
}

/** Ours first, then the others that are there. */
export async function loadEngines(): Promise<SolidEngine[]> {
  const others = await Promise.all([manifold(), threeBvhCsg(), jscad()]);
  return [ours, ...others.filter((engine) => engine !== undefined)] as SolidEngine[];
}
