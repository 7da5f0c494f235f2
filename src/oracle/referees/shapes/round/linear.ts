/**
 * Lines, rays and segments against round solids over the rationals: how far a point of the line is from being in the
 * solid, by the textbook's words, is evaluated at three parameters and interpolated; of all numbers at which something
 * changes, those in the solid are kept.
 */
import { type LinearKind, linearShape } from '../../../cases/round/linear.js';
import { type RoundKind, shapeAt } from '../../../cases/round/operands.js';
import { add, exact, subtract, type Vector } from '../vectors.js';
import { type Fields, isInner, type Solid, solidOf } from './located.js';
import {
  between,
  compareRoots,
  fraction,
  type Linear,
  linearSign,
  type Quadratic,
  quadraticSign,
  type Root,
  rootsOf,
  roundedAt,
} from './roots.js';
import { linearLozengeRelation } from './swept.js';

/** A line with its solid, over integers. */
interface Scene {
  readonly origin: Vector;
  readonly direction: Vector;
  readonly one: bigint;
  readonly solid: Solid;
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return Object.values(value as object).flatMap(numbersIn);
}

function sceneOf(
  linear: LinearKind | 'point',
  kind: RoundKind,
  values: ArrayLike<number>,
  dimension: 2 | 3,
): Scene {
  const isPoint = linear === 'point';
  const first = Array.from({ length: dimension }, (_, i) => values[i]!);
  const shape = linear === 'point' ? { start: first, end: first } : linearShape(linear, values, dimension);
  const solid = shapeAt(kind, values, isPoint ? dimension : 2 * dimension) as Fields;
  const numbers = [0, ...numbersIn(shape), ...numbersIn(solid)];
  const { numerators, one } = exact(numbers);
  const known = new Map(numbers.map((x, i) => [x, numerators[i]!]));
  const number = (x: number) => known.get(x)!;
  const vector = ([x, y, z]: readonly number[]): Vector => [number(x!), number(y!), number(z ?? 0)];
  const { start, end, origin, direction } = shape as Readonly<Record<string, readonly number[]>>;
  const from = vector(start ?? origin!);
  return {
    origin: from,
    direction: end === undefined ? vector(direction!) : subtract(vector(end), from),
    one,
    solid: solidOf(kind, solid, { vector, number }),
  };
}

/** The quadratic through the values of a function at the points of the parameters -1, 0 and 1, doubled. */
function interpolated(points: readonly Vector[], f: (p: Vector) => bigint): Quadratic {
  const [left, middle, right] = points.map(f) as [bigint, bigint, bigint];
  return [left + right - 2n * middle, right - left, 2n * middle];
}

/** The same of a function that is linear along the line. */
function linearThrough([, middle, right]: readonly Vector[], f: (p: Vector) => bigint): Linear {
  const offset = f(middle!);
  return [f(right!) - offset, offset];
}

/** What of the parameters a kind has. */
const BOUNDS: Readonly<Record<LinearKind, readonly Linear[]>> = {
  line: [],
  ray: [[1n, 0n]],
  segment: [
    [1n, 0n],
    [-1n, 1n],
  ],
};

interface Found {
  readonly relation: string;
  readonly entry: Hit | null;
  readonly exit: Hit | null;
}

interface Hit {
  readonly t: Root;
  readonly feature: string;
}

