import { type SweepPair, sizeInSweep } from '../cases/motion/translation.js';
import { pairName } from '../cases/round/operands.js';
import { type Engine, peer, type YesOrNo } from './engine.js';
import {
  ALONG_Y,
  areFloats,
  middledBox,
  type Rotation,
  type Triple,
  tripleAt,
  turnOf,
  UNTURNED,
  uprightAt,
} from './exact-shapes.js';
import { type ImportPackage, importOptional } from './import-optional.js';
import { isBeyond, relativeMotion } from './sweep-margins.js';

/** Something in the memory of Jolt, which is given back by hand. */
type Handle = object;
interface Shape {
  AddRef(): void;
  Release(): void;
}
interface Transformed {
  mShape: Shape;
  SetWorldTransform(at: Handle, turn: Handle, scale: Handle): void;
  CastRay(ray: Handle, hit: Handle): void;
  CastShape(cast: Handle, settings: Handle, base: Handle, collector: Handle, filter: Handle): void;
  CollidePoint(point: Handle, collector: Handle, filter: Handle): void;
  CollideShape(
    other: Shape,
    scale: Handle,
    place: Handle,
    settings: Handle,
    base: Handle,
    collector: Handle,
    filter: Handle,
  ): void;
}
interface Collector {
  HadHit(): boolean;
}
interface Jolt {
  Vec3: new (x: number, y: number, z: number) => Handle;
  RVec3: new (x: number, y: number, z: number) => Handle;
  Quat: new (x: number, y: number, z: number, w: number) => Handle;
  RMat44: new () => {
    sTranslation(by: Handle): Handle;
    sRotationTranslation(turn: Handle, by: Handle): Handle;
  };
  RShapeCast: new (shape: Shape, scale: Handle, start: Handle, direction: Handle) => Handle;
  ShapeCastSettings: new () => Handle & { mBackFaceModeTriangles: number; mBackFaceModeConvex: number };
  EBackFaceMode_CollideWithBackFaces: number;
  CastShapeAnyHitCollisionCollector: new () => Collector;
  AABox: new (min: Handle, max: Handle) => { OverlapsAABox(other: Handle): boolean };
  BoxShape: new (halfSize: Handle, convexRadius: number) => Shape;
  SphereShape: new (radius: number) => Shape;
  CapsuleShape: new (halfHeight: number, radius: number) => Shape;
  CylinderShape: new (halfHeight: number, radius: number, convexRadius: number) => Shape;
  TransformedShape: new () => Transformed;
  RRayCast: new (origin: Handle, direction: Handle) => Handle;
  RayCastResult: new () => { readonly mFraction: number };
  ShapeFilter: new () => Handle;
  CollidePointAnyHitCollisionCollector: new () => Collector;
  CollideShapeSettings: new () => Handle;
  CollideShapeAnyHitCollisionCollector: new () => Collector;
  BroadPhaseLayer: new (index: number) => Handle;
  BroadPhaseLayerInterfaceTable: new (
    layers: number,
    broadLayers: number,
  ) => {
    MapObjectToBroadPhaseLayer(layer: number, broadLayer: Handle): void;
  };
  ObjectLayerPairFilterTable: new (layers: number) => Handle;
  ObjectVsBroadPhaseLayerFilterTable: new (
    broadLayers: Handle,
    broadCount: number,
    pairs: Handle,
    count: number,
  ) => Handle;
  JoltSettings: new () => {
    mMaxBodies: number;
    mMaxWorkerThreads: number;
    mBroadPhaseLayerInterface: Handle;
    mObjectLayerPairFilter: Handle;
    mObjectVsBroadPhaseLayerFilter: Handle;
  };
  JoltInterface: new (settings: Handle) => Handle;
  destroy(handle: Handle): void;
}
/**
 * Its documentation ("Conventions and limits") speaks of shapes from 0.1 to 2000 meters: powers of two around these.
 */
const SIZES = [2 ** -4, 2 ** 11] as const;

type Make = <H extends Handle>(handle: H) => H;
/**
 * A shape of a question, made where it is asked about; `undefined` where 32 bits do not have it, or Jolt has no such
 * shape.
 */
interface Place {
  readonly at: Triple;
  readonly turn: Rotation;
  shape(make: Make): Shape;
}
type Placing = (v: Float64Array, at: number) => Place | undefined;

