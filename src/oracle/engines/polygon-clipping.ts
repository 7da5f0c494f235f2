import { builder } from './builder.js';
import type { Engine } from './engine.js';
import { type ImportPackage, importOptional } from './import-optional.js';
import { type ClosedRings, operations } from './polygon-operations.js';

type Operate = (a: ClosedRings, b: ClosedRings) => unknown;
type Clipping = Readonly<Record<'union' | 'intersection' | 'difference' | 'xor', Operate>>;

/** polygon-clipping: boolean operations of polygons. It documents no tolerance, and nothing is declared. */
export async function loadPolygonClipping(load: ImportPackage = importOptional): Promise<Engine | undefined> {
  const loaded = await load('polygon-clipping');
  if (loaded === undefined) return undefined;
  const { union, intersection, difference, xor } = loaded.default as Clipping;
  return builder(
    'polygon-clipping',
    operations({ Union: union, Intersection: intersection, Difference: difference, Xor: xor }),
  );
}
