/** Meshes at their places, beside points and each other. */
import {
  meshContacts,
  meshesIntersect,
  type PlacedMesh,
  type PreparedMesh,
  placeMesh,
  prepareMesh,
} from '../../../mesh/index.js';
import { PLACED_PAIR, PLACED_POINT, WHICH } from '../../cases/meshes/placed-scenes.js';
import { meshAt, SMALLER, vectorAt } from '../../cases/meshes/values.js';
import { placementOf } from '../../cases/placements.js';
import { unlessFlat } from '../placements.js';
import { locationIn, windingIn } from './casts.js';
import { distanceOfMeshes, nearestBy, signedBy, withinBy } from './pairs.js';

/** The mesh at value `at`, its tree built in one of both ways. */
const preparedAt = (v: ArrayLike<number>, at: number): PreparedMesh =>
  prepareMesh(meshAt(v, at, SMALLER), { build: v[at + 1]! % 4 < 2 ? 'morton' : 'sah' });

export const placedPointSubject = (v: Float64Array): string =>
  unlessFlat(() => {
    const mesh = placeMesh(preparedAt(v, 0), placementOf(v, PLACED_POINT.placement));
    const p = vectorAt(v, PLACED_POINT.point);
    return `${locationIn(mesh, p)} ${windingIn(mesh, p)}`;
  });

export const placedNearSubject = (v: Float64Array): string =>
  unlessFlat(() => {
    const mesh = placeMesh(preparedAt(v, 0), placementOf(v, PLACED_POINT.placement));
    const p = vectorAt(v, PLACED_POINT.point);
    const within = withinBy(mesh, p, Math.abs(v[PLACED_POINT.r]!));
    return `${nearestBy(mesh, p)} signed ${signedBy(mesh, p)} within ${within}`;
  });

type Mesh = PreparedMesh | PlacedMesh;

/** Two meshes of which one at least is at a place. */
function pairAt(v: Float64Array): readonly [Mesh, Mesh] {
  const { second, placements, which } = PLACED_PAIR;
  const meshAtPlace = (i: 0 | 1): Mesh => {
    const mesh = preparedAt(v, i === 0 ? 0 : second);
    const isPlaced = (WHICH[v[which]!] as readonly number[]).includes(i);
    return isPlaced ? placeMesh(mesh, placementOf(v, placements[i])) : mesh;
  };
  return [meshAtPlace(0), meshAtPlace(1)];
}

export const placedPairDistanceSubject = (v: Float64Array): string =>
  unlessFlat(() => distanceOfMeshes(...pairAt(v)));

export const placedPairSubject = (v: Float64Array): string =>
  unlessFlat(() => {
    const [a, b] = pairAt(v);
    const pairs = meshContacts(a, b);
    const back = meshContacts(b, a);
    const list = Array.from({ length: pairs.length / 2 }, (_, i) => `${pairs[2 * i]}-${pairs[2 * i + 1]}`);
    const turned = Array.from({ length: back.length / 2 }, (_, i) => `${back[2 * i + 1]}-${back[2 * i]}`);
    const isSame = String(turned.sort()) === String([...list].sort());
    const isAny = meshesIntersect(a, b) === pairs.length > 0;
    const text = list.length === 0 ? 'apart' : `meeting ${list.join(' ')}`;
    return text + (isSame ? '' : ' TURNED DIFFERS') + (isAny ? '' : ' BOOLEAN DIFFERS');
  });
