/**
 * Cylinders, cones and truncated cones, and triangles and solids that touch them, from outside or from inside, or lie
 * across the axis.
 */

import { POINTS_OF_HULL } from '../../cases/hulls.js';
import { CONVEX_TEMPLATES, templates } from '../../cases/polyhedra.js';
import type { Random } from '../../cases/random.js';
import type { QuestionFamily } from '../question.js';
import {
  type ConeFrame,
  type ConeKind,
  coneFrame,
  inSpace,
  type Place,
  sum,
  type Vector,
  writeCone,
} from './cone-frames.js';
import { radiiOf, sizeOf } from './operands.js';

export type FlatKind = 'triangle' | 'tetrahedron' | 'box' | 'orientedBox' | 'convexPolyhedron' | 'hull';

/** A point of the plane through the axis, and a normal of a plane through it. */
interface Support {
  readonly foot: Place;
  readonly normal: Place;
}

/** On the side, or on the line of it beyond the ends. */
function onSide(random: Random, { radii, growth, height }: ConeFrame): Support {
  const part = random.between(-1, 6) / 4;
  return { foot: [radii[0] - part * growth, part * height], normal: [height, growth] };
}

/** On a rim or the apex, with a plane that lies between those of the side and the cap, or is one of them. */
function onRim(random: Random, { radii, growth, height }: ConeFrame): Support {
  const end = random.below(2);
  const [a, b] = [random.below(3), random.below(3)];
  const up = end === 0 ? -1 : 1;
  const normal: Place = a + b === 0 ? [height, growth] : [a * height, a * growth + b * up * height];
  return { foot: [radii[end]!, end * height], normal };
}

/** On a cap, or in its plane. */
function onCap(random: Random, { radii, height }: ConeFrame): Support {
  const end = random.below(2);
  return { foot: [(random.between(-3, 3) * radii[end]!) / 2, end * height], normal: [0, end === 0 ? -1 : 1] };
}

/** On the line of the axis, with any plane. */
function onAxis(random: Random, { height }: ConeFrame): Support {
  const normal: Place = [random.between(-1, 1), random.between(-2, 2)];
  const isZero = normal[0] === 0 && normal[1] === 0;
  return { foot: [0, (random.between(-1, 5) * height) / 4], normal: isZero ? [0, 1] : normal };
}

const SUPPORTS = [onSide, onSide, onRim, onRim, onCap, onAxis];

/** A plane at a point in space: its normal and two vectors in it, each across the others. */
export interface Tangent {
  readonly foot: Vector;
  readonly normal: Vector;
  readonly across: Vector;
  readonly slope: Vector;
}

/** A plane at a point of a solid, or beside it. */
export function tangentOf(random: Random, frame: ConeFrame): Tangent {
  const { foot, normal } = SUPPORTS[random.below(SUPPORTS.length)]!(random, frame);
  const turn = random.oneIn(6) ? -1 : 1;
  return {
    foot: sum(frame.origin, inSpace(frame, foot)),
    normal: inSpace(frame, [turn * normal[0], turn * normal[1]]),
    across: frame.across,
    slope: inSpace(frame, [0 - normal[1], normal[0]]),
  };
}

/** The foot and so many of the vectors across, along the slope and outwards. */
function pointAt(
  { foot, across, slope, normal }: Tangent,
  [i, j, k]: readonly [number, number, number],
): Vector {
  return sum(sum(sum(foot, across, i), slope, j), normal, k);
}

type Steps = readonly [number, number, number];

/** Steps whose last is 0 often, and negative in rare cases. */
function someSteps(random: Random): Steps {
  const reach = random.oneIn(3) ? 8 : 2;
  const up = random.oneIn(2) ? 0 : random.oneIn(8) ? -1 : random.between(0, 2);
  return [random.between(-reach, reach), random.between(-reach, reach), up];
}

/** Corners of which one is the foot, or two are on opposite sides of it, or three are around it; or any. */
function corners(random: Random, count: number, tangent: Tangent): Vector[] {
  const steps = Array.from({ length: count }, () => someSteps(random));
  const around = random.below(4);
  const [u, v] = [steps[0]!, steps[1]!];
  if (around === 1) steps[0] = [0, 0, 0];
  if (around > 1) steps[0] = [u[0], u[1], 0];
  if (around === 2) steps[1] = [0 - u[0], 0 - u[1], 0];
  if (around === 3) {
    steps[1] = [v[0], v[1], 0];
    steps[2] = [0 - u[0] - v[0], 0 - u[1] - v[1], 0];
  }
  return steps.map((step) => pointAt(tangent, step));
}

