import { rejectWords } from '../../core/arguments/index.js';
import type { SolidType } from '../../scene/bounded-shape.js';
import type { ShapesByType } from '../../shapes/shape.js';
import { isOtherType, ROTATING_TYPES, ROTATING_WORDS, type RotatingShapeType } from '../rotation/types.js';
import { type Carrier, carrierOf, type SweepShape } from '../translation/carriers.js';

/**
 * A shape of space that may be moved through a mesh, a tree or a solid: it is convex, and has an end. Cylinders, cones
 * and ellipsoids move beside other shapes only (`sweep`).
 */
export type CastShape = ShapesByType[RotatingShapeType];
/** One that may be moved beside a solid: it has a volume. */
export type SolidCastShape = ShapesByType[RotatingShapeType & SolidType];

/** Who has corners, or balls at corners, and an end may turn, too. */
const EXPECTED = `a shape of space that is convex and has an end (${ROTATING_WORDS})`;

/**
 * A bounded shape of space with corners, checked.
 *
 * @param expected what it must be, in words, where that is less
 * @throws RangeError naming the argument
 */
export function cornered(where: string, name: string, shape: SweepShape, expected = EXPECTED): Carrier {
  const { type } = (shape ?? {}) as { readonly type?: unknown };
  // Some of them move, but not here.
  if (isOtherType(type)) rejectWords(where, name, expected, `one of type '${type}'`);
  const carrier = carrierOf(where, name, shape, ROTATING_TYPES);
  const { doubles } = carrier.core.kind;
  if (!carrier.isPlanar && doubles !== null) return carrier;
  const is = `one of type '${type ?? 'point'}'${carrier.isPlanar ? ' of the plane' : ''}`;
  return rejectWords(where, name, expected, is);
}
