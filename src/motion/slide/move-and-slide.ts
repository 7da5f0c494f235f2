import { solidTreeFrom } from '../../bsp/tree-queries/load-tree.js';
import type { SolidLeafTree } from '../../bsp/trees/bsp-tree.js';
import {
  reject,
  rejectWords,
  requireNoMore,
  requireOptions,
  requireVector3,
} from '../../core/arguments/index.js';
import { type PreparedMesh, requirePrepared } from '../../mesh/structure/prepared-mesh.js';
import type { ShapesByType } from '../../shapes/shape.js';
import { requireSolid } from '../../solids/require-solid.js';
import type { Solid } from '../../solids/solid.js';
import { cornered } from '../parts/cornered.js';
import type { Carrier } from '../translation/carriers.js';
import { MeshWorld } from './mesh-world.js';
import type { Place } from './place.js';
import { type Step, slide } from './slide.js';
import { SolidWorld } from './solid-world.js';
import { Stage } from './stage.js';
import { TreeWorld } from './tree-world.js';
import type { SlideContactIn, SlideWorld, World } from './world.js';

/** A shape that may walk. */
export type WalkerShape = ShapesByType['sphere'] | ShapesByType['capsule'] | ShapesByType['box'];

/** Where a walker stands. */
export interface MoveAndSlideOptions {
  /** By what the shape is moved from where it is given, exactly: the `position` of the last step. Default: nothing. */
  readonly from?: ArrayLike<number>;
}

const WORLDS =
  'a prepared mesh (prepareMesh), a tree (buildBrushTree or buildMeshTree), or a solid of unerring/solids';
const TYPES = ['sphere', 'capsule', 'box'];

/**
 * Moves a shape through a mesh, the solid of a tree, or a solid, and lets it slide along what it touches: the step of a
 * character. The position is doubles, and **exactly there, and on the whole way there, nothing is nearer than the
 * radius** (a box does not overlap anything): nothing is rounded into a wall, nothing tunnels, and there is no skin. A
 * shape that is too close already does not get nearer to what it is too close to; what its core is in, or a box
 * overlaps, does not stop it: a triangle of a mesh, a leaf of a tree, and of a solid the faces that it leaves by.
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
 * @param world what `prepareMesh` of `unerring/mesh` made, or `buildBrushTree` or `buildMeshTree` of `unerring/bsp`, or
 *   a solid of `unerring/solids`
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
export function moveAndSlide<W extends SlideWorld>(
  shape: WalkerShape,
  displacement: ArrayLike<number>,
  world: W,
  options: MoveAndSlideOptions = {},
): Step<SlideContactIn<W>> {
  const where = 'moveAndSlide';
  if (arguments.length > 4) requireNoMore(where, 4, arguments[4]);
  const carrier = walkerOf(where, shape);
  if (!hasVolume(shape)) reject(where, 'shape', 'a shape with a volume', shape);
  requireVector3(where, 'displacement', displacement);
  const own = worldOf(where, carrier, world);
  requireOptions(where, 'options', options, 'from');
  const { from = [0, 0, 0] } = options;
  requireVector3(where, 'options.from', from);
  for (let k = 0; k < 3; k++)
    if (!Number.isFinite(from[k]! + displacement[k]!))
      reject(where, `displacement[${k}]`, 'one that leads to finite coordinates', displacement[k]);
  return slide(new Stage(carrier, own), placeOf(from), placeOf(displacement)) as Step<SlideContactIn<W>>;
}

/** @throws RangeError for what is no sphere, capsule or box of space */
function walkerOf(where: string, shape: WalkerShape): Carrier {
  const { type } = Object(shape) as { readonly type?: unknown };
  const expected = 'a sphere, a capsule or a box of space';
  if (typeof type !== 'string') reject(where, 'shape', `${expected}, with its type`, shape);
  if (!TYPES.includes(type)) rejectWords(where, 'shape', expected, `one of type '${type}'`);
  return cornered(where, 'shape', shape, expected);
}

/** @throws RangeError for what is neither a prepared mesh nor a tree nor a solid */
function worldOf(where: string, carrier: Carrier, world: SlideWorld): World {
  const type = typeof world === 'object' && world !== null && 'type' in world ? world.type : null;
  if (type === 'solid-leaf') return new TreeWorld(solidTreeFrom(where, 'world', world as SolidLeafTree));
  if (type === 'solid') {
    requireSolid(where, 'world', world as Solid);
    return new SolidWorld(where, carrier, world as Solid);
  }
  // Of meshes it is known what they lack.
  if (!('positions' in Object(world) || 'placement' in Object(world))) reject(where, 'world', WORLDS, world);
  requirePrepared(where, 'world', world as PreparedMesh);
  return new MeshWorld(world as PreparedMesh);
}

const placeOf = (p: ArrayLike<number>): Place => [p[0]!, p[1]!, p[2]!];

function hasVolume(shape: WalkerShape): boolean {
  if (shape.type !== 'box') return shape.radius > 0;
  const { min, max } = shape as { readonly min: ArrayLike<number>; readonly max: ArrayLike<number> };
  return [0, 1, 2].every((k) => min[k]! < max[k]!);
}
