/** Points, segments and parallelograms against the common part of half-spaces. */
import { integerSign } from '../../arithmetic/root-signs.js';
import type { Relation } from '../../core/contact.js';
import type { Sign } from '../../core/sign.js';
import type { Quotient } from '../../distance/engine/cells.js';
import { cross, dot, equal, isZero, minus, times, type Vector } from '../../distance/engine/vectors.js';
import { type Core, coreSide, edgesOf, sweptBody } from './body.js';
import { cubeAround, haveInside, properSpaces } from './body-spaces.js';
import { type BoundaryRelation, disjointBoundaries, meetingBoundaries } from './boundary-relation.js';
import { commonPoints } from './core-gap.js';
import { type Polytope, polytopeOf } from './frustum-polytope.js';
import type { HalfSpaceCells } from './half-spaces.js';

/**
 * How they meet. The middle of the common part is in the inside of a half-space if one of its points is; where it is in
 * that of all of them, it is in the relative interior of the core, too, as all that is near it in the core is common.
 */
export function coreRelation(given: Core, all: readonly HalfSpaceCells[]): BoundaryRelation {
  const core = properCore(given);
  const spaces = properSpaces(all);
  const points = spaces === null ? [] : commonPoints(core, spaces);
  if (spaces === null || points.length === 0) return disjointBoundaries();
  const isWithin = isAbove(points, spaces);
  const body = sweptBody(core, 0n);
  if (isWithin || haveInside(body, spaces)) {
    return meetingBoundaries(isWithin ? 'overlapping' : 'touching', depthIn(core, spaces), -1);
  }
  const polytope = polytopeOf(spaces, cubeAround(body))!;
  const holdsAll = polytope.corners.every((corner) => coreSide(corner, core, 0n) >= 0);
  return meetingBoundaries(
    relationTo(core, spaces, points, polytope),
    depthIn(core, spaces),
    holdsAll ? 0 : -1,
  );
}

/** Have they a common point? */
export function coreMeets(core: Core, all: readonly HalfSpaceCells[]): boolean {
  const spaces = properSpaces(all);
  return spaces !== null && commonPoints(core, spaces).length > 0;
}

/** A parallelogram without an area as the segment that it is, a segment without a length as a point. */
function properCore(core: Core): Core {
  if (core.length === 4) {
    const [o, p, opposite, q] = core as [Vector, Vector, Vector, Vector];
    const [u, v] = [minus(p, o), minus(q, o)];
    if (!isZero(cross(u, v))) return core;
    // Of parallel edges, the sum is a diagonal, and the difference is the other one.
    return properCore(dot(u, v) >= 0n ? [o, opposite] : [p, q]);
  }
  return core.length === 2 && equal(core[0]!, core[1]!) ? [core[0]!] : core;
}

/** Is the middle of points in the inside of all half-spaces, none of which excludes one of them? */
function isAbove(points: readonly Quotient[], spaces: readonly HalfSpaceCells[]): boolean {
  return spaces.every((space) => points.some((point) => !isOn(point, space)));
}

function isOn({ numerators, denominator }: Quotient, { normal, constant }: HalfSpaceCells): boolean {
  return dot(normal, numerators) + constant * denominator === 0n;
}

/** How deep is a core in all half-spaces? */
function depthIn(core: Core, spaces: readonly HalfSpaceCells[]): Sign {
  let least: Sign = 1;
  for (const p of core) {
    for (const { normal, constant } of spaces) {
      least = Math.min(least, integerSign(dot(normal, p) + constant)) as Sign;
    }
  }
  return least;
}

/** The relative interiors meet if the middle of the common part is in both. */
function relationTo(
  core: Core,
  spaces: readonly HalfSpaceCells[],
  points: readonly Quotient[],
  { corners, dimension }: Polytope,
): Relation {
  const walls = spaces.filter((space) => corners.some((corner) => !isOn(corner, space)));
  if (!isAbove(points, walls) || !isAbove(points, boundsOf(core))) return 'touching';
  const own = core.length === 4 ? 2 : core.length - 1;
  return dimensionOf(points) === Math.min(own, dimension) ? 'overlapping' : 'crossing';
}

/** The half-spaces that bound a core within its plane or line. */
function boundsOf(core: Core): HalfSpaceCells[] {
  if (core.length === 1) return [];
  if (core.length === 2) {
    const [from, to] = core as [Vector, Vector];
    const along = minus(to, from);
    return [halfSpace(along, from), halfSpace(times(along, -1n), to)];
  }
  const normal = cross(minus(core[1]!, core[0]!), minus(core[3]!, core[0]!));
  return edgesOf(core).map(([from, along]) => halfSpace(cross(normal, along), from));
}

function halfSpace(normal: Vector, at: Vector): HalfSpaceCells {
  return { normal, constant: -dot(normal, at) };
}

/** The dimension of what points span. */
function dimensionOf([first, ...others]: readonly Quotient[]): number {
  const vectors = others.map((p) =>
    minus(times(p.numerators, first!.denominator), times(first!.numerators, p.denominator)),
  );
  const u = vectors.find((v) => !isZero(v));
  if (u === undefined) return 0;
  return vectors.some((v) => !isZero(cross(u, v))) ? 2 : 1;
}
