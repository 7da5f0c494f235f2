import { pairName, sizeOf } from '../cases/round/operands.js';
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
  uprightPlane,
} from './exact-shapes.js';
import { type ImportPackage, importOptional } from './import-optional.js';

interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
interface Shape {
  intersectsShape(at: Vector, turn: Rotation, other: Shape, otherAt: Vector, otherTurn: Rotation): boolean;
  intersectsRay(ray: object, at: Vector, turn: Rotation, longest: number): boolean;
  containsPoint(at: Vector, turn: Rotation, point: Vector): boolean;
  castShape(
    at: Vector,
    turn: Rotation,
    velocity: Vector,
    other: Shape,
    otherAt: Vector,
    otherTurn: Rotation,
    otherVelocity: Vector,
    targetDistance: number,
    latest: number,
    stopAtPenetration: boolean,
  ): { readonly time_of_impact: number } | null;
}
interface Rapier {
  init(): Promise<void>;
  Ray: new (origin: Vector, direction: Vector) => object;
  Triangle: new (a: Vector, b: Vector, c: Vector) => Shape;
  Segment: new (a: Vector, b: Vector) => Shape;
  Cuboid: new (x: number, y: number, z: number) => Shape;
  Ball: new (radius: number) => Shape;
  Capsule: new (halfHeight: number, radius: number) => Shape;
  Cylinder: new (halfHeight: number, radius: number) => Shape;
  Cone: new (halfHeight: number, radius: number) => Shape;
  HalfSpace: new (normal: Vector) => Shape;
}
interface Placed {
  readonly shape: Shape;
  readonly at: Vector;
  readonly turn: Rotation;
}
type Place = (v: Float64Array, at: number) => Placed | undefined;

const ORIGIN: Vector = { x: 0, y: 0, z: 0 };
/** The longest ray of 32 bits. */
const LONGEST = 3.402_823_466_385_288_6e38;

const vector = ([x, y, z]: Triple): Vector => ({ x, y, z });
const point = (v: ArrayLike<number>, at: number): Vector => vector(tripleAt(v, at));

/** How the shapes of questions are made. What is no float of 32 bits is not known. */
function places(rapier: Rapier) {
  const placed = (shape: Shape, at: Vector = ORIGIN, turn: Rotation = UNTURNED): Placed => ({
    shape,
    at,
    turn,
  });
  /** What stands along y there, from its lower end to the upper one. */
  const upright =
    (make: new (halfHeight: number, radius: number) => Shape, isDown = false): Place =>
    (v, at) => {
      const found = uprightAt(v, at);
      // Of those without a radius only a capsule is something there.
      if (found === undefined || (v[at + 6] === 0 && make !== rapier.Capsule)) return undefined;
      if (!areFloats([...found.middle, found.half])) return undefined;
      const [x, y, z] = found.way;
      const way: Triple = isDown ? [0 - x, 0 - y, 0 - z] : found.way;
      return placed(new make(found.half, v[at + 6]!), vector(found.middle), turnOf(ALONG_Y, way));
    };
  return {
    triangle: (v, at) => placed(new rapier.Triangle(point(v, at), point(v, at + 3), point(v, at + 6))),
    segment: (v, at) => placed(new rapier.Segment(point(v, at), point(v, at + 3))),
    box: (v, at) => {
      const found = middledBox(v, at);
      if (found === undefined || !areFloats([...found.middle, ...found.half])) return undefined;
      return placed(new rapier.Cuboid(...found.half), vector(found.middle));
    },
    sphere: (v, at) => placed(new rapier.Ball(v[at + 3]!), point(v, at)),
    capsule: upright(rapier.Capsule),
    cylinder: upright(rapier.Cylinder),
    // Its apex is above; that of the question comes first.
    cone: upright(rapier.Cone, true),
  } satisfies Record<string, Place>;
}

/** The pairs of shapes that are asked, beside those with a plane. */
const PAIRS = [
  ['sphere', 'sphere'],
  ['sphere', 'box'],
  ['sphere', 'triangle'],
  ['sphere', 'capsule'],
  ['sphere', 'cylinder'],
  ['sphere', 'cone'],
  ['capsule', 'capsule'],
  ['capsule', 'box'],
  ['capsule', 'triangle'],
  ['segment', 'sphere'],
  ['segment', 'capsule'],
  ['segment', 'cylinder'],
  ['segment', 'cone'],
] as const;
const WITH_PLANE = ['sphere', 'capsule', 'cylinder', 'cone'] as const;
const WITH_RAY = ['triangle', 'box', 'sphere', 'capsule', 'cylinder', 'cone'] as const;
const WITH_POINT = ['box', 'sphere', 'capsule', 'cylinder', 'cone'] as const;

