import { builder } from './builder.js';
import type { Engine } from './engine.js';
import { type ImportPackage, importOptional } from './import-optional.js';
import { type ClosedRings, operations } from './polygon-operations.js';

type Operate = (a: ClosedRings, b: ClosedRings) => unknown;
type Clipping = Readonly<Record<'union' | 'intersection' | 'difference' | 'xor', Operate>>;

/**
 * polyclip-ts: boolean operations of polygons in decimals of any length, without a precision to snap to, which is its
 * default.
 */
export async function loadPolyclipTs(load: ImportPackage = importOptional): Promise<Engine | undefined> {
  const loaded = (await load('polyclip-ts')) as Clipping | undefined;
  if (loaded === undefined) return undefined;
  const { union, intersection, difference, xor } = loaded;
  return builder(
    'polyclip-ts',
    operations({ Union: union, Intersection: intersection, Difference: difference, Xor: xor }),
  );
}
