import { type Engine, peer } from './engine.js';
import { type ImportPackage, importOptional } from './import-optional.js';
import { polygonQuestion } from './polygon-question.js';

type PointInPolygon = (point: readonly number[], ring: readonly (readonly number[])[]) => boolean;

/**
 * point-in-polygon (James Halliday): one ring; its documentation says that a point on the ring may be called either.
 */
export async function loadPointInPolygon(load: ImportPackage = importOptional): Promise<Engine | undefined> {
  const loaded = await load('point-in-polygon');
  if (loaded === undefined) return undefined;
  const contains = loaded.default as PointInPolygon;
  const engine = peer('point-in-polygon', {
    pointPolygon2d: (v) => polygonQuestion(v, (ring, point) => contains(point, ring)),
  });
  return { ...engine, declares: { pointPolygon2d: { boundary: 'open' } } };
}