/** How the shapes of questions are made. Those without a length or a radius are none there. */
function placings(jolt: Jolt): Readonly<Record<'box' | 'sphere' | 'capsule' | 'cylinder', Placing>> {
  const upright =
    (shape: (half: number, radius: number) => Shape): Placing =>
    (v, at) => {
      const [found, radius] = [uprightAt(v, at), v[at + 6]!];
      if (found === undefined || radius === 0 || found.half === 0) return undefined;
      if (!areFloats([...found.middle, found.half])) return undefined;
      return {
        at: found.middle,
        turn: turnOf(ALONG_Y, found.way),
        shape: () => shape(found.half, radius),
      };
    };
  return {
    box(v, at) {
      const found = middledBox(v, at);
      if (found === undefined || !areFloats([...found.middle, ...found.half])) return undefined;
      return {
        at: found.middle,
        turn: UNTURNED,
        shape: (make) => new jolt.BoxShape(make(new jolt.Vec3(...found.half)), 0),
      };
    },
    sphere(v, at) {
      const radius = v[at + 3]!;
      if (radius === 0) return undefined;
      return { at: tripleAt(v, at), turn: UNTURNED, shape: () => new jolt.SphereShape(radius) };
    },
    capsule: upright((half, radius) => new jolt.CapsuleShape(half, radius)),
    cylinder: upright((half, radius) => new jolt.CylinderShape(half, radius, 0)),
  };
}

/** "If objects are closer than this distance, they are considered to be colliding" (PhysicsSettings.h): 1e-4. */
const TOLERANCE = 2 ** -12;

/**
 * What is cast, at what: the first one has a radius, by which the tolerance is told. Triangles are there in meshes
 * only, whose coordinates it rounds.
 */
const CAST = [
  ['sphere', 'sphere'],
  ['sphere', 'capsule'],
  ['sphere', 'box'],
  ['capsule', 'capsule'],
  ['capsule', 'box'],
] as const;

