import { compareParameters, type LineLike, ONE, type Parameter, pointAt, ZERO } from '../line.js';
import { onSegment } from '../shape.js';
import {
  cross,
  dot,
  isZero,
  type Rational3,
  rational,
  samePoint,
  subtract,
  type Vector,
} from '../vectors.js';

export type Kind = 'segment' | 'ray' | 'line';

/** Even-odd, by the crossings of a rational half-line in a coordinate plane, compared as fractions. */
function isInside(ring: readonly Vector[], x: Rational3, normal: Vector): boolean {
  const axis = normal.findIndex((part) => part !== 0n);
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
  const [xu, xv] = [[x.x, x.y, x.z][u]!, [x.x, x.y, x.z][v]!];
  let inside = false;
  ring.forEach((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    const [pv, qv] = [p[v]! * x.w, q[v]! * x.w];
    if (pv > xv === qv > xv) return;
    // At height xv the edge is at pu + (xv - pv) (qu - pu) / (qv - pv), in units of 1 / w.
    const rise = qv - pv;
    const left = (xu - p[u]! * x.w) * rise;
    const right = (xv - pv) * (q[u]! - p[u]!) * x.w;
    if (rise > 0n ? left < right : left > right) inside = !inside;
  });
  return inside;
}

/** The feature of a polygon at a point of its plane. */
export function featureOf(ring: readonly Vector[], x: Rational3, normal: Vector): string | undefined {
  const v = ring.findIndex((p) => samePoint(rational(p), x));
  if (v >= 0) return `v${v}`;
  const e = ring.findIndex((p, i) => onSegment(p, ring[(i + 1) % ring.length]!, x));
  if (e >= 0) return `e${e}`;
  return isInside(ring, x, normal) ? 'f0' : undefined;
}

/** A fraction with a positive denominator. */
function fraction(numerator: bigint, denominator: bigint): Parameter {
  return denominator > 0n ? { numerator, denominator } : { numerator: -numerator, denominator: -denominator };
}

/** All parameters at which something may change: projections of the vertices, crossings with the edges' lines. */
function candidates(ring: readonly Vector[], normal: Vector, origin: Vector, along: Vector): Parameter[] {
  return ring.flatMap((p, i) => {
    const to = subtract(p, origin);
    const found = [fraction(dot(to, along), dot(along, along))];
    const edge = subtract(ring[(i + 1) % ring.length]!, p);
    const rate = dot(cross(along, edge), normal);
    if (rate !== 0n) found.push(fraction(dot(cross(to, edge), normal), rate));
    return found;
  });
}

/** Half way between two parameters. */
function middle(s: Parameter, t: Parameter): Parameter {
  return {
    numerator: s.numerator * t.denominator + t.numerator * s.denominator,
    denominator: 2n * s.denominator * t.denominator,
  };
}

/** The answer for a line in the polygon's plane: by trying all points where something may change, and those between. */
export function inPlane(
  kind: Kind,
  ring: readonly Vector[],
  normal: Vector,
  origin: Vector,
  along: Vector,
): string {
  if (isZero(along)) {
    const feature = featureOf(ring, rational(origin), normal);
    return feature === undefined
      ? 'disjoint 0'
      : `${feature === 'f0' ? 'overlapping' : 'touching'} v0/${feature} 0`;
  }
  const line: LineLike = { origin, direction: along };
  const ends = kind === 'line' ? [] : kind === 'ray' ? [ZERO] : [ZERO, ONE];
  const all = [...candidates(ring, normal, origin, along), ...ends]
    .filter((t) => kind === 'line' || t.numerator >= 0n)
    .filter((t) => kind !== 'segment' || t.numerator <= t.denominator)
    .sort(compareParameters);
  const at = (t: Parameter) => featureOf(ring, pointAt(line, t), normal);
  const found = all.filter((t) => at(t) !== undefined);
  if (found.length === 0) return 'disjoint 0';
  const inside = all.some(
    (t, i) => i > 0 && compareParameters(all[i - 1]!, t) !== 0 && at(middle(all[i - 1]!, t)) === 'f0',
  );
  const [first, last] = [found[0]!, found.at(-1)!];
  const extremes = compareParameters(first, last) === 0 ? [first] : [first, last];
  const own = (t: Parameter) =>
    kind !== 'line' && compareParameters(t, ZERO) === 0
      ? 'v0'
      : kind === 'segment' && compareParameters(t, ONE) === 0
        ? 'v1'
        : 'e0';
  const pairs = extremes.map((t) => `${own(t)}/${at(t)}`);
  return [inside ? 'overlapping' : 'touching', ...pairs, '0'].join(' ');
}
