import { type StretchLike, stretchesText } from '../../../answers/along-lines.js';
import { OTHER } from '../../../cases/bsp/brushes.js';
import { exactBox } from '../boxes/shapes.js';
import { clip } from '../clip.js';
import { dimensionOf } from '../contact.js';
import { type Halfspace, opposite } from '../halfspace.js';
import { compareParameters, type LineLike, ONE, type Parameter, pointAt, ZERO } from '../line.js';
import type { Polytope } from '../polytope.js';
import { hullOf, type Shape, solidShape } from '../shape.js';
import { cross, dot, type Exact, exact, isZero, type Rational3, subtract, vectorAt } from '../vectors.js';
import { type ExactBrush, exactBrushes, locationInUnion } from './brush-union.js';

/**
 * A segment or a ray against the union of brushes over the rationals: it is cut at all planes of all brushes, and every
 * cut and a point between two of them are located in the union. The kernel goes down a tree and locates nothing.
 */

/** A point (from = to) or an open part of the line; `null`: without end. */
interface Piece {
  readonly from: Parameter;
  readonly to: Parameter | null;
  readonly location: string;
}

/** What a line is cut by, and where a point lies. */
interface Located {
  readonly planes: readonly Halfspace[];
  locate(p: Rational3): string;
}

/** Where planes cross the line. */
function crossings({ planes }: Located, { origin, direction }: LineLike): Parameter[] {
  return planes.flatMap(({ normal, constant }) => {
    const [height, rate] = [dot(normal, origin) + constant, dot(normal, direction)];
    if (rate === 0n) return [];
    return rate > 0n
      ? [{ numerator: -height, denominator: rate }]
      : [{ numerator: height, denominator: -rate }];
  });
}

function between(s: Parameter, t: Parameter | null): Parameter {
  if (t === null) return { numerator: s.numerator + s.denominator, denominator: s.denominator };
  const numerator = s.numerator * t.denominator + t.numerator * s.denominator;
  return { numerator, denominator: 2n * s.denominator * t.denominator };
}

/** Points and open parts in turn, from the start to the end or without one. */
function piecesOf(located: Located, line: LineLike, end: Parameter | null): Piece[] {
  const at = (from: Parameter, to: Parameter | null, where: Parameter): Piece => {
    return { from, to, location: located.locate(pointAt(line, where)) };
  };
  const inside = crossings(located, line).filter(
    (t) => compareParameters(t, ZERO) > 0 && (end === null || compareParameters(t, end) < 0),
  );
  const cuts = [ZERO, ...inside.sort(compareParameters), ...(end === null ? [] : [end])];
  const distinct = cuts.filter((t, i) => i === 0 || compareParameters(cuts[i - 1]!, t) < 0);
  return distinct.flatMap((t, i) => {
    const next = distinct[i + 1] ?? null;
    const isLast = i === distinct.length - 1 && end !== null;
    return isLast ? [at(t, t, t)] : [at(t, t, t), at(t, next, between(t, next))];
  });
}

/** Neighbours of one location as one. */
function merged(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last?.location === piece.location) runs[runs.length - 1] = { ...last, to: piece.to };
    else runs.push(piece);
  }
  return runs;
}

const isPoint = ({ from, to }: Piece) => to !== null && compareParameters(from, to) === 0;

/** Which runs count as stretches: single points only where no stretch begins or ends. */
function stretchesOf(runs: readonly Piece[], first: Piece, last: Piece): StretchLike[] {
  return runs.flatMap((run, i) => {
    const isEnd = [runs[i - 1], runs[i + 1]].some(
      (other) => other !== undefined && other.location !== 'outside',
    );
    if (run.location === 'outside' || (isPoint(run) && isEnd)) return [];
    const isWhole = run.location === 'boundary';
    const hasEntry = isWhole || (i === 0 && first.location === run.location);
    const hasExit = run.to !== null && (isWhole || (i === runs.length - 1 && last.location === run.location));
    return [{ location: run.location, entry: run.from, exit: run.to, hasEntry, hasExit }];
  });
}

/** The answer for a line from 0 on, to an end or without one. */
export function stretchesReferee(
  brushes: readonly ExactBrush[],
  line: LineLike,
  end: Parameter | null,
): string {
  return stretchesBy({ planes: brushes.flat(), locate: (p) => locationInUnion(brushes, p) }, line, end);
}

