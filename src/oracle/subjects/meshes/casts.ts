import { compare, coordinates } from '../../../implicit/index.js';
import {
  allHits,
  anyHit,
  anyHits,
  type Cast,
  firstHit,
  lastHit,
  type MeshHit,
  prepareMesh,
} from '../../../mesh/index.js';
import { hitsText, meshHitText } from '../../answers/meshes.js';
import { ALL, type MeshValues, meshAt, meshSize, vectorAt } from '../../cases/meshes/values.js';

function featureText({ feature, triangle }: MeshHit): string {
  if (feature.type === 'face') return feature.index === triangle ? 'face' : 'ANOTHER FACE';
  if (feature.type !== 'edge') return `${feature.type}:${feature.index}`;
  const other = feature.triangle === triangle ? '' : ' OF ANOTHER TRIANGLE';
  return `edge:${feature.index}:${feature.vertices.join(':')}${other}`;
}

function textOf(hit: MeshHit): string {
  const [from, to] = [hit.parameter, hit.exit].map((t) => String(t.toNumber()));
  const place = compare(hit.parameter, hit.exit) === 0 ? from! : `${from}..${to}`;
  return meshHitText(hit.triangle, featureText(hit), hit.facing, place, coordinates(hit.point), hit.rank);
}

/** All hits, and whether the other questions answer with some of them. */
export function castText(mesh: MeshValues, cast: Cast, build: 'sah' | 'morton'): string {
  const prepared = prepareMesh(mesh, { build });
  const hits = allHits(prepared, cast);
  const [begin, end] = [firstHit(prepared, cast), lastHit(prepared, cast)];
  const bare = (of: readonly MeshHit[]) => of.map((hit) => textOf({ ...hit, rank: 0 })).join();
  const last = hits.filter((hit) => hits.every((other) => compare(hit.exit, other.exit) >= 0));
  const byNumber = (of: readonly MeshHit[]) => [...of].sort((p, q) => p.triangle - q.triangle);
  const any = anyHit(prepared, cast);
  const ofMany =
    'origin' in cast
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

const ofValues = (castOf: (v: ArrayLike<number>) => Cast) => (v: Float64Array) =>
  castText(meshAt(v, 0, ALL), castOf(v), v[1]! % 4 < 2 ? 'morton' : 'sah');

/** The kernel's answers. */
export const rayCastSubject = ofValues(rayOf);
export const segmentCastSubject = ofValues(segmentOf);
