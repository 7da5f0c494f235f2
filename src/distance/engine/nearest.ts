import type { Cells } from './cells.js';
import { type Corral, convexLeast, type Generator } from './corral.js';
import { propose } from './proposal.js';
import { lowest } from './support-filter.js';
import { dot, isZero, minus, times, type Vector } from './vectors.js';

/**
 * The shortest vector from a shape B to a shape A, as a corral of differences.
 *
 * The distance is the least norm of the points of A - B. Starting from one difference, the farthest one against the
 * least vector x so far is added as long as there is one with x · g < x · x (or a direction with x · g < 0), and the
 * least point of the hull of all is sought again. The norm falls strictly, and there are finitely many corrals: this
 * ends, without a tolerance or a limit. A walk in doubles proposes where to start, which is where it ends, too, but for
 * inputs that doubles are too coarse for.
 *
 * Source: Wolfe 1976, "Finding the nearest point in a polytope"; Gilbert, Johnson, Keerthi 1988; van den Bergen 2003,
 * 4.3.
 */
export function nearest(a: Cells, b: Cells): Corral {
  let corral = convexLeast(likely(a, b));
  for (;;) {
    if (isZero(corral.vector)) return corral;
    const next = farthestAgainst(a, b, corral);
    if (next === null) return corral;
    corral = convexLeast([...corral.generators, next]);
  }
}

/** Where to start: with a point at least; directions are left to the walk over integers. */
function likely(a: Cells, b: Cells): Generator[] {
  const [p, q] = [a.points.doubles, b.points.doubles];
  if (p === null || q === null) return [difference(a, b, 0, 0)];
  return propose(p, q).map((m) => difference(a, b, m.a, m.b));
}

/** The difference of point i of A and point j of B. */
function difference(a: Cells, b: Cells, i: number, j: number): Generator {
  return { isDirection: false, a: i, b: j, vector: minus(a.points.at(i), b.points.at(j)) };
}

/** The generator that undercuts the vector of a corral most; `null` if none does. The first of equal ones. */
function farthestAgainst(a: Cells, b: Cells, { vector, generators }: Corral): Generator | null {
  const direction = fallingDirection(a, b, vector);
  if (direction !== null) return direction;
  const i = lowest(a.points, vector);
  const j = lowest(b.points, times(vector, -1n));
  const next = difference(a, b, i, j);
  return dot(vector, next.vector) < dot(vector, generators[0]!.vector) ? next : null;
}

function fallingDirection(a: Cells, b: Cells, x: Vector): Generator | null {
  for (let i = 0; i < a.directions.length; i++) {
    const vector = a.directions[i]!;
    if (dot(x, vector) < 0n) return { isDirection: true, a: i, b: -1, vector };
  }
  for (let j = 0; j < b.directions.length; j++) {
    const vector = times(b.directions[j]!, -1n);
    if (dot(x, vector) < 0n) return { isDirection: true, a: -1, b: j, vector };
  }
  return null;
}
