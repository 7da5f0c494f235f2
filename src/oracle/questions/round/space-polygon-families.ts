/**
 * Round shapes that touch, cross, miss or contain polygons of space: at corners, along edges, over and in notches, and
 * within.
 */

import { scaleByPowerOfTwo, stepUlps } from '../../cases/doubles.js';
import type { LatticePoint, LatticeRing } from '../../cases/planar/lattice-rings.js';
import type { Random } from '../../cases/random.js';
import { sizeOf } from '../../cases/round/operands.js';
import { COUNT, cornersFrom, ROUND_AT, type SolidKind } from '../../cases/round/space-polygons.js';
import type { Layout } from '../layout.js';
import type { QuestionFamily } from '../question.js';
import { coneFrame, inSpace, sum, type Vector, writeCone } from './cone-frames.js';
import { type Tangent, tangentOf } from './cone-tangents.js';
import { drawExponent } from './exponents.js';
import { pythagorean, scaleLengths } from './families.js';
import { isConeKind } from './needle-cones.js';
import { radiiOf } from './operands.js';
import {
  affinity,
  anyRing,
  type Frame,
  placeOf,
  pointIn,
  similarity,
  vectorIn,
} from './space-polygon-rings.js';

/** A ball of the picture, whose polygon is in the plane z = 0. */
interface Ball {
  readonly center: Vector;
  readonly radius: number;
}

/** Legs and hypotenuse. */
const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [6, 8, 10],
  [0, 1, 1],
] as const;

const above = (random: Random, height: number): number => (random.oneIn(4) ? 0 - height : height);

/**
 * A ball that touches the plane at a place, or passes through it, or about it, or whose section with the plane passes
 * through it.
 */
function ballAt(random: Random, [x, y]: LatticePoint): Ball {
  const radius = random.between(1, 8) / 2;
  switch (random.below(7)) {
    case 0:
      return { center: [x, y, above(random, radius)], radius };
    case 1: {
      const { by, length } = pythagorean(random, 3);
      return { center: [x + by[0]!, y + by[1]!, by[2]!], radius: length };
    }
    case 2:
      return { center: [x, y, random.between(-1, 1)], radius };
    case 3:
      return { center: [x, y, random.oneIn(2) ? 0 : random.between(-1, 1)], radius: 0 };
    case 4:
      return {
        center: [random.between(-2, 2), random.between(-2, 2), random.between(-2, 2)],
        radius: random.between(1, 30) / 2,
      };
    default: {
      const [leg, height, hypotenuse] = TRIPLES[random.below(TRIPLES.length)]!;
      // Along an axis, it touches edges along the other.
      const { by, length } = random.oneIn(2)
        ? pythagorean(random, 2)
        : { by: random.oneIn(2) ? [random.sign(), 0] : [0, random.sign()], length: 1 };
      const size = leg === 0 ? 0 : leg / length;
      return { center: [x + by[0]! * size, y + by[1]! * size, above(random, height)], radius: hypotenuse };
    }
  }
}

/** From the center of a ball on: along the plane, away from it, through it, or not at all. */
function wayFrom(random: Random, { center, radius }: Ball): Vector {
  const [x, y] = [random.between(-4, 4), random.between(-4, 4)];
  const up = center[2] < 0 ? -1 : 1;
  switch (random.below(5)) {
    case 0:
      return [0, 0, random.oneIn(2) ? 0 : up * random.between(0, 4)];
    case 1:
      return [x, y, -2 * center[2]];
    case 2:
      return [x, y, up * random.between(0, 4)];
    case 3:
      return [x, y, random.oneIn(2) ? 0 - up * radius : random.between(-6, 6)];
    default:
      return [x, y, 0];
  }
}

/** The way from a ball to another place of the ring, as high as it. */
function wayAlong({ center }: Ball, [x, y]: LatticePoint): Vector {
  return [x - center[0], y - center[1], 0];
}

/** Where axes of an ellipsoid come from: those of the picture, or turned in the plane. */
function axesOf(random: Random, radius: number): readonly Vector[] {
  const r = radius === 0 ? random.between(1, 6) / 2 : radius;
  if (r % 5 !== 0 || random.oneIn(2))
    return [
      [r, 0, 0],
      [0, r, 0],
      [0, 0, r],
    ];
  const [a, b] = [(3 * r) / 5, (4 * r) / 5];
  return [
    [a, b, 0],
    [0 - b, a, 0],
    [0, 0, r],
  ];
}

