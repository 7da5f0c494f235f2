import { requireBoolean, requireNoMore, requireOptions } from '../../core/arguments/index.js';
import { requireTranslation } from '../../core/arguments/moving.js';
import { viewerOf } from '../../core/lazy-record.js';
import { requireVolume } from '../../scene/bounded-shape.js';
import { isWithinSolid } from '../../scene/inside-solid.js';
import { type SolidParts, solidPartsOf } from '../../scene/solid-parts.js';
import { requireSolid } from '../../solids/require-solid.js';
import type { Solid } from '../../solids/solid.js';
import { cornered, type SolidCastShape } from '../parts/cornered.js';
import { SweptParts } from '../parts/exact-parts.js';
import { FirstParts } from '../parts/first-parts.js';
import { MovingHull } from '../parts/moving-hull.js';
import { meetsAny } from '../through-mesh/meets-any.js';
import { MeshField } from '../through-mesh/mesh-field.js';
import type { Carrier } from '../translation/carriers.js';
import { contactWithFace, FoundSolidSweep, type SolidSweep } from './found-solid-sweep.js';

/** What counts as a contact with a solid. */
export interface SolidSweepOptions {
  /** Only what the shape goes into counts: not what it stands on, slides along, grazes or leaves. */
  readonly entering?: boolean;
}

const viewOf = /* @__PURE__ */ viewerOf<FoundSolidSweep>([
  'start',
  'first',
  'within',
  'faces',
  'contacts',
  'rounded',
]);

/**
 * When does a convex shape with a volume that translates first meet a solid, exactly, and which of its faces? The shape
 * moves along a straight line by `motion` from time 0 to time 1; the solid stays. Vertices of a solid need not be
 * doubles: they are taken as the points that they are. A shape that is inside of the solid meets it at time 0. Touching
 * counts.
 *
 * With `entering`, the answer is the first time from which the inside of the shape and the inside of the solid have
 * common points: a walker on a floor that moves on along it, or away, is not stopped.
 *
 * Before it meets the boundary a shape is all inside or all outside: one point of it is located, and the triangles of
 * the faces are gone through as those of a mesh. The solid is prepared when it is first asked about.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.5.6 and 6.3; Akenine-Möller et al., Real-Time Rendering, 25.11.
 *
 * @param shape a tetrahedron, box, oriented box, convex polyhedron, hull of points, k-DOP or frustum with an end, with
 *   a volume; a sphere, capsule or lozenge with a radius; with its `type`
 * @param motion by what it moves from time 0 to 1, a vector that may be zero
 * @param solid a solid of `unerring/solids`
 * @throws RangeError naming the argument, or the part of it, that is not what it must be
 * @example
 * import { convexSolid } from 'unerring/solids';
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 3], [-1, 0, 0], [0, -1, 0], [0, 0, -3]];
 * const slab = convexSolid(axes.map((normal) => ({ normal, constant: -1 })));
 * const ball = { type: 'sphere', center: [0, 0, 2], radius: 1 } as const;
 * const found = sweepSolid(ball, [0, 0, -1], slab);
 * found.first; // { type: 'surd', rational: 2n, coefficient: 0n, radicand: 0n, denominator: 3n }
 * found.rounded.first; // 2 / 3
 * found.contacts[0].contact.points[0].rounded.point; // [0, 0, 1 / 3]
 * sweepSolid({ type: 'box', min: [0, 0, 0], max: [0.25, 0.25, 0.25] }, [0, 0, 5], slab).start; // 'overlapping'
 */
export function sweepSolid(
  shape: SolidCastShape,
  motion: ArrayLike<number>,
  solid: Solid,
  options: SolidSweepOptions = {},
): SolidSweep {
  const where = 'sweepSolid';
  if (arguments.length > 4) requireNoMore(where, 4, arguments[4]);
  const { carrier, hull, parts, exact } = solidCastOf(where, shape, motion, solid);
  requireOptions(where, 'options', options, 'entering');
  const { entering = false } = options;
  requireBoolean(where, 'options.entering', entering);
  const field = new MeshField(parts);
  const search = (onlyEntered: boolean): FirstParts => new FirstParts(hull, field, exact, onlyEntered);
  const found = search(entering);
  return viewOf(
    new FoundSolidSweep(
      {
        found,
        touched: entering ? () => search(false) : () => found,
        sweepOf: (triangle, isApart) => exact.sweepOf(triangle, isApart),
        isInside: isWithinSolid(where, carrier, solid),
        contactOf: (t, start) =>
          contactWithFace(parts.faceOf[t]!, start === 'overlapping' ? null : exact.sweepOf(t).contact),
      },
      parts.faceOf,
    ),
  );
}

/**
 * Does a convex shape with a volume that translates meet a closed solid at any time from 0 to 1? Touching counts, and
 * so does being inside. True exactly if `first` of `sweepSolid` is not `null`.
 *
 * @param shape as for `sweepSolid`
 * @param motion by what it moves from time 0 to 1
 * @throws RangeError naming the argument, or the part of it, that is not what it must be
 * @example
 * import { convexSolid } from 'unerring/solids';
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [-1, 0, 0], [0, -1, 0], [0, 0, -1]];
 * const cube = convexSolid(axes.map((normal) => ({ normal, constant: -1 })));
 * sweptMeetsSolid({ type: 'box', min: [1, 1, 2], max: [2, 2, 3] }, [0, 0, -1], cube); // true
 * sweptMeetsSolid({ type: 'box', min: [1, 1, 2], max: [2, 2, 3] }, [0, 0, -0.9999999999999999], cube); // false
 */
export function sweptMeetsSolid(shape: SolidCastShape, motion: ArrayLike<number>, solid: Solid): boolean {
  const where = 'sweptMeetsSolid';
  if (arguments.length > 3) requireNoMore(where, 3, arguments[3]);
  const { carrier, hull, parts, exact } = solidCastOf(where, shape, motion, solid);
  return meetsAny(hull, exact, new MeshField(parts)) || isWithinSolid(where, carrier, solid);
}

/** A shape that moves, in doubles and exactly, and the boundary of the solid. */
interface SolidCast {
  readonly carrier: Carrier;
  readonly hull: MovingHull;
  readonly parts: SolidParts;
  readonly exact: SweptParts;
}

function solidCastOf(
  where: string,
  shape: SolidCastShape,
  motion: ArrayLike<number>,
  solid: Solid,
): SolidCast {
  const carrier = cornered(where, 'shape', shape);
  requireVolume(where, shape);
  requireTranslation(where, 'motion', motion);
  requireSolid(where, 'solid', solid);
  const by = [motion[0]!, motion[1]!, motion[2]!];
  const parts = solidPartsOf(where, solid);
  return {
    carrier,
    hull: new MovingHull(carrier.core.doubles(), carrier.radius, by),
    parts,
    exact: new SweptParts(carrier, by, parts.triangleOf),
  };
}
