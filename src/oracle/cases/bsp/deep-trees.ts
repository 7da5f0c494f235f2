/**
 * Trees of 65 to 200 levels, node by node, made from a few numbers: every leaf has points of a lattice inside, but for
 * those that are said to be empty.
 */
import { scaleByPowerOfTwo } from '../doubles.js';
import { Random } from '../random.js';
import type { ExplicitTree, Way } from './explicit-trees.js';

/**
 * The values: which pattern, how many nodes, the seed, the power of two that all is scaled by; then the other shape.
 */
export const DEEP = { pattern: 0, nodes: 1, seed: 2, exponent: 3, other: 4 } as const;
export const MOST_DEEP = 200;

type Point = readonly [number, number, number];

/** normal · x + constant, in integers. */
interface Form {
  readonly normal: Point;
  readonly constant: number;
}

/** A place that is free: the way to it, and points that are inside, in no plane above. */
interface Place {
  readonly at: number;
  readonly way: Way;
  readonly points: readonly Point[];
}

interface Pattern {
  readonly name: string;
  readonly summary: string;
  /** The number of the next place to be cut. */
  pick(random: Random, places: readonly Place[]): number;
  /** A plane to cut a place by; the points that lie in its two sides decide whether it does. */
  plane(random: Random, place: Place, forms: readonly Form[]): Form;
}

/** Where planes lie. Points have odd coordinates, and reach further along the first axis where planes are parallel. */
const REACH = 12;
const FAR = 150;
/** So long a chain has no bushes. */
const LONG = 65;

const valueAt = ({ normal, constant }: Form, p: Point): number =>
  normal[0] * p[0] + normal[1] * p[1] + normal[2] * p[2] + constant;

const three = (draw: () => number): Point => [draw(), draw(), draw()];

function normalOf(random: Random, most: number): Point {
  const normal = three(() => random.between(-most, most));
  return normal.every((x) => x === 0) ? [1, 0, 0] : normal;
}

/** A plane with a few of the points behind it, or before. */
function peeling(random: Random, { points }: Place, normal: Point): Form {
  const values = [...new Set(points.map((p) => valueAt({ normal, constant: 0 }, p)))].sort((a, b) => a - b);
  const cut = Math.min(random.below(2), values.length - 2);
  const at = random.oneIn(2) ? cut : values.length - 2 - cut;
  return { normal, constant: -Math.ceil((values[at]! + values[at + 1]!) / 2) };
}

/** Of a few planes through the origin one with few of the points behind it, or before. */
function throughOrigin({ points }: Place, draw: () => Point): Form {
  const drawn = Array.from({ length: 8 }, (): Form => ({ normal: draw(), constant: 0 }));
  const fewer = (form: Form) => {
    const front = points.filter((p) => valueAt(form, p) > 0).length;
    const back = points.filter((p) => valueAt(form, p) < 0).length;
    return Math.min(front, back) || points.length;
  };
  return drawn.reduce((best, form) => (fewer(form) < fewer(best) ? form : best));
}

/** Of the two places that were made last, the one with more points: a chain. */
const last = (_: Random, places: readonly Place[]): number =>
  places.at(-1)!.points.length >= places.at(-2)!.points.length ? places.length - 1 : places.length - 2;

/** The patterns, by their number. New ones come last: the numbers are in the ids of cases. */
export const DEEP_PATTERNS: readonly Pattern[] = [
  {
    name: 'parallel-chains',
    summary: 'a chain of nodes, most of whose planes are across one axis or two',
    pick: last,
    plane: (random, place) => peeling(random, place, random.oneIn(12) ? [0, 1, 0] : [1, 0, 0]),
  },
  {
    name: 'peeled-chains',
    summary: 'a chain of nodes, each of which takes a little from what is left',
    pick: last,
    plane: (random, place) => peeling(random, place, normalOf(random, 1)),
  },
  {
    name: 'slanted-chains',
    summary: 'the same with planes of more directions',
    pick: last,
    plane: (random, place) => peeling(random, place, normalOf(random, 3)),
  },
  {
    name: 'bushes-on-chains',
    summary: 'a chain of nodes with bushes at its sides, planes coming again',
    pick: (random, places) =>
      places.length > LONG && random.oneIn(2) ? random.below(places.length) : last(random, places),
    plane(random, place, forms) {
      if (forms.length > LONG && random.oneIn(2)) {
        const { normal, constant } = forms[random.below(forms.length)]!;
        return random.oneIn(2) ? { normal, constant } : { normal: times(normal, -1), constant: -constant };
      }
      return peeling(random, place, normalOf(random, 1));
    },
  },
  {
    name: 'pencils',
    summary: 'planes through one point or line, in chains and bushes',
    pick: (random, places) => (random.oneIn(8) ? random.below(places.length) : last(random, places)),
    plane(random, place, forms) {
      if (random.oneIn(6)) return peeling(random, place, normalOf(random, 3));
      const isLine = forms.length % 3 === 0;
      return throughOrigin(place, () => {
        const [x, y, z] = normalOf(random, 7);
        return isLine ? [x, y === 0 ? 1 : y, 0] : [x, y, z];
      });
    },
  },
  {
    name: 'repeated-planes',
    summary: 'chains in which a plane comes again below itself, so that cells are empty',
    pick: last,
    plane(random, place, forms) {
      const above = place.way.length;
      if (above === 0 || !random.oneIn(3)) return peeling(random, place, normalOf(random, 1));
      const { normal, constant } = forms[place.way[random.below(above)]![0]]!;
      const k = random.sign() * random.between(1, 2);
      return { normal: times(normal, k), constant: k * constant };
    },
  },
];
/** The patterns before this one have no empty cells. */
export const WITH_EMPTY = DEEP_PATTERNS.length - 1;

