import { frustumFromMatrix } from '../../../spatial/convex/frustum.js';
import { solidFromFrustum, solidFromKDop } from '../../../spatial/convex/solid.js';
import type { Random } from '../../cases/random.js';
import { cornersOf, equationsOf, featureOf, isProper } from '../../referees/shapes/half-space-features.js';
import type { Halfspace } from '../../referees/shapes/halfspace.js';
import { valueAt } from '../../referees/shapes/halfspace.js';
import {
  compareParameters,
  type LineLike,
  lineRelation,
  type Parameter,
  pointAt,
} from '../../referees/shapes/line.js';
import { feasible } from '../../referees/shapes/linear-programming.js';
import { rowRank } from '../../referees/shapes/rank.js';
import { type Exact, exact, type Rational3, type Vector, vectorAt } from '../../referees/shapes/vectors.js';
import { matrixOf } from '../boxes/frustum.js';
import { direction, integer, number } from '../layout.js';
import type { Question } from '../question.js';
import { linearQuestions, type SolidKind } from './linear.js';
import { exactComponent, fractionText, type LinearType, ownFeature } from './shapes.js';

/**
 * The answer from half-spaces (x with value >= 0), whatever set they are. Fourier's elimination says whether there is a point
 * at all, and which planes contain the whole set.
 */
export function exactHalfSpaceText(type: LinearType, values: Exact, all: readonly Halfspace[]): string {
  if (!feasible(all)) return 'disjoint';
  const proper = all.filter(isProper);
  const corners = cornersOf(proper);
  const equations = equationsOf(proper);
  const facets = proper.filter((h) => !equations.includes(h));
  const dimension = (3 - rowRank(equations.map(({ normal }) => [...normal]))) as 0 | 1 | 2 | 3;
  const component = exactComponent(type, values);
  if (component === undefined) return exactPointText(vectorAt(values, 0, 3), all, facets, corners);
  const { relation, part } = lineRelation(component, { equations, facets, dimension });
  if (part === undefined) return relation;
  const ends = endsOf(part).map((t) => {
    const feature = featureOf(all, corners, pointAt(component, t));
    return `${ownFeature(component, t)}/${feature}@${fractionText(t.numerator, t.denominator)}`;
  });
  return [relation, ...ends].join(' ');
}

function endsOf({ low, high }: LineLike): Parameter[] {
  const ends = [low, high].filter((t) => t !== undefined);
  return ends.length === 2 && compareParameters(ends[0]!, ends[1]!) === 0 ? ends.slice(1) : ends;
}

function exactPointText(
  p: Vector,
  all: readonly Halfspace[],
  facets: readonly Halfspace[],
  corners: readonly Rational3[],
): string {
  const x = { x: p[0], y: p[1], z: p[2], w: 1n };
  if (all.some((h) => valueAt(h, x) < 0n)) return 'disjoint';
  const relation = facets.some((h) => valueAt(h, x) === 0n) ? 'touching' : 'overlapping';
  return `${relation} v0/${featureOf(all, corners, x)}@0/1`;
}

const AXES = 5;

/** n, then five axes, five lower and five upper bounds; the first n count. */
function kDopOf(v: ArrayLike<number>, at: number) {
  const n = v[at]!;
  const axes = Array.from({ length: n }, (_, i) => [
    v[at + 1 + 3 * i]!,
    v[at + 2 + 3 * i]!,
    v[at + 3 + 3 * i]!,
  ]);
  const bounds = Array.from({ length: n }, (_, i) => [v[at + 16 + i]!, v[at + 21 + i]!]);
  return { axes, min: bounds.map((b) => Math.min(...b)), max: bounds.map((b) => Math.max(...b)) };
}

