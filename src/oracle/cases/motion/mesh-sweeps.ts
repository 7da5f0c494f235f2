/** Decoding the flat values of questions on shapes that translate through a mesh. */
import { SCENE_POINTS, type SceneKind, type SceneShape, sceneMesh, sceneShape } from '../meshes/scenes.js';
import { type MeshValues, vectorAt } from '../meshes/values.js';

/** Where the motion begins: behind the three points that tell where the shape is. */
export const SCENE_MOTION: number = SCENE_POINTS + 9;

/** A mesh, a shape, and by what the shape moves. */
export interface MeshSweepCase {
  readonly mesh: MeshValues;
  readonly shape: SceneShape;
  readonly motion: readonly number[];
}

/** The arguments of `sweepMesh`. */
export const meshSweepCase =
  (kind: SceneKind) =>
  (values: ArrayLike<number>): MeshSweepCase => ({
    mesh: sceneMesh(values),
    shape: sceneShape(kind, values),
    motion: vectorAt(values, SCENE_MOTION),
  });

/** Has a shape a volume? Only then `entering` may be asked for. */
export function hasVolume(shape: SceneShape): boolean {
  if ('radius' in shape) return shape.radius > 0;
  return shape.type === 'box' && [0, 1, 2].every((k) => shape.min[k]! < shape.max[k]!);
}