/** Makes a world without bodies: two shapes are compared by what is registered then. */
function startWorld(jolt: Jolt): void {
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

/**
 * Jolt (jolt-physics), compiled for the web, in 32 bits: boxes, points, rays of finite length against shapes
 * without rounded corners, and two balls. It is asked only where all numbers are floats of 32 bits: those of
 * a box as a middle and half sizes, too, and the way from one end of a segment to the other. Capsules and
 * cylinders, which stand along y there, are asked about where they are along an axis, by a turn that rounds
 * nothing. Other pairs of shapes it compares with a tolerance that it documents. So it does with shapes that are cast:
 * these are asked about where a radius that is larger or smaller by more than the tolerance has the same answer, and
 * they are hit from behind, too.
 */
export async function loadJolt(load: ImportPackage = importOptional): Promise<Engine | undefined> {
  const loaded = await load('jolt-physics');
  if (loaded === undefined) return undefined;
  const jolt = await (loaded.default as () => Promise<Jolt>)();
  startWorld(jolt);
  const placing = placings(jolt);
  /** Calls with things of its memory, and gives all of them back. */
  const within = <T>(use: (make: Make) => T): T => {
    const made: Handle[] = [];
    try {
      return use((handle) => {
        made.push(handle);
        return handle;
      });
    } finally {
      for (const handle of made.reverse()) jolt.destroy(handle);
    }
  };
  const boxes: YesOrNo = (v) =>
    within((make) => {
      const corner = (at: number) => make(new jolt.Vec3(...tripleAt(v, at)));
      const box = (at: number) => make(new jolt.AABox(corner(at), corner(at + 3)));
      return box(0).OverlapsAABox(box(6));
    });
  /** Asks something about a shape at its place. */
  const asked = (
    place: Place | undefined,
    ask: (placed: Transformed, make: Make) => boolean,
  ): boolean | undefined =>
    place &&
    within((make) => {
      const shape = place.shape(make);
      shape.AddRef();
      const placed = make(new jolt.TransformedShape());
      placed.mShape = shape;
      const { x, y, z, w } = place.turn;
      const [at, turn] = [make(new jolt.RVec3(...place.at)), make(new jolt.Quat(x, y, z, w))];
      placed.SetWorldTransform(at, turn, make(new jolt.Vec3(1, 1, 1)));
      const answer = ask(placed, make);
      shape.Release();
      return answer;
    });
  const segment = (v: Float64Array, place: Place | undefined) => {
    const [start, end] = [tripleAt(v, 0), tripleAt(v, 3)];
    const way = end.map((x, k) => x - start[k]!) as unknown as Triple;
    // Two floats of 32 bits: what their difference is rounded to is no such float where the difference is none.
    if (!areFloats(way) || way.some((x, k) => start[k]! + x !== end[k])) return undefined;
    return asked(place, (placed, make) => {
      const [from, along] = [make(new jolt.RVec3(...start)), make(new jolt.Vec3(...way))];
      const hit = make(new jolt.RayCastResult());
      placed.CastRay(make(new jolt.RRayCast(from, along)), hit);
      // What is not hit has a fraction behind the end.
      return hit.mFraction <= 1;
    });
  };
  const point = (v: Float64Array, place: Place | undefined) =>
    asked(place, (placed, make) => {
      const collector = make(new jolt.CollidePointAnyHitCollisionCollector());
      placed.CollidePoint(make(new jolt.RVec3(...tripleAt(v, 0))), collector, make(new jolt.ShapeFilter()));
      return collector.HadHit();
    });
  const balls = (a: Place | undefined, b: Place | undefined) =>
    a &&
    asked(b, (placed, make) => {
      const shape = a.shape(make);
      shape.AddRef();
      const collector = make(new jolt.CollideShapeAnyHitCollisionCollector());
      placed.CollideShape(
        shape,
        make(new jolt.Vec3(1, 1, 1)),
        make(new jolt.RMat44()).sTranslation(make(new jolt.RVec3(...a.at))),
        make(new jolt.CollideShapeSettings()),
        make(new jolt.RVec3(0, 0, 0)),
        collector,
        make(new jolt.ShapeFilter()),
      );
      shape.Release();
      return collector.HadHit();
    });
  const cast = (pair: SweepPair, v: Float64Array, a: Place | undefined, b: Place | undefined) => {
    const motion = relativeMotion(pair, v);
    if (a === undefined || motion === undefined || !areFloats(motion)) return undefined;
    return asked(b, (placed, make) => {
      const shape = a.shape(make);
      shape.AddRef();
      const { x, y, z, w } = a.turn;
      const turn = make(new jolt.Quat(x, y, z, w));
      const start = make(new jolt.RMat44()).sRotationTranslation(turn, make(new jolt.RVec3(...a.at)));
      const [one, way] = [make(new jolt.Vec3(1, 1, 1)), make(new jolt.Vec3(...motion))];
      const settings = make(new jolt.ShapeCastSettings());
      settings.mBackFaceModeTriangles = jolt.EBackFaceMode_CollideWithBackFaces;
      settings.mBackFaceModeConvex = jolt.EBackFaceMode_CollideWithBackFaces;
      const collector = make(new jolt.CastShapeAnyHitCollisionCollector());
      placed.CastShape(
        make(new jolt.RShapeCast(shape, one, start, way)),
        settings,
        make(new jolt.RVec3(0, 0, 0)),
        collector,
        make(new jolt.ShapeFilter()),
      );
      shape.Release();
      return collector.HadHit();
    });
  };
  const answers: Record<string, YesOrNo> = {
    boxBox: boxes,
    segmentIntersectsBox: (v) => segment(v, placing.box(v, 6)),
    sphereSphere: (v) => balls(placing.sphere(v, 0), placing.sphere(v, 4)),
  };
  for (const kind of ['sphere', 'capsule', 'cylinder'] as const)
    answers[pairName('segment', kind)] = (v) => segment(v, placing[kind](v, 6));
  for (const kind of ['box', 'sphere', 'capsule', 'cylinder'] as const)
    answers[pairName('point', kind)] = (v) => point(v, placing[kind](v, 3));
  for (const [a, b] of CAST) {
    const pair: SweepPair = { a, b, dimension: 3 };
    const isClear = isBeyond(pair, TOLERANCE);
    answers[pairName(a, b, 'Sweep')] = (v) => {
      const answer = cast(pair, v, placing[a](v, 0), placing[b](v, sizeInSweep(a, 3) + 3));
      return answer === undefined || !isClear(v) ? undefined : answer;
    };
  }
  const known = Object.entries(answers).map(([name, answer]): [string, YesOrNo] => [
    name,
    (v) => (areFloats(v) ? answer(v) : undefined),
  ]);
  return {
    ...peer('jolt', Object.fromEntries(known)),
    declares: { '*': { float32: true, magnitudes: SIZES } },
  };
}
