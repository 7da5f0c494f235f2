import { rational } from '../../../arithmetic/index.js';
import type { Rational } from '../../../arithmetic/rational.js';
import { exactForm3 } from '../../../implicit/forms.js';
import type { DoubleMesh } from '../../../mesh/structure/indexed-mesh.js';
import {
  type CombinedMesh,
  interpolateAttributes,
  meshDifference,
  meshIntersection,
} from '../../../solids/index.js';
import { cornersOfResult, type MadeCorners } from '../../../solids/meshes/made-corners.js';
import { isFarFromSource } from './mesh-singles.js';

const ZERO = rational.fromNumber(0);
const ONE = rational.fromNumber(1);

/** Where a corner of a result lies in its source triangle: how much each corner of that counts, 1 in all. */
function weightsOf(corners: MadeCorners, corner: number): Rational[] {
  const place = corners.of(corner);
  if (typeof place === 'number') return [0, 1, 2].map((k) => (k === place ? ONE : ZERO));
  return place.parts.map((part) => rational.fromParts(part, place.whole));
}

/**
 * What is wrong with the places that corners of a result have in their source triangles: each must lie in the triangle,
 * and be the exact point of its vertex, if the corners of the triangle are put in with these weights; and the weights
 * applied to coordinates, and rounded, must give the vertex. What was repaired must be no further from its source than
 * the certificate says. Empty if nothing is.
 */
export function placeFaults(result: CombinedMesh, meshes: readonly DoubleMesh[]): string {
  if (result.origins === null) return '';
  const corners = cornersOfResult(result.origins)!;
  const { points, cornerOf, origins } = corners.memory;
  if (result.certificate.type === 'repaired')
    return isFarFromSource(result, meshes) ? ' A REPAIRED MESH IS FAR FROM ITS SOURCE' : '';
  if (points === null) return ' A MESH OF DOUBLES FORGETS ITS EXACT POINTS';
  for (let corner = 0; corner < cornerOf.length; corner++) {
    const weights = weightsOf(corners, corner);
    if (weights.some((weight) => rational.sign(weight) < 0)) return ' A CORNER IS OUTSIDE OF ITS SOURCE';
    const t = Math.floor(corner / 3);
    const { positions, indices } = meshes[origins.operands[t]!]!;
    const { x, y, z, w, exponent } = exactForm3(points[result.indices[corner]!]!);
    for (const [axis, part] of [x, y, z].entries()) {
      const sum = weights.reduce((all, weight, k) => {
        const at = positions[3 * indices[3 * origins.triangles[t]! + k]! + axis]!;
        return rational.add(all, rational.multiply(weight, rational.fromNumber(at)));
      }, ZERO);
      if (!rational.equals(sum, scaled(part, w, exponent))) return ' A CORNER IS ELSEWHERE IN ITS SOURCE';
    }
  }
  const attributes = meshes.map(({ positions }) => ({ array: positions, itemSize: 3 }));
  const values = interpolateAttributes(result, attributes);
  const isOther = values.some(
    (value, i) => value !== result.positions[3 * result.indices[Math.floor(i / 3)]! + (i % 3)]!,
  );
  return isOther ? ' INTERPOLATED COORDINATES ARE NOT THOSE OF THE VERTEX' : '';
}

function scaled(numerator: bigint, denominator: bigint, exponent: number): Rational {
  return exponent > 0
    ? rational.fromParts(numerator << BigInt(exponent), denominator)
    : rational.fromParts(numerator, denominator << BigInt(-exponent));
}

/**
 * How large the parts of each source triangle are together, as a part of it; null if the result has no origins, or a
 * triangle of it does not look as it says. The key is twice the number of the triangle, and one more for those of all
 * meshes but the first.
 */
function areasBySource(result: CombinedMesh): Map<number, Rational> | null {
  if (result.origins === null) return null;
  const corners = cornersOfResult(result.origins)!;
  const { operands, triangles, turned } = result.origins;
  const areas = new Map<number, Rational>();
  for (let t = 0; t < triangles.length; t++) {
    const area = determinant([0, 1, 2].map((k) => weightsOf(corners, 3 * t + k)));
    if (rational.sign(area) !== (turned[t] === 1 ? -1 : 1)) return null;
    const key = 2 * triangles[t]! + Math.min(1, operands[t]!);
    areas.set(key, rational.add(areas.get(key) ?? ZERO, rational.abs(area)));
  }
  return areas;
}

function determinant([u, v, w]: readonly Rational[][]): Rational {
  const minor = (i: number, j: number) =>
    rational.subtract(rational.multiply(v![i]!, w![j]!), rational.multiply(v![j]!, w![i]!));
  const terms = [minor(1, 2), minor(2, 0), minor(0, 1)].map((m, k) => rational.multiply(u![k]!, m));
  return terms.reduce(rational.add, ZERO);
}

/**
 * What is wrong with areas by source, if two meshes are taken apart: what is left of a triangle of the first is in the
 * difference or in the intersection, once, or in neither of them if it is inside the mesh itself; and what the
 * intersection has of a triangle of the second is what the difference has of it, turned. Empty if nothing is.
 */
export function areaFaults(a: DoubleMesh, b: DoubleMesh): string {
  if (a === b) return '';
  const [difference, intersection] = [meshDifference([a, b]), meshIntersection([a, b])];
  // What was repaired was moved: its parts are not those of the triangles.
  if ([difference, intersection].some(({ certificate: { type } }) => type !== 'valid')) return '';
  if (difference.origins === null || intersection.origins === null) return '';
  const [left, common] = [areasBySource(difference), areasBySource(intersection)];
  if (left === null || common === null) return ' A TRIANGLE LOOKS ANOTHER WAY THAN IT SAYS';
  for (let t = 0; t < a.indices.length / 3; t++) {
    const sum = rational.add(left.get(2 * t) ?? ZERO, common.get(2 * t) ?? ZERO);
    if (!rational.equals(sum, ONE) && !rational.equals(sum, ZERO))
      return ' PARTS OF A TRIANGLE ARE NOT ALL OF IT';
  }
  for (let t = 0; t < b.indices.length / 3; t++) {
    if (!rational.equals(left.get(2 * t + 1) ?? ZERO, common.get(2 * t + 1) ?? ZERO))
      return ' A CUT IS NOT WHAT WAS CUT OUT';
  }
  return '';
}
