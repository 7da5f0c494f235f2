/** A world of rapier3d with one mesh in it, as users of the package have it. */

const UNTURNED = { x: 0, y: 0, z: 0, w: 1 };
const vector = ([x, y, z]: readonly number[]) => ({ x: x!, y: y!, z: z! });

type Shape =
  | { readonly type: 'sphere'; readonly radius: number }
  | { readonly type: 'capsule'; readonly halfHeight: number; readonly radius: number };

export interface RapierWalker {
  /** Puts its middle somewhere. */
  put(place: readonly number[]): void;
  /** Where its middle is after a step, which slides. */
  step(by: readonly number[]): readonly number[];
}

export interface RapierWorld {
  /** When a shape with its middle at a place first meets the mesh; `null`: not until time 1. */
  castOf(shape: Shape): (place: readonly number[], motion: readonly number[]) => number | null;
  /** A capsule along y that walks. */
  walker(shape: Shape, skin: number): RapierWalker;
}

export async function rapierWorld(positions: Float64Array, indices: Uint32Array): Promise<RapierWorld> {
  // biome-ignore lint/suspicious/noExplicitAny: the package is only used here
  const rapier = (await import('@dimforge/rapier3d-compat')).default as any;
  await rapier.init();
  const world = new rapier.World(vector([0, 0, 0]));
  world.createCollider(rapier.ColliderDesc.trimesh(Float32Array.from(positions), indices));
  // What is asked of a world is in its tree after a step.
  world.step();
  return {
    castOf(shape) {
      const cast =
        shape.type === 'sphere'
          ? new rapier.Ball(shape.radius)
          : new rapier.Capsule(shape.halfHeight, shape.radius);
      return (place, motion) => {
        const hit = world.castShape(vector(place), UNTURNED, vector(motion), cast, 0, 1, true);
        return hit === null ? null : (hit.time_of_impact as number);
      };
    },
    walker(shape, skin) {
      if (shape.type !== 'capsule') throw new Error('walkers are capsules');
      const collider = world.createCollider(rapier.ColliderDesc.capsule(shape.halfHeight, shape.radius));
      const controller = world.createCharacterController(skin);
      return {
        put(place) {
          collider.setTranslation(vector(place));
          world.step();
        },
        step(by) {
          controller.computeColliderMovement(collider, vector(by));
          const { x, y, z } = controller.computedMovement();
          const at = collider.translation();
          // Both are floats of 32 bits, and so is their sum where it is kept.
          const next = [Math.fround(at.x + x), Math.fround(at.y + y), Math.fround(at.z + z)];
          collider.setTranslation(vector(next));
          return next;
        },
      };
    },
  };
}
