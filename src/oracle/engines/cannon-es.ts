import { type Engine, peer } from './engine.js';
import {
  ALONG_Z,
  isNearer,
  middledBox,
  type Rotation,
  type Triple,
  tripleAt,
  turnOf,
  UNTURNED,
  uprightPlane,
} from './exact-shapes.js';
import { type ImportPackage, importOptional } from './import-optional.js';

interface Vector {
  readonly x: number;
}
interface Box {
  overlaps(other: Box): boolean;
  overlapsRay(ray: Ray): boolean;
}
interface Ray {
  readonly direction: { copy(other: Vector): void };
  intersectBodies(bodies: readonly object[], result: object): void;
}
interface World {
  readonly narrowphase: {
    getContacts(a: object[], b: object[], world: World, result: object[], ...pools: object[][]): void;
  };
}
interface Cannon {
  Vec3: new (x: number, y: number, z: number) => Vector;
  Quaternion: new (x: number, y: number, z: number, w: number) => object;
  AABB: new (options: { lowerBound: Vector; upperBound: Vector }) => Box;
  Ray: new (from: Vector, to: Vector) => Ray;
  RaycastResult: new () => { readonly hasHit: boolean };
  World: new () => World;
  Body: new (options: { mass: number; shape: object; position: Vector; quaternion: object }) => object;
  Sphere: new (radius: number) => object;
  Particle: new () => object;
  Box: new (halfSize: Vector) => object;
  Plane: new () => object;
}

/**
 * cannon-es: its axis-aligned boxes; bodies, which meet if its narrow phase finds a contact; and rays of finite length.
 * Directions are given as they are, and asked about where they are of unit length, as its source wants them. Its boxes
 * have a middle and half sizes and are asked about where these are doubles; its planes are half-spaces, so that who
 * meets both sides of one meets the plane, and are asked about where they are across an axis. Its rays hit surfaces:
 * segments inside of a ball do not count.
 */
export async function loadCannonEs(load: ImportPackage = importOptional): Promise<Engine | undefined> {
  const cannon = (await load('cannon-es')) as unknown as Cannon | undefined;
  if (cannon === undefined) return undefined;
  const { Vec3, AABB, Ray } = cannon;
  const point = (v: ArrayLike<number>, at: number) => new Vec3(v[at]!, v[at + 1]!, v[at + 2]!);
  const box = (v: Float64Array, at: number) =>
    new AABB({ lowerBound: point(v, at), upperBound: point(v, at + 3) });
  const world = new cannon.World();
  const body = (shape: object, at: Triple, { x, y, z, w }: Rotation = UNTURNED) =>
    new cannon.Body({
      mass: 1,
      shape,
      position: point(at, 0),
      quaternion: new cannon.Quaternion(x, y, z, w),
    });
  const ball = (v: Float64Array, at: number) => body(new cannon.Sphere(v[at + 3]!), tripleAt(v, at));
  const meet = (a: object, b: object): boolean => {
    const contacts: object[] = [];
    world.narrowphase.getContacts([a], [b], world, contacts, [], [], []);
    return contacts.length > 0;
  };
  return {
    ...peer('cannon-es', {
      boxBox: (v) => box(v, 0).overlaps(box(v, 6)),
      rayBox(v) {
        const ray = new Ray(point(v, 0), point(v, 0));
        ray.direction.copy(point(v, 3));
        return box(v, 6).overlapsRay(ray);
      },
      pointSphere: (v) => meet(body(new cannon.Particle(), tripleAt(v, 0)), ball(v, 3)),
      sphereSphere: (v) => meet(ball(v, 0), ball(v, 4)),
      sphereBox(v) {
        const solid = middledBox(v, 4);
        return solid && meet(ball(v, 0), body(new cannon.Box(point(solid.half, 0)), solid.middle));
      },
      spherePlane(v) {
        const plane = uprightPlane(v, 4);
        if (plane === undefined) return undefined;
        const behind = (way: Triple) => body(new cannon.Plane(), plane.point, turnOf(ALONG_Z, way));
        const [x, y, z] = plane.normal;
        return meet(ball(v, 0), behind(plane.normal)) && meet(ball(v, 0), behind([0 - x, 0 - y, 0 - z]));
      },
      segmentSphere(v) {
        const isWithin = (at: number) => isNearer(tripleAt(v, at), tripleAt(v, 6), v[9]!);
        if (isWithin(0) && isWithin(3)) return undefined;
        const result = new cannon.RaycastResult();
        new Ray(point(v, 0), point(v, 3)).intersectBodies([ball(v, 6)], result);
        return result.hasHit;
      },
    }),
    declares: {
      // Its tests of a box compare strictly, and a box without a volume has no sides.
      sphereBox: { boundary: 'open', nonDegenerate: true },
      // "ray.direction is unit direction vector of ray": its source.
      rayBox: { unitVectors: true },
      rayIntersectsBox: { unitVectors: true },
    },
  };
}
