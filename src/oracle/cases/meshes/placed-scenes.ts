/** Meshes at their places beside points, shapes and each other, as flat values. */
import { PLACEMENT_SIZE } from '../placements.js';
import { SCENE_KINDS, SCENE_POINTS, type SceneShape, sceneShape } from './scenes.js';
import { SPACE_KINDS, type SpaceKind, type SpaceShape, spaceShape } from './space-scenes.js';
import { meshSize, SMALLER } from './values.js';

const first = meshSize(SMALLER);

/** Where the point stands, the placement of the mesh before it, and a distance, where one is asked. */
export const PLACED_POINT = { point: first, placement: first + 3, r: first + 3 + PLACEMENT_SIZE };

/** Where the second mesh stands, the placements of both, and which of them are placed. */
export const PLACED_PAIR = {
  second: first,
  placements: [2 * first, 2 * first + PLACEMENT_SIZE],
  which: 2 * first + 2 * PLACEMENT_SIZE,
} as const;

/** The numbers of those of two meshes that are at a place. */
export const WHICH = [[0], [1], [0, 1]] as const;

/** Behind the points of a scene: the placement of the mesh, and the kind of the shape. */
export const PLACED_SCENE = { placement: SCENE_POINTS + 9, kind: SCENE_POINTS + 9 + PLACEMENT_SIZE };

/** The shapes that are asked about a mesh at its place. */
export const PLACED_KINDS = [...SCENE_KINDS, ...SPACE_KINDS] as const;
export type PlacedKind = (typeof PLACED_KINDS)[number];

export const placedKindOf = (values: ArrayLike<number>): PlacedKind =>
  PLACED_KINDS[values[PLACED_SCENE.kind]!]!;

/** Is it a kind of which half-spaces have the common part? */
export const isSpaceKind = (kind: PlacedKind): kind is SpaceKind =>
  (SPACE_KINDS as readonly string[]).includes(kind);

/** The shape, where it is. */
export function placedShape(values: ArrayLike<number>): SceneShape | SpaceShape {
  const kind = placedKindOf(values);
  return isSpaceKind(kind) ? spaceShape(kind, values) : sceneShape(kind, values);
}