function times([x, y, z]: Point, k: number): Point {
  return [k * x, k * y, k * z];
}

/** A tree in integers. */
export interface DeepTree extends ExplicitTree {
  readonly forms: readonly Form[];
  /** Of each leaf whether its cell has an inside. */
  readonly hasInside: readonly boolean[];
  readonly solid: readonly boolean[];
}

const TRIES = 12;

/** The tree of a case. It has fewer nodes where no plane that was drawn cuts what is left. */
export function deepTreeOf(v: ArrayLike<number>): DeepTree {
  const { pick, plane } = DEEP_PATTERNS[v[DEEP.pattern]!]!;
  const random = new Random(v[DEEP.pattern]!, v[DEEP.nodes]!, v[DEEP.seed]!, 0x64656570);
  const mayBeEmpty = v[DEEP.pattern] === WITH_EMPTY;
  const odd = (reach: number) => 2 * random.between(-reach, reach) + 1;
  const along = v[DEEP.pattern] === 0 ? FAR : REACH;
  const points = Array.from({ length: 500 }, (): Point => [odd(along), odd(REACH), odd(REACH)]);
  const places: Place[] = [{ at: -1, way: [], points }];
  const forms: Form[] = [];
  const children: number[] = [];
  for (let tries = TRIES * v[DEEP.nodes]!; tries > 0 && forms.length < v[DEEP.nodes]!; tries--) {
    const number = places.length < 2 ? 0 : pick(random, places);
    const place = places[number]!;
    if (place.points.length < 2) continue;
    const form = plane(random, place, forms);
    const sides = place.points.map((p) => valueAt(form, p));
    const [front, back] = [
      place.points.filter((_, i) => sides[i]! > 0),
      place.points.filter((_, i) => sides[i]! < 0),
    ];
    const isEmpty = front.length === 0 || back.length === 0;
    if (isEmpty && !(mayBeEmpty && isAbove(place, form, forms))) continue;
    places.splice(number, 1);
    const node = forms.push(form) - 1;
    if (place.at >= 0) children[place.at] = node;
    places.push(
      { at: 2 * node, way: [...place.way, [node, 1]], points: front },
      { at: 2 * node + 1, way: [...place.way, [node, -1]], points: back },
    );
  }
  places.forEach(({ at }, leaf) => {
    if (at >= 0) children[at] = ~leaf;
  });
  return {
    forms,
    children,
    ways: places.map(({ way }) => way),
    hasInside: places.map((place) => place.points.length > 0),
    solid: places.map(() => random.oneIn(2)),
  };
}

/** Whether a plane is one of those above a place: then one side is empty, and the other is all that is left. */
function isAbove({ way }: Place, { normal, constant }: Form, forms: readonly Form[]): boolean {
  return way.some(([node]) => {
    const other = forms[node]!;
    const [p, q] = [
      [...normal, constant],
      [...other.normal, other.constant],
    ];
    return p.every((x, i) => p.every((y, k) => x * q[k]! === y * q[i]!));
  });
}

/** The planes of the nodes, plain data. */
export function deepPlanesOf(v: ArrayLike<number>, { forms }: DeepTree) {
  return forms.map(({ normal, constant }) => ({
    normal: [...normal] as [number, number, number],
    constant: scaleByPowerOfTwo(constant, v[DEEP.exponent]!),
  }));
}

/** The tree as plain data. */
export function deepTreeDataOf(v: ArrayLike<number>) {
  const tree = deepTreeOf(v);
  const leaves = tree.solid.map((isSolid) => (isSolid ? 'solid' : 'empty'));
  return { planes: deepPlanesOf(v, tree), children: tree.children, leaves };
}

/** A point of the lattice that is in as many planes as any of a few. */
export function pointInPlanes(random: Random, { forms }: DeepTree): Point {
  const drawn = Array.from({ length: random.between(1, 9) }, () => {
    const [form, p] = [forms[random.below(forms.length)]!, three(() => random.between(-REACH, REACH))];
    const axis = [0, 1, 2].find((k) => Math.abs(form.normal[k]!) === 1);
    // Along that axis onto the plane.
    return axis === undefined
      ? p
      : ([0, 1, 2].map((k) =>
          k === axis ? p[k]! - form.normal[k]! * valueAt(form, p) : p[k]!,
        ) as never as Point);
  });
  const count = (p: Point) => forms.filter((form) => valueAt(form, p) === 0).length;
  return drawn.reduce((best, p) => (count(p) > count(best) ? p : best));
}

/** A vector that is parallel to one of the planes. */
export function vectorAlong(random: Random, { forms }: DeepTree): Point {
  const {
    normal: [a, b, c],
  } = forms[random.below(forms.length)]!;
  const [x, y, z] = three(() => random.between(-2, 2));
  return [b * z - c * y, c * x - a * z, a * y - b * x];
}
