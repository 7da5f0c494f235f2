import { finite } from '../cases/doubles.js';
import type { Random } from '../cases/random.js';

/**
 * What a few consecutive values of a query's arguments are:
 *
 * - `point`: coordinates; `weighted`: those of a point, then its weight;
 * - `vector`: one that may be zero;
 * - `direction`: a vector that must not be zero (of a ray, a line, an axis);
 * - `plane`: a normal that must not be zero, then the constant;
 * - `box`: the lowest and the highest corner, min <= max in each coordinate;
 * - `sizes`: numbers >= 0, as many as there are dimensions (half sizes of a box);
 * - `number`: one number of any sign; `length`: one number >= 0;
 * - `integer`: a whole number from `low` to `high` (how many of the following points count, which mode).
 */
export type PartKind =
  | 'point'
  | 'weighted'
  | 'vector'
  | 'direction'
  | 'plane'
  | 'box'
  | 'sizes'
  | 'number'
  | 'length'
  | 'integer';

/** One argument (or field of one) and where it stands among the flat values. */
export interface Part {
  readonly kind: PartKind;
  readonly name: string;
  /** How many values it takes. */
  readonly size: number;
  /** Of an integer: its range. */
  readonly low: number;
  readonly high: number;
  /** What it stands for, for the documentation. */
  readonly note?: string;
}

/** How the arguments of a query are laid out as flat values. */
export interface Layout {
  readonly dimension: 2 | 3;
  readonly parts: readonly (Part & { readonly at: number })[];
  /** How many values in all. */
  readonly arity: number;
  /** A name for each value, such as `ax` or `box.min.y`. */
  readonly names: readonly string[];
}

/** Makes a part of a layout from its name. */
export type PartOf = (dimension: 2 | 3) => Part;

function part(kind: PartKind, name: string, size: number, low = 0, high = 0): Part {
  return { kind, name, size, low, high };
}

/** A point. */
export function point(name: string): PartOf {
  return (dimension) => part('point', name, dimension);
}

/** Points, their names separated by spaces: `...parts.points('a b c')`. */
export function points(names: string): PartOf[] {
  return names.split(' ').map(point);
}

/** Points with weights, their names separated by spaces. */
export function weightedPoints(names: string): PartOf[] {
  return names.split(' ').map((name) => (dimension) => part('weighted', name, dimension + 1));
}

/** A vector, which may be zero. */
export function vector(name: string): PartOf {
  return (dimension) => part('vector', name, dimension);
}

/** A vector that is not zero. */
export function direction(name: string): PartOf {
  return (dimension) => part('direction', name, dimension);
}

/** Coefficients of a plane (of a line, in the plane): the normal, which is not zero, and the constant. */
export function plane(name: string): PartOf {
  return (dimension) => part('plane', name, dimension + 1);
}

/** A box: min, then max. */
export function box(name: string): PartOf {
  return (dimension) => part('box', name, 2 * dimension);
}

/** As many numbers >= 0 as there are dimensions. */
export function sizes(name: string): PartOf {
  return (dimension) => part('sizes', name, dimension);
}

/** One number. */
export function number(name: string): PartOf {
  return () => part('number', name, 1);
}

/** One number >= 0. */
export function length(name: string): PartOf {
  return () => part('length', name, 1);
}

/** A whole number from low to high; the note says what it stands for. */
export function integer(name: string, low: number, high: number, note?: string): PartOf {
  return () => ({ ...part('integer', name, 1, low, high), ...(note !== undefined && { note }) });
}

/**
 * Puts parts one behind the other.
 *
 * @example layoutOf(3, ...parts.points('a b'), parts.plane('plane')).arity; // 10
 */
export function layoutOf(dimension: 2 | 3, ...makers: readonly PartOf[]): Layout {
  let at = 0;
  const parts = makers.map((make) => {
    const made = { ...make(dimension), at };
    at += made.size;
    return made;
  });
  return { dimension, parts, arity: at, names: parts.flatMap((made) => namesOf(made, dimension)) };
}

function namesOf({ kind, name }: Part, dimension: 2 | 3): string[] {
  const axes = ['x', 'y', 'z'].slice(0, dimension);
  if (kind === 'plane') return [...axes.map((axis) => `${name}.normal.${axis}`), `${name}.constant`];
  if (kind === 'box') return ['min', 'max'].flatMap((corner) => axes.map((a) => `${name}.${corner}.${a}`));
  if (kind === 'weighted') return [...axes, 'w'].map((axis) => `${name}.${axis}`);
  if (kind === 'point' || kind === 'vector' || kind === 'direction')
    return axes.map((axis) => `${name}.${axis}`);
  if (kind === 'sizes') return axes.map((_, i) => `${name}.${i}`);
  return [name];
}

/**
 * Makes values valid arguments and leaves valid ones as they are: finite; a direction or normal of zero becomes a
 * step along the first axis, the corners of a box are sorted, sizes lose their sign, an integer is drawn again.
 */
export function repair(layout: Layout, values: Float64Array, random: Random): void {
  for (let i = 0; i < layout.arity; i++) values[i] = finite(values[i]!);
  for (const made of layout.parts) repairPart(layout.dimension, made, values, random);
}

function repairPart(n: number, made: Layout['parts'][number], values: Float64Array, random: Random): void {
  const { kind, at, size, low, high } = made;
  if (kind === 'direction' || kind === 'plane') {
    if (isZero(values, at, n)) values[at] = 1;
  } else if (kind === 'box') {
    for (let j = at; j < at + n; j++) {
      if (values[j]! <= values[j + n]!) continue;
      const kept = values[j]!;
      values[j] = values[j + n]!;
      values[j + n] = kept;
    }
  } else if (kind === 'sizes' || kind === 'length') {
    for (let j = at; j < at + size; j++) values[j] = Math.abs(values[j]!);
  } else if (kind === 'integer') {
    const x = values[at]!;
    if (!Number.isInteger(x) || x < low || x > high) values[at] = random.between(low, high);
  }
}

function isZero(values: ArrayLike<number>, at: number, n: number): boolean {
  for (let j = at; j < at + n; j++) if (values[j] !== 0) return false;
  return true;
}

/** Whether values are arguments of a query with this layout, as its parts say. */
export function isValid(layout: Layout, values: ArrayLike<number>): boolean {
  for (let i = 0; i < layout.arity; i++) if (!Number.isFinite(values[i])) return false;
  return layout.parts.every((made) => isValidPart(layout.dimension, made, values));
}

function isValidPart(n: number, made: Layout['parts'][number], values: ArrayLike<number>): boolean {
  const { kind, at, size, low, high } = made;
  if (kind === 'direction' || kind === 'plane') return !isZero(values, at, n);
  if (kind === 'integer') {
    const x = values[at]!;
    return Number.isInteger(x) && x >= low && x <= high;
  }
  if (kind === 'box') {
    for (let j = at; j < at + n; j++) if (values[j]! > values[j + n]!) return false;
  } else if (kind === 'sizes' || kind === 'length') {
    for (let j = at; j < at + size; j++) if (values[j]! < 0) return false;
  }
  return true;
}
