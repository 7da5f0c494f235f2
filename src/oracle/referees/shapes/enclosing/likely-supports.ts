/**
 * Which of some balls the smallest one around them may rest on: guesses in doubles, the likelier ones first. Nothing is
 * decided by them: what they lead to is proved over integers, and where nothing is, all choices are tried over
 * integers.
 */
import type { Vector } from '../vectors.js';
import { asDoubles } from './least-slab.js';

type Place = readonly [number, number, number];

/** A ball in doubles. */
interface Ball {
  readonly center: Place;
  readonly radius: number;
}

/** How far beyond a sphere, as a part of the radius, and how far out of the hull what rounding misplaces may be. */
const SLACK = 2 ** -30;
/** Steps of the search for a place that is about in the middle. */
const STEPS = 64;
/** How many balls a smallest one rests on. */
const MOST = 4;

const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Place, b: Place): Place => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const along = (a: Place, t: number, b: Place): Place => [a[0] + t * b[0], a[1] + t * b[1], a[2] + t * b[2]];
const reach = (from: Place, { center, radius }: Ball): number => {
  const d = minus(center, from);
  return Math.sqrt(dot(d, d)) + radius;
};

/** The numbers of up to four balls, again and again, those that are far out first. */
export function* likelySupports(centers: readonly Vector[], radii: readonly bigint[]): Generator<number[]> {
  const x = asDoubles([...centers.flat(), ...radii]);
  const balls = centers.map(
    (_, i): Ball => ({
      center: [x[3 * i]!, x[3 * i + 1]!, x[3 * i + 2]!],
      radius: x[3 * centers.length + i]!,
    }),
  );
  const middle = middleOf(balls);
  const order = balls.map((_, i) => i).sort((i, j) => reach(middle, balls[j]!) - reach(middle, balls[i]!));
  for (const [k, last] of order.entries()) {
    for (const others of choices(order.slice(0, k), MOST - 1)) {
      const chosen = [...others, last];
      if (mayBeSupport(balls, chosen)) yield chosen;
    }
  }
}

/** All choices of up to so many things, small ones first. */
function choices<T>(things: readonly T[], most: number): T[][] {
  let all: T[][] = [[]];
  for (const thing of things) {
    all = [...all, ...all.filter((set) => set.length < most).map((set) => [...set, thing])];
  }
  return all.sort((a, b) => a.length - b.length);
}

/** About where the farthest ball is as near as can be: steps towards it, shorter and shorter (Badoiu and Clarkson). */
function middleOf(balls: readonly Ball[]): Place {
  let middle = balls[0]!.center;
  for (let step = 1; step <= STEPS; step++) {
    let far = balls[0]!;
    for (const ball of balls) if (reach(middle, ball) > reach(middle, far)) far = ball;
    middle = along(middle, 1 / (step + 1), minus(far.center, middle));
  }
  return middle;
}

/** Vectors across some, so that there are three. */
function completed([u, v, w]: readonly Place[]): readonly [Place, Place, Place] {
  if (u === undefined) {
    return [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ];
  }
  if (w !== undefined) return [u, v!, w];
  if (v !== undefined) return [u, v, cross(u, v)];
  const isAlongX = Math.abs(u[0]) > Math.abs(u[1]) && Math.abs(u[0]) > Math.abs(u[2]);
  const n = cross(u, isAlongX ? [0, 1, 0] : [1, 0, 0]);
  return [u, n, cross(u, n)];
}

/**
 * Whether a ball that is touched by the chosen ones from inside is about around all, its center about in the hull of
 * theirs.
 */
function mayBeSupport(balls: readonly Ball[], chosen: readonly number[]): boolean {
  const first = balls[chosen[0]!]!;
  const others = chosen.slice(1).map((i) => balls[i]!);
  const vectors = others.map(({ center }) => minus(center, first.center));
  const [a, b, c] = completed(vectors);
  const normals = [cross(b, c), cross(c, a), cross(a, b)];
  const volume = dot(a, normals[0]!);
  // The center is away by start + slope z, where the radius is that of the first one and z.
  let start: Place = [0, 0, 0];
  let slope: Place = [0, 0, 0];
  others.forEach(({ radius }, i) => {
    const more = radius - first.radius;
    start = along(start, (dot(vectors[i]!, vectors[i]!) - more * more) / (2 * volume), normals[i]!);
    slope = along(slope, more / volume, normals[i]!);
  });
  return rootsOf(dot(slope, slope) - 1, dot(start, slope), dot(start, start)).some((z) => {
    const way = along(start, z, slope);
    let rest = 1;
    for (let i = 0; i < vectors.length; i++) {
      const weight = dot(normals[i]!, way) / volume;
      if (!(weight > -SLACK)) return false;
      rest -= weight;
    }
    if (!(rest > -SLACK)) return false;
    const center = along(first.center, 1, way);
    const most = (first.radius + z) * (1 + SLACK);
    return balls.every((ball) => reach(center, ball) <= most);
  });
}

/** The roots of a z² + 2 b z + c, if doubles find them. */
function rootsOf(a: number, b: number, c: number): number[] {
  if (Math.abs(a) < SLACK) return [-c / (2 * b)];
  const root = Math.sqrt(Math.max(0, b * b - a * c));
  return [(-b - root) / a, (-b + root) / a];
}
