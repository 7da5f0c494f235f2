/**
 * When moving features meet, by vector algebra: barycentric coordinates of a triangle, and parameters of two lines, as
 * quotients of dot products, in space. The kernel takes orientations in projections. Roots are those of
 * `univariate.ts`.
 */
import { exact } from '../vectors.js';
import {
  between,
  type IsolatedRoot,
  narrowed,
  nearestToRoot,
  type Poly,
  product,
  rootsFromZeroToOne,
  rootsOfAll,
  signAt,
  signAtRoot,
  simple,
  sum,
} from './univariate.js';

type Vector = readonly [Poly, Poly, Poly];
/** The sign of a polynomial at one time. */
type Ask = (p: Poly) => number;

const minus = (a: Vector, b: Vector): Vector => [
  sum(a[0], b[0], -1n),
  sum(a[1], b[1], -1n),
  sum(a[2], b[2], -1n),
];
const cross = (a: Vector, b: Vector): Vector => [
  sum(product(a[1], b[2]), product(a[2], b[1]), -1n),
  sum(product(a[2], b[0]), product(a[0], b[2]), -1n),
  sum(product(a[0], b[1]), product(a[1], b[0]), -1n),
];
const dot = (a: Vector, b: Vector): Poly =>
  sum(sum(product(a[0], b[0]), product(a[1], b[1])), product(a[2], b[2]));
const square = (a: Vector): Poly => dot(a, a);

/** Where `count` points are at time t: those of time 0 stand before those of time 1. */
function pointsOf(values: ArrayLike<number>, count: number): Vector[] {
  const { numerators } = exact(values);
  const coordinate = (k: number): Poly => {
    const [start, end] = [numerators[k]!, numerators[k + 3 * count]!];
    return sum([start], [0n, end - start]);
  };
  return Array.from({ length: count }, (_, i) => [
    coordinate(3 * i),
    coordinate(3 * i + 1),
    coordinate(3 * i + 2),
  ]);
}

/** What is asked about a pair of features. */
interface Plan {
  /** 0 whenever they meet. */
  readonly vanishing: Poly;
  /** Between the roots of these nothing changes, where the other is always 0: made only then. */
  readonly critical: () => readonly Poly[];
  /** The common points, as sorted texts; asked where the first polynomial is 0. */
  readonly contact: (ask: Ask) => string[];
}

/** What is made when it is first asked for: most features are never in one plane. */
function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Whether p is on the segment from a to b: on its line, and seen in opposite directions from there. */
const segmentPolys = (p: Vector, a: Vector, b: Vector): [line: Poly, angle: Poly] => [
  square(cross(minus(a, p), minus(b, p))),
  dot(minus(a, p), minus(b, p)),
];

function featureOnSegment(ask: Ask, p: Vector, a: Vector, b: Vector): string | null {
  if (ask(square(minus(a, p))) === 0) return 'v0';
  if (ask(square(minus(b, p))) === 0) return 'v1';
  const [line, angle] = segmentPolys(p, a, b);
  return ask(line) === 0 && ask(angle) < 0 ? 'e0' : null;
}

/** By how many weights are 0, and which. */
const FEATURES: Readonly<Record<string, string>> = {
  '+++': 'f0',
  '++0': 'e0',
  '0++': 'e1',
  '+0+': 'e2',
  '+00': 'v0',
  '0+0': 'v1',
  '00+': 'v2',
};

function vertexFacePlan([v, a, b, c]: readonly Vector[]): Plan {
  const corners = [a!, b!, c!];
  const to = corners.map((corner) => minus(corner, v!));
  const normal = later(() => cross(minus(b!, a!), minus(c!, a!)));
  const area = later(() => square(normal()));
  const weights = later(() => [0, 1, 2].map((i) => dot(normal(), cross(to[(i + 1) % 3]!, to[(i + 2) % 3]!))));
  const flat = () =>
    [0, 1, 2].flatMap((i) => [square(to[i]!), ...segmentPolys(v!, corners[i]!, corners[(i + 1) % 3]!)]);
  const onFlat = (ask: Ask): string | null => {
    const same = to.findIndex((way) => ask(square(way)) === 0);
    if (same >= 0) return `v${same}`;
    const i = [0, 1, 2].find((k) => featureOnSegment(ask, v!, corners[k]!, corners[(k + 1) % 3]!));
    return i === undefined ? null : `e${i}`;
  };
  return {
    vanishing: dot(to[0]!, cross(to[1]!, to[2]!)),
    critical: () => (area().length > 0 ? [area(), ...weights()] : flat()),
    contact: (ask) => {
      const signs =
        ask(area()) === 0
          ? ''
          : weights()
              .map((w) => '-0+'[ask(w) + 1])
              .join('');
      const feature = signs === '' ? onFlat(ask) : (FEATURES[signs] ?? null);
      return feature === null ? [] : [`v0/${feature}`];
    },
  };
}

/** The feature at a parameter of a segment, of which the signs and those of what is left to 1 are given. */
const featureAt = (sign: number, left: number): string | null =>
  sign < 0 || left < 0 ? null : sign === 0 ? 'v0' : left === 0 ? 'v1' : 'e0';