/** The same for a solid that is told by where a point lies. */
export function stretchesBy(located: Located, line: LineLike, end: Parameter | null): string {
  const pieces = piecesOf(located, line, end);
  const stretches = stretchesOf(merged(pieces), pieces[0]!, pieces.at(-1)!);
  const inside = stretches.some(({ location }) => location === 'inside');
  return stretchesText(inside ? 'overlapping' : stretches.length > 0 ? 'touching' : 'disjoint', stretches);
}

/** A segment. */
export function segmentBrushesReferee(v: Float64Array): string {
  const values: Exact = exact(v);
  const [start, end] = [vectorAt(values, OTHER, 3), vectorAt(values, OTHER + 3, 3)];
  const direction = subtract(end, start);
  return stretchesReferee(
    exactBrushes(v, values),
    { origin: start, direction },
    isZero(direction) ? ZERO : ONE,
  );
}

/** A ray. */
export function rayBrushesReferee(v: Float64Array): string {
  const values: Exact = exact(v);
  const [origin, direction] = [vectorAt(values, OTHER, 3), vectorAt(values, OTHER + 3, 3)];
  return stretchesReferee(exactBrushes(v, values), { origin, direction }, null);
}

/**
 * A convex shape against the union of brushes over the rationals: the shape is clipped by each brush alone, and the
 * dimension of what is left tells. What is flat is inside of the union also where brushes on both sides of its plane
 * have it; segments and points are cut at all planes. The kernel cuts the shape by the planes of a tree.
 */

const commonPart = (set: Polytope, brushes: readonly ExactBrush[]): Rational3[] =>
  clip(set, [], brushes.flat().map(opposite)).map(({ at }) => at);

/** 1: behind the plane of the flat set, -1: in front of it, 0: the brush goes through. */
function sideOfBrush(brush: ExactBrush, { equations }: Polytope): number {
  const plane = equations[0]!;
  const own = brush.find((face) => isZero(cross(face.normal, plane.normal)) && isSamePlane(face, plane));
  if (own === undefined) return 0;
  const k = plane.normal.findIndex((x) => x !== 0n);
  return own.normal[k]! > 0n === plane.normal[k]! > 0n ? 1 : -1;
}

function isSamePlane(p: Halfspace, q: Halfspace): boolean {
  const k = p.normal.findIndex((x) => x !== 0n);
  return p.constant * q.normal[k]! === q.constant * p.normal[k]!;
}

/** Does the relative interior of a flat set meet the inside of the union? */
function reachesInsideFlat(set: Polytope, brushes: readonly ExactBrush[]): boolean {
  const isWide = (some: readonly ExactBrush[]) => dimensionOf(commonPart(set, some)) === 2;
  const wide = brushes.filter((brush) => isWide([brush]));
  const sides = wide.map((brush) => sideOfBrush(brush, set));
  if (sides.includes(0)) return true;
  return wide.some((p, i) => wide.some((q, j) => sides[i]! > 0 && sides[j]! < 0 && isWide([p, q])));
}

/** How a shape and the union meet. */
export function shapeBrushesRelation(shape: Shape, brushes: readonly ExactBrush[]): string {
  const set = hullOf(shape);
  if (set.dimension < 2) {
    const [p, q = p] = set.vertices as [Polytope['vertices'][number], Polytope['vertices'][number]?];
    const line = { origin: p, direction: subtract(q, p) };
    return stretchesReferee(brushes, line, isZero(line.direction) ? ZERO : ONE).split(' ')[0]!;
  }
  const parts = brushes.map((brush) => commonPart(set, [brush]));
  const isInside =
    set.dimension === 3 ? parts.some((part) => dimensionOf(part) === 3) : reachesInsideFlat(set, brushes);
  if (isInside) return 'overlapping';
  return parts.some((part) => part.length > 0) ? 'touching' : 'disjoint';
}

/** A box, which may be flat, a segment or a point. */
export function boxBrushesReferee(v: Float64Array): string {
  const values: Exact = exact(v);
  return shapeBrushesRelation(exactBox(values, OTHER), exactBrushes(v, values));
}

/** Four points as a tetrahedron. */
export function tetrahedronBrushesReferee(v: Float64Array): string {
  const values: Exact = exact(v);
  const points = [0, 3, 6, 9].map((at) => vectorAt(values, OTHER + at, 3));
  const faces = [
    [1, 2, 3],
    [0, 3, 2],
    [0, 1, 3],
    [0, 2, 1],
  ];
  return shapeBrushesRelation(solidShape(points, faces), exactBrushes(v, values));
}
