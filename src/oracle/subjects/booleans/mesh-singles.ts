import * as rational from '../../../arithmetic/rational.js';
import { checkMesh, closureOf } from '../../../mesh/index.js';
import type { DoubleMesh } from '../../../mesh/structure/indexed-mesh.js';
import type { CombinedMesh } from '../../../solids/index.js';
import { nearestWeights } from '../../../solids/meshes/corner-weights.js';

/**
 * What is wrong with meshes that are combined in 32-bit numbers: coordinates are such numbers, the mesh is closed, and
 * valid for `checkMesh` if the certificate says that it is a manifold; and each corner is as near to the triangle that
 * its own is said to come from as the certificate says. Empty if nothing is.
 */
export function singleFaults(result: CombinedMesh, meshes: readonly DoubleMesh[]): string {
  const { positions, indices, certificate } = result;
  if (certificate.type === 'unresolved') return '';
  if (positions.some((x) => !Object.is(Math.fround(x), x))) return ' A SINGLE IS NONE';
  const mesh = { positions, indices };
  if (closureOf(mesh).unbalancedEdges > 0) return ' MESHES COMBINED IN SINGLES ARE OPEN';
  if (certificate.isManifold && indices.length > 0 && !checkMesh(mesh).valid)
    return ' MESHES COMBINED IN SINGLES ARE NOT VALID';
  return isFarFromSource(result, meshes) ? ' A SINGLE IS FAR FROM ITS SOURCE' : '';
}

/** Whether a corner is further from the triangle that its own is said to come from than the certificate says. */
export function isFarFromSource(
  { positions, indices, certificate, origins }: CombinedMesh,
  meshes: readonly DoubleMesh[],
): boolean {
  if (origins === null) return false;
  const { deviation } = certificate;
  // Each coordinate may be so far away: three times the square, in all.
  const most = rational.multiply(rational.fromNumber(3), rational.square(rational.fromNumber(deviation)));
  for (let corner = 0; corner < indices.length; corner++) {
    const t = Math.floor(corner / 3);
    const source = meshes[origins.operands[t]!]!;
    const at = pointOf(positions, indices[corner]!);
    const triangle = [0, 1, 2].map((k) =>
      pointOf(source.positions, source.indices[3 * origins.triangles[t]! + k]!),
    );
    // Whoever finds them: weights like these are a point of the triangle, and the nearest one is no further away.
    const { parts, whole } = nearestWeights(at, triangle);
    if (whole <= 0n || parts.some((part) => part < 0n) || parts[0] + parts[1] + parts[2] !== whole)
      return true;
    const square = [0, 1, 2]
      .map((axis) => {
        const sum = triangle
          .map((p, k) =>
            rational.multiply(rational.fromParts(parts[k]!, whole), rational.fromNumber(p[axis]!)),
          )
          .reduce(rational.add);
        return rational.square(rational.subtract(sum, rational.fromNumber(at[axis]!)));
      })
      .reduce(rational.add);
    if (rational.compare(square, most) > 0) return true;
  }
  return false;
}

const pointOf = (positions: ArrayLike<number>, v: number): [number, number, number] => [
  positions[3 * v]!,
  positions[3 * v + 1]!,
  positions[3 * v + 2]!,
];
