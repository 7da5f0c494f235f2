import type { Place, Rings } from '../answers/construction.js';
import { type Combine, constructing } from './constructions.js';
import type { Engine } from './engine.js';
import { importOptional } from './import-optional.js';

type Operation = (
  a: readonly (readonly Place[])[],
  b: readonly (readonly Place[])[],
) => Rings[] | Rings | null;
type Operations = Readonly<Record<'union' | 'intersection' | 'diff' | 'xor', Operation>>;

/** A single polygon as a list of one: what it gives is a polygon or several. */
function polygonsOf(result: Rings[] | Rings | null): readonly Rings[] {
  if (result === null || result.length === 0) return [];
  const isSingle = typeof (result as Rings)[0]?.[0]?.[0] === 'number';
  return isSingle ? [result as Rings] : (result as Rings[]);
}

/** martinez-polygon-clipping: Martinez, Rueda and Feito's sweep over edges. */
export async function loadMartinez(): Promise<Engine | undefined> {
  const loaded = await importOptional('martinez-polygon-clipping');
  if (loaded === undefined) return undefined;
  const by =
    (name: keyof Operations): Combine =>
    (a, b) =>
      polygonsOf((loaded as Operations)[name]([a], [b]));
  return constructing('martinez', {
    polygonUnion2d: by('union'),
    polygonIntersection2d: by('intersection'),
    polygonDifference2d: by('diff'),
    polygonXor2d: by('xor'),
  });
}
