import type { OnNumbers } from '../cases/bind.js';
import { type Engine, engineOnNumbers } from './engine.js';
import { type ImportPackage, importOptional } from './import-optional.js';

/**
 * robust-predicates (Vladimir Agafonkin), Shewchuk's adaptive predicates in JavaScript. Its orient2d and orient3d
 * have the opposite sign of ours, incircle and insphere the same; measured, because its README says otherwise.
 */
export async function loadRobustPredicates(
  load: ImportPackage = importOptional,
): Promise<Engine | undefined> {
  const loaded = await load('robust-predicates');
  if (loaded === undefined) return undefined;
  const { orient2d, orient3d, incircle, insphere } = loaded as Record<string, OnNumbers<number>>;
  return engineOnNumbers('robust-predicates', {
    orient2d: (ax, ay, bx, by, cx, cy) => -orient2d!(ax!, ay!, bx!, by!, cx!, cy!),
    orient3d: (ax, ay, az, bx, by, bz, cx, cy, cz, dx, dy, dz) =>
      -orient3d!(ax!, ay!, az!, bx!, by!, bz!, cx!, cy!, cz!, dx!, dy!, dz!),
    incircle: incircle!,
    insphere: insphere!,
  });
}
