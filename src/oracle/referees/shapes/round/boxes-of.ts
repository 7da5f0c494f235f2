/**
 * The boxes of shapes by their definition: of all doubles the least that no point is above, found by bisection, each
 * tried by squares of fractions. The kernel rounds a root, and steps if it is on the wrong side.
 */

import type { Rational } from '../../../../arithmetic/rational.js';
import * as fractions from '../../../../arithmetic/rational.js';
import { KIND, KINDS, VECTORS } from '../../../cases/placements.js';
import { type BoxedKind, boxedCase, isOfPlane, placementAt } from '../../../cases/round/boxes-of.js';
import { isRound, shapeAt } from '../../../cases/round/operands.js';
import { operand, readerFor } from '../distance/operands.js';
import { leastDouble } from '../nearest-double.js';
import { placementMap } from '../placements.js';
import { exact } from '../vectors.js';

const { add, compare, divide, fromNumber, fromParts, multiply, negate, square, subtract } = fractions;
type Vector = readonly Rational[];

const ZERO = fromNumber(0);
const vectorOf = (v: readonly number[]): Vector => v.map(fromNumber);
const plus = (a: Vector, b: Vector): Vector => a.map((x, k) => add(x, b[k]!));
const minus = (a: Vector, b: Vector): Vector => a.map((x, k) => subtract(x, b[k]!));
const dot = (a: Vector, b: Vector): Rational => a.reduce((sum, x, k) => add(sum, multiply(x, b[k]!)), ZERO);
const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [
  subtract(multiply(b!, f!), multiply(c!, e!)),
  subtract(multiply(c!, d!), multiply(a!, f!)),
  subtract(multiply(a!, e!), multiply(b!, d!)),
];

/** A point, and the square of how far the shape reaches from there along n. */
interface Part {
  readonly at: Vector;
  readonly square: (n: Vector) => Rational;
}

const bare = (at: Vector): Part => ({ at, square: () => ZERO });
const ball = (radius: number, at: Vector): Part => ({
  at,
  square: (n) => multiply(square(fromNumber(radius)), dot(n, n)),
});
/** A disk across d reaches r |n × d| / |d| along n. */
const disk = (at: Vector, d: Vector, radius: number): Part => ({
  at,
  square(n) {
    const across = cross(n, d);
    return divide(multiply(square(fromNumber(radius)), dot(across, across)), dot(d, d));
  },
});

type Fields = Readonly<Record<string, readonly number[]>> & {
  readonly radius: number;
  readonly startRadius: number;
  readonly endRadius: number;
  readonly axes: readonly (readonly number[])[];
  readonly edges: readonly (readonly number[])[];
};

function roundParts(kind: BoxedKind, shape: Fields): Part[] {
  const at = (field: string) => vectorOf(shape[field]!);
  switch (kind) {
    case 'sphere':
    case 'circle':
      return [ball(shape.radius, at('center'))];
    case 'capsule':
    case 'capsule2d':
      return [at('start'), at('end')].map((p) => ball(shape.radius, p));
    case 'lozenge': {
      const [u, v] = shape.edges.map(vectorOf) as [Vector, Vector];
      const p = at('origin');
      return [p, plus(p, u), plus(p, v), plus(plus(p, u), v)].map((corner) => ball(shape.radius, corner));
    }
    case 'cone': {
      const d = minus(at('center'), at('apex'));
      return [bare(at('apex')), disk(at('center'), d, shape.radius)];
    }
    case 'cylinder':
    case 'truncatedCone': {
      const d = minus(at('end'), at('start'));
      const [r, s] =
        kind === 'cylinder' ? [shape.radius, shape.radius] : [shape.startRadius, shape.endRadius];
      return [disk(at('start'), d, r), disk(at('end'), d, s)];
    }
    default: {
      const axes = shape.axes.map(vectorOf);
      return [
        { at: at('center'), square: (n) => axes.reduce((sum, a) => add(sum, square(dot(n, a))), ZERO) },
      ];
    }
  }
}

/** The parts of a shape; `undefined` where it is none, or has no end. */
function partsOf(kind: BoxedKind, v: ArrayLike<number>): readonly Part[] | undefined {
  const shape = shapeAt(kind, v, 0);
  if (isRound(kind)) return roundParts(kind, shape as Fields);
  const reader = readerFor([kind], [shape]);
  const found = operand(kind, shape, reader);
  if (found === undefined || 'normal' in found) return undefined;
  return found.shape.points.map((p) => bare(p.map((x) => fromParts(x, reader.unit))));
}

interface Row {
  readonly n: Vector;
  readonly shift: Rational;
}

/** What becomes of each coordinate; `undefined` if the placement cannot be undone. */
function rowsOf(kind: BoxedKind, v: ArrayLike<number>): readonly Row[] | undefined {
  const dimension = isOfPlane(kind) ? 2 : 3;
  const units = Array.from({ length: dimension }, (_, k) =>
    vectorOf(Array.from({ length: dimension }, (__, j) => (j === k ? 1 : 0))),
  );
  if (boxedCase(kind, v).placement === undefined) return units.map((n) => ({ n, shift: ZERO }));
  const at = placementAt(kind);
  const all = exact(v);
  const map = placementMap(all, KINDS[v[at + KIND - VECTORS]!]!, at);
  const place = (x: bigint, y: bigint, z: bigint): Vector => {
    const { at: p, over } = map([x, y, z]);
    return p.map((c) => fromParts(c, over));
  };
  const { one } = all;
  const origin = place(0n, 0n, 0n);
  const columns = [place(one, 0n, 0n), place(0n, one, 0n), place(0n, 0n, one)].map((p) => minus(p, origin));
  const [a, b, c] = columns as [Vector, Vector, Vector];
  if (compare(dot(cross(a, b), c), ZERO) === 0) return undefined;
  return [0, 1, 2].map((k) => ({ n: columns.map((column) => column[k]!), shift: origin[k]! }));
}

/** Is no point above a number along a row? */
function isAbove(number: number, parts: readonly Part[], { n, shift }: Row): boolean {
  const x = fromNumber(number);
  return parts.every(({ at, square: reach }) => {
    const gap = subtract(x, add(dot(n, at), shift));
    return compare(gap, ZERO) >= 0 && compare(square(gap), reach(n)) >= 0;
  });
}

/** About where the parts end: where the search begins. */
const about = (parts: readonly Part[], { n, shift }: Row): number =>
  Math.max(
    ...parts.map(({ at, square: reach }) => {
      const along = fractions.toNumber(add(dot(n, at), shift));
      return along + Math.sqrt(fractions.toNumber(reach(n)));
    }),
  );

/** The box of a shape as the question says it. */
export function boxOfReferee(kind: BoxedKind): (v: Float64Array) => string {
  return (v) => {
    const parts = partsOf(kind, v);
    if (parts === undefined) return 'rejected';
    const rows = rowsOf(kind, v);
    if (rows === undefined) return 'none';
    const turned = rows.map(({ n, shift }) => ({ n: n.map(negate), shift: negate(shift) }));
    const [high, low] = [rows, turned].map((all) =>
      all.map((row) => leastDouble((x) => isAbove(x, parts, row), about(parts, row))),
    ) as [number[], number[]];
    const ends = [...low.map((x) => 0 - x), ...high.map((x) => x + 0)];
    return ends.every(Number.isFinite) ? `box ${ends.join(' ')}` : 'beyond';
  };
}
