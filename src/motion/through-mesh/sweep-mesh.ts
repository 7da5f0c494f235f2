import { requireBoolean, requireNoMore, requireOptions } from '../../core/arguments/index.js';
import { viewerOf } from '../../core/lazy-record.js';
import type { PlacedMesh } from '../../mesh/structure/placed-mesh.js';
import type { PreparedMesh } from '../../mesh/structure/prepared-mesh.js';
import { requireVolume, type SolidShape } from '../../scene/bounded-shape.js';
import type { CastShape } from '../parts/cornered.js';
import { FirstParts } from '../parts/first-parts.js';
import { FoundMeshSweep, type MeshSweep } from './found-mesh-sweep.js';
import { meetsAny } from './meets-any.js';
import { castOf } from './mesh-cast.js';

/** What counts as a contact with a mesh. */
export interface MeshSweepOptions {
  /**
   * Only triangles count that the shape goes into: not those that it stands on, slides along, grazes or leaves. The
   * shape has to have a volume. Without it, every common point counts.
   */
  readonly entering?: boolean;
}

const viewOf = /* @__PURE__ */ viewerOf<FoundMeshSweep>([
  'start',
  'first',
  'within',
  'triangles',
  'contacts',
  'rounded',
]);

/**
 * When does a convex shape that translates first meet a mesh, exactly, and which triangles? The shape moves along a
 * straight line by `motion` from time 0 to time 1; the mesh stays. The mesh is a surface: a shape that is inside of it
 * meets it when it gets out (`meetsSolid` of `unerring/scene` tells). Touching counts.
 *
 * With `entering`, the answer is the first time from which the shape overlaps a triangle more than to touch it: a
 * walker on a floor that moves on along it, or away, is not stopped; the shapes' interiors are what counts.
 *
 * A tree is gone through in doubles, nearer boxes first; a triangle is left out where doubles prove that it is met
 * later. `within` is what they prove of the time; other members are exact, and found when they are read.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.5.6 and 6.3; Akenine-Möller et al., Real-Time Rendering, 25.11.
 *
 * @param shape a point, segment, triangle, tetrahedron, box, oriented box, convex polyhedron, hull of points, convex
 *   polygon, sphere, capsule or lozenge, or a k-DOP or frustum that has an end, with its `type`
 * @param motion by what it moves from time 0 to 1, a vector that may be zero
 * @param mesh what `prepareMesh` of `unerring/mesh` made, or `placeMesh`: then the triangles are where the placement
 *   takes them, exactly
 * @throws RangeError naming the argument that is not what it must be
 * @example
 * import { prepareMesh } from 'unerring/mesh';
 * const floor = prepareMesh({ positions: new Float64Array([0, 0, 0, 9, 0, 0, 0, 9, 0]), indices: new Uint32Array([0, 1, 2]) });
 * const ball = { type: 'sphere', center: [1, 1, 5], radius: 1 } as const;
 * const found = sweepMesh(ball, [0, 0, -10], floor);
 * found.rounded.first; // 0.4
 * found.triangles; // new Uint32Array([0])
 * found.contacts[0].contact.points[0].rounded.point; // [1, 1, 0]
 * const standing = { type: 'sphere', center: [1, 1, 1], radius: 1 } as const;
 * sweepMesh(standing, [1, 0, 0], floor).rounded.first; // 0
 * sweepMesh(standing, [1, 0, 0], floor, { entering: true }).first; // null
 *
 * import { placeMesh } from 'unerring/mesh';
 * const raised = placeMesh(floor, { type: 'parts', translation: [0, 0, 2] });
 * sweepMesh(ball, [0, 0, -10], raised).rounded.first; // 0.2
 */
export function sweepMesh(
  shape: CastShape,
  motion: ArrayLike<number>,
  mesh: PreparedMesh | PlacedMesh,
  options: MeshSweepOptions = {},
): MeshSweep {
  if (arguments.length > 4) requireNoMore('sweepMesh', 4, arguments[4]);
  const { hull, exact, field } = castOf('sweepMesh', shape, motion, mesh);
  requireOptions('sweepMesh', 'options', options, 'entering');
  const { entering = false } = options;
  requireBoolean('sweepMesh', 'options.entering', entering);
  if (entering) requireVolume('sweepMesh', shape as SolidShape);
  const search = (onlyEntered: boolean): FirstParts => new FirstParts(hull, field, exact, onlyEntered);
  const found = search(entering);
  return viewOf(
    new FoundMeshSweep({
      found,
      touched: entering ? () => search(false) : () => found,
      sweepOf: (triangle, isApart) => exact.sweepOf(triangle, isApart),
      isInside: false,
      contactOf: (triangle) => ({ triangle, contact: exact.sweepOf(triangle).contact }),
    }),
  );
}

/**
 * Does a convex shape that translates meet a mesh at any time from 0 to 1? Touching counts; the mesh is a surface. True
 * exactly if `first` of `sweepMesh` is not `null`.
 *
 * @param shape as for `sweepMesh`
 * @param motion by what it moves from time 0 to 1
 * @param mesh what `prepareMesh` of `unerring/mesh` made, or `placeMesh`
 * @throws RangeError naming the argument that is not what it must be
 * @example
 * import { prepareMesh } from 'unerring/mesh';
 * const floor = prepareMesh({ positions: new Float64Array([0, 0, 0, 9, 0, 0, 0, 9, 0]), indices: new Uint32Array([0, 1, 2]) });
 * sweptMeetsMesh({ type: 'box', min: [1, 1, 1], max: [2, 2, 2] }, [0, 0, -1], floor); // true
 * sweptMeetsMesh({ type: 'box', min: [1, 1, 1], max: [2, 2, 2] }, [0, 0, -0.9999999999999999], floor); // false
 */
export function sweptMeetsMesh(
  shape: CastShape,
  motion: ArrayLike<number>,
  mesh: PreparedMesh | PlacedMesh,
): boolean {
  if (arguments.length > 3) requireNoMore('sweptMeetsMesh', 3, arguments[3]);
  const { hull, exact, field } = castOf('sweptMeetsMesh', shape, motion, mesh);
  return meetsAny(hull, exact, field);
}