const kDopKind: SolidKind = {
  name: 'KDop',
  parts: [
    integer('n', 3, AXES),
    ...Array.from({ length: AXES }, (_, i) => direction(`axis${i}`)),
    ...Array.from({ length: 2 * AXES }, (_, i) => number(`bound${i}`)),
  ],
  argument: 'dop',
  coded: true,
  shape: kDopOf,
  own: kDopOf,
  make: (v, at) => solidFromKDop(kDopOf(v, at)),
  exact(type, v, at) {
    const { axes, min, max } = kDopOf(v, at);
    const values = exact([...Array.from(v).slice(0, 6), ...axes.flat(), ...min, ...max]);
    const n = axes.length;
    const all = axes.flatMap((_, i) => {
      const [x, y, z] = vectorAt(values, 6 + 3 * i, 3);
      const [low, high] = [values.numerators[6 + 3 * n + i]!, values.numerators[6 + 4 * n + i]!];
      // Axes count in units, too: what stands for 1 in them goes with the bounds.
      return [
        { normal: [x, y, z] as const, constant: -low * values.one },
        { normal: [-x, -y, -z] as const, constant: high * values.one },
      ];
    });
    return exactHalfSpaceText(type, values, all);
  },
  fill(random, out, at) {
    out[at] = random.between(3, AXES);
    // Mostly a box whose corners and edges are cut.
    const isBox = !random.oneIn(3);
    for (let i = 1; i < 16; i++) {
      out[at + i] = isBox && i < 10 ? Number(i % 4 === 1) : random.between(-1, 1);
    }
    for (let i = 16; i < 21; i++) {
      out[at + i] = random.between(-2, 2);
      out[at + 5 + i] = out[at + i]! + random.between(0, 4);
    }
  },
  landmark(random, v, at) {
    // Of a box: a corner, or the middle of an edge or a face.
    return [0, 1, 2].map((i) => {
      const [low, high] = [v[at + 16 + i]!, v[at + 21 + i]!];
      return [low, high, (low + high) / 2][random.below(3)]!;
    });
  },
  accepts(v) {
    const { axes } = kDopOf(v, 6);
    const { numerators } = exact(axes.flat());
    return rowRank(axes.map((_, i) => numerators.slice(3 * i, 3 * i + 3))) === 3;
  },
};

/** A small projection: perspective, oblique or orthographic, in integers. */
function fillMatrix(random: Random, out: Float64Array, at: number): void {
  for (let i = 0; i < 16; i++) out[at + i] = random.oneIn(3) ? random.between(-2, 2) : 0;
  for (let i = 0; i < 3; i++) if (out[at + 5 * i] === 0) out[at + 5 * i] = 1;
  if (random.oneIn(2)) out[at + 11] = random.sign();
  out[at + 15] = random.between(0, 3);
}

function frustumOf(v: ArrayLike<number>, at: number) {
  const { elements, depth } = matrixOf(v, at + 1, v[at]);
  return frustumFromMatrix(elements, depth);
}

const frustumKind: SolidKind = {
  name: 'Frustum',
  argument: 'frustum',
  parts: [
    integer('frustum.depth', 0, 1, '0: -w <= z <= w, 1: 0 <= z <= w'),
    ...Array.from({ length: 16 }, (_, i) => number(`frustum.elements.${i}`)),
  ],
  shape: (v, at) => matrixOf(v, at + 1, v[at]),
  own: frustumOf,
  make: (v, at) => solidFromFrustum(frustumOf(v, at)),
  exact(type, v, at) {
    const values = exact([...Array.from(v).slice(0, 6), ...Array.from(v).slice(at + 1, at + 17)]);
    const row = (i: number) => [0, 4, 8, 12].map((k) => values.numerators[6 + i + k]!);
    const [x, y, z, w] = [row(0), row(1), row(2), row(3)];
    const sum = (p: readonly bigint[], q: readonly bigint[], sign: bigint) =>
      p.map((value, i) => value + sign * q[i]!);
    const rows = [sum(w, x, 1n), sum(w, x, -1n), sum(w, y, 1n), sum(w, y, -1n)];
    rows.push(v[at] === 1 ? z : sum(w, z, 1n), sum(w, z, -1n));
    const all = rows.map(([a, b, c, d]) => ({ normal: [a!, b!, c!] as const, constant: d! * values.one }));
    return exactHalfSpaceText(type, values, all);
  },
  fill(random, out, at) {
    out[at] = random.below(2);
    fillMatrix(random, out, at + 1);
  },
  landmark: (random) => [random.between(-4, 4) / 2, random.between(-4, 4) / 2, random.between(-4, 4) / 2],
  isCalculated: true,
};

/** Line, ray and segment against k-DOPs and frusta. Referee: rational corners, and features by rank. */
export const linearKDopQuestions: readonly Question[] = linearQuestions(kDopKind);
export const linearFrustumQuestions: readonly Question[] = linearQuestions(frustumKind);
