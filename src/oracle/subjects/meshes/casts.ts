import { compare, coordinates } from '../../../implicit/index.js';
import {
  type AxisDirection,
  allHits,
  anyHit,
  anyHits,
  axisWindingNumber,
  type Cast,
  firstHit,
  lastHit,
  locatePoint,
  type MeshFeature,
  type MeshHit,
  type PlacedMesh,
  type PreparedMesh,
  placeMesh,
  pointOnSurface,
  prepareMesh,
  windingNumber,
} from '../../../mesh/index.js';
import { hitsText, meshHitText } from '../../answers/meshes.js';
import { PLACED_CAST, placedCastOf } from '../../cases/meshes/placed-casts.js';
import { ALL, type MeshValues, meshAt, meshSize, SMALLER, vectorAt } from '../../cases/meshes/values.js';
import { placementOf } from '../../cases/placements.js';
import { unlessFlat } from '../placements.js';

function castsFeatureText({ feature, triangle }: MeshHit): string {
  if (feature.type === 'face') return feature.index === triangle ? 'face' : 'ANOTHER FACE';
  if (feature.type !== 'edge') return `${feature.type}:${feature.index}`;
  const other = feature.triangle === triangle ? '' : ' OF ANOTHER TRIANGLE';
  return `edge:${feature.index}:${feature.vertices.join(':')}${other}`;
}

function textOf(hit: MeshHit): string {
  const [from, to] = [hit.parameter, hit.exit].map((t) => String(t.toNumber()));
  const place = compare(hit.parameter, hit.exit) === 0 ? from! : `${from}..${to}`;
  return meshHitText(
    hit.triangle,
    castsFeatureText(hit),
    hit.facing,
    place,
    coordinates(hit.point),
    hit.rank,
  );
}

/** All hits, and whether the other questions answer with some of them. */
export function castText(mesh: MeshValues, cast: Cast, build: 'sah' | 'morton'): string {
  return hitsOf(prepareMesh(mesh, { build }), cast);
}

/** The same of a mesh that may be at a place. */
function hitsOf(prepared: PreparedMesh | PlacedMesh, cast: Cast): string {
  const hits = allHits(prepared, cast);
  const [begin, end] = [firstHit(prepared, cast), lastHit(prepared, cast)];
  const bare = (of: readonly MeshHit[]) => of.map((hit) => textOf({ ...hit, rank: 0 })).join();
  const last = hits.filter((hit) => hits.every((other) => compare(hit.exit, other.exit) >= 0));
  const byNumber = (of: readonly MeshHit[]) => [...of].sort((p, q) => p.triangle - q.triangle);
  const any = anyHit(prepared, cast);
  const ofMany =
    'origin' in cast && !('placement' in prepared)
      ? anyHits(prepared, Float64Array.from([...Array.from(cast.origin), ...Array.from(cast.direction)]))[0]
      : Number(any);
  const wrong = [
    bare(begin) === bare(hits.filter(({ rank }) => rank === 0)) ? '' : ' FIRST DIFFERS',
    bare(end) === bare(byNumber(last)) ? '' : ' LAST DIFFERS',
    any === hits.length > 0 && ofMany === Number(any) ? '' : ' ANY DIFFERS',
  ];
  return hitsText(hits.map(textOf)) + wrong.join('');
}

/** The ray among the values behind a mesh. */
export const rayOf = (v: ArrayLike<number>): Cast => ({
  origin: vectorAt(v, meshSize(ALL)),
  direction: vectorAt(v, meshSize(ALL) + 3),
});

/** The segment among the values behind a mesh. */
export const segmentOf = (v: ArrayLike<number>): Cast => ({
  start: vectorAt(v, meshSize(ALL)),
  end: vectorAt(v, meshSize(ALL) + 3),
});

const castsOfValues = (castOf: (v: ArrayLike<number>) => Cast) => (v: Float64Array) =>
  castText(meshAt(v, 0, ALL), castOf(v), v[1]! % 4 < 2 ? 'morton' : 'sah');

