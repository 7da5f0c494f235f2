import * as rational from '../../../arithmetic/rational.js';
import {
  type MeshFeature,
  meshContacts,
  meshMeshDistance,
  type PreparedMesh,
  prepareMesh,
} from '../../../mesh/index.js';
import { meshMeshDistanceText } from '../../answers/distances.js';
import { meshAt, meshSize, SMALLER } from '../../cases/meshes/values.js';

/** A part of a mesh by its name in a triangle. */
function featureIn({ indices }: PreparedMesh, t: number, feature: MeshFeature): string {
  if (feature.type === 'face') return feature.index === t ? 'f0' : 'ANOTHER FACE';
  if (feature.type === 'edge') return feature.triangle === t ? `e${feature.index - 3 * t}` : 'ANOTHER EDGE';
  return `v${indices.subarray(3 * t, 3 * t + 3).indexOf(feature.index)}`;
}

/** The kernel's answer, with a tree of each kind, both ways. */
export function meshMeshDistanceSubject(v: Float64Array): string {
  const a = prepareMesh(meshAt(v, 0, SMALLER), { build: 'morton' });
  const b = prepareMesh(meshAt(v, meshSize(SMALLER), SMALLER), { build: 'sah' });
  const found = meshMeshDistance(a, b);
  const other = meshMeshDistance(b, a);
  if (found === null || other === null) return 'NOTHING';
  const { squaredDistance, distance, pairs, unique, closest } = found;
  const triangles = Array.from(
    { length: pairs.length / 2 },
    (_, i) => [pairs[2 * i]!, pairs[2 * i + 1]!] as const,
  );
  const text = meshMeshDistanceText({
    squared: `${squaredDistance.numerator}/${squaredDistance.denominator}`,
    distance,
    isUnique: unique,
    pairs: closest.map((pair) => ({
      a: featureIn(a, triangles[0]![0], pair.a),
      b: featureIn(b, triangles[0]![1], pair.b),
      ...pair.rounded,
    })),
    triangles,
  });
  const isTurned =
    rational.equals(other.squaredDistance, squaredDistance) &&
    other.distance === distance &&
    other.pairs.length === pairs.length &&
    other.unique === unique;
  const meets =
    distance > 0 || squaredDistance.numerator > 0n || String(meshContacts(a, b)) === String(pairs);
  return `${text}${isTurned ? '' : ' TURNED DIFFERS'}${meets ? '' : ' CONTACTS DIFFER'}`;
}
