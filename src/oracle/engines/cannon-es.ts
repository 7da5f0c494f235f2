import { type Engine, peer } from './engine.js';
import { importOptional } from './import-optional.js';

interface Vector {
  readonly x: number;
}
interface Box {
  overlaps(other: Box): boolean;
  overlapsRay(ray: Ray): boolean;
}
interface Ray {
  readonly direction: { copy(other: Vector): void };
}
interface Cannon {
  Vec3: new (x: number, y: number, z: number) => Vector;
  AABB: new (options: { lowerBound: Vector; upperBound: Vector }) => Box;
  Ray: new (from: Vector, to: Vector) => Ray;
}

/** cannon-es: its axis-aligned boxes. Directions are given as they are: what it does with them does not depend on their length. */
export async function loadCannonEs(): Promise<Engine | undefined> {
  const cannon = (await importOptional('cannon-es')) as unknown as Cannon | undefined;
  if (cannon === undefined) return undefined;
  const { Vec3, AABB, Ray } = cannon;
  const point = (v: Float64Array, at: number) => new Vec3(v[at]!, v[at + 1]!, v[at + 2]!);
  const box = (v: Float64Array, at: number) =>
    new AABB({ lowerBound: point(v, at), upperBound: point(v, at + 3) });
  return peer('cannon-es', {
    boxBox: (v) => box(v, 0).overlaps(box(v, 6)),
    rayBox(v) {
      const ray = new Ray(point(v, 0), point(v, 0));
      ray.direction.copy(point(v, 3));
      return box(v, 6).overlapsRay(ray);
    },
  });
}
