/**
 * Shapes beside polygons, by trapezoids: the plane is turned so that a line is a level, and all that is on it is
 * looked at, where something meets it, and between such points.
 */
import {
  type Clipped,
  clippedText,
  linearText,
  pairFaultsText,
  regionsText,
} from '../../../answers/polygon-sets.js';
import { type BesideCase, besideCaseOf, directionOf, lineOf } from '../../../cases/polygon-sets/beside.js';
import { ALONE, COMBINED, operandAt, PAIRED, pairOf } from '../../../cases/polygon-sets/operands.js';
import { compareFractions, type Edge, edgesOfRing, type Fraction, levelsOf, type Point } from './levels.js';
import { type Region, regionOf } from './region.js';
import { type IsInside, locate, slabsOf } from './slabs.js';

type Location = ReturnType<typeof locate>;

const whole = (numerator: bigint): Fraction => ({ numerator, denominator: 1n });
const middle = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: 2n * a.denominator * b.denominator,
});

/** A place along a line: 0 at its first point, 1 at its second. */
interface Stop {
  readonly at: Fraction;
  readonly location: Location;
}

/** The stops along the line through p in a direction, in order, and what is between each and the next. */
export function stopsAlong(
  region: Region,
  [px, py]: Point,
  [dx, dy]: Point,
  isEndless: readonly [boolean, boolean],
) {
  const turned = ([x, y]: Point): Point => [x * dy - y * dx, x * dx + y * dy];
  const edges = region.rings.flatMap(({ ring, group }) => edgesOfRing(ring.map(turned), group));
  const [level, start] = turned([px, py]);
  const length = dx * dx + dy * dy;
  const levels = levelsOf(edges, [level]);
  const slabs = slabsOf(edges, levels, region.groups, region.isInside);
  const i = levels.findIndex((x) => compareFractions(x, whole(level)) === 0);
  const heights = [
    ...(slabs[i - 1] ?? []).map(({ atRight }) => atRight),
    ...(slabs[i] ?? []).map(({ atLeft }) => atLeft),
    ...[whole(start), whole(start + length)],
  ].sort(compareFractions);
  const [first, last] = [heights[0]!, heights.at(-1)!];
  if (isEndless[0]) heights.unshift({ ...first, numerator: first.numerator - first.denominator });
  if (isEndless[1]) heights.push({ ...last, numerator: last.numerator + last.denominator });
  const isOn = (y: Fraction): boolean =>
    (isEndless[0] || compareFractions(y, whole(start)) >= 0) &&
    (isEndless[1] || compareFractions(y, whole(start + length)) <= 0);
  const own = heights.filter((y, k) => isOn(y) && (k === 0 || compareFractions(y, heights[k - 1]!) !== 0));
  const located = (y: Fraction): Location => locate(slabs, levels, [whole(level), y]);
  const stops = own.map(
    (y): Stop => ({
      at: { numerator: y.numerator - start * y.denominator, denominator: y.denominator * length },
      location: located(y),
    }),
  );
  const between = own.slice(1).map((y, k) => located(middle(own[k]!, y)));
  return { stops, between };
}

/** Where a point of integers is. */
export function locatedPoint(region: Region, [x, y]: Point): Location {
  const levels = levelsOf(region.edges, [x]);
  return locate(slabsOf(region.edges, levels, region.groups, region.isInside), levels, [whole(x), whole(y)]);
}

/** Where all points of a segment, ray or line are. */
export function locationsAlong(
  region: Region,
  p: Point,
  direction: Point,
  isEndless: readonly [boolean, boolean] = [false, false],
): Set<Location> {
  if (direction[0] === 0n && direction[1] === 0n) return new Set([locatedPoint(region, p)]);
  const { stops, between } = stopsAlong(region, p, direction, isEndless);
  return new Set([...stops.map(({ location }) => location), ...between]);
}

/** How two regions of the same edges meet. */
export function relationText(
  edges: readonly Edge[],
  groups: number,
  isInA: IsInside,
  isInB: IsInside,
): string {
  const levels = levelsOf(edges);
  const has = (isInside: IsInside): boolean =>
    slabsOf(edges, levels, groups, isInside).some((slab) => slab.some(({ isInsideAbove }) => isInsideAbove));
  const both = has((windings) => isInA(windings) && isInB(windings));
  const onlyA = has((windings) => isInA(windings) && !isInB(windings));
  const onlyB = has((windings) => isInB(windings) && !isInA(windings));
  const [slabsA, slabsB] = [isInA, isInB].map((isInside) => slabsOf(edges, levels, groups, isInside));
  // Boundaries that meet do so at a level, where edges end or cross.
  const boundaries = levels.some((x, i) => {
    const heights = [
      ...(slabsA![i - 1] ?? []).map(({ atRight }) => atRight),
      ...(slabsA![i] ?? []).map(({ atLeft }) => atLeft),
    ].sort(compareFractions);
    const all = heights.flatMap((y, k) => (k === 0 ? [y] : [middle(heights[k - 1]!, y), y]));
    return all.some((y) => [slabsA!, slabsB!].every((slabs) => locate(slabs, levels, [x, y]) === 'boundary'));
  });
  return regionsText({ both, onlyA, onlyB, boundaries });
}