/** The values of a round shape of a kind about a ball. */
function roundAbout(random: Random, kind: SolidKind, frame: Frame, ball: Ball, ring: LatticeRing): number[] {
  const center = pointIn(frame, ball.center);
  const radius = ball.radius * frame.length;
  const way = (): Vector => (random.oneIn(3) ? wayAlong(ball, placeOf(random, ring)) : wayFrom(random, ball));
  switch (kind) {
    case 'sphere':
      return [...center, radius];
    case 'capsule':
      return [...center, ...sum(center, vectorIn(frame, way())), radius];
    case 'lozenge':
      return [...center, ...vectorIn(frame, way()), ...vectorIn(frame, way()), radius];
    case 'ellipsoid': {
      // The ball, higher than wide: planes along it stay what they are.
      const high = random.oneIn(2) ? 1 : random.between(2, 9);
      const axes = axesOf(random, ball.radius).map(([x, y, z]) => vectorIn(frame, [x, y, z * high]));
      const first = random.below(3);
      return [
        ...pointIn(frame, [ball.center[0], ball.center[1], ball.center[2] * high]),
        ...axes.flatMap((_, i) => axes[(i + first) % 3]!),
      ];
    }
    default: {
      // A cone about the ball's diameter, or any way.
      const end = sum(center, vectorIn(frame, way()));
      const radii = radiiOf(kind).map(() => (random.oneIn(3) ? random.between(0, 4) * frame.length : radius));
      return [...(random.oneIn(2) ? [...center, ...end] : [...end, ...center]), ...radii];
    }
  }
}

/** Writes a ring; rarely with a vertex off its plane. */
function putCorners(random: Random, kind: SolidKind, out: Float64Array, corners: readonly Vector[]): void {
  const at = cornersFrom(kind);
  out[COUNT] = corners.length;
  corners.forEach((p, i) => {
    out.set(p, at + 3 * i);
  });
  if (random.oneIn(24) && corners.length > 0) {
    const place = at + random.below(3 * corners.length);
    out[place] = random.oneIn(2) ? out[place]! + 1 : stepUlps(out[place]!, random.sign());
  }
}

function aboutPlaces(kind: SolidKind): QuestionFamily {
  return {
    name: 'about-places',
    summary:
      'a lattice polygon of any kind, often with a notch, at any of some angles in space; the round shape touches its plane at, passes through or is about a vertex, the middle of an edge or any place, or what it has in the plane does',
    fill(random, out) {
      out.fill(0);
      const ring = anyRing(random);
      const frame = kind === 'ellipsoid' ? affinity(random) : similarity(random);
      const ball = ballAt(random, placeOf(random, ring));
      out.set(roundAbout(random, kind, frame, ball, ring), ROUND_AT);
      putCorners(
        random,
        kind,
        out,
        ring.map(([x, y]) => pointIn(frame, [x, y, 0])),
      );
    },
  };
}

/**
 * The origin and the edges of a lozenge: between any places, of which all may be on a line; the first corners of the
 * ring; or about all of it.
 */
function parallelogramOf(random: Random, frame: Frame, ring: LatticeRing, place: () => Vector): number[] {
  const inPlane = ([x, y]: LatticePoint): Vector => pointIn(frame, [x, y, 0]);
  const [p, q, r] =
    random.oneIn(4) && ring.length > 3
      ? [ring[1]!, ring[0]!, ring[2]!].map(inPlane)
      : random.oneIn(8)
        ? (
            [
              [-40, -40],
              [90, -40],
              [-40, 90],
            ] as const
          ).map(inPlane)
        : [place(), place(), place()];
  const edge = sum(q!, p!, -1);
  const along = (k: number): Vector => [edge[0] * k, edge[1] * k, edge[2] * k];
  return [...p!, ...edge, ...(random.oneIn(8) ? along(random.between(-4, 3) / 2) : sum(r!, p!, -1))];
}

