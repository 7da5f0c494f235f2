import type { Surd } from '../../arithmetic/surd.js';
import type { Relation } from '../../core/contact.js';
import { face, INTERIOR } from '../../core/feature.js';
import { cross, dot, isZero, minus, plus, type Vector } from '../../distance/engine/vectors.js';
import { type Bound, boundSign, quadraticSign, type Stretch } from './interval.js';
import type { Passage } from './meet.js';
import { passageThrough } from './passage-through.js';
import { aboutAxis, aboutPoint, type LineCells } from './quadric.js';

/** A lozenge over integers. */
export interface LozengeCells {
  readonly origin: Vector;
  readonly edges: readonly [Vector, Vector];
  readonly radius: bigint;
}

/**
 * Where a line within the bounds of its parameter passes through a lozenge: balls about the corners, cylinders about
 * the edges, and what is at most the radius in front of the parallelogram or behind it. Their union is the lozenge,
 * which is convex. All of its boundary is face 0.
 */
export function lozengePassage(
  line: LineCells,
  bounds: readonly Bound[],
  lozenge: LozengeCells,
  relation: Relation,
): Passage | null {
  const parts = partsOf(line, lozenge);
  // Where the line is not at an end of its own, it goes out, or in.
  const goesOn = (t: Surd) => bounds.every((bound) => boundSign(bound, t) > 0);
  return passageThrough(parts, bounds, relation, (t) =>
    !goesOn(t) && isWithin(t, parts) ? INTERIOR : face(0),
  );
}

function partsOf(line: LineCells, { origin, edges: [u, v], radius }: LozengeCells): Stretch[] {
  const corners = [origin, plus(origin, u), plus(plus(origin, u), v), plus(origin, v)];
  const sides = corners.map((corner, i) => ({ from: corner, along: minus(corners[(i + 1) % 4]!, corner) }));
  return [
    ...slab(line, origin, u, v, radius),
    ...sides.filter(({ along }) => !isZero(along)).map((side) => cylinder(line, side, radius)),
    ...corners.map((corner) => ball(line, corner, radius)),
  ];
}

function ball({ origin, direction }: LineCells, center: Vector, radius: bigint): Stretch {
  return { quadratic: aboutPoint(minus(origin, center), direction, radius), bounds: [] };
}

interface Side {
  readonly from: Vector;
  readonly along: Vector;
}

function cylinder({ origin, direction }: LineCells, { from, along }: Side, radius: bigint): Stretch {
  const m = minus(origin, from);
  const [height, rise] = [dot(m, along), dot(direction, along)];
  return {
    quadratic: aboutAxis(m, direction, along, radius),
    bounds: between(rise, height, dot(along, along)),
  };
}

/** Both bounds of 0 <= slope · t + offset <= most. */
function between(slope: bigint, offset: bigint, most: bigint): Bound[] {
  return [
    { slope, offset },
    { slope: -slope, offset: most - offset },
  ];
}

/**
 * With m from the corner to a point and n = u × v, m is a u + b v + c n with a = n · (m × v) / n², b = n · (u × m) / n²
 * and c = n · m / n²: the foot is in the parallelogram if a and b are from 0 to 1, and the distance from it is |n ·
 * m| / |n|. Without an area, there is none.
 */
function slab(
  { origin, direction }: LineCells,
  corner: Vector,
  u: Vector,
  v: Vector,
  radius: bigint,
): Stretch[] {
  const n = cross(u, v);
  if (isZero(n)) return [];
  const m = minus(origin, corner);
  const [rise, height, square] = [dot(n, direction), dot(n, m), dot(n, n)];
  return [
    {
      quadratic: {
        square: rise * rise,
        linear: 2n * rise * height,
        constant: height * height - radius * radius * square,
      },
      bounds: [
        ...between(dot(n, cross(direction, v)), dot(n, cross(m, v)), square),
        ...between(dot(n, cross(u, direction)), dot(n, cross(u, m)), square),
      ],
    },
  ];
}

/** Is a point nearer to the parallelogram than the radius? Then it is so in one of the parts. */
function isWithin(t: Surd, parts: readonly Stretch[]): boolean {
  return parts.some(
    ({ quadratic, bounds }) => bounds.every((b) => boundSign(b, t) >= 0) && quadraticSign(quadratic, t) < 0,
  );
}