function found(linear: LinearKind, scene: Scene): Found | null {
  const { solid, origin, direction } = scene;
  const isPoint = direction.every((d) => d === 0n);
  const points = [subtract(origin, direction), origin, add(origin, direction)];
  const surfaces = solid.surfaces.map((f) => interpolated(points, f));
  const heights = solid.heights.map((f) => linearThrough(points, f));
  const bounds: readonly Linear[] = isPoint ? [] : BOUNDS[linear];
  const at = (t: Root) =>
    solid.locate({
      surface: (i) => quadraticSign(t, surfaces[i]!),
      height: (i) => linearSign(t, heights[i]!),
    });
  const ends = [...bounds, ...(solid.hasCaps ? heights : [])].flatMap(([slope, offset]) =>
    slope === 0n ? [] : [fraction(-offset, slope)],
  );
  const all = isPoint ? [fraction(0n, 1n)] : [...ends, ...surfaces.flatMap(rootsOf)];
  const hits = outermost(all, (t) => (bounds.every((b) => linearSign(t, b) >= 0) ? at(t) : null));
  const isAlong =
    !isPoint &&
    heights.length === 0 &&
    surfaces.every(([a, b]) => a === 0n && b === 0n) &&
    at(fraction(0n, 1n)) !== null;
  if (hits === null && !isAlong) return null;
  const entry = isAlong && linear === 'line' ? null : hits!.first;
  const exit = isAlong && linear !== 'segment' ? null : hits!.last;
  const inner =
    entry === null || exit === null
      ? fraction(1n, 1n)
      : compareRoots(entry.t, exit.t) < 0
        ? between(entry.t, exit.t)
        : entry.t;
  const isStrict = bounds.every((b) => linearSign(inner, b) > 0) && isInner(solid, at(inner)!);
  const common = entry !== null && exit !== null && compareRoots(entry.t, exit.t) === 0 ? 0 : 1;
  const least = Math.min(isPoint ? 0 : 1, solid.dimension);
  return { relation: isStrict ? (common >= least ? 'overlapping' : 'crossing') : 'touching', entry, exit };
}

interface Outermost {
  readonly first: Hit;
  readonly last: Hit;
}

/**
 * The first and the last of all numbers at which there is something: those between two that are known already need not
 * be asked.
 */
function outermost(all: readonly Root[], at: (t: Root) => string | null): Outermost | null {
  let first: Hit | null = null;
  let last: Hit | null = null;
  for (const t of all) {
    const isBefore = first === null || compareRoots(t, first.t) < 0;
    const isAfter = last === null || (!isBefore && compareRoots(t, last.t) > 0);
    if (!isBefore && !isAfter) continue;
    const feature = at(t);
    if (feature === null) continue;
    if (isBefore) first = { t, feature };
    if (isAfter) last = { t, feature };
  }
  return first && last && { first, last };
}

/** The referee of a line, ray or segment and a round solid. */
export function linearReferee(
  linear: LinearKind,
  kind: RoundKind,
  dimension: 2 | 3,
): (values: Float64Array) => string {
  return (values) => {
    const scene = sceneOf(linear, kind, values, dimension);
    const answer = found(linear, scene);
    if (answer === null) return 'disjoint';
    const { entry, exit } = answer;
    const isParallelogram = kind === 'lozenge' && scene.solid.dimension < 3;
    const relation = isParallelogram ? linearLozengeRelation(linear, values) : answer.relation;
    return `${relation} ${hitText(scene, entry, dimension)} ${hitText(scene, exit, dimension)}`;
  };
}

/** In the plane, what bounds a region is its edge. */
function inPlane(feature: string): string {
  return feature === 'in' ? 'f0' : 'e0';
}

function hitText({ origin, direction, one }: Scene, hit: Hit | null, dimension: 2 | 3): string {
  if (hit === null) return '-';
  const { t, feature } = hit;
  const point = Array.from({ length: dimension }, (_, i) => roundedAt(t, origin[i]!, direction[i]!, one));
  return `${dimension === 2 ? inPlane(feature) : feature}@${roundedAt(t, 0n, 1n, 1n)}(${point.join(',')})`;
}

/** The referee of a point and a round solid. */
export function roundPointReferee(kind: RoundKind, dimension: 2 | 3): (values: Float64Array) => string {
  return (values) => {
    const feature = found('segment', sceneOf('point', kind, values, dimension))?.entry?.feature;
    if (feature === undefined) return 'outside -';
    const named = dimension === 2 ? inPlane(feature) : feature;
    return `${feature === 'in' ? 'inside' : 'boundary'} ${named}`;
  };
}
