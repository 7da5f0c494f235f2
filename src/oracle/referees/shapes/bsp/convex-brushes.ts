/**
 * A convex shape against the union of brushes over the rationals: the shape is clipped by each brush alone, and the
 * dimension of what is left tells. What is flat is inside of the union also where brushes on both sides of its plane
 * have it; segments and points are cut at all planes. The kernel cuts the shape by the planes of a tree.
 */
import { OTHER } from '../../../cases/bsp/brushes.js';
import { exactBox } from '../boxes/shapes.js';
import { clip } from '../clip.js';
import { dimensionOf } from '../contact.js';
import { type Halfspace, opposite } from '../halfspace.js';
import { ONE, ZERO } from '../line.js';
import type { Polytope } from '../polytope.js';
import { hullOf, type Shape, solidShape } from '../shape.js';
import { cross, type Exact, exact, isZero, type Rational3, subtract, vectorAt } from '../vectors.js';
import { type ExactBrush, exactBrushes } from './brush-union.js';
import { stretchesReferee } from './linear-brushes.js';

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

function relationOf(shape: Shape, brushes: readonly ExactBrush[]): string {
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
  return relationOf(exactBox(values, OTHER), exactBrushes(v, values));
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
  return relationOf(solidShape(points, faces), exactBrushes(v, values));
}
