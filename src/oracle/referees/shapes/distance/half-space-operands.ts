/** k-DOPs and frusta of questions on distances: as half-spaces over integers, and as the hulls of their corners. */
import { boundedCorners, frustumSpaces, halfSpaceShape, kDopSpaces } from '../half-space-shape.js';
import type { Halfspace } from '../halfspace.js';
import type { Shape } from '../shape.js';
import type { Vector } from '../vectors.js';
import type { Reader } from './reader.js';

type Numbers = readonly number[];

interface KDopLike {
  readonly axes: readonly Numbers[];
  readonly min: Numbers;
  readonly max: Numbers;
}

interface FrustumLike {
  readonly elements: Numbers;
  readonly depth: string;
}

/** The half-spaces of a k-DOP or a frustum, in the units of a reader; `undefined` for other kinds. */
export function spacesOf(kind: string, shape: unknown, { number, unit }: Reader): Halfspace[] | undefined {
  if (kind === 'frustum') {
    const { elements, depth } = shape as FrustumLike;
    return frustumSpaces(elements.map(number), depth === 'zero-to-w', unit);
  }
  if (kind !== 'kDop') return undefined;
  const { axes, min, max } = shape as KDopLike;
  const vectors = axes.map((axis) => axis.map(number) as unknown as Vector);
  return kDopSpaces({ axes: vectors, min: min.map(number), max: max.map(number) }, unit);
}

/** The hull of the corners of what is bounded, and not empty. */
export function halfSpaceOperand(spaces: readonly Halfspace[]): Shape | undefined {
  const corners = boundedCorners(spaces);
  return corners && halfSpaceShape(spaces, corners);
}
