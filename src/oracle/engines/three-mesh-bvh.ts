import { ALL, type MeshValues, meshAt, meshSize, PAIRED } from '../cases/meshes/values.js';
import { type Engine, peer } from './engine.js';
import { areFloats, areOrthogonal } from './exact-shapes.js';
import { type ImportPackage, importOptional } from './import-optional.js';

type MakeVector = new (x: number, y: number, z: number) => object;
interface Matrix {
  set(...rows: readonly number[]): Matrix;
}
interface Geometry {
  setAttribute(name: string, attribute: object): void;
  setIndex(attribute: object): void;
}
/** What is used of three.js, which comes without types. */
interface Three {
  Vector3: MakeVector;
  Matrix4: new () => Matrix;
  Sphere: new (center: object, radius: number) => object;
  Box3: new (min: object, max: object) => object;
  Ray: new (origin: object, direction: object) => object;
  BufferGeometry: new () => Geometry;
  BufferAttribute: new (numbers: ArrayLike<number>, size: number) => object;
  DoubleSide: number;
}
interface Triangle {
  intersectsTriangle(other: object, target: null, suppressLog: boolean): boolean;
  intersectsSphere(sphere: object): boolean;
}
interface OrientedBox {
  set(min: object, max: object, matrix: Matrix): void;
  intersectsBox(box: object): boolean;
  intersectsTriangle(triangle: object): boolean;
}
interface ThreeMeshBvh {
  ExtendedTriangle: new (a: object, b: object, c: object) => Triangle;
  OrientedBox: new () => OrientedBox;
  MeshBVH: new (
    geometry: Geometry,
  ) => {
    raycastFirst(ray: object, side: number): object | null;
    /** Its documentation says true or false; for false it says nothing. */
    intersectsGeometry(geometry: Geometry, toMesh: Matrix): boolean | undefined;
  };
}

/**
 * three-mesh-bvh: its triangles, its oriented boxes, and its trees of meshes. Directions are given as they are, and
 * asked about where they are of unit length, as three.js wants those of its rays. An oriented box has a matrix, which
 * is given the axes as they are; they have to be orthogonal. Meshes are asked about where their coordinates are floats
 * of 32 bits, as those of three.js are.
 */
export async function loadThreeMeshBvh(load: ImportPackage = importOptional): Promise<Engine | undefined> {
  const three = (await load('three')) as unknown as Three | undefined;
  if (three === undefined) return undefined;
  const loaded = (await load('three-mesh-bvh')) as unknown as ThreeMeshBvh | undefined;
  if (loaded === undefined) return undefined;
  const { Vector3, Matrix4 } = three;
  const point = (v: Float64Array, at: number) => new Vector3(v[at]!, v[at + 1]!, v[at + 2]!);
  const triangle = (v: Float64Array, at: number) =>
    new loaded.ExtendedTriangle(point(v, at), point(v, at + 3), point(v, at + 6));
  const box = (v: Float64Array, at: number) => new three.Box3(point(v, at), point(v, at + 3));
  const oriented = (min: object, max: object, matrix: Matrix) => {
    const made = new loaded.OrientedBox();
    made.set(min, max, matrix);
    return made;
  };
  const orientedBox = (v: Float64Array, at: number) => {
    if (!areOrthogonal(v, at + 3)) return undefined;
    const row = (k: number) => [v[at + 3 + k]!, v[at + 6 + k]!, v[at + 9 + k]!, v[at + k]!];
    const matrix = new Matrix4().set(...row(0), ...row(1), ...row(2), 0, 0, 0, 1);
    const [x, y, z] = [v[at + 12]!, v[at + 13]!, v[at + 14]!];
    return oriented(new Vector3(-x, -y, -z), new Vector3(x, y, z), matrix);
  };
  const geometry = ({ positions, indices }: MeshValues) => {
    if (!areFloats(positions)) return undefined;
    const made = new three.BufferGeometry();
    made.setAttribute('position', new three.BufferAttribute(Float32Array.from(positions), 3));
    made.setIndex(new three.BufferAttribute(indices.slice(), 1));
    return made;
  };
  const engine = peer('three-mesh-bvh', {
    triangleTriangle: (v) => triangle(v, 0).intersectsTriangle(triangle(v, 9), null, true),
    sphereTriangle: (v) => triangle(v, 4).intersectsSphere(new three.Sphere(point(v, 0), v[3]!)),
    triangleBox: (v) => oriented(point(v, 9), point(v, 12), new Matrix4()).intersectsTriangle(triangle(v, 0)),
    triangleOrientedBox: (v) => orientedBox(v, 9)?.intersectsTriangle(triangle(v, 0)),
    boxOrientedBox: (v) => orientedBox(v, 6)?.intersectsBox(box(v, 0)),
    allHitsOfRay(v) {
      const [mesh, at] = [geometry(meshAt(v, 0, ALL)), meshSize(ALL)];
      const ray = new three.Ray(point(v, at), point(v, at + 3));
      return mesh && new loaded.MeshBVH(mesh).raycastFirst(ray, three.DoubleSide) !== null;
    },
    meshMesh(v) {
      const [a, b] = [geometry(meshAt(v, 0, PAIRED)), geometry(meshAt(v, meshSize(PAIRED), PAIRED))];
      return a && b && new loaded.MeshBVH(a).intersectsGeometry(b, new Matrix4()) === true;
    },
  });
  return { ...engine, declares: { allHitsOfRay: { unitVectors: true } } };
}
