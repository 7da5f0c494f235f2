/** The shapes of a question about translation among its values: their layout, how they move, what they are hulls of. */
import type { Kind2d } from '../../cases/distance/operands.js';
import { MOST_CORNERS } from '../../cases/motion/convex-polygons.js';
import {
  isFlatOfPlane,
  type SweepKind,
  type SweepPair,
  shapeInSweep,
  sizeInSweep,
} from '../../cases/motion/translation.js';
import { isRound, nameOf } from '../../cases/round/operands.js';
import { planarParts } from '../distance/planar.js';
import { integer, type Layout, layoutOf, point, points as pointsOf } from '../layout.js';
import { isShape, move, partsOf, radiiOf } from '../round/operands.js';
import type { Coordinates } from './small-vectors.js';

/** A shape of a pair, and where its values begin. */
export interface Body {
  readonly kind: SweepKind;
  readonly at: number;
  readonly dimension: 2 | 3;
}

/** Both shapes, and where their motions stand. */
export interface Places {
  readonly a: Body;
  readonly b: Body;
  readonly motionA: number;
  readonly motionB: number;
}

export function placesOf({ a, b, dimension }: SweepPair): Places {
  const motionA = sizeInSweep(a, dimension);
  const second = motionA + dimension;
  return {
    a: { kind: a, at: 0, dimension },
    b: { kind: b, at: second, dimension },
    motionA,
    motionB: second + sizeInSweep(b, dimension),
  };
}

function bodyParts(kind: SweepKind, dimension: 2 | 3, name: string): Parameters<typeof layoutOf>[1][] {
  if (kind === 'polygon') {
    const corners = Array.from({ length: MOST_CORNERS }, (_, i) => `${name}.outer.${i}`);
    return [integer(`${name}.n`, 1, MOST_CORNERS, 'how many vertices count'), ...pointsOf(corners.join(' '))];
  }
  return dimension === 2 && !isRound(kind) ? planarParts(kind as Kind2d, name) : partsOf(kind, name);
}

/** The names of both shapes, and the layout of the values: each shape, and its motion behind it. */
export function sweepLayout({ a, b, dimension }: SweepPair): { names: readonly string[]; layout: Layout } {
  const names = a === b ? ['a', 'b'] : [nameOf(a), nameOf(b)];
  const parts = [a, b].flatMap((kind, i) => [
    ...bodyParts(kind, dimension, names[i]!),
    // A motion is a length as points are, and scales with them.
    point(`motion${i === 0 ? 'A' : 'B'}`),
  ]);
  return { names, layout: layoutOf(dimension, ...parts) };
}

/** Whether the values of a body are a shape: boxes whose axes are independent, k-DOPs with an end. */
export function isBody({ kind, at, dimension }: Body, values: Float64Array): boolean {
  if (kind === 'ellipse') return isShape(kind, values, at);
  return kind === 'polygon' || dimension === 2 || isShape(kind, values, at);
}

/** Where the radii stand. */
export const radiiIn = ({ kind, at }: Body): number[] =>
  kind === 'polygon' ? [] : radiiOf(kind).map((place) => at + place);

/** Where coordinates stand that move with the shape, of what is no set of half-spaces. */
export function moveBody({ kind, at, dimension }: Body, out: Float64Array, by: Coordinates): void {
  if (kind !== 'polygon' && !isFlatOfPlane(kind, dimension)) {
    move(kind, out, at, by);
    return;
  }
  const first = kind === 'polygon' ? at + 1 : at;
  const isLinear = kind === 'line' || kind === 'ray';
  const end = isLinear ? at + dimension : at + sizeInSweep(kind, dimension);
  for (let i = first; i < end; i++) out[i] = out[i]! + by[(i - first) % dimension]!;
}

type Fields = Readonly<Record<string, Coordinates>> & {
  readonly axes: readonly Coordinates[];
  readonly edges: readonly Coordinates[];
  readonly vertices: readonly Coordinates[];
  readonly points: readonly Coordinates[];
  readonly outer: readonly Coordinates[];
};

const combinations = (origin: Coordinates, ways: readonly Coordinates[]): number[][] =>
  ways.reduce((all, way) => all.flatMap((p) => [p, p.map((x, k) => x + way[k]!)]), [
    [...origin],
  ] as number[][]);

function cornersOfBox(min: Coordinates, max: Coordinates): number[][] {
  const ways = min.map((x, k) => min.map((_, j) => (j === k ? max[k]! - x : 0)));
  return combinations(min, ways);
}

/** The points whose hull the core of a shape is; of lines and rays where they begin. Half-spaces have none here. */
export function cornersOf({ kind, at, dimension }: Body, values: ArrayLike<number>): readonly Coordinates[] {
  const shape = shapeInSweep(kind, dimension, values, at);
  if (kind === 'point') return [shape as number[]];
  const { min, max, center, axes, halfSize, origin, edges, vertices, points, outer, ...others } =
    shape as Fields;
  if (kind === 'box') return cornersOfBox(min!, max!);
  if (kind === 'orientedBox') {
    const halves = axes.map((axis, i) => axis.map((x) => x * halfSize![i]!));
    const lowest = halves.reduce<number[]>((p, half) => p.map((x, k) => x - half[k]!), [...center!]);
    return combinations(
      lowest,
      halves.map((half) => half.map((x) => 2 * x)),
    );
  }
  if (kind === 'lozenge') return combinations(origin!, edges);
  if (vertices !== undefined) return vertices;
  if (points !== undefined) return points;
  if (outer !== undefined) return outer;
  if (center !== undefined) return [center];
  if (origin !== undefined) return [origin];
  return Object.values(others).filter((part) => typeof part === 'object');
}

/** Is it known by its corners? */
export const hasCorners = ({ kind }: Body): boolean =>
  kind !== 'plane' && kind !== 'kDop' && kind !== 'frustum';

/** The direction of a line, a ray or an infinite cylinder. */
export function directionOf({ kind, at, dimension }: Body, values: Float64Array): Float64Array | undefined {
  const has = kind === 'line' || kind === 'ray' || kind === 'infiniteCylinder';
  return has ? values.subarray(at + dimension, at + 2 * dimension) : undefined;
}
