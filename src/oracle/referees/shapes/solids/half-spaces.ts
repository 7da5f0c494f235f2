import { withContainment } from '../../../answers/text.js';
import { shapePair } from '../../../cases/distance/operands.js';
import { kDopOf } from '../../../cases/half-spaces.js';
import type { LinearType } from '../../../cases/shapes.js';
import type { HalfSpacePair } from '../../../cases/solid-pairs.js';
import { spacesOf } from '../distance/half-space-operands.js';
import { exactOperands, numbersIn, type Operand, type PlaneOperand, readerOf } from '../distance/operands.js';
import { cornersOf, equationsOf, featureOf, isProper } from '../half-space-features.js';
import { type Halfspace, valueAt } from '../halfspace.js';
import { compareParameters, type LineLike, lineRelation, type Parameter, pointAt } from '../line.js';
import { feasible } from '../linear-programming.js';
import { type Exact, exact, type Rational3, rational, rowRank, vectorAt } from '../vectors.js';
import { exactComponent, exactHitText, pointHitText } from './hits.js';
import { exactContainedText, planeShapeText } from './pairs.js';

/**
 * Lines, rays and segments against sets of half-spaces, whatever they are: flat, empty, without an end. Fourier's
 * elimination says whether there is a point, corners are found by trying all triples of planes, features by ranks of
 * normals. The kernel makes no corner: it compares the parameters of crossings by signs.
 */

/** The answer from half-spaces (x with value >= 0). */
function halfSpaceText(type: LinearType, values: Exact, all: readonly Halfspace[]): string {
  if (!feasible(all)) return 'disjoint';
  const proper = all.filter(isProper);
  const corners = cornersOf(proper);
  const equations = equationsOf(proper);
  const facets = proper.filter((h) => !equations.includes(h));
  const dimension = (3 - rowRank(equations.map(({ normal }) => [...normal]))) as 0 | 1 | 2 | 3;
  const component = exactComponent(type, values);
  if (component === undefined) return pointText(values, all, facets, corners);
  const { relation, part } = lineRelation(component, { equations, facets, dimension });
  if (part === undefined) return relation;
  const ends = endsOf(part).map((t) => {
    const at = pointAt(component, t);
    return exactHitText(component, featureOf(all, corners, at), t, at, values);
  });
  return [relation, ...ends].join(' ');
}

function endsOf({ low, high }: LineLike): Parameter[] {
  const ends = [low, high].filter((t) => t !== undefined);
  return ends.length === 2 && compareParameters(ends[0]!, ends[1]!) === 0 ? ends.slice(1) : ends;
}

/** A segment that is a point. */
function pointText(
  values: Exact,
  all: readonly Halfspace[],
  facets: readonly Halfspace[],
  corners: readonly Rational3[],
): string {
  const x = rational(vectorAt(values, 0, 3));
  if (all.some((h) => valueAt(h, x) < 0n)) return 'disjoint';
  const relation = facets.some((h) => valueAt(h, x) === 0n) ? 'touching' : 'overlapping';
  return `${relation} ${pointHitText(featureOf(all, corners, x), values)}`;
}

/** A k-DOP behind a line, ray or segment. */
export function linearKDopReferee(type: LinearType, v: ArrayLike<number>, at: number): string {
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
  return halfSpaceText(type, values, all);
}

/** A frustum behind a line, ray or segment: depth, then the elements of its matrix. */
export function linearFrustumReferee(type: LinearType, v: ArrayLike<number>, at: number): string {
  const values = exact([...Array.from(v).slice(0, 6), ...Array.from(v).slice(at + 1, at + 17)]);
  const row = (i: number) => [0, 4, 8, 12].map((k) => values.numerators[6 + i + k]!);
  const [x, y, z, w] = [row(0), row(1), row(2), row(3)];
  const sum = (p: readonly bigint[], q: readonly bigint[], sign: bigint) =>
    p.map((value, i) => value + sign * q[i]!);
  const rows = [sum(w, x, 1n), sum(w, x, -1n), sum(w, y, 1n), sum(w, y, -1n)];
  rows.push(v[at] === 1 ? z : sum(w, z, 1n), sum(w, z, -1n));
  const all = rows.map(([a, b, c, d]) => ({ normal: [a!, b!, c!] as const, constant: d! * values.one }));
  return halfSpaceText(type, values, all);
}

/** Whether the axes of a k-DOP span space. */
export function spanningAxes(v: ArrayLike<number>, at: number): boolean {
  const { axes } = kDopOf(v, at);
  const { numerators } = exact(axes.flat());
  return rowRank(axes.map((_, i) => numerators.slice(3 * i, 3 * i + 3))) === 3;
}

/**
 * Triangles and planes against k-DOPs and frusta: these as the hulls of their rational corners, clipped by the planes
 * of the other, or cut by the plane. The kernel clips edges by walls.
 */

/** Is a k-DOP or a frustum empty? */
function isEmptySet(kind: string, shape: unknown): boolean {
  const spaces = spacesOf(kind, shape, readerOf([0, ...numbersIn(shape)]));
  return spaces !== undefined && !feasible(spaces);
}

/** The referee of a pair; `rejected` where a frustum has no end. */
export function halfSpacePairReferee([a, b]: HalfSpacePair): (values: Float64Array) => string {
  return (values) => {
    const shapes = shapePair(a, b, values);
    if (isEmptySet(b, shapes[1])) return a === 'plane' ? 'disjoint 0' : withContainment('disjoint', 'none');
    const operands = exactOperands([a, b], shapes);
    if (operands === undefined) return 'rejected';
    const { shape } = operands.b as Operand;
    return a === 'plane'
      ? planeShapeText(operands.a as PlaneOperand, shape)
      : exactContainedText((operands.a as Operand).shape, shape);
  };
}
