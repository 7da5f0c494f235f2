/** Features of sets of half-spaces, by the textbook: all triples of planes in rational numbers, and ranks. */
import { type Halfspace, valueAt } from './halfspace.js';
import { feasible } from './linear-programming.js';
import { cross, dot, isZero, type Rational3 } from './vectors.js';

/** The point of three planes by Cramer's rule, as rational numbers. */
function meet(p: Halfspace, q: Halfspace, r: Halfspace): Rational3 | undefined {
  const [qr, rp, pq] = [cross(q.normal, r.normal), cross(r.normal, p.normal), cross(p.normal, q.normal)];
  const w = dot(p.normal, qr);
  if (w === 0n) return undefined;
  const at = (i: 0 | 1 | 2) =>
    -(p.constant * qr[i] + q.constant * rp[i] + r.constant * pq[i]) * (w > 0n ? 1n : -1n);
  return { x: at(0), y: at(1), z: at(2), w: w > 0n ? w : -w };
}

const isSame = (a: Rational3, b: Rational3) =>
  a.x * b.w === b.x * a.w && a.y * b.w === b.y * a.w && a.z * b.w === b.z * a.w;

/** All corners, in the order of the first three half-spaces that meet there. */
export function cornersOf(all: readonly Halfspace[]): Rational3[] {
  const found: Rational3[] = [];
  for (const [i, p] of all.entries()) {
    for (const [j, q] of all.entries()) {
      if (j <= i) continue;
      for (const r of all.slice(j + 1)) {
        const corner = meet(p, q, r);
        if (corner === undefined || all.some((h) => valueAt(h, corner) < 0n)) continue;
        if (!found.some((known) => isSame(known, corner))) found.push(corner);
      }
    }
  }
  return found;
}

/** Vertex, edge or face by the rank of the normals of all half-spaces through a point. */
export function featureOf(all: readonly Halfspace[], corners: readonly Rational3[], x: Rational3): string {
  const tight = [...all.keys()].filter((i) => isProper(all[i]!) && valueAt(all[i]!, x) === 0n);
  const vertex = corners.findIndex((corner) => isSame(corner, x));
  if (vertex >= 0) return `v${vertex}`;
  let pair = 0;
  for (let i = 0; i < all.length; i++) {
    for (let j = i + 1; j < all.length; j++, pair++) {
      if (!tight.includes(i) || !tight.includes(j)) continue;
      if (!isZero(cross(all[i]!.normal, all[j]!.normal))) return `e${pair}`;
    }
  }
  return tight.length === 0 ? 'in' : `f${tight[0]}`;
}

/** Whether an inequality depends on the point. */
export const isProper = ({ normal }: Halfspace) => normal.some((x) => x !== 0n);

/** The same where a half-space contains no point in its own inside: a set that has an end or not. */
export function equationsOf(all: readonly Halfspace[]): Halfspace[] {
  return all.filter((h) => !feasible([...all, { ...h, strict: true }]));
}
