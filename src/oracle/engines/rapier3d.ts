import { type Engine, peer, type YesOrNo } from './engine.js';
import { importOptional } from './import-optional.js';

interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
interface Rotation extends Vector {
  readonly w: number;
}
interface Shape {
  intersectsShape(at: Vector, turn: Rotation, other: Shape, otherAt: Vector, otherTurn: Rotation): boolean;
  intersectsRay(ray: object, at: Vector, turn: Rotation, longest: number): boolean;
}
interface Rapier {
  init(): Promise<void>;
  Ray: new (origin: Vector, direction: Vector) => object;
  Triangle: new (a: Vector, b: Vector, c: Vector) => Shape;
  Cuboid: new (x: number, y: number, z: number) => Shape;
}
interface Placed {
  readonly shape: Shape;
  readonly at: Vector;
}

const ORIGIN: Vector = { x: 0, y: 0, z: 0 };
const UNTURNED: Rotation = { ...ORIGIN, w: 1 };
/** The longest ray of 32 bits. */
const LONGEST = 3.402_823_466_385_288_6e38;

/** Floats of 32 bits are what it knows: it is asked about no others. */
const isKnown = (v: ArrayLike<number>): boolean => Array.from(v).every((x) => Math.fround(x) === x);

/**
 * Rapier (parry), compiled for the web, in 32 bits: triangles, boxes and rays. It is asked only where all numbers are floats of 32 bits;
 * boxes, which it has as a middle and half sizes, where these are, too.
 */
export async function loadRapier3d(): Promise<Engine | undefined> {
  const loaded = await importOptional('@dimforge/rapier3d-compat');
  if (loaded === undefined) return undefined;
  const rapier = loaded.default as Rapier;
  await quietly(() => rapier.init());
  const point = (v: Float64Array, at: number): Vector => ({ x: v[at]!, y: v[at + 1]!, z: v[at + 2]! });
  const triangle = (v: Float64Array, at: number): Placed => ({
    shape: new rapier.Triangle(point(v, at), point(v, at + 3), point(v, at + 6)),
    at: ORIGIN,
  });
  const box = (v: Float64Array, at: number): Placed | undefined => {
    const middle = [0, 1, 2].map((k) => v[at + k]! / 2 + v[at + 3 + k]! / 2);
    const half = [0, 1, 2].map((k) => v[at + 3 + k]! / 2 - v[at + k]! / 2);
    const isExact = [0, 1, 2].every(
      (k) => middle[k]! - half[k]! === v[at + k] && middle[k]! + half[k]! === v[at + 3 + k],
    );
    if (!isExact || !isKnown([...middle, ...half])) return undefined;
    return {
      shape: new rapier.Cuboid(half[0]!, half[1]!, half[2]!),
      at: { x: middle[0]!, y: middle[1]!, z: middle[2]! },
    };
  };
  const meet = (a: Placed | undefined, b: Placed | undefined) =>
    a && b && a.shape.intersectsShape(a.at, UNTURNED, b.shape, b.at, UNTURNED);
  const hits = (v: Float64Array, placed: Placed | undefined) =>
    placed?.shape.intersectsRay(new rapier.Ray(point(v, 0), point(v, 3)), placed.at, UNTURNED, LONGEST);
  const known =
    (answer: YesOrNo): YesOrNo =>
    (v) =>
      isKnown(v) ? answer(v) : undefined;
  const engine = peer('rapier3d', {
    rayTriangle: known((v) => hits(v, triangle(v, 6))),
    rayBox: known((v) => hits(v, box(v, 6))),
    triangleTriangle: known((v) => meet(triangle(v, 0), triangle(v, 9))),
    triangleBox: known((v) => meet(triangle(v, 0), box(v, 9))),
    boxBox: known((v) => meet(box(v, 0), box(v, 6))),
  });
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
