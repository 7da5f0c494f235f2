/**
 * An ellipsoid and a flat shape that translate, under the affine map that makes the unit ball about the origin of the
 * ellipsoid: flat shapes stay flat and motions linear, so that the times are those of a ball.
 *
 * Source: Eberly, 3D Game Engine Design, 2.6.2 (ellipsoids by the map that makes spheres of them).
 */
import { absolute } from '../../../arithmetic/integers.js';
import * as rational from '../../../arithmetic/rational.js';
import { roundQuotient } from '../../../arithmetic/rounding.js';
import type { Surd } from '../../../arithmetic/surd.js';
import * as surd from '../../../arithmetic/surd.js';
import type { Cells, ScaledCells } from '../../../distance/engine/cells.js';
import { overScale } from '../../../distance/engine/common-scale.js';
import { type Doubles, isModest } from '../../../distance/engine/doubles.js';
import { ORIGIN_CELLS } from '../../../distance/engine/point-cells.js';
import { listed, PointList } from '../../../distance/engine/point-list.js';
import type { Slab } from '../../../distance/engine/slab.js';
import { dot, minus, times, type Vector, ZERO } from '../../../distance/engine/vectors.js';
import { shortScale } from '../../../distance/shapes/short-integers.js';
import { greater } from '../../../round/engine/body.js';
import { type IntoBall, intoBall } from '../../../round/engine/into-ball.js';
import { integersOver, type MovingPair, type Shift } from './moving-pair.js';

type Three<T> = readonly [T, T, T];

/** All points center + y0 · axes[0] + y1 · axes[1] + y2 · axes[2], |y| <= 1; in the plane the third axis is zero. */
export interface Axes {
  readonly center: readonly number[];
  readonly axes: readonly (readonly number[])[];
}

/** The way back from the ball: of points, and of the normals of planes. */
export interface BallFrame {
  point(y: readonly Surd[]): Surd[];
  normal(n: readonly Surd[]): Surd[];
}

/** Both shapes as the second one sees them, and the way back. */
export interface MappedPair {
  readonly pair: MovingPair;
  readonly frame: BallFrame;
}

/** The pair of an ellipsoid and a flat shape. @param isFirst whether the ellipsoid is the first shape */
export function mappedPair(
  ellipsoid: Axes,
  flat: ScaledCells,
  [p, q]: readonly [readonly number[], readonly number[]],
  isFirst: boolean,
): MappedPair {
  const { denominator } = flat.scale;
  const lists = [ellipsoid.center, ...ellipsoid.axes, p, q];
  const exponents = lists.filter(hasLength).map((list) => shortScale(list).exponent);
  const exponent = Math.min(flat.scale.exponent, ...exponents);
  const over = (list: readonly number[]): Vector =>
    hasLength(list) ? times(integersOver(list, exponent) as unknown as Vector, denominator) : ZERO;
  const [center, u, v, w, first, second] = lists.map(over) as unknown as SixVectors;
  // What lies in the plane z = 0 is a section of an ellipsoid with any third axis across it.
  const axes: Three<Vector> = [u, v, hasLength(ellipsoid.axes[2]!) ? w : [0n, 0n, 1n]];
  const ball = intoBall(axes);
  const core = mappedCells(overScale(flat, { exponent, denominator }), ball, center, axes);
  const velocity = ball.map(minus(first, second), ZERO);
  const shift = velocity.map((x) => roundQuotient(x, ball.radius)) as unknown as Shift;
  const pair: MovingPair = {
    a: isFirst ? UNIT_CORE : core,
    b: isFirst ? core : UNIT_CORE,
    velocity,
    shift,
    shiftReach: shift.map(Math.abs) as unknown as Shift,
    radius: ball.radius,
    scale: { exponent: 0, denominator: ball.radius },
  };
  return { pair, frame: frameOf(ellipsoid, axes, ball) };
}

type SixVectors = readonly [Vector, Vector, Vector, Vector, Vector, Vector];

const hasLength = (list: readonly number[]): boolean => list.some((x) => x !== 0);

/** The origin, which is a point to doubles, too. */
const UNIT_CORE: Cells = /* @__PURE__ */ (() => ({
  ...ORIGIN_CELLS,
  points: listed([ZERO], { coordinates: new Float64Array(3), reach: [0, 0, 0] }),
}))();

function mappedCells(core: Cells, ball: IntoBall, center: Vector, axes: Three<Vector>): Cells {
  const points = core.points.all().map((p) => ball.map(p, center));
  const { slabs } = core.points;
  return {
    ...core,
    points: new PointList(
      points.length,
      (i) => points[i]!,
      doublesOf(points, ball.radius),
      slabs && (() => slabs().map((slab) => mappedSlab(slab, ball, center, axes))),
    ),
    directions: core.directions.map((d) => ball.map(d, ZERO)),
  };
}

/** Coordinates that are rounded once. */
function doublesOf(points: readonly Vector[], unit: bigint): Doubles {
  const coordinates = Float64Array.from(points.flat(), (x) => roundQuotient(x, unit));
  const reach: [number, number, number] = [0, 0, 0];
  coordinates.forEach((x, i) => {
    const size = isModest(x) ? Math.abs(x) : Infinity;
    if (size > reach[i % 3]!) reach[i % 3] = size;
  });
  return { coordinates, reach };
}

/**
 * With the axes as columns of A, a point x is center + A m / det A for the m that it is mapped to, and n · x is n ·
 * center + (A^T n) · m / det A.
 */
function mappedSlab(
  slab: Slab,
  { determinant, radius }: IntoBall,
  center: Vector,
  axes: Three<Vector>,
): Slab {
  const n = slab.axis < 0 ? slab.normal : unitOf(slab.axis);
  const sign = determinant < 0n ? -1n : 1n;
  const height = dot(n, center);
  const bound = (x: bigint | null): bigint | null => (x === null ? null : radius * (x - height));
  const [u, v, w] = axes;
  return {
    ...slab,
    normal: times([dot(n, u), dot(n, v), dot(n, w)], sign),
    axis: -1,
    low: bound(slab.low),
    high: bound(slab.high),
  };
}

function unitOf(axis: number): Vector {
  const at = (k: number): bigint => (k === axis ? 1n : 0n);
  return [at(0), at(1), at(2)];
}

/**
 * Points of the ball's space are y = m / |det A|: x is center + A y, or center - A y where the determinant is negative.
 * A plane across n there is one across A^-T n, that is adj(A)^T n / |det A|, times the largest coordinate of an axis,
 * so that the lengths of normals are those of numbers, whatever the unit is.
 */
function frameOf({ center, axes }: Axes, integers: Three<Vector>, ball: IntoBall): BallFrame {
  const sign = ball.determinant < 0n ? -1 : 1;
  let size = 0n;
  for (const x of integers.flat()) size = greater(absolute(x), size);
  const sumOf = (terms: readonly Surd[]): Surd => terms.reduce(surd.add);
  return {
    point: (y) =>
      center.map((x, k) =>
        sumOf(
          [x, ...axes.map((axis) => sign * axis[k]!)].map((c, i) => {
            const factor = surd.fromNumber(c);
            return i === 0 ? factor : surd.multiply(factor, y[i - 1]!);
          }),
        ),
      ),
    normal: (n) =>
      [0, 1, 2].map((k) =>
        sumOf(
          n.map((y, i) =>
            surd.multiply(surd.fromRational(rational.fromParts(ball.rows[i]![k]! * size, ball.radius)), y),
          ),
        ),
      ),
  };
}
