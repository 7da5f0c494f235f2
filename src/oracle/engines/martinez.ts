import { builder } from './builder.js';
import type { Engine } from './engine.js';
import { type ImportPackage, importOptional } from './import-optional.js';
import { type ClosedRings, operations } from './polygon-operations.js';

type Operate = (a: ClosedRings, b: ClosedRings) => unknown;
type Martinez = Readonly<Record<'union' | 'intersection' | 'diff' | 'xor', Operate>>;

/** martinez-polygon-clipping. For an empty result it returns null, which its documentation has as a result. */
export async function loadMartinez(load: ImportPackage = importOptional): Promise<Engine | undefined> {
  const loaded = (await load('martinez-polygon-clipping')) as Martinez | undefined;
  if (loaded === undefined) return undefined;
  const listed =
    (operate: Operate): Operate =>
    (a, b) =>
      operate(a, b) ?? [];
  return builder(
    'martinez',
    operations({
      Union: listed(loaded.union),
      Intersection: listed(loaded.intersection),
      Difference: listed(loaded.diff),
      Xor: listed(loaded.xor),
    }),
  );
}
