import {
  reject,
  rejectWords,
  requireNoMore,
  requireOptions,
  requireVector3,
} from '../../core/arguments/index.js';
import { type PreparedMesh, requirePrepared } from '../../mesh/structure/prepared-mesh.js';
import type { ShapesByType } from '../../shapes/shape.js';
import { cornered } from '../parts/cornered.js';
import { type Step, slide } from './slide.js';
import { type Place, Stage } from './stage.js';

/** A shape that may walk. */
export type WalkerShape = ShapesByType['sphere'] | ShapesByType['capsule'] | ShapesByType['box'];

/** Where a walker stands. */
export interface MoveAndSlideOptions {
  /** By what the shape is moved from where it is given, exactly: the `position` of the last step. Default: nothing. */
  readonly from?: ArrayLike<number>;
}

const TYPES = ['sphere', 'capsule', 'box'];

/**
 * Moves a shape through a mesh, and lets it slide along what it touches: the step of a character. The position is
 * doubles, and **exactly there, and on the whole way there, no triangle is nearer than the radius** (a box does not
 * overlap any): nothing is rounded into a wall, nothing tunnels, and there is no skin. A shape that is too close
 * already does not get nearer to what it is too close to; what its core is in, or a box overlaps, does not stop it.
 *
 * How far it slides is chosen in doubles; each straight part of the way is tested exactly before it is gone. Where a
 * wall allows doubles at exactly the radius (normals such as (0, 1, 0) or (3, 4, 0), whole numbers with a whole length;
 * any whole normal for boxes), the shape stands there, so that it slides on without a gap, also between two walls that
 * are twice the radius apart. Elsewhere it stays some units in the last place away.
 *
 * Source: Fauerby 2003, "Improved collision detection and response" (the walk along planes); Ericson, Real-Time
 * Collision Detection, 5.5.6 (moving spheres).
 *
 * @param shape a sphere, capsule or box with its `type`, of a radius or sizes above 0
 * @param displacement by what it is to be moved
 * @param mesh what `prepareMesh` of `unerring/mesh` made
 * @throws RangeError naming the argument that is not what it must be
 * @example
 * import { prepareMesh } from 'unerring/mesh';
 * const positions = new Float64Array([-9, 0, -9, 9, 0, -9, 9, 0, 9, -9, 0, 9, 3, 0, -9, 3, 9, -9, 3, 9, 9, 3, 0, 9]);
 * const level = prepareMesh({ positions, indices: new Uint32Array([0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7]) });
 * const ball = { type: 'sphere', center: [0, 1, 0], radius: 1 } as const;
 * const step = moveAndSlide(ball, [4, -0.25, 2], level);
 * step.position; // [2, 0, 2]
 * step.contacts.map(({ triangle, normal }) => [triangle, normal]); // [[0, [0, 1, 0]], [3, [-1, 0, 0]]]
 * moveAndSlide(ball, [0, 0, 3], level, { from: step.position }).position; // [2, 0, 5]
 */
export function moveAndSlide(
  shape: WalkerShape,
  displacement: ArrayLike<number>,
  mesh: PreparedMesh,
  options: MoveAndSlideOptions = {},
): Step {
  const where = 'moveAndSlide';
  if (arguments.length > 4) requireNoMore(where, 4, arguments[4]);
  const carrier = cornered(where, 'shape', shape);
  if (!TYPES.includes(shape.type))
    rejectWords(where, 'shape', 'a sphere, a capsule or a box', `one of type '${shape.type}'`);
  if (!hasVolume(shape)) reject(where, 'shape', 'a shape with a volume', shape);
  requireVector3(where, 'displacement', displacement);
  requirePrepared(where, 'mesh', mesh);
  requireOptions(where, 'options', options, 'from');
  const { from = [0, 0, 0] } = options;
  requireVector3(where, 'options.from', from);
  for (let k = 0; k < 3; k++)
    if (!Number.isFinite(from[k]! + displacement[k]!))
      reject(where, `displacement[${k}]`, 'one that leads to finite coordinates', displacement[k]);
  return slide(new Stage(carrier, mesh), placeOf(from), placeOf(displacement));
}

const placeOf = (p: ArrayLike<number>): Place => [p[0]!, p[1]!, p[2]!];

function hasVolume(shape: WalkerShape): boolean {
  if (shape.type !== 'box') return shape.radius > 0;
  const { min, max } = shape as { readonly min: ArrayLike<number>; readonly max: ArrayLike<number> };
  return [0, 1, 2].every((k) => min[k]! < max[k]!);
}