function edgeEdgePlan([a0, a1, b0, b1]: readonly Vector[]): Plan {
  const [u, w, r] = [minus(a1!, a0!), minus(b1!, b0!), minus(b0!, a0!)];
  const normal = cross(u, w);
  const whole = later(() => square(normal));
  const [s, t] = [later(() => dot(normal, cross(r, w))), later(() => dot(normal, cross(r, u)))];
  const rests = later(() => [sum(whole(), s(), -1n), sum(whole(), t(), -1n)]);
  const ends = [a0!, a1!, b0!, b1!];
  const parallel = (ask: Ask): string[] => {
    const found = new Set<string>();
    for (const p of ends) {
      const [a, b] = [featureOnSegment(ask, p, a0!, a1!), featureOnSegment(ask, p, b0!, b1!)];
      if (a !== null && b !== null) found.add(`${a}/${b}`);
    }
    return [...found].sort();
  };
  return {
    vanishing: dot(normal, r),
    critical: () =>
      whole().length > 0
        ? [whole(), s(), t(), ...rests()]
        : [
            ...ends.slice(0, 2).flatMap((p) => segmentPolys(p, b0!, b1!)),
            ...ends.slice(2).flatMap((p) => segmentPolys(p, a0!, a1!)),
            ...ends.slice(0, 2).flatMap((p) => ends.slice(2).map((q) => square(minus(p, q)))),
          ],
    contact: (ask) => {
      if (ask(whole()) === 0) return parallel(ask);
      const [a, b] = [featureAt(ask(s()), ask(rests()[0]!)), featureAt(ask(t()), ask(rests()[1]!))];
      return a === null || b === null ? [] : [`${a}/${b}`];
    },
  };
}

function pointEdgePlan([p, a, b]: readonly Vector[]): Plan {
  const [line, angle] = segmentPolys(p!, a!, b!);
  return {
    vanishing: line,
    critical: () => [angle, square(minus(a!, p!)), square(minus(b!, p!))],
    contact: (ask) => {
      const feature = featureOnSegment(ask, p!, a!, b!);
      return feature === null ? [] : [`v0/${feature}`];
    },
  };
}

function pointPointPlan([a, b]: readonly Vector[]): Plan {
  const distance = square(minus(a!, b!));
  return {
    vanishing: distance,
    critical: () => [],
    contact: (ask) => (ask(distance) === 0 ? ['v0/v0'] : []),
  };
}

/** When features first meet: the root of a polynomial. */
export type FirstTime = IsolatedRoot;

interface Found {
  readonly root: FirstTime;
  readonly time: number;
  readonly until: number;
  /** Whether it is no instant: both ends may be rounded to one double. */
  readonly lasts: boolean;
  readonly contact: string;
}

/** Contacts that are instants: tested at the roots of a polynomial. */
function instants(plan: Plan): Found[] {
  const found: Found[] = [];
  for (const root of rootsFromZeroToOne(simple(plan.vanishing)).map(narrowed)) {
    const contact = plan.contact((p) => signAtRoot(p, root));
    if (contact.length === 0) continue;
    const time = nearestToRoot(root);
    found.push({ root, time, until: time, lasts: false, contact: contact.join() });
  }
  return found;
}

/** Contacts that begin and end at roots of some polynomials, 0 and 1 among them. */
function lasting(plan: Plan): Found[] {
  const ends: Poly = [0n, -1n, 1n];
  const polys = plan
    .critical()
    .filter((p) => p.length > 1)
    .map(simple);
  const roots = rootsOfAll([ends, ...polys]);
  const contactAt = (root: IsolatedRoot) => plan.contact((p) => signAtRoot(p, root));
  const found: Found[] = [];
  for (const [i, root] of roots.entries()) {
    const contact = contactAt(root);
    if (contact.length === 0) continue;
    const before = roots[i - 1];
    const goesOn = before !== undefined && plan.contact((p) => signAt(p, between(before, root))).length > 0;
    const time = nearestToRoot(root);
    if (goesOn) found.push({ ...found.pop()!, until: time, lasts: true });
    else found.push({ root, time, until: time, lasts: false, contact: contact.join() });
  }
  return found;
}

const foundBy = (plan: Plan): Found[] => (plan.vanishing.length === 0 ? lasting(plan) : instants(plan));

/** How often, in words. */
const CLASSES = ['never', 'once', 'twice', 'thrice'] as const;

/** Contacts as text: how often, whether it is always possible, and each by its times and points. */
function textOf(plan: Plan, always: string, sometimes: string): string {
  const isAlways = plan.vanishing.length === 0;
  const found = foundBy(plan);
  const lasts = found.some((one) => one.lasts);
  const texts = found.map(({ time, until, contact }) => `${time}..${until}@${contact}`);
  const word = lasts ? 'lasting' : CLASSES[found.length];
  return [word, ...(always === '' ? [] : [isAlways ? always : sometimes]), ...texts].join(' ');
}

/** A vertex (the first point) and a triangle. */
export function vertexFaceContactsReferee(values: ArrayLike<number>): string {
  return textOf(vertexFacePlan(pointsOf(values, 4)), 'coplanar', 'spatial');
}

/** Two edges. */
export function edgeEdgeContactsReferee(values: ArrayLike<number>): string {
  return textOf(edgeEdgePlan(pointsOf(values, 4)), 'coplanar', 'spatial');
}

/** A point and an edge. */
export function pointEdgeContactsReferee(values: ArrayLike<number>): string {
  return textOf(pointEdgePlan(pointsOf(values, 3)), '', '');
}

/** Two points. */
export function pointPointContactsReferee(values: ArrayLike<number>): string {
  return textOf(pointPointPlan(pointsOf(values, 2)), '', '');
}

/** When a vertex (the first point) and a triangle first meet. */
export const firstVertexFace = (values: ArrayLike<number>): FirstTime | null =>
  foundBy(vertexFacePlan(pointsOf(values, 4)))[0]?.root ?? null;

/** When two edges first meet. */
export const firstEdgeEdge = (values: ArrayLike<number>): FirstTime | null =>
  foundBy(edgeEdgePlan(pointsOf(values, 4)))[0]?.root ?? null;
