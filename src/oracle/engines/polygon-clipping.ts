import type { Place, Rings } from '../answers/construction.js';
import { type Combine, constructing } from './constructions.js';
import type { Engine } from './engine.js';
import { importOptional } from './import-optional.js';

type Operation = (a: readonly (readonly Place[])[], b: readonly (readonly Place[])[]) => Rings[];
type Operations = Readonly<Record<'union' | 'intersection' | 'difference' | 'xor', Operation>>;

/** polygon-clipping: Martinez and Rueda's sweep with rounding to what was there before. */
export async function loadPolygonClipping(): Promise<Engine | undefined> {
  const loaded = await importOptional('polygon-clipping');
  if (loaded === undefined) return undefined;
  const operations = (loaded.default ?? loaded) as Operations;
  const by =
    (name: keyof Operations): Combine =>
    (a, b) =>
      operations[name]([a], [b]);
  return constructing('polygon-clipping', {
    polygonUnion2d: by('union'),
    polygonIntersection2d: by('intersection'),
    polygonDifference2d: by('difference'),
    polygonXor2d: by('xor'),
  });
}
