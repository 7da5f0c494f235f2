import { type Engine, peer } from './engine.js';
import { type ImportPackage, importOptional } from './import-optional.js';
import { polygonQuestion } from './polygon-question.js';

type PointInPolygon = (ring: number[][], point: number[]) => -1 | 0 | 1;

/** robust-point-in-polygon (Mikola Lysenko): one ring; -1 inside, 0 on it, 1 outside. */
export async function loadRobustPointInPolygon(
  load: ImportPackage = importOptional,
): Promise<Engine | undefined> {
  const loaded = await load('robust-point-in-polygon');
  if (loaded === undefined) return undefined;
  const locate = loaded.default as PointInPolygon;
  return peer('robust-point-in-polygon', {
    pointPolygon2d: (v) => polygonQuestion(v, (ring, point) => locate(ring, point) <= 0),
  });
}