/** Each of these is cast at each, as both move. */
const SWEPT = ['segment', 'sphere', 'capsule', 'triangle', 'box'] as const;

/**
 * Rapier (parry), compiled for the web, in 32 bits. It is asked only where all numbers are floats of 32 bits;
 * boxes, which it has as a middle and half sizes, where these are, too; capsules, cylinders and cones, which
 * stand along y there, where they are along an axis, by a turn that rounds nothing. It has half-spaces for
 * planes: who meets both sides of one meets the plane. They are across an axis, for their normals have a
 * length of 1. Shapes that translate are cast with both velocities, until time 1, as at distance 0; what penetrates at
 * the start is a hit ("stopAtPenetration").
 */
export async function loadRapier3d(load: ImportPackage = importOptional): Promise<Engine | undefined> {
  const loaded = await load('@dimforge/rapier3d-compat');
  if (loaded === undefined) return undefined;
  const rapier = loaded.default as Rapier;
  await quietly(() => rapier.init());
  const place = places(rapier);
  const meet = (a: Placed | undefined, b: Placed | undefined) =>
    a && b && a.shape.intersectsShape(a.at, a.turn, b.shape, b.at, b.turn);
  const meetsPlane = (v: Float64Array, placed: Placed | undefined, at: number) => {
    const plane = uprightPlane(v, at);
    if (placed === undefined || plane === undefined || !areFloats(plane.point)) return undefined;
    const [x, y, z] = plane.normal;
    const normals = [
      { x, y, z },
      { x: 0 - x, y: 0 - y, z: 0 - z },
    ];
    return normals.every((normal) =>
      meet(placed, { shape: new rapier.HalfSpace(normal), at: vector(plane.point), turn: UNTURNED }),
    );
  };
  const hits = (v: Float64Array, placed: Placed | undefined) =>
    placed?.shape.intersectsRay(new rapier.Ray(point(v, 0), point(v, 3)), placed.at, placed.turn, LONGEST);
  const contains = (v: Float64Array, placed: Placed | undefined) =>
    placed?.shape.containsPoint(placed.at, placed.turn, point(v, 0));
  const cast = (v: Float64Array, first: Place, second: Place, size: number) => {
    const [a, b] = [first(v, 0), second(v, size + 3)];
    const [own, other] = [point(v, size), point(v, v.length - 3)];
    return a && b && a.shape.castShape(a.at, a.turn, own, b.shape, b.at, b.turn, other, 0, 1, true) !== null;
  };
  const answers: Record<string, YesOrNo> = {
    triangleTriangle: (v) => meet(place.triangle(v, 0), place.triangle(v, 9)),
    triangleBox: (v) => meet(place.triangle(v, 0), place.box(v, 9)),
    boxBox: (v) => meet(place.box(v, 0), place.box(v, 6)),
  };
  for (const [a, b] of PAIRS) answers[pairName(a, b)] = (v) => meet(place[a](v, 0), place[b](v, sizeOf(a)));
  for (const kind of WITH_PLANE)
    answers[pairName(kind, 'plane')] = (v) => meetsPlane(v, place[kind](v, 0), sizeOf(kind));
  for (const kind of WITH_RAY) answers[pairName('ray', kind)] = (v) => hits(v, place[kind](v, 6));
  for (const kind of WITH_POINT) answers[pairName('point', kind)] = (v) => contains(v, place[kind](v, 3));
  SWEPT.forEach((a, i) => {
    for (const b of SWEPT.slice(i))
      answers[pairName(a, b, 'Sweep')] = (v) => cast(v, place[a], place[b], sizeOf(a));
  });
  const known = Object.entries(answers).map(([name, answer]): [string, YesOrNo] => [
    name,
    (v) => (areFloats(v) ? answer(v) : undefined),
  ]);
  const engine = peer('rapier3d', Object.fromEntries(known));
  return { ...engine, declares: { '*': { float32: true } } };
}

/** Runs something without its warnings: this package calls its own code in a way that it says is out of date. */
async function quietly(run: () => Promise<void>): Promise<void> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    await run();
  } finally {
    console.warn = warn;
  }
}
