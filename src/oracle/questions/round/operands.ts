/** The kinds of round shapes among the values of questions: their parts, how families fill and move them. */

import type { Random } from '../../cases/random.js';
import { FIELDS, isRound, type RoundKind, sizeOf } from '../../cases/round/operands.js';
import {
  type Kind as FlatKind,
  isShape as isFlatShape,
  moveOperand,
  OPERANDS,
} from '../distance/operands.js';
import { direction, type layoutOf, length, point } from '../layout.js';

export type Kind = RoundKind | FlatKind;
type Parts = Parameters<typeof layoutOf>[1][];

/** Fields that move with the shape. */
const PLACES = new Set(['center', 'start', 'end', 'origin', 'apex']);

interface Field {
  readonly name: string;
  readonly at: number;
  readonly size: number;
}

function fieldsOf(kind: RoundKind): Field[] {
  let at = 0;
  return Object.entries(FIELDS[kind]).map(([name, size]) => {
    const field = { name, at, size };
    at += size;
    return field;
  });
}

/** The parts of a layout. Edges and axes are lengths as points are, and scale with them. */
export function partsOf(kind: Kind, name: string): Parts {
  if (!isRound(kind)) return OPERANDS[kind].parts(name);
  return fieldsOf(kind).map(({ name: field, size }) => {
    const path = `${name}.${field}`;
    if (size === 1) return length(path);
    return field === 'direction' ? direction(path) : point(path);
  });
}

/** A shape of small integers, often degenerate. */
export function fill(kind: Kind, random: Random, out: Float64Array, at: number): void {
  if (!isRound(kind)) {
    OPERANDS[kind].fill(random, out, at);
    return;
  }
  for (const { name, at: from, size } of fieldsOf(kind)) {
    const isAxis = name.startsWith('axes');
    for (let i = 0; i < size; i++) {
      const own = isAxis && Number(name.slice(5)) === i && random.oneIn(2);
      out[at + from + i] =
        size === 1 ? random.between(0, 3) : own ? random.between(1, 3) : random.between(-2, 2);
      if (isAxis && !own && random.oneIn(2)) out[at + from + i] = 0;
    }
  }
}

/** A point of the core: a corner, or the middle of two. */
export function landmark(kind: Kind, random: Random, v: Float64Array, at: number): readonly number[] {
  if (!isRound(kind)) return OPERANDS[kind].landmark(random, v, at);
  const places = fieldsOf(kind).filter(({ name }) => PLACES.has(name));
  const [p, q] = [places[random.below(places.length)]!, places[random.below(places.length)]!];
  const base = Array.from({ length: p.size }, (_, k) => (v[at + p.at + k]! + v[at + q.at + k]!) / 2);
  if (kind !== 'lozenge') return base;
  const [s, t] = [random.below(3) / 2, random.below(3) / 2];
  return base.map((x, k) => x + s * v[at + 3 + k]! + t * v[at + 6 + k]!);
}

/** Moves a shape by a vector. */
export function move(kind: Kind, out: Float64Array, at: number, by: readonly number[]): void {
  if (!isRound(kind)) {
    moveOperand(kind, out, at, by);
    return;
  }
  for (const { at: place } of fieldsOf(kind).filter(({ name }) => PLACES.has(name))) {
    by.forEach((step, k) => {
      out[at + place + k] = out[at + place + k]! + step;
    });
  }
}

/** Where the radii of a shape stand. */
export function radiiOf(kind: Kind): number[] {
  return isRound(kind)
    ? fieldsOf(kind)
        .filter(({ size }) => size === 1)
        .map(({ at }) => at)
    : [];
}

/** Whether the values of a shape are one: two ends, independent axes. */
export function isShape(kind: Kind, v: Float64Array, at: number): boolean {
  if (!isRound(kind)) return isFlatShape(kind, v, at);
  const differ = () => [0, 1, 2].some((k) => v[at + k] !== v[at + 3 + k]);
  if (kind === 'cylinder' || kind === 'cone' || kind === 'truncatedCone') return differ();
  if (kind === 'ellipsoid') return isFlatShape('orientedBox', v, at);
  if (kind === 'ellipse') {
    const [a, b, c, d] = [v[at + 2]!, v[at + 3]!, v[at + 4]!, v[at + 5]!];
    const lifted = [0, 0, 0, a, b, 0, c, d, 0, 0, 0, 1, 1, 1, 1];
    return isFlatShape('orientedBox', Float64Array.from(lifted), 0);
  }
  return true;
}

/** Without the general family whose vectors are all in one plane, where a shape needs axes that are not. */
export function axesSpan(...kinds: readonly Kind[]): { readonly without?: readonly string[] } {
  return kinds.includes('ellipsoid') ? { without: ['inexact-differences'] } : {};
}

export { sizeOf };
