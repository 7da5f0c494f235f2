import type { OnNumbers } from '../cases/bind.js';
import { type Engine, engineOnNumbers } from './engine.js';
import { type ImportPackage, importOptional } from './import-optional.js';

type OnPoints = (...points: number[][]) => number;

/** A package of CommonJS times: the function is the module, or its default export. */
async function importFunctions(load: ImportPackage, name: string): Promise<readonly OnPoints[] | undefined> {
  const loaded = await load(name);
  return loaded === undefined ? undefined : (loaded.default as readonly OnPoints[]);
}

function onPoints(f: OnPoints, dimension: number, sign: 1 | -1): OnNumbers<number> {
  return (...values) => {
    const points: number[][] = [];
    for (let i = 0; i < values.length; i += dimension) points.push(values.slice(i, i + dimension));
    return sign * f(...points);
  };
}

/**
 * robust-orientation and robust-in-sphere (Mikola Lysenko): generated expansions, any dimension. Measured against
 * ours: both orientations are opposite, incircle and insphere have the same sign. The functions for a fixed number of
 * points (`orientation[3]`, `inSphere[4]`) are the ones in use.
 */
export async function loadRobustOrientation(
  load: ImportPackage = importOptional,
): Promise<Engine | undefined> {
  const orientation = await importFunctions(load, 'robust-orientation');
  const inSphere = await importFunctions(load, 'robust-in-sphere');
  if (orientation === undefined && inSphere === undefined) return undefined;
  return engineOnNumbers('robust-orientation', {
    ...(orientation && {
      orient2d: onPoints(orientation[3]!, 2, -1),
      orient3d: onPoints(orientation[4]!, 3, -1),
    }),
    ...(inSphere && {
      incircle: onPoints(inSphere[4]!, 2, 1),
      insphere: onPoints(inSphere[5]!, 3, 1),
    }),
  });
}
