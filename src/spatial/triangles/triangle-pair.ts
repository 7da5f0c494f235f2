/**
 * Signs about the two triangles in the workspace that both the boolean and the classification ask.
 *
 * Two triangles with insides and different planes meet, if at all, on the line that the planes have in common. Walk
 * that line in the direction u = n1 × n2 of the two normals n1, n2. The first triangle's section begins where its
 * boundary goes up through the second one's plane and ends where it goes down; the second triangle's begins where its
 * boundary goes down through the first one's plane and ends where it goes up. (With the triangle to the left of its
 * boundary, u points into the first triangle at an edge e that goes up, since u · (n1 × e) = (n1 · n1)(n2 · e) > 0, and
 * out of the second, since u · (n2 × f) = -(n2 · n2)(n1 · f) < 0.)
 *
 * Which of two ends comes first is one orient3d. Let e = q - p be an edge of the first triangle, from below the
 * second one's plane to above it, through the line at x; and f = s - r such an edge of the second, through y = x + λu.
 * Then orient3d(p, q, r, s) = det(e, y - x, f) = λ det(e, u, f) = λ (e · n2)(f · n1) has the sign of λ.
 *
 * Source: Guigue, Devillers 2003, "Fast and Robust Triangle-Triangle Overlap Test Using Orientation Predicates", where
 * the same signs are reached by permuting vertices.
 */
import type { Sign } from '../../core/sign.js';
import { threeSidesOfPlane } from '../../predicates/generated/kernels/three-sides.js';
import { ALL_BEHIND, ALL_FRONT, SECTIONS } from './sections.js';
import { orientation, SECOND, same, X } from './workspace.js';

/** The signs of the vertices of the triangle at `of` relative to the plane of that at `plane`. */
export function sidesOf(of: number, plane: number): number {
  return threeSidesOfPlane(X, plane, of);
}

/** Whether all three vertices are on one side, and none is on the plane. */
export function onOneSide(code: number): boolean {
  return code === ALL_BEHIND || code === ALL_FRONT;
}

/** 1 if the line of both planes meets the edge from p to q before that from r to s: see above. */
function before(p: number, q: number, r: number, s: number): Sign {
  if (same(p, r) || same(p, s) || same(q, r) || same(q, s)) return 0;
  return orientation(p, q, r, s);
}

/** 1 if, along the line of both planes, the start of the first section comes before the end of the second. */
export function startBeforeEnd(first: number, second: number): Sign {
  const { upLow, upHigh } = SECTIONS;
  return before(upLow[first]!, upHigh[first]!, SECOND + upLow[second]!, SECOND + upHigh[second]!);
}

/** 1 if the end of the first section comes before the start of the second. */
export function endBeforeStart(first: number, second: number): Sign {
  const { downLow, downHigh } = SECTIONS;
  return before(downLow[first]!, downHigh[first]!, SECOND + downLow[second]!, SECOND + downHigh[second]!);
}

/** 1 if the start of the first section comes before the start of the second. */
export function startBeforeStart(first: number, second: number): Sign {
  const { upLow, upHigh, downLow, downHigh } = SECTIONS;
  return before(upLow[first]!, upHigh[first]!, SECOND + downLow[second]!, SECOND + downHigh[second]!);
}

/** 1 if the end of the first section comes before the end of the second. */
export function endBeforeEnd(first: number, second: number): Sign {
  const { upLow, upHigh, downLow, downHigh } = SECTIONS;
  return before(downLow[first]!, downHigh[first]!, SECOND + upLow[second]!, SECOND + upHigh[second]!);
}

/** Whether a vertex of one triangle equals one of the other. */
export function shareVertex(): boolean {
  return (
    same(0, 9) ||
    same(0, 12) ||
    same(0, 15) ||
    same(3, 9) ||
    same(3, 12) ||
    same(3, 15) ||
    same(6, 9) ||
    same(6, 12) ||
    same(6, 15)
  );
}

/** Whether all six vertices have the same coordinate number j. */
function sameHeight(j: number): boolean {
  const h = X[j]!;
  return X[j + 3] === h && X[j + 6] === h && X[j + 9] === h && X[j + 12] === h && X[j + 15] === h;
}

/** Whether the triangles lie in one plane parallel to two axes, as faces in CAD often do. */
export function isLevel(): boolean {
  return sameHeight(0) || sameHeight(1) || sameHeight(2);
}
