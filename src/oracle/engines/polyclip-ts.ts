import { builder } from './builder.js';
import type { Engine } from './engine.js';
import { importOptional } from './import-optional.js';
import { type ClosedRings, operations } from './polygon-operations.js';

type Operate = (a: ClosedRings, b: ClosedRings) => unknown;
type Clipping = Readonly<Record<'union' | 'intersection' | 'difference' | 'xor', Operate>>;

/** polyclip-ts: boolean operations of polygons in decimals of any length, without a precision to snap to, which is its default. */
export async function loadPolyclipTs(): Promise<Engine | undefined> {
  const loaded = (await importOptional('polyclip-ts')) as Clipping | undefined;
  if (loaded === undefined) return undefined;
  const { union, intersection, difference, xor } = loaded;
  return builder(
    'polyclip-ts',
    operations({ Union: union, Intersection: intersection, Difference: difference, Xor: xor }),
  );
}
