import { canonicalRing } from '../../answers/text.js';
import { type Corner, clip } from './clip.js';
import type { Polytope } from './polytope.js';
import { areaVector, featureOnFacets, hullOf, type Shape } from './shape.js';
import { between, cross, dot, isZero, type Rational3, signOf, type Vector } from './vectors.js';

/** The relation of two convex sets, as src/core/contact.ts defines it. */
export type RelationName = 'disjoint' | 'touching' | 'crossing' | 'overlapping';

/** The common part of two convex shapes. */
export interface ExactContact {
  readonly relation: RelationName;
  /** Of the common part; -1: empty. */
  readonly dimension: -1 | 0 | 1 | 2 | 3;
  /**
   * Its extreme points. Of a polygon in counterclockwise order, seen from the normal's side; else in no special order.
   */
  readonly points: readonly { readonly at: Rational3; readonly a: string; readonly b: string }[];
}

/** The dimension of the hull of rational points. */
export function dimensionOf(points: readonly Rational3[]): -1 | 0 | 1 | 2 | 3 {
  if (points.length < 3) return (points.length - 1) as -1 | 0 | 1;
  const [p0, p1] = points;
  const along = between(p0!, p1!);
  const off = points.find((p) => !isZero(cross(along, between(p0!, p))));
  if (off === undefined) return isZero(along) ? 0 : 1;
  const normal = cross(along, between(p0!, off));
  return points.some((p) => dot(normal, between(p0!, p)) !== 0n) ? 3 : 2;
}

/** How two convex sets meet, from the extreme points of what they have in common. */
export function relationOf(a: Polytope, b: Polytope, corners: readonly Corner[]): RelationName {
  if (corners.length === 0) return 'disjoint';
  // A facet that all corners lie on contains the common part: then that does not meet the relative interior.
  const inA = corners.reduce((mask, corner) => mask & corner.tightA, -1);
  const inB = corners.reduce((mask, corner) => mask & corner.tightB, -1);
  if (inA !== 0 || inB !== 0) return 'touching';
  const dimension = dimensionOf(corners.map((corner) => corner.at));
  return dimension === Math.min(a.dimension, b.dimension) ? 'overlapping' : 'crossing';
}

/** The relation alone. */
export function relation(a: Shape, b: Shape): RelationName {
  const [hullA, hullB] = [hullOf(a), hullOf(b)];
  return relationOf(hullA, hullB, clip(hullA, hullB.equations, hullB.facets));
}

/**
 * The contact of two convex shapes: A is clipped by the planes of B. `normal` says from where a polygon is
 * counterclockwise; default: that of the first shape that is a polygon (A, else B). All but the corners is found when
 * it is asked for.
 */
export function contact(a: Shape, b: Shape, normal?: Vector): ExactContact {
  const [hullA, hullB] = [hullOf(a), hullOf(b)];
  const corners = clip(hullA, hullB.equations, hullB.facets);
  let points: ExactContact['points'] | undefined;
  return {
    get relation() {
      return relationOf(hullA, hullB, corners);
    },
    get dimension() {
      return dimensionOf(corners.map((corner) => corner.at));
    },
    get points() {
      points ??= inOrder(corners, normal ?? normalOfShapes(a, b)).map(({ at, tightA, tightB }) => {
        return { at, a: featureOnFacets(a, at, tightA), b: featureOnFacets(b, at, tightB) };
      });
      return points;
    },
  };
}

/** A polygon's corners counterclockwise. */
function inOrder(corners: readonly Corner[], normal: Vector | undefined): readonly Corner[] {
  if (normal === undefined || corners.length < 3) return corners;
  return dimensionOf(corners.map(({ at }) => at)) === 2 ? around(corners, normal) : corners;
}

function normalOfShapes(a: Shape, b: Shape): Vector | undefined {
  for (const shape of [a, b]) {
    if (shape.solid || shape.points.length < 3) continue;
    const normal = areaVector(shape.points);
    if (!isZero(normal)) return normal;
  }
  return undefined;
}

/** The corners of a convex polygon, counterclockwise seen from the normal's side: from each to the rightmost other. */
export function around<C extends { readonly at: Rational3 }>(corners: readonly C[], normal: Vector): C[] {
  const ordered = [corners[0]!];
  while (ordered.length < corners.length) {
    const here = ordered[ordered.length - 1]!;
    let next: C | undefined;
    for (const other of corners) {
      if (other === here || ordered.includes(other)) continue;
      if (next === undefined || turn(here.at, next.at, other.at, normal) < 0) next = other;
    }
    ordered.push(next!);
  }
  return ordered;
}

/** 1 if pqr turns left, seen from the normal's side. */
export function turn(p: Rational3, q: Rational3, r: Rational3, normal: Vector): -1 | 0 | 1 {
  return signOf(dot(cross(between(p, q), between(p, r)), normal));
}

/**
 * The canonical text of a contact, equal to `contactText` of text.ts for the kernel's. Corners of a solid common part
 * are sorted.
 */
export function exactContactText({ relation, dimension, points }: ExactContact): string {
  const pairs = points.map(({ a, b }) => `${a}/${b}`);
  return [relation, ...(dimension === 3 ? pairs.sort() : canonicalRing(pairs))].join(' ');
}
