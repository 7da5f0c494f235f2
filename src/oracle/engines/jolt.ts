import { type Engine, peer, type YesOrNo } from './engine.js';
import { importOptional } from './import-optional.js';

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
}
interface Jolt {
  Vec3: new (x: number, y: number, z: number) => Handle;
  RVec3: new (x: number, y: number, z: number) => Handle;
  Quat: new (x: number, y: number, z: number, w: number) => Handle;
  AABox: new (min: Handle, max: Handle) => { OverlapsAABox(other: Handle): boolean };
  BoxShape: new (halfSize: Handle, convexRadius: number) => Shape;
  TransformedShape: new () => Transformed;
  RRayCast: new (origin: Handle, direction: Handle) => Handle;
  RayCastResult: new () => { readonly mFraction: number };
  destroy(handle: Handle): void;
}

const isKnown = (numbers: readonly number[]): boolean => numbers.every((x) => Math.fround(x) === x);

/**
 * Jolt (jolt-physics), compiled for the web, in 32 bits: boxes, and rays of finite length against a box without rounded corners. It is asked
 * only where all numbers are floats of 32 bits: those of a box as a middle and half sizes, too, and the way from one end of a segment to
 * the other.
 */
export async function loadJolt(): Promise<Engine | undefined> {
  const loaded = await importOptional('jolt-physics');
  if (loaded === undefined) return undefined;
  const jolt = await (loaded.default as () => Promise<Jolt>)();
  /** Calls with things of its memory, and gives all of them back. */
  const within = <T>(use: (make: <H extends Handle>(handle: H) => H) => T): T => {
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
  const three = (v: ArrayLike<number>, at: number) => [v[at]!, v[at + 1]!, v[at + 2]!] as const;
  const boxes: YesOrNo = (v) => {
    if (!isKnown(Array.from(v))) return undefined;
    return within((make) => {
      const box = (at: number) =>
        make(new jolt.AABox(make(new jolt.Vec3(...three(v, at))), make(new jolt.Vec3(...three(v, at + 3)))));
      return box(0).OverlapsAABox(box(6));
    });
  };
  const segment: YesOrNo = (v) => {
    const axes = [0, 1, 2] as const;
    const middle = axes.map((k) => v[6 + k]! / 2 + v[9 + k]! / 2);
    const half = axes.map((k) => v[9 + k]! / 2 - v[6 + k]! / 2);
    const way = axes.map((k) => v[3 + k]! - v[k]!);
    const isExact = axes.every(
      (k) =>
        middle[k]! - half[k]! === v[6 + k] &&
        middle[k]! + half[k]! === v[9 + k] &&
        v[k]! + way[k]! === v[3 + k],
    );
    if (!isExact || !isKnown([...v, ...middle, ...half, ...way])) return undefined;
    return within((make) => {
      const shape = new jolt.BoxShape(make(new jolt.Vec3(...three(half, 0))), 0);
      shape.AddRef();
      const placed = make(new jolt.TransformedShape());
      placed.mShape = shape;
      const [at, turn] = [make(new jolt.RVec3(...three(middle, 0))), make(new jolt.Quat(0, 0, 0, 1))];
      placed.SetWorldTransform(at, turn, make(new jolt.Vec3(1, 1, 1)));
      const [from, along] = [make(new jolt.RVec3(...three(v, 0))), make(new jolt.Vec3(...three(way, 0)))];
      const hit = make(new jolt.RayCastResult());
      placed.CastRay(make(new jolt.RRayCast(from, along)), hit);
      shape.Release();
      // What is not hit has a fraction behind the end.
      return hit.mFraction <= 1;
    });
  };
  const engine = peer('jolt', { boxBox: boxes, segmentIntersectsBox: segment });
  return { ...engine, declares: { '*': { float32: true } } };
}
