import { roundQuotient } from '../../../arithmetic/index.js';
import * as rational from '../../../arithmetic/rational.js';
import {
  type MeshFeature,
  nearestDistance,
  nearestOnMesh,
  nearestSquaredDistance,
  type PreparedMesh,
  prepareMesh,
  signedDistance,
  trianglesWithin,
} from '../../../mesh/index.js';
import { nearestText, signedText } from '../../answers/distances.js';
import { ALL, meshAt, meshSize, radiusAt, vectorAt } from '../../cases/meshes/values.js';

type Point = readonly [number, number, number];

function featureText(feature: MeshFeature): string {
  if (feature.type !== 'edge') return `${feature.type} ${feature.index}`;
  const { index, vertices, triangle } = feature;
  const other = Math.floor(index / 3) === triangle ? '' : ' OF ANOTHER TRIANGLE';
  return `edge ${index} from ${vertices.join(' to ')}${other}`;
}

function nearestBy(mesh: PreparedMesh, p: Point): string {
  const found = nearestOnMesh(mesh, p);
  if (found === null) return 'NOTHING';
  const { triangle, feature, squaredDistance, distance, unique, point, rounded } = found;
  const { numerator, denominator } = squaredDistance;
  const text = nearestText({
    triangle,
    feature: featureText(feature),
    square: `${numerator}/${denominator}`,
    distance,
    isUnique: unique,
    point: rounded.point,
  });
  const rounds = point.every((x, k) => Object.is(rational.toNumber(x), rounded.point[k]));
  const numbers =
    nearestDistance(mesh, p) === distance &&
    nearestSquaredDistance(mesh, p) === roundQuotient(numerator, denominator);
  return `${text}${rounds ? '' : ' POINTS DIFFER'}${numbers ? '' : ' NUMBERS DIFFER'}`;
}

/** By both kinds of trees. */
const byBoth = (ask: (mesh: PreparedMesh, v: Float64Array) => string) => (v: Float64Array) => {
  const mesh = meshAt(v, 0, ALL);
  const text = ask(prepareMesh(mesh, { build: 'morton' }), v);
  return text + (ask(prepareMesh(mesh, { build: 'sah' }), v) === text ? '' : ' TREES DIFFER');
};

const pointOf = (v: Float64Array): Point => vectorAt(v, meshSize(ALL));

/** The kernel's answers. */
export const nearestOnMeshSubject = byBoth((mesh, v) => nearestBy(mesh, pointOf(v)));

export const trianglesWithinSubject = byBoth((mesh, v) => {
  const found = trianglesWithin(mesh, pointOf(v), radiusAt(v));
  const kind = found.length === 0 ? 'none' : found.length < mesh.triangles ? 'some' : 'all';
  return `${kind} ${found.join(',')}`;
});

export const signedDistanceSubject = byBoth((mesh, v) => {
  try {
    return signedText(signedDistance(mesh, pointOf(v)));
  } catch (error) {
    if (error instanceof RangeError && error.message.includes('a closed mesh')) return 'open';
    throw error;
  }
});
