import { bitLength } from '../../arithmetic/integers.js';
import * as rational from '../../arithmetic/rational.js';
import type { Surd } from '../../arithmetic/surd.js';
import * as surd from '../../arithmetic/surd.js';
import { rejectWords, requireNoMore } from '../../core/arguments/index.js';
import { exactDoubles } from '../../distance/engine/doubles.js';
import type { Vector } from '../../distance/engine/vectors.js';
import type { Given } from '../../distance/lazy/given.js';
import type { ShapesByType } from '../../shapes/shape.js';
import { checkedSweep, type GivenSweep } from '../translation/checked-sweep.js';
import type { AxisSweep, SeparatingAxis } from './axis-sweep-answer.js';
import { type Axis, axesOf, axesOfSolid, type Spanning, spanningOf } from './engine/axes.js';
import { axesThatMatter, isCertainlySolid, nearScene } from './engine/axis-filter.js';
import { type Fraction, type LastAxis, overlapOf } from './engine/entry.js';
import { featuresOf } from './engine/feature-of-axis.js';
import { POLYTOPE_TYPES, type PolytopeType } from './types.js';

/** A polytope that may move. */
export type Polytope = ShapesByType[PolytopeType];

const WHERE = 'sweepBySeparatingAxes';
const NEVER: AxisSweep = { first: null, last: null, axis: null, rounded: { first: null, last: null } };

/**
 * When do two convex polytopes that translate first have a common point, and until when, and which axis told them apart
 * until then? By the method of separating axes: the projections on each of them overlap for an interval of time, and
 * the shapes meet while all do. It is another way to the times of `sweep`, for shapes with few edges and faces; what
 * it says beside them is the axis.
 *
 * Shapes of space: points, segments, triangles, tetrahedra, boxes, oriented boxes, convex polyhedra, hulls of points,
 * convex polygons, each as in `unerring/shapes`, by its `type`. Shapes of the plane: points, segments, triangles,
 * boxes, convex polygons. Degenerate shapes are the sets of their points. Touching counts.
 *
 * All times are rational. Doubles leave out the axes that certainly do not matter, integers decide.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.5.2; Eberly, Game Physics, 6.5.
 *
 * @param motionA By what a moves from time 0 to 1, a vector that may be zero
 * @param motionB By what b moves; if it is missing, b stays
 * @throws RangeError naming the argument, if it is not what it must be, if a shape is no polytope, or if one lies in
 *   the plane and the other one in space
 * @example
 * const box = { type: 'box', min: [0, 0, 0], max: [1, 1, 1] } as const;
 * const found = sweepBySeparatingAxes(box, [4, 1, 0], { type: 'box', min: [3, 0, 0], max: [4, 1, 1] });
 * found.rounded; // { first: 0.5, last: 1 }
 * found.axis.a; // { type: 'face', index: 1 }
 * found.axis.b; // null
 * found.axis.rounded.normal; // [-0.5, 0, 0]
 */
export function sweepBySeparatingAxes(
  a: Polytope,
  motionA: ArrayLike<number>,
  b: Polytope,
  motionB?: ArrayLike<number>,
): AxisSweep {
  if (arguments.length > 4) requireNoMore(WHERE, 4, arguments[4], 'two shapes at a time');
  const given = checkedSweep(WHERE, a, motionA, b, motionB);
  requirePolytope('a', a);
  requirePolytope('b', b);
  return answerOf(given);
}

function requirePolytope(name: string, shape: Polytope): void {
  const type = 'type' in shape ? String(shape.type) : 'point';
  if (!(POLYTOPE_TYPES as readonly string[]).includes(type))
    rejectWords(WHERE, name, 'a convex polytope', `one of type '${type}'`);
}

function answerOf(given: GivenSweep): AxisSweep {
  const [a, b] = [given.a.core.cells(), given.b.core.cells()];
  const [partsA, partsB] = [spanningOf(a), spanningOf(b)];
  const axes = axesNearly(given, partsA, partsB);
  if (axes === null) return NEVER;
  const { pair } = given;
  const found = overlapOf(pair, partsA, partsB, axes ?? axesOf(pair.a, partsA, pair.b, partsB));
  if (found === null) return NEVER;
  const [first, last] = [timeOf(found.first), timeOf(found.last)];
  return {
    first,
    last,
    axis: found.axis && axisOf(given, found.axis, partsA, partsB),
    rounded: { first: surd.toNumber(first), last: surd.toNumber(last) },
  };
}

const isExact = ({ kind }: Given): boolean => kind.doubles === exactDoubles || kind.highest === 3;

/** The axes that doubles leave; `null`: the shapes never meet; `undefined`: doubles say nothing. */
function axesNearly(given: GivenSweep, a: Spanning, b: Spanning): readonly Axis[] | null | undefined {
  const [p, q] = [given.a.core, given.b.core];
  if (given.a.isPlanar || p.kind.doubles === null || q.kind.doubles === null) return undefined;
  const scene = nearScene(p.doubles(), q.doubles(), given.velocityNearly, isExact(p) && isExact(q));
  if (scene === null || !isCertainlySolid(scene, a, b)) return undefined;
  return axesThatMatter(scene, axesOfSolid(a, b), a, b);
}

const timeOf = ({ n, d }: Fraction): Surd => surd.fromRational(rational.fromParts(n, d));

function axisOf(given: GivenSweep, found: LastAxis, partsA: Spanning, partsB: Spanning): SeparatingAxis {
  const { pair } = given;
  const [a, b] = featuresOf(found, pair.a, partsA, pair.b, partsB);
  const normal = belowOne(found.normal).slice(0, given.a.isPlanar ? 2 : 3);
  return { a, b, normal, rounded: { normal: normal.map(surd.toNumber) } };
}

/** Over a power of two that makes it less than 1, as its integers may be of any size. */
function belowOne(n: Vector): Surd[] {
  const bits = Math.max(...n.map((x) => bitLength(x < 0n ? -x : x)));
  return n.map((x) => surd.fromRational(rational.fromParts(x, 1n << BigInt(bits))));
}
