/** The casts of rapier3d and jolt, as users call them: shapes are made once, and cast to the end of the motion. */
import type { Case, Fixed, Moving } from './shapes.js';

/** Makes a case ready, and says how it is asked; `undefined`: there is no such shape. */
export interface Engine {
  readonly name: string;
  make(one: Case): (() => boolean) | undefined;
}

const UNTURNED = { x: 0, y: 0, z: 0, w: 1 };
const vector = ([x, y, z]: readonly number[]) => ({ x: x!, y: y!, z: z! });
const middle = (p: readonly number[], q: readonly number[]) => p.map((x, k) => (x + q[k]!) / 2);
const half = (p: readonly number[], q: readonly number[]) => p.map((x, k) => (q[k]! - x) / 2);
const placeOf = (moving: Moving) =>
  moving.type === 'sphere' ? moving.center : middle(moving.start, moving.end);

export async function rapierEngine(): Promise<Engine> {
  // biome-ignore lint/suspicious/noExplicitAny: the package is only used here
  const rapier = (await import('@dimforge/rapier3d-compat')).default as any;
  await rapier.init();
  const movingOf = (moving: Moving) =>
    moving.type === 'sphere'
      ? new rapier.Ball(moving.radius)
      : new rapier.Capsule((moving.end[1]! - moving.start[1]!) / 2, moving.radius);
  const fixedOf = (fixed: Fixed) => {
    if (fixed.type === 'triangle')
      return [new rapier.Triangle(vector(fixed.a), vector(fixed.b), vector(fixed.c)), [0, 0, 0]];
    if (fixed.type === 'box')
      return [new rapier.Cuboid(...half(fixed.min, fixed.max)), middle(fixed.min, fixed.max)];
    return [new rapier.ConvexPolyhedron(Float32Array.from(fixed.vertices.flat()), null), [0, 0, 0]];
  };
  const zero = vector([0, 0, 0]);
  return {
    name: 'rapier3d',
    make({ moving, motion, fixed }) {
      const shape = movingOf(moving);
      const [at, way] = [vector(placeOf(moving)), vector(motion)];
      const [other, place] = fixedOf(fixed);
      const otherAt = vector(place);
      return () => shape.castShape(at, UNTURNED, way, other, otherAt, UNTURNED, zero, 0, 1, true) !== null;
    },
  };
}

export async function joltEngine(): Promise<Engine> {
  // biome-ignore lint/suspicious/noExplicitAny: the package is only used here
  const jolt = (await (await import('jolt-physics')).default()) as any;
  startWorld(jolt);
  const vec = ([x, y, z]: readonly number[]) => new jolt.Vec3(x, y, z);
  const place = ([x, y, z]: readonly number[]) => new jolt.RVec3(x, y, z);
  const one = vec([1, 1, 1]);
  const origin = place([0, 0, 0]);
  const filter = new jolt.ShapeFilter();
  const settings = new jolt.ShapeCastSettings();
  settings.mBackFaceModeConvex = jolt.EBackFaceMode_CollideWithBackFaces;
  const collector = new jolt.CastShapeAnyHitCollisionCollector();
  const hullOf = (vertices: readonly (readonly number[])[]) => {
    const hull = new jolt.ConvexHullShapeSettings();
    hull.mMaxConvexRadius = 0;
    for (const p of vertices) hull.mPoints.push_back(vec(p));
    return hull.Create().Get();
  };
  return {
    name: 'jolt',
    make({ moving, motion, fixed }) {
      if (fixed.type === 'triangle') return undefined;
      const shape =
        moving.type === 'sphere'
          ? new jolt.SphereShape(moving.radius)
          : new jolt.CapsuleShape((moving.end[1]! - moving.start[1]!) / 2, moving.radius);
      shape.AddRef();
      const isBox = fixed.type === 'box';
      const other = isBox ? new jolt.BoxShape(vec(half(fixed.min, fixed.max)), 0) : hullOf(fixed.vertices);
      other.AddRef();
      const placed = new jolt.TransformedShape();
      placed.mShape = other;
      const at = isBox ? middle(fixed.min, fixed.max) : [0, 0, 0];
      placed.SetWorldTransform(place(at), new jolt.Quat(0, 0, 0, 1), one);
      const start = new jolt.RMat44().sTranslation(place(placeOf(moving)));
      const cast = new jolt.RShapeCast(shape, one, start, vec(motion));
      return () => {
        collector.Reset();
        placed.CastShape(cast, settings, origin, collector, filter);
        return collector.HadHit();
      };
    },
  };
}

/** A world without bodies: shapes are compared by what is registered then. */
// biome-ignore lint/suspicious/noExplicitAny: the package is only used here
function startWorld(jolt: any): void {
  const settings = new jolt.JoltSettings();
  const layers = new jolt.BroadPhaseLayerInterfaceTable(1, 1);
  layers.MapObjectToBroadPhaseLayer(0, new jolt.BroadPhaseLayer(0));
  const pairs = new jolt.ObjectLayerPairFilterTable(1);
  settings.mMaxBodies = 1;
  settings.mMaxWorkerThreads = 0;
  settings.mBroadPhaseLayerInterface = layers;
  settings.mObjectLayerPairFilter = pairs;
  settings.mObjectVsBroadPhaseLayerFilter = new jolt.ObjectVsBroadPhaseLayerFilterTable(layers, 1, pairs, 1);
  new jolt.JoltInterface(settings);
}
