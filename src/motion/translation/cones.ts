/** Cylinders, cones and truncated cones that may move, checked. */
import type { Cone, Cylinder, TruncatedCone } from '../../core/shapes.js';
import { givenSegment } from '../../distance/shapes/linear.js';
import { type ConeEnds, coneEnds, cylinderEnds, truncatedConeEnds } from '../../round/engine/cone-shapes.js';
import type { EndNumbers } from '../../round/engine/quadric.js';
import { ONE_FACE } from '../../round/engine/skin.js';
import { BASE_AND_APEX, TWO_ENDS } from '../../round/hits/solids.js';
import type { SweepShape } from './carriers.js';
import type { Mover } from './ellipsoids.js';

/** The hull of two disks, of which one has a radius: its axis is the core, the radius that of a capsule around it. */
export interface ConeMover extends Mover {
  readonly cone: ConeEnds;
  /** How its features are numbered. */
  readonly numbers: EndNumbers;
}

/** A cylinder, a cone or a truncated cone, checked; without a radius its axis as a segment; `null` if it is none. */
export function coneMoverOf(where: string, name: string, shape: SweepShape): ConeMover | Mover | null {
  const found = endsOf(where, name, shape);
  if (found === null) return null;
  const { cone, numbers } = found;
  const { start, end, radii } = cone;
  const radius = Math.max(radii[0], radii[1]);
  // The apex of a cone is its vertex 0.
  const [from, to] = numbers.vertices[0] === 0 ? [start, end] : [end, start];
  const core = givenSegment(where, name, { start: from, end: to });
  const axis = { core, radius, isPlanar: false };
  return radius === 0 ? { ...axis, skin: null } : { ...axis, skin: ONE_FACE, cone, numbers };
}

function endsOf(
  where: string,
  name: string,
  shape: SweepShape,
): { readonly cone: ConeEnds; readonly numbers: EndNumbers } | null {
  const type = (shape as { readonly type?: unknown } | null | undefined)?.type;
  if (type === 'cylinder') return { cone: cylinderEnds(where, name, shape as Cylinder), numbers: TWO_ENDS };
  if (type === 'cone') return { cone: coneEnds(where, name, shape as Cone), numbers: BASE_AND_APEX };
  if (type === 'truncated-cone')
    return { cone: truncatedConeEnds(where, name, shape as TruncatedCone), numbers: TWO_ENDS };
  return null;
}
