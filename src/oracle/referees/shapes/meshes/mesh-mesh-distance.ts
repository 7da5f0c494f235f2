/**
 * How far two meshes are from each other: all pairs of triangles, and of each all pairs of a vertex, edge and face,
 * over the integers. The kernel walks two trees, and proves the features that doubles propose by signs.
 */

import { meshMeshDistanceText } from '../../../answers/distances.js';
import { fractionText } from '../../../answers/numbers.js';
import { meshAt, meshSize, SMALLER } from '../../../cases/meshes/values.js';
import {
  closestPairs,
  type Difference,
  type ExactPair,
  inOrder,
  isShorter,
  pairText,
  shortest,
} from '../distance/distance.js';
import { dot, samePoint } from '../index.js';
import { nearestRoot } from '../nearest-double.js';
import { type ExactMesh, exactScene } from './exact-mesh.js';
import { pairsBetween } from './pairs.js';

const NOTHING: Difference = { vector: [0n, 0n, 0n], denominator: 1n };

/** The pairs of nearest triangles, and the difference of each. */
interface Nearest {
  readonly triangles: readonly (readonly [number, number])[];
  readonly differences: readonly Difference[];
}

export function meshMeshDistanceReferee(v: Float64Array): string {
  const { meshes, unit } = exactScene([meshAt(v, 0, SMALLER), meshAt(v, meshSize(SMALLER), SMALLER)]);
  const [a, b] = [meshes[0]!, meshes[1]!];
  const { triangles, differences } = nearestOf(a, b);
  const pairs = triangles.map(([s, t], i) => closestPairs(a.shapes[s]!, b.shapes[t]!, differences[i]!));
  const { vector, denominator } = differences[0]!;
  const [above, below] = [dot(vector, vector) * unit.numerator ** 2n, (denominator * unit.denominator) ** 2n];
  return meshMeshDistanceText({
    squared: fractionText(above, below),
    distance: nearestRoot(above, below),
    isUnique: pairs.every((found) => found.length === 1 && isSame(found[0]!, pairs[0]![0]!)),
    pairs: [...pairs[0]!]
      .sort((p, q) => inOrder(p.atA, q.atA))
      .map((pair) => pairText(inUnits(pair, unit.numerator), unit.denominator)),
    triangles,
  });
}

function nearestOf(a: ExactMesh, b: ExactMesh): Nearest {
  const meeting = pairsBetween(a, b).map(({ a: s, b: t }) => [s, t] as const);
  if (meeting.length > 0) return { triangles: meeting, differences: meeting.map(() => NOTHING) };
  const all = a.shapes.flatMap((one, s) =>
    b.shapes.map((other, t) => ({ pair: [s, t] as const, difference: shortest(one, other) })),
  );
  const best = all.reduce((least, next) => (isShorter(next.difference, least.difference) ? next : least));
  const nearest = all.filter(({ difference }) => !isShorter(best.difference, difference));
  return {
    triangles: nearest.map(({ pair }) => pair),
    differences: nearest.map(({ difference }) => difference),
  };
}

function isSame(p: ExactPair, q: ExactPair): boolean {
  return samePoint(p.atA, q.atA) && samePoint(p.atB, q.atB);
}

/** A pair, each coordinate times what has been taken out of all. */
function inUnits({ a, b, atA, atB }: ExactPair, k: bigint): ExactPair {
  const times = ({ x, y, z, w }: ExactPair['atA']) => ({ x: x * k, y: y * k, z: z * k, w });
  return { a, b, atA: times(atA), atB: times(atB) };
}