/** Cores between places: in the plane, through it, or above it. */
function betweenPlaces(kind: SolidKind): QuestionFamily {
  return {
    name: 'between-places',
    summary:
      'a lattice polygon of any kind; what the round shape is swept from lies between its vertices, middles of edges or any places, in the plane or at heights of one, often with a radius of 0',
    fill(random, out) {
      out.fill(0);
      const ring = anyRing(random);
      const frame = random.oneIn(2) ? affinity(random) : similarity(random);
      const height = random.oneIn(2) ? () => 0 : () => random.between(-1, 1);
      const place = (): Vector => pointIn(frame, [...placeOf(random, ring), height()]);
      const own = kind === 'lozenge' ? parallelogramOf(random, frame, ring, place) : [...place(), ...place()];
      out.set(kind === 'sphere' ? place() : own, ROUND_AT);
      for (const at of radiiOf(kind))
        out[ROUND_AT + at] = random.oneIn(4) ? random.between(1, 3) * frame.length : 0;
      putCorners(
        random,
        kind,
        out,
        ring.map(([x, y]) => pointIn(frame, [x, y, 0])),
      );
    },
  };
}

/** A plane across the axis of a solid, or one that touches it or is about it; sometimes moved. */
function planeAt(random: Random, frame: ReturnType<typeof coneFrame>): Tangent {
  if (random.oneIn(2)) return tangentOf(random, frame);
  return {
    foot: sum(frame.origin, inSpace(frame, [0, (random.between(-1, 5) * frame.height) / 4])),
    normal: inSpace(frame, [0, 1]),
    across: frame.across,
    slope: frame.out,
  };
}

function aboutCones(kind: SolidKind): QuestionFamily[] {
  if (!isConeKind(kind)) return [];
  const family = (name: string, summary: string, isNeedle: boolean): QuestionFamily => ({
    name,
    summary: `${summary}, and a lattice polygon of any kind in a plane that touches the side, a rim, the apex or a cap, or lies across the axis; a vertex, the middle of an edge or any place of it is where they touch, or as far from there as the radius`,
    fill(random, out) {
      out.fill(0);
      const frame = coneFrame(random, kind, isNeedle);
      writeCone(random, kind, frame, out, ROUND_AT);
      if (random.oneIn(10)) for (const at of radiiOf(kind)) out[ROUND_AT + at] = 0;
      const { foot, across, slope, normal } = planeAt(random, frame);
      const ring = anyRing(random);
      const [x, y] = placeOf(random, ring);
      const { by, length } = pythagorean(random, 2);
      const reach = random.oneIn(2) ? 0 : (frame.radii[0] - random.below(3) * (frame.growth / 2)) / length;
      const up = random.oneIn(8) ? random.between(-1, 1) : 0;
      const from = sum(sum(foot, normal, up), sum([0, 0, 0], across, by[0]! * reach), 1);
      const start = sum(from, slope, by[1]! * reach);
      putCorners(
        random,
        kind,
        out,
        ring.map(([a, b]) => sum(sum(start, across, a - x), slope, b - y)),
      );
    },
  });
  return [
    family('planes-about-cones', 'solids with integer slants', false),
    family('planes-about-needles', 'very thin and very flat solids with integer slants', true),
  ];
}

/** The middle of an edge along the first axis, if there is one, or any place. */
function levelPlace(random: Random, ring: LatticeRing): LatticePoint {
  const levels = ring.flatMap((p, i): LatticePoint[] => {
    const q = ring[(i + 1) % ring.length]!;
    return p[1] === q[1] ? [[(p[0] + q[0]) / 2, p[1]]] : [];
  });
  return levels.length === 0 || random.oneIn(6)
    ? placeOf(random, ring)
    : levels[random.below(levels.length)]!;
}

/**
 * Polygons with an edge in a cap, from where they go into the solid or away from it, leaving both centers on one side.
 */
