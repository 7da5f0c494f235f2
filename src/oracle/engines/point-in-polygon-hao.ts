import { type Engine, peer } from './engine.js';
import { type ImportPackage, importOptional } from './import-optional.js';
import { polygonQuestion } from './polygon-question.js';

/** Rings that end where they begin; 0 on a ring. */
type PointInPolygon = (
  point: readonly number[],
  rings: readonly (readonly (readonly number[])[])[],
) => boolean | 0;

/** point-in-polygon-hao (Rowan Winsemius, after Hao et al. 2018), on robust-predicates: what turf asks. */
export async function loadPointInPolygonHao(
  load: ImportPackage = importOptional,
): Promise<Engine | undefined> {
  const loaded = await load('point-in-polygon-hao');
  if (loaded === undefined) return undefined;
  const locate = loaded.default as PointInPolygon;
  return peer('point-in-polygon-hao', {
    pointPolygon2d: (v) =>
      polygonQuestion(v, (ring, point) => locate(point, [[...ring, ring[0]!]]) !== false),
  });
}
