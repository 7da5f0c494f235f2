/** Decoding the flat values of the question on shapes that translate through a mesh at its place. */
import { SCENE_KINDS, SCENE_POINTS, type SceneKind, sceneMesh, sceneShape } from '../meshes/scenes.js';
import { vectorAt } from '../meshes/values.js';
import { PLACEMENT_SIZE } from '../placements.js';
import { type MeshSweepCase, SCENE_MOTION } from './mesh-sweeps.js';

/** Behind the motion: the placement of the mesh, and the kind of the shape. */
export const PLACED_SWEEP = {
  points: SCENE_POINTS,
  motion: SCENE_MOTION,
  placement: SCENE_MOTION + 3,
  kind: SCENE_MOTION + 3 + PLACEMENT_SIZE,
} as const;

export const sweptKindOf = (values: ArrayLike<number>): SceneKind => SCENE_KINDS[values[PLACED_SWEEP.kind]!]!;

/** The mesh where it was, the shape and its motion. */
export const placedSweepCase = (values: ArrayLike<number>): MeshSweepCase => ({
  mesh: sceneMesh(values),
  shape: sceneShape(sweptKindOf(values), values),
  motion: vectorAt(values, PLACED_SWEEP.motion),
});