function chordsOfCaps(kind: SolidKind): QuestionFamily[] {
  if (!isConeKind(kind)) return [];
  return [
    {
      name: 'chords-of-caps',
      summary:
        'solids with integer slants, and a lattice polygon of any kind, often wide, in a plane through a chord of a cap, along which it has an edge or a vertex, which may lead into the solid or not',
      fill(random, values) {
        values.fill(0);
        const frame = coneFrame(random, kind, false);
        writeCone(random, kind, frame, values, ROUND_AT);
        const { origin, across, radii, height } = frame;
        const end = random.below(2);
        // Through the axis, or beside it.
        const [side, turn] = random.oneIn(4) ? [0, 0] : [random.between(-4, 4), random.between(-2, 2)];
        const foot = sum(origin, inSpace(frame, [(side * radii[end]!) / 4, end * height]));
        const slope = inSpace(frame, [turn, random.between(-3, 3) || 1]);
        const [wide, high] = [random.between(1, 8), random.between(1, 4)];
        const ring = anyRing(random);
        const [x, y] = levelPlace(random, ring);
        putCorners(
          random,
          kind,
          values,
          ring.map(([a, b]) => sum(sum(foot, across, wide * (a - x)), slope, high * (b - y))),
        );
      },
    },
  ];
}

/** Polygons of any doubles in a plane along two axes. */
function alongAxes(kind: SolidKind): QuestionFamily {
  return {
    name: 'along-axes',
    summary:
      'a polygon of any doubles in a plane along two axes, and a round shape near it, of a sphere often as large as the rounded distance from a vertex',
    fill(random, out) {
      out.fill(0);
      const axis = random.below(3);
      const level = random.oneIn(3) ? 0 : random.unit() - 0.5;
      const ring = anyRing(random);
      const corners = ring.map((p): Vector => {
        const free = p.map((x) => x * (1 + random.unit() / 8));
        const at = [free[0]!, free[1]!];
        at.splice(axis, 0, level);
        return at as never as Vector;
      });
      for (let i = 0; i < sizeOf(kind); i++) out[ROUND_AT + i] = 4 * (random.unit() - 0.5);
      for (const at of radiiOf(kind)) out[ROUND_AT + at] = random.oneIn(4) ? 0 : 3 * random.unit();
      if (random.oneIn(3)) out[ROUND_AT + axis] = level;
      const near = corners[random.below(corners.length || 1)];
      if (kind === 'sphere' && near !== undefined && random.oneIn(2)) {
        const [x, y, z] = [0, 1, 2].map((k) => near[k]! - out[ROUND_AT + k]!) as [number, number, number];
        out[ROUND_AT + 3] = stepUlps(Math.sqrt(x * x + y * y + z * z), random.between(-2, 2));
      }
      putCorners(random, kind, out, corners);
    },
  };
}

/** The numbers of the round shape moved by parts in 2^52. */
function besideRound(family: QuestionFamily, kind: SolidKind): QuestionFamily {
  return {
    name: `${family.name}-beside`,
    summary: `${family.summary}, numbers of the round shape moved by parts in 2^52`,
    fill(random, out) {
      family.fill(random, out);
      for (let i = ROUND_AT; i < cornersFrom(kind); i++)
        if (random.oneIn(4)) out[i] = stepUlps(out[i]!, random.between(-1, 1));
    },
  };
}

/** Scaled to anywhere in the range of doubles, or the round shape far larger or smaller than the polygon. */
function scaledAnywhere(family: QuestionFamily, kind: SolidKind, layout: Layout): QuestionFamily {
  const beside = besideRound(family, kind);
  return {
    name: `${family.name}-scaled`,
    summary: `${family.summary}, or beside it, scaled to anywhere between subnormals and overflow, or one shape far larger than the other`,
    fill(random, out) {
      (random.oneIn(3) ? beside : family).fill(random, out);
      if (random.oneIn(4)) scaleLengths(layout, out, random.between(-40, 40), cornersFrom(kind));
      else scaleLengths(layout, out, drawExponent(random));
      if (random.oneIn(8)) {
        const at = random.between(ROUND_AT, out.length - 1);
        out[at] = scaleByPowerOfTwo(out[at]!, random.between(-60, 60));
      }
    },
  };
}

/** The families of a round shape and a polygon of space. */
export function spacePolygonFamilies(kind: SolidKind, layout: Layout): QuestionFamily[] {
  const own = [
    aboutPlaces(kind),
    ...(kind === 'ellipsoid' ? [] : [betweenPlaces(kind)]),
    ...aboutCones(kind),
    ...chordsOfCaps(kind),
  ];
  return [
    ...own,
    alongAxes(kind),
    ...own.flatMap((family) => [besideRound(family, kind), scaledAnywhere(family, kind, layout)]),
  ];
}
