/**
 * The solid behind planes over the rationals: corners by trying all triples of planes, faces from the corners on each
 * plane. The kernel keeps corners as planes, and asks for sides.
 */
import * as fractions from '../../../../arithmetic/rational.js';
import { type FaceMeasure, solidText } from '../../../answers/solids.js';
import { planeCount, planePlace } from '../../../cases/bsp/brushes.js';
import { isBoundedBrush, strictlyWithin } from '../bsp/brush-union.js';
import { around, dimensionOf } from '../contact.js';
import { cornersOf } from '../half-space-features.js';
import { type Halfspace, opposite, valueAt } from '../halfspace.js';
import { feasible } from '../linear-programming.js';
import { type Exact, exact, type Rational3, vectorAt } from '../vectors.js';

const { add, fromParts, multiply, subtract } = fractions;
type Point = readonly [fractions.Rational, fractions.Rational, fractions.Rational];

/** The planes of the first brush, whatever they bound, for points in units of 1 / one. */
export function firstBrush(v: ArrayLike<number>, values: Exact): Halfspace[] {
  return Array.from({ length: planeCount(v, 0) }, (_, i) => {
    const at = planePlace(0, i);
    return { normal: vectorAt(values, at, 3), constant: values.numerators[at + 3]! * values.one };
  });
}

/** The corners of each face, counterclockwise from outside. A plane that comes again has no face of its own. */
export function facesOf(
  brush: readonly Halfspace[],
): { readonly plane: Halfspace; readonly ring: Rational3[] }[] {
  const corners = cornersOf(brush.map(opposite));
  const found = new Map<string, { plane: Halfspace; ring: Rational3[] }>();
  for (const plane of brush) {
    const on = corners.filter((corner) => valueAt(plane, corner) === 0n);
    if (dimensionOf(on) < 2) continue;
    const key = corners.flatMap((corner, i) => (on.includes(corner) ? [i] : [])).join();
    if (found.has(key)) continue;
    found.set(key, {
      plane,
      ring: around(
        on.map((at) => ({ at })),
        plane.normal,
      ).map(({ at }) => at),
    });
  }
  return [...found.values()];
}

/** Half the sum of the cross products around a ring, and that vector times a corner. */
function measureOf(ring: readonly Rational3[], one: bigint): FaceMeasure {
  const points = ring.map(({ x, y, z, w }): Point => {
    return [fromParts(x, w * one), fromParts(y, w * one), fromParts(z, w * one)];
  });
  const [i, j, k] = [0, 1, 2].map((axis) => {
    const [b, c] = [(axis + 1) % 3, (axis + 2) % 3];
    return points.reduce(
      (sum, p, at) => {
        const q = points[(at + 1) % points.length]!;
        const minor = subtract(multiply(p[b]!, q[c]!), multiply(p[c]!, q[b]!));
        return add(sum, multiply(minor, fromParts(1n, 2n)));
      },
      fromParts(0n, 1n),
    );
  });
  const area: Point = [i!, j!, k!];
  const height = area.reduce((sum, x, axis) => add(sum, multiply(x, points[0]![axis]!)), fromParts(0n, 1n));
  return { area, height };
}

/** The volume and the faces of the solid behind planes; `none` if that is empty, flat or unbounded. */
export function convexSolidReferee(v: Float64Array): string {
  const values = exact(v);
  const brush = firstBrush(v, values);
  if (!feasible(brush.map(strictlyWithin)) || !isBoundedBrush(brush)) return 'none';
  const faces = facesOf(brush).map(({ ring }) => measureOf(ring, values.one));
  const sum = faces.reduce((all, { height }) => add(all, height), fromParts(0n, 1n));
  return solidText({ isUnbounded: false, volume: multiply(sum, fromParts(1n, 3n)), faces }, '');
}
