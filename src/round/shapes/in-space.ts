/** Round shapes beside polygons of space, checked: where they are for certain, and what they are over integers. */
import {
  requireCapsule,
  requireEllipsoid,
  requireLozenge,
  requireRing3,
  requireSphere,
} from '../../core/arguments/index.js';
import type { Capsule, Ellipsoid, Lozenge, Point3, Ring, Sphere } from '../../core/shapes.js';
import { plus, type Vector } from '../../distance/engine/vectors.js';
import { triples } from '../../distance/shapes/cells-of.js';
import { type ConeEnds, coneIntegers, coneNumbers } from '../engine/cone-shapes.js';
import { intoBall } from '../engine/into-ball.js';
import { coneBesideRing } from '../engine/ring-cones.js';
import type { RingSolid } from '../engine/ring-solids.js';
import { ballBesideRing, sweptBesideRing } from '../engine/ring-swept.js';
import { type Bounds, largest, lengthAbove, sumAbove } from '../filters/polygon.js';
import { axesSign } from '../hits/solids.js';

/** Over integers: a solid; or, of radius 0, the corners of what is left, in cyclic order. */
export interface RoundIntegers {
  readonly solid: RingSolid | null;
  readonly core: readonly Vector[];
  /** The map that points of the polygon go through, if there is one. */
  readonly map?: (p: Vector) => Vector;
}

/** A round shape of space. */
export interface RoundInSpace {
  readonly bounds: Bounds;
  /** Balls that it contains, by their centers. */
  readonly balls: readonly Point3[];
  readonly ballRadius: number;
  /** It is such a ball. */
  readonly isBall: boolean;
  readonly numbers: () => number[];
  readonly over: (integers: readonly bigint[]) => RoundIntegers;
}

const ORIGIN: Vector = [0n, 0n, 0n];
const NO_BALLS = { balls: [], ballRadius: 0, isBall: false } as const;

/** The points of a polygon, checked. */
export function checkedRing(where: string, name: string, polygon: Ring): Ring {
  requireRing3(where, name, polygon);
  return polygon;
}

/** A sphere. */
export function sphereInSpace(where: string, name: string, sphere: Sphere): RoundInSpace {
  requireSphere(where, name, sphere);
  const { center, radius } = sphere;
  return {
    bounds: { from: center, to: center, reach: radius, ball: radius },
    balls: [center],
    ballRadius: radius,
    isBall: true,
    numbers: () => [...Array.from(center), radius],
    over([x, y, z, r]) {
      const at: Vector = [x!, y!, z!];
      return { solid: r === 0n ? null : ballBesideRing(at, r!), core: [at] };
    },
  };
}

/** A capsule. */
export function capsuleInSpace(where: string, name: string, capsule: Capsule): RoundInSpace {
  requireCapsule(where, name, capsule);
  const { start, end, radius } = capsule;
  return {
    bounds: { from: start, to: end, reach: radius, ball: radius },
    balls: [start, end],
    ballRadius: radius,
    isBall: false,
    numbers: () => [...Array.from(start), ...Array.from(end), radius],
    over: (integers) => swept(triples(integers.slice(0, 6)), integers[6]!),
  };
}

/** A lozenge. */
export function lozengeInSpace(where: string, name: string, lozenge: Lozenge): RoundInSpace {
  requireLozenge(where, name, lozenge);
  const { origin, edges, radius } = lozenge;
  const [u, v] = edges;
  return {
    bounds: {
      from: origin,
      to: origin,
      reach: sumAbove(largest(u), largest(v), radius),
      ball: sumAbove(lengthAbove(u), lengthAbove(v), radius),
    },
    balls: [origin],
    ballRadius: radius,
    isBall: false,
    numbers: () => [...Array.from(origin), ...Array.from(u), ...Array.from(v), radius],
    over(integers) {
      const [o, a, b] = triples(integers.slice(0, 9)) as [Vector, Vector, Vector];
      return swept([o, plus(o, a), plus(plus(o, a), b), plus(o, b)], integers[9]!);
    },
  };
}

function swept(core: readonly Vector[], radius: bigint): RoundIntegers {
  return { solid: radius === 0n ? null : sweptBesideRing(core, radius), core };
}

/** An ellipsoid: the map that makes a ball about the origin of it keeps planes and what is inside of rings. */
export function ellipsoidInSpace(where: string, name: string, ellipsoid: Ellipsoid): RoundInSpace {
  requireEllipsoid(where, name, ellipsoid, axesSign);
  const { center, axes } = ellipsoid;
  const [u, v, w] = axes;
  return {
    bounds: {
      from: center,
      to: center,
      reach: sumAbove(largest(u), largest(v), largest(w)),
      ball: sumAbove(lengthAbove(u), lengthAbove(v), lengthAbove(w)),
    },
    ...NO_BALLS,
    numbers: () => [center, u, v, w].flatMap((p) => Array.from(p)),
    over(integers) {
      const [at, a, b, c] = triples(integers) as [Vector, Vector, Vector, Vector];
      const { radius, map } = intoBall([a, b, c]);
      return { solid: ballBesideRing(ORIGIN, radius), core: [], map: (p) => map(p, at) };
    },
  };
}

/** A cylinder, cone or truncated cone: in the hull of the balls about its ends. */
export function coneInSpace(ends: ConeEnds): RoundInSpace {
  const { start, end, radii } = ends;
  const radius = Math.max(radii[0], radii[1]);
  return {
    bounds: { from: start, to: end, reach: radius, ball: radius },
    ...NO_BALLS,
    numbers: () => coneNumbers(ends),
    over(integers) {
      const cone = coneIntegers(integers);
      const isSegment = radii[0] === 0 && radii[1] === 0;
      return { solid: isSegment ? null : coneBesideRing(cone), core: [cone.start, cone.end] };
    },
  };
}
