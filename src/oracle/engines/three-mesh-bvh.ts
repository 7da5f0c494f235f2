import { type Engine, peer } from './engine.js';
import { importOptional } from './import-optional.js';

type MakeVector = new (x: number, y: number, z: number) => object;
type MakeTriangle = new (
  a: object,
  b: object,
  c: object,
) => { intersectsTriangle(other: object, target: null, suppressLog: boolean): boolean };

/** three-mesh-bvh: the triangle test behind its BVH. */
export async function loadThreeMeshBvh(): Promise<Engine | undefined> {
  const three = await importOptional('three');
  if (three === undefined) return undefined;
  const loaded = await importOptional('three-mesh-bvh');
  if (loaded === undefined) return undefined;
  const Vector3 = three.Vector3 as MakeVector;
  const ExtendedTriangle = loaded.ExtendedTriangle as MakeTriangle;
  const triangle = (v: Float64Array, at: number) => {
    const point = (i: number) => new Vector3(v[at + i]!, v[at + i + 1]!, v[at + i + 2]!);
    return new ExtendedTriangle(point(0), point(3), point(6));
  };
  return peer('three-mesh-bvh', {
    triangleTriangle: (v) => triangle(v, 0).intersectsTriangle(triangle(v, 9), null, true),
  });
}