/** A box whose corner, edge or face at the foot is its lowest against the normal. */
function boxAt(random: Random, { foot, normal }: Tangent): number[] {
  const size = () => random.below(5) * (random.oneIn(4) ? 8 : 1);
  const sides = normal.map((n, k) => [
    n > 0 ? foot[k]! : foot[k]! - size(),
    n < 0 ? foot[k]! : foot[k]! + size(),
  ]);
  return [...sides.map(([low]) => low!), ...sides.map(([, high]) => high!)];
}

/** An oriented box whose lowest corner, edge or face against the normal is at the foot. */
function orientedBoxAt(random: Random, tangent: Tangent): number[] {
  const size = () => random.below(4) * (random.oneIn(4) ? 8 : 1);
  const sizes: Steps = [size(), size(), size()];
  const beside = (k: number) => (sizes[k]! * random.between(-2, 2)) / 2;
  const { across, slope, normal } = tangent;
  const axes: readonly [Vector, Vector, Vector] = random.oneIn(2)
    ? [across, slope, normal]
    : [sum(across, slope), sum(slope, across, -1), sum(normal, slope)];
  const isTurned = axes[0] !== across;
  const center = isTurned
    ? sum(sum(sum(tangent.foot, axes[0], beside(0)), axes[1], beside(1)), axes[2], sizes[2])
    : pointAt(tangent, [beside(0), beside(1), sizes[2]]);
  return [...center, ...axes.flat(), ...sizes];
}

/** A polyhedron one of whose lowest corners against the normal, or the middle of two, is at the foot. */
function polyhedronAt(random: Random, tangent: Tangent): number[] {
  const template = random.below(CONVEX_TEMPLATES);
  const { across, slope, normal } = tangent;
  const height = random.below(4);
  const steps = [someSteps(random), someSteps(random)].map(([i, j]): Steps => [i, j, 0]);
  const [first, second] = steps as [Steps, Steps];
  const origin: Tangent = { ...tangent, foot: [0, 0, 0] };
  const [u, v] = [pointAt(origin, first), pointAt(origin, second)];
  const w = sum(sum([0, 0, 0], normal, height), random.oneIn(2) ? across : slope, random.between(-1, 1));
  const axes = volume(u, v, w) < 0 ? [v, u, w] : [u, v, w];
  const { corners: all } = templates[template]!;
  const least = Math.min(...all.map(([, , c]) => c));
  const lowest = all.filter(([, , c]) => c === least);
  const [p, q] = [lowest[random.below(lowest.length)]!, lowest[random.below(lowest.length)]!];
  const start = axes.reduce<Vector>((at, axis, k) => sum(at, axis, 0 - (p[k]! + q[k]!) / 2), tangent.foot);
  return [template, ...start, ...axes.flat()];
}

function volume([a, b, c]: Vector, v: Vector, w: Vector): number {
  return a * (v[1] * w[2] - v[2] * w[1]) + b * (v[2] * w[0] - v[0] * w[2]) + c * (v[0] * w[1] - v[1] * w[0]);
}

function shapeAt(random: Random, kind: FlatKind, tangent: Tangent): number[] {
  switch (kind) {
    case 'triangle':
      return corners(random, 3, tangent).flat();
    case 'tetrahedron':
      return corners(random, 4, tangent).flat();
    case 'hull':
      return corners(random, POINTS_OF_HULL, tangent).flat();
    case 'box':
      return boxAt(random, tangent);
    case 'orientedBox':
      return orientedBoxAt(random, tangent);
    default:
      return polyhedronAt(random, tangent);
  }
}

/** A family of a cylinder, cone or truncated cone, whose values come first, and a flat shape behind it. */
function family(
  kind: ConeKind,
  other: FlatKind,
  about: Pick<QuestionFamily, 'name' | 'summary'>,
  isNeedle: boolean,
): QuestionFamily {
  const at = sizeOf(kind);
  return {
    ...about,
    fill(random, out) {
      const frame = coneFrame(random, kind, isNeedle);
      writeCone(random, kind, frame, out, 0);
      if (random.oneIn(8)) for (const radius of radiiOf(kind)) out[radius] = 0;
      out.set(shapeAt(random, other, tangentOf(random, frame)), at);
    },
  };
}

/** The families of a pair of these. */
export function coneTangents(kind: ConeKind, other: FlatKind): QuestionFamily[] {
  const what =
    'shapes that have a corner, an edge or a face in a plane that touches the side, a rim, the apex or a cap, on either side of it, or lie across the axis; some of radius 0';
  return [
    family(
      kind,
      other,
      { name: 'touching-cones', summary: `solids with integer slants, and ${what}` },
      false,
    ),
    family(
      kind,
      other,
      { name: 'needle-cones', summary: `very thin and very flat solids with integer slants, and ${what}` },
      true,
    ),
  ];
}
