/** Offsets of polygons: of cells cell by cell, of convex polygons as what their moved half-planes have in common. */

import { fractionText } from '../../answers/numbers.js';
import { offsetText } from '../../answers/offsets.js';
import type { LatticeRings } from '../../cases/constructions/skeleton-patterns.js';
import { offsetDistance, offsetLattice, SKELETON } from '../../cases/constructions/skeleton-polygons.js';
import { cellFacts, offsetCells } from './cell-offsets.js';
import { latticeArea } from './plain-polygons.js';

/** x / w, y / w, with w > 0. */
type Corner = readonly [bigint, bigint, bigint];

/** Keeps what is on the left of a line a x + b y + c = 0. */
function cutLeft(corners: readonly Corner[], a: bigint, b: bigint, c: bigint): Corner[] {
  const heightOf = ([x, y, w]: Corner) => a * x + b * y + c * w;
  return corners.flatMap((p, i) => {
    const q = corners[(i + 1) % corners.length]!;
    const [s, t] = [heightOf(p), heightOf(q)];
    const kept = s >= 0n ? [p] : [];
    if (s * t >= 0n) return kept;
    const [u, v] = s > 0n ? [s, -t] : [-s, t];
    return [...kept, [v * p[0] + u * q[0], v * p[1] + u * q[1], v * p[2] + u * q[2]] as const];
  });
}

/** Twice the area, as a fraction. */
function areaOf(corners: readonly Corner[]): readonly [bigint, bigint] {
  let [numerator, denominator] = [0n, 1n];
  corners.forEach(([x, y, w], i) => {
    const [u, v, z] = corners[(i + 1) % corners.length]!;
    numerator = numerator * w * z + (x * v - y * u) * denominator;
    denominator *= w * z;
  });
  return [numerator, denominator];
}

const integerRoot = (n: bigint): bigint => {
  let root = BigInt(Math.round(Math.sqrt(Number(n))));
  while (root * root > n) root--;
  while ((root + 1n) * (root + 1n) <= n) root++;
  return root;
};

/** Twice 16 times the area of a convex polygon on the lattice that is moved by so many quarters outwards. */
function movedArea(ring: LatticeRings[number], quarters: number): readonly [bigint, bigint] {
  const forward = latticeTurn(ring) ? ring : [...ring].reverse();
  const points = forward.map(([x, y]) => [4n * BigInt(x), 4n * BigInt(y)] as const);
  const most = points.flat().reduce((far, x) => far + (x < 0n ? -x : x), 1n);
  // Mitred corners are no farther away than these: no two neighbouring normals turn by more than a right angle.
  const far = 4n * (most + BigInt(Math.abs(quarters)));
  let corners: Corner[] = [
    [-far, -far, 1n],
    [far, -far, 1n],
    [far, far, 1n],
    [-far, far, 1n],
  ];
  points.forEach(([px, py], i) => {
    const [qx, qy] = points[(i + 1) % points.length]!;
    const [a, b] = [py - qy, qx - px];
    const length = integerRoot(a * a + b * b);
    corners = cutLeft(corners, a, b, -a * px - b * py + length * BigInt(quarters));
  });
  return areaOf(corners);
}

function latticeTurn(ring: LatticeRings[number]): boolean {
  return (
    ring.reduce((sum, [x, y], i) => {
      const [u, v] = ring[(i + 1) % ring.length]!;
      return sum + x * v - y * u;
    }, 0) > 0
  );
}

/** What an offset is: how many polygons and holes, and its area on the lattice. */
export function offsetReferee(v: Float64Array): string {
  const rings = offsetLattice(v);
  const distance = offsetDistance(v);
  if (v[SKELETON.pattern]! < 2) {
    const { polygons, holes, area } =
      distance === 0
        ? { polygons: 1, holes: rings.length - 1, area: 16 * Number(latticeArea(rings)) }
        : cellFacts(offsetCells(rings, distance));
    return offsetText(polygons, holes, fractionText(BigInt(area), 32n));
  }
  const [numerator, denominator] = movedArea(rings[0]!, 4 * distance);
  return offsetText(numerator > 0n ? 1 : 0, 0, fractionText(numerator, 32n * denominator));
}