/** The kernel's answers. */
export const rayCastSubject = castsOfValues(rayOf);
export const segmentCastSubject = castsOfValues(segmentOf);

/** The cast among the values behind a mesh and a placement, and the kernel's answer. */
export function placedCastSubject(v: Float64Array): string {
  const cast = placedCastOf(v);
  return unlessFlat(() => {
    const prepared = prepareMesh(meshAt(v, 0, SMALLER), { build: v[1]! % 4 < 2 ? 'morton' : 'sah' });
    return hitsOf(placeMesh(prepared, placementOf(v, PLACED_CAST.placement)), cast);
  });
}

type Point = readonly [number, number, number];

/** A feature with all that it says of itself: `edge 7 from 2 to 5`, the half-edge and its vertices. */
function locatePointFeatureText(feature: MeshFeature | null): string {
  if (feature === null) return '-';
  if (feature.type === 'interior') return feature.index === 0 ? 'interior' : 'ANOTHER INTERIOR';
  if (feature.type !== 'edge') return `${feature.type} ${feature.index}`;
  const { index, vertices, triangle } = feature;
  const other = Math.floor(index / 3) === triangle ? '' : ' OF ANOTHER TRIANGLE';
  return `edge ${index} from ${vertices.join(' to ')}${other}`;
}

/** The answer, or `word` if the function says by a RangeError with this text that there is none. */
function unless(text: string, word: string, ask: () => string): string {
  try {
    return ask();
  } catch (error) {
    if (error instanceof RangeError && error.message.includes(text)) return word;
    throw error;
  }
}

/** Where a point is, by both kinds of trees; of a mesh that is not closed, on which part of its surface. */
export function locationText(mesh: MeshValues, p: Point): string {
  const text = locationIn(prepareMesh(mesh, { build: 'morton' }), p);
  return text + (locationIn(prepareMesh(mesh, { build: 'sah' }), p) === text ? '' : ' TREES DIFFER');
}

/** The same of a mesh that may be at a place, and whether its surface agrees. */
export function locationIn(mesh: PreparedMesh | PlacedMesh, p: Point): string {
  const surface = pointOnSurface(mesh, p);
  const text = unless('a closed mesh', `open ${locatePointFeatureText(surface)}`, () => {
    const { location, feature } = locatePoint(mesh, p);
    return location === 'outside' && feature === null
      ? location
      : `${location} ${locatePointFeatureText(feature)}`;
  });
  const isOn = text.startsWith('boundary');
  const differs =
    !text.startsWith('open') &&
    (isOn ? text !== `boundary ${locatePointFeatureText(surface)}` : surface !== null);
  return text + (differs ? ' SURFACE DIFFERS' : '');
}

/** How often a mesh goes round a point. */
export const windingText = (mesh: MeshValues, p: Point): string => windingIn(prepareMesh(mesh), p);

/** The same of a mesh that may be at a place. */
export function windingIn(mesh: PreparedMesh | PlacedMesh, p: Point): string {
  return unless('as many triangles', 'unbalanced', () => {
    const winding = windingNumber(mesh, p);
    return winding === null ? 'boundary' : `winding ${winding}`;
  });
}

const DIRECTIONS: readonly AxisDirection[] = [0, 1, 2, 3, 4, 5];

/** What the rays along +x, +y, +z, -x, -y, -z count. */
function axisText(mesh: MeshValues, p: Point): string {
  const prepared = prepareMesh(mesh);
  const all = DIRECTIONS.map((direction) => axisWindingNumber(prepared, p, direction));
  return all.every((winding) => winding === null) ? 'boundary' : all.join(' ');
}

const locatePointOfValues = (ask: (mesh: MeshValues, p: Point) => string) => (v: Float64Array) =>
  ask(meshAt(v, 0, ALL), vectorAt(v, meshSize(ALL)));

/** The kernel's answers. */
export const locatePointSubject = locatePointOfValues(locationText);
export const windingNumberSubject = locatePointOfValues(windingText);
export const axisWindingNumberSubject = locatePointOfValues(axisText);