/** Two operands. */
export function regionsReferee(values: Float64Array): string {
  const region = (contains: (isIn: readonly boolean[]) => boolean) => regionOf(pairOf(values), contains);
  const [a, b] = [region(([is]) => is!), region(([, is]) => is!)];
  return relationText(a.edges, a.groups, a.isInside, b.isInside);
}

function boxText(region: Region, [p, q]: readonly [Point, Point]): string {
  const [left, right] = p[0] < q[0] ? [p[0], q[0]] : [q[0], p[0]];
  const [low, high] = p[1] < q[1] ? [p[1], q[1]] : [q[1], p[1]];
  if (left === right || low === high) {
    const found = locationsAlong(region, [left, low], [right - left, high - low]);
    const isInside = found.has('inside');
    const boundaries = found.has('boundary');
    const isAll = !found.has('outside');
    return regionsText({ both: isInside, onlyA: !isAll, onlyB: true, boundaries, isWithin: isAll });
  }
  const ring: Point[] = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ];
  const { groups, isInside } = region;
  return relationText(
    [...edgesOfRing(ring, groups), ...region.edges],
    groups + 1,
    (windings) => windings[groups] !== 0,
    isInside,
  );
}

/** A segment, ray, line or box beside an operand. */
export function besideReferee(values: Float64Array): string {
  const one: BesideCase = besideCaseOf(values);
  const isEndless = one.type === 'ray' || one.type === 'line';
  const second = isEndless ? directionOf(one) : one.points[1];
  const region = regionOf([one.operand], COMBINED.union, [one.points[0], second]);
  const [p, q] = region.others as [Point, Point];
  if (one.type === 'box') return boxText(region, [p, q]);
  const direction: Point = isEndless ? q : [q[0] - p[0], q[1] - p[1]];
  return linearText(locationsAlong(region, p, direction, [one.type === 'line', isEndless]));
}

/** A line of three points, cut by an operand. */
export function clipLinesReferee(values: Float64Array): string {
  const region = regionOf([operandAt(values, 0, PAIRED)], COMBINED.union, lineOf(values));
  const parts: { isIn: boolean; points: Clipped['points'][number][] }[] = [];
  region.others.slice(1).forEach((q, i) => {
    const p = region.others[i]!;
    const direction: Point = [q[0] - p[0], q[1] - p[1]];
    if (direction[0] === 0n && direction[1] === 0n) return;
    const { stops, between } = stopsAlong(region, p, direction, [false, false]);
    const pointAt = ({ at }: Stop) =>
      [0, 1].map((axis) => ({
        numerator: p[axis]! * at.denominator + direction[axis]! * at.numerator,
        denominator: at.denominator * region.one,
      })) as unknown as Clipped['points'][number];
    between.forEach((location, k) => {
      const isIn = location !== 'outside';
      const last = parts.at(-1);
      const end = pointAt(stops[k + 1]!);
      // Points within a segment, where nothing changes, are not named.
      if (last?.isIn !== isIn) parts.push({ isIn, points: [pointAt(stops[k]!), end] });
      else if (k === 0) last.points.push(end);
      else last.points[last.points.length - 1] = end;
    });
  });
  return clippedText(parts);
}

/** Whether two segments have more than a point in common. */
function runTogether([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const along: Point = [b[0] - a[0], b[1] - a[1]];
  const place = ([x, y]: Point): bigint => (x - a[0]) * along[0] + (y - a[1]) * along[1];
  const isOn = ([x, y]: Point): boolean => (x - a[0]) * along[1] === (y - a[1]) * along[0];
  if (!isOn(c) || !isOn(d)) return false;
  const [s, t] = place(c) < place(d) ? [place(c), place(d)] : [place(d), place(c)];
  return s < t && s < place(b) && t > 0n;
}

/** Which two polygons of an operand may not be together, if each is what an odd number of its rings is wound around. */
export function pairFaultsReferee(values: Float64Array): string {
  const { polygons } = operandAt(values, 0, ALONE);
  const region = regionOf([{ rule: undefined, polygons }], COMBINED.union);
  const levels = levelsOf(region.edges);
  const segmentsOf = (polygon: number): (readonly [Point, Point])[] =>
    region.rings
      .filter(({ group }) => group === polygon)
      .flatMap(({ ring }) => ring.map((p, i) => [p, ring[(i + 1) % ring.length]!] as const));
  const pairs = polygons.flatMap((_, q) =>
    polygons.slice(0, q).flatMap((__, p) => {
      const isInBoth: IsInside = (windings) => windings[p]! % 2 !== 0 && windings[q]! % 2 !== 0;
      const overlap = slabsOf(region.edges, levels, region.groups, isInBoth).some((slab) =>
        slab.some(({ isInsideAbove }) => isInsideAbove),
      );
      const [own, others] = [segmentsOf(p), segmentsOf(q)];
      const edges = own.some((one) => others.some((other) => runTogether(one, other)));
      return overlap || edges ? [[p, q, overlap] as const] : [];
    }),
  );
  return pairFaultsText(pairs.sort((a, b) => a[0] - b[0] || a[1] - b[1]));
}
