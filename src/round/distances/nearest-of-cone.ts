/** The closest point of a truncated cone, a cone or a cylinder, in the plane through the axis and the point. */
import { integerSign, surdSign } from '../../arithmetic/root-signs.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requirePoint3 } from '../../core/arguments/index.js';
import type { Point3 } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { minus, times, type Vector } from '../../distance/engine/vectors.js';
import { triples } from '../../distance/shapes/cells-of.js';
import { type ConeIntegers, coneIntegers } from '../engine/cone-shapes.js';
import type { Quadric } from '../engine/quadric.js';
import type { Solid } from '../hits/find-hits.js';
import { type AboutAxis, aboutAxis } from './about-axis.js';
import { pointOfRim, squaredFromRim } from './rim.js';
import {
  type Nearest,
  type RootQuotient,
  type RoundDistance,
  rationalPoint,
  roundDistanceOf,
  whole,
} from './round-distance.js';

/**
 * A point beside a truncated cone with the axis w, W = w · w, and the radii r and s: its height h / W along the axis,
 * and its distance from that, √X / W. With δ = s - r, the side is at the height t W where it is r + t δ away from the
 * axis.
 */
interface Scene {
  readonly exponent: number;
  readonly point: Vector;
  readonly cone: ConeIntegers;
  readonly quadric: Quadric;
  readonly about: AboutAxis;
  /** X = (W ρ)². */
  readonly radicand: bigint;
  /** δ. */
  readonly growth: bigint;
  /** W times the radius at the height of the point, r W + δ h: less than √X outside of the side. */
  readonly level: bigint;
  /** Where the foot on the side is, t = (foot + δ √X) / (W length), with foot = h W - r W δ and length = W + δ². */
  readonly foot: bigint;
  readonly length: bigint;
}

function sceneOf(where: string, point: Point3, solid: Solid): Scene {
  requirePoint3(where, 'point', point);
  const numbers = [...Array.from(point), ...solid.numbers];
  const exponent = commonExponent(numbers);
  const integers = scaledIntegers(numbers, exponent) as bigint[];
  const [p, ...vectors] = triples(integers) as [Vector, ...Vector[]];
  const cone = coneIntegers(integers.slice(3));
  const about = aboutAxis(p, cone.start, cone.axis);
  const [r, s] = cone.radii;
  const { size, height, across } = about;
  const growth = s - r;
  return {
    exponent,
    point: p,
    cone,
    quadric: solid.quadric(vectors),
    about,
    radicand: across * size,
    growth,
    level: r * size + growth * height,
    foot: height * size - r * size * growth,
    length: size + growth * growth,
  };
}

/** The distance from a point to a cone or a cylinder. */
export function pointConeSolidDistance(where: string, point: Point3, solid: Solid): RoundDistance {
  return roundDistanceOf(point, nearestOfCone(where, point, solid));
}

/** The closest point of a solid with an axis, to a point, which is checked. */
function nearestOfCone(where: string, point: Point3, solid: Solid): Nearest {
  const scene = sceneOf(where, point, solid);
  const { about, cone, radicand, growth, level, foot, length } = scene;
  const { size, height, across } = about;
  const caps = [integerSign(height), integerSign(size - height)] as const;
  const side = surdSign(-level, 1n, radicand);
  if (side <= 0 && caps.every((sign) => sign >= 0)) return atPoint(scene, side, caps);
  const [fromStart, fromEnd] = [
    surdSign(foot, growth, radicand),
    surdSign(size * length - foot, -growth, radicand),
  ];
  if (side > 0 && fromStart > 0 && fromEnd > 0) return onSide(scene);
  const over = caps.findIndex((sign) => sign < 0);
  if (over >= 0 && across < cone.radii[over]! ** 2n * size) return onCap(scene, over as 0 | 1);
  return onRim(scene, fromStart <= 0 ? 0 : 1);
}

/** The sign at one of the caps, which the closest point is on. */
const onlyOn = (end: 0 | 1): readonly [Sign, Sign] => (end === 0 ? [0, 1] : [1, 0]);

/** The point itself, in the solid. */
function atPoint({ exponent, point, quadric }: Scene, side: Sign, caps: readonly Sign[]): Nearest {
  return {
    exponent,
    radicand: 0n,
    squared: whole(0n),
    unique: true,
    feature: quadric.featureAt(side, caps),
    coordinates: () => point.map((x) => whole(x)),
  };
}

/**
 * The foot on the side, at t, as far from the axis as r + t δ: (√X - level)² / (W length) is the square of the
 * distance, and the foot is start + t w + (r + t δ) m / √X, with the way m from the axis, m · m = X.
 */
function onSide({ exponent, cone, quadric, about, radicand, growth, level, foot, length }: Scene): Nearest {
  const { start, axis, radii } = cone;
  const { size, out } = about;
  const below = size * length;
  const radius = radii[0] * below + foot * growth;
  return {
    exponent,
    radicand,
    squared: { whole: radicand + level * level, part: -2n * level, below },
    unique: true,
    feature: quadric.featureAt(0, [1, 1]),
    coordinates: () =>
      start.map(
        (x, i): RootQuotient => ({
          whole: (x * below + foot * axis[i]! + growth * growth * out[i]!) * radicand,
          part: growth * axis[i]! * radicand + radius * out[i]!,
          below: below * radicand,
        }),
      ),
  };
}

/** The foot on a cap, within its rim. */
function onCap({ exponent, point, cone, quadric, about }: Scene, end: 0 | 1): Nearest {
  const { size, height } = about;
  const rise = end === 0 ? height : height - size;
  return {
    exponent,
    radicand: 0n,
    squared: whole(rise * rise, size),
    unique: true,
    feature: quadric.featureAt(-1, onlyOn(end)),
    coordinates: () => rationalPoint(point, times(cone.axis, -rise), size),
  };
}

/** The closest point of a rim, or the apex. */
function onRim({ exponent, point, cone, quadric, about, radicand }: Scene, end: 0 | 1): Nearest {
  const center = end === 0 ? cone.start : cone.end;
  const radius = cone.radii[end];
  return {
    exponent,
    radicand,
    squared: squaredFromRim(minus(point, center), radius, about),
    unique: true,
    feature: quadric.featureAt(0, onlyOn(end)),
    coordinates: () => pointOfRim(center, radius, about.out, radicand),
  };
}
