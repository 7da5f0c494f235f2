import type { Relation } from '../../core/contact.js';
import { type Cells, type Quotient, shareDirection } from '../../distance/engine/cells.js';
import { commonPart } from '../../distance/engine/common-part.js';
import type { Corral } from '../../distance/engine/corral.js';
import { pointOfA } from '../../distance/engine/measure.js';
import { nearest } from '../../distance/engine/nearest.js';
import { listed } from '../../distance/engine/point-list.js';
import { cross, dot, isZero, minus, plus, times, type Vector, ZERO } from '../../distance/engine/vectors.js';

/**
 * How two flat shapes meet that have a common point, of which one at least is bounded, or both are lines: where the
 * middle of the common part lies in the relative interior of both, these have that part in common.
 */
export function flatRelation(a: Cells, b: Cells, corral: Corral): Relation {
  const points = commonPart(a, b, pointOfA({ a }, corral));
  const middle = middleOf(points);
  if (!isRelativelyInside(a, middle) || !isRelativelyInside(b, middle)) return 'touching';
  const smaller = Math.min(rank(generatorsAt(a, middle)), rank(generatorsAt(b, middle)));
  // Lines that are one have a foot in common, and their direction.
  const along = shareDirection(a, b) ? a.directions : [];
  const common = rank([...points.map((p) => from(middle, p)), ...along]);
  return common === smaller ? 'overlapping' : 'crossing';
}

function middleOf(points: readonly Quotient[]): Quotient {
  let numerators: Vector = ZERO;
  let denominator = 1n;
  for (const p of points) {
    numerators = plus(times(numerators, p.denominator), times(p.numerators, denominator));
    denominator *= p.denominator;
  }
  return { numerators, denominator: denominator * BigInt(points.length) };
}

/** A positive multiple of the vector from q to p. */
function from(q: Quotient, p: Quotient): Vector {
  return minus(times(p.numerators, q.denominator), times(q.numerators, p.denominator));
}

/** The vectors whose cone a shape is, seen from a point. */
function generatorsAt({ points, directions }: Cells, at: Quotient): Vector[] {
  return [...points.all().map((p) => from(at, { numerators: p, denominator: 1n })), ...directions].filter(
    (v) => !isZero(v),
  );
}

/**
 * Is a point of a shape in its relative interior? It is if the cone of the shape, seen from there, has the opposite of
 * every vector, too.
 */
function isRelativelyInside(cells: Cells, at: Quotient): boolean {
  const generators = generatorsAt(cells, at);
  const cone: Cells = {
    points: listed([ZERO]),
    directions: generators,
    vertices: 1,
    edges: [],
    faces: [],
    inside: 'interior',
  };
  return generators.every((v) => {
    const opposite: Cells = { ...cone, points: listed([times(v, -1n)]), directions: [] };
    return isZero(nearest(cone, opposite).vector);
  });
}

/** The dimension of what vectors span. */
function rank(vectors: readonly Vector[]): number {
  const u = vectors.find((v) => !isZero(v));
  if (u === undefined) return 0;
  const n = vectors.map((v) => cross(u, v)).find((v) => !isZero(v));
  if (n === undefined) return 1;
  return vectors.some((v) => dot(n, v) !== 0n) ? 3 : 2;
}
