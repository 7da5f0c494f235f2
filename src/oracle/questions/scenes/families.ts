import { scaleByPowerOfTwo } from '../../cases/doubles.js';
import { SCENE_POINTS, type SceneKind } from '../../cases/meshes/scenes.js';
import type { SpaceKind } from '../../cases/meshes/space-scenes.js';
import type { Random } from '../../cases/random.js';
import { pick } from '../families/plant.js';
import type { Scene } from '../meshes/families.js';
import { meshFamilies } from '../meshes/families.js';
import type { QuestionFamily } from '../question.js';

/** Draws the shape smaller about its first point, so that it may be inside of the mesh or beside it. */
function shrink(random: Random, values: Float64Array): void {
  const exponent = -random.between(1, 5);
  for (let at = SCENE_POINTS + 3; at < SCENE_POINTS + 9; at++) {
    const from = values[SCENE_POINTS + ((at - SCENE_POINTS) % 3)]!;
    values[at] = from + scaleByPowerOfTwo(values[at]! - from, exponent);
  }
}

/** Moves the shape by a multiple of a step between two of the mesh's vertices. */
function move(random: Random, values: Float64Array): void {
  const [i, j, times] = [random.below(4), random.below(4), random.between(-3, 3)];
  for (let k = 0; k < 3; k++) {
    const step = times * (values[2 + 3 * i + k]! - values[2 + 3 * j + k]!);
    for (let at = SCENE_POINTS + k; at < SCENE_POINTS + 9; at += 3) values[at]! += step;
  }
}

/**
 * A round shape at the end of a step along an axis from a vertex, with the step as its radius; an axis of a capsule
 * goes on along another one.
 */
function touch(kind: SceneKind, random: Random, values: Float64Array): void {
  const [i, axis, other] = [random.below(4), random.below(3), random.below(3)];
  const step = pick(random, [-4, -2, -1, 1, 2, 4]);
  const further = pick(random, [-2, 0, 1, 3]);
  for (let k = 0; k < 3; k++) {
    const vertex = values[2 + 3 * i + k]!;
    const center = vertex + (k === axis ? step : 0);
    const end = kind === 'sphere' ? vertex : center + (k === other ? further : 0);
    values[SCENE_POINTS + k] = center;
    values[SCENE_POINTS + 3 + k] = end;
    values[SCENE_POINTS + 6 + k] = kind === 'sphere' ? vertex : end - (k === axis ? step : 0);
  }
}

/** Brings the first point to the middle of four vertices, and the others with it, nearer: within some meshes. */
function moveInside(random: Random, values: Float64Array): void {
  const exponent = -random.between(2, 6);
  for (let k = 0; k < 3; k++) {
    const from = values[SCENE_POINTS + k]!;
    const middle = [0, 1, 2, 3].reduce((sum, i) => sum + values[2 + 3 * i + k]! / 4, 0);
    for (let at = SCENE_POINTS + k; at < SCENE_POINTS + 9; at += 3)
      values[at] = middle + scaleByPowerOfTwo(values[at]! - from, exponent);
  }
}

/** The families of meshes, the shape as it falls, smaller, or moved out. */
export function sceneFamilies(kind: SceneKind | SpaceKind, scene: Scene): readonly QuestionFamily[] {
  return meshFamilies(scene).map((family) => ({
    ...family,
    fill(random: Random, out: Float64Array) {
      family.fill(random, out);
      const isRound = kind === 'sphere' || kind === 'capsule';
      if (isRound && random.oneIn(3)) return touch(kind, random, out);
      if ((kind === 'frustum' || kind === 'kDop' || kind === 'hull') && random.oneIn(3))
        return moveInside(random, out);
      if (random.oneIn(2)) shrink(random, out);
      if (random.oneIn(3)) move(random, out);
    },
  }));
}
