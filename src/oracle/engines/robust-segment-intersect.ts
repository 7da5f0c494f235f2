import { type Engine, peer } from './engine.js';
import { type ImportPackage, importOptional } from './import-optional.js';

type Intersects = (a0: number[], a1: number[], b0: number[], b1: number[]) => boolean;

/** robust-segment-intersect (Mikola Lysenko): closed segments of the plane, on robust-orientation. */
export async function loadRobustSegmentIntersect(
  load: ImportPackage = importOptional,
): Promise<Engine | undefined> {
  const loaded = await load('robust-segment-intersect');
  if (loaded === undefined) return undefined;
  const intersects = loaded.default as Intersects;
  return peer('robust-segment-intersect', {
    segmentSegment2d: (v) => intersects([v[0]!, v[1]!], [v[2]!, v[3]!], [v[4]!, v[5]!], [v[6]!, v[7]!]),
  });
}
