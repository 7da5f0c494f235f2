import { roundQuotient } from '../../../arithmetic/index.js';
import * as rational from '../../../arithmetic/rational.js';
import {
  firstSelfIntersection,
  type MeshFeature,
  meshContacts,
  meshesIntersect,
  meshMesh,
  meshMeshDistance,
  meshPairContact,
  meshPairPoints,
  nearestDistance,
  nearestOnMesh,
  nearestSquaredDistance,
  type PlacedMesh,
  type PreparedMesh,
  prepareMesh,
  selfIntersections,
  selfIntersects,
  signedDistance,
  trianglePairContact,
  trianglesWithin,
} from '../../../mesh/index.js';
import { meshMeshDistanceText, nearestText, signedText } from '../../answers/distances.js';
import { type PairText, pairsText } from '../../answers/meshes.js';
import { contactText } from '../../answers/text.js';
import { largeMesh, pointOfLarge } from '../../cases/meshes/large-meshes.js';
import {
  ALL,
  type MeshValues,
  meshAt,
  meshSize,
  PAIRED,
  radiusAt,
  SMALLER,
  vectorAt,
} from '../../cases/meshes/values.js';
import { locationText, windingText } from './casts.js';

/** The kernel's answer: relation, containment (`-`: null), and the pairs with what they have in common. */
export function meshMeshSubject(v: Float64Array): string {
  // One tree of each kind.
  const a = prepareMesh(meshAt(v, 0, PAIRED), { build: 'morton' });
  const b = prepareMesh(meshAt(v, meshSize(PAIRED), PAIRED), { build: 'sah' });
  const { relation, containment, contact } = meshMesh(a, b);
  const pairs: PairText[] = [];
  let points = true;
  for (let i = 0; i < contact.length; i += 2) {
    const [s, t] = [contact[i]!, contact[i + 1]!];
    const found = meshPairContact(a, s, b, t);
    const places = meshPairPoints(a, s, b, t);
    points &&= contactText(places) === contactText(found);
    pairs.push([s, t, contactText(found)]);
  }
  const meet = pairs.length > 0;
  const same = meshesIntersect(a, b) === meet && meshesIntersect(b, a) === meet;
  const list = String(meshContacts(a, b)) === String(contact);
  const differs = same && list && points ? '' : ' BOOLEAN DIFFERS';
  return `${relation} ${containment ?? '-'}${meet ? ` ${pairsText(pairs)}` : ''}${differs}`;
}

/** The answer by both kinds of trees, which have to give the same, and what is wrong with the shorter forms. */
export function selfIntersectionsText(mesh: MeshValues): string {
  const prepared = prepareMesh(mesh, { build: 'morton' });
  const flat = selfIntersections(prepared);
  const pairs: PairText[] = [];
  for (let i = 0; i < flat.length; i += 2) {
    const [a, b] = [flat[i]!, flat[i + 1]!];
    pairs.push([a, b, contactText(trianglePairContact(prepared, a, b))]);
  }
  const other = selfIntersections(prepareMesh(mesh, { build: 'sah' }));
  const trees = String(other) === String(flat) ? '' : ' TREES DIFFER';
  const first = firstSelfIntersection(prepared);
  const isFound =
    first === null ? pairs.length === 0 : pairs.some(([a, b]) => a === first[0] && b === first[1]);
  const differs = isFound && selfIntersects(prepared) === pairs.length > 0 ? '' : ' BOOLEAN DIFFERS';
  return (pairs.length === 0 ? 'none' : pairsText(pairs)) + trees + differs;
}

/** The kernel's answer. */
export function selfIntersectionsSubject(values: Float64Array): string {
  return selfIntersectionsText(meshAt(values, 0, ALL));
}

/** Where a point is, and how often the mesh goes round it. */
export function largeLocationSubject(v: Float64Array): string {
  const [mesh, p] = [largeMesh(v), pointOfLarge(v)];
  return `${locationText(mesh, p)} ${windingText(mesh, p)}`;
}

/** Where the mesh meets itself. */
export function largeSelfIntersectionsSubject(v: Float64Array): string {
  return selfIntersectionsText(largeMesh(v));
}

const ownOf = (mesh: PreparedMesh | PlacedMesh): PreparedMesh =>
  'mesh' in mesh && 'placement' in mesh ? mesh.mesh : mesh;

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
  return distanceOfMeshes(a, b);
}

/** How far two meshes are from each other, at their places or not, and whether the other way says the same. */
export function distanceOfMeshes(a: PreparedMesh | PlacedMesh, b: PreparedMesh | PlacedMesh): string {
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
      a: featureIn(ownOf(a), triangles[0]![0], pair.a),
      b: featureIn(ownOf(b), triangles[0]![1], pair.b),
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

type Point = readonly [number, number, number];

function featureText(feature: MeshFeature): string {
  if (feature.type !== 'edge') return `${feature.type} ${feature.index}`;
  const { index, vertices, triangle } = feature;
  const other = Math.floor(index / 3) === triangle ? '' : ' OF ANOTHER TRIANGLE';
  return `edge ${index} from ${vertices.join(' to ')}${other}`;
}

/** What is nearest, and whether the shorter forms say the same. */
export function nearestBy(mesh: PreparedMesh | PlacedMesh, p: Point): string {
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

export const trianglesWithinSubject = byBoth((mesh, v) => withinBy(mesh, pointOf(v), radiusAt(v)));

export const signedDistanceSubject = byBoth((mesh, v) => signedBy(mesh, pointOf(v)));

/** The triangles within a distance, and whether that are all. */
export function withinBy(mesh: PreparedMesh | PlacedMesh, p: Point, r: number): string {
  const found = trianglesWithin(mesh, p, r);
  const kind = found.length === 0 ? 'none' : found.length < ownOf(mesh).triangles ? 'some' : 'all';
  return `${kind} ${found.join(',')}`;
}

/** The distance, negative inside. */
export function signedBy(mesh: PreparedMesh | PlacedMesh, p: Point): string {
  try {
    return signedText(signedDistance(mesh, p));
  } catch (error) {
    if (error instanceof RangeError && error.message.includes('a closed mesh')) return 'open';
    throw error;
  }
}
