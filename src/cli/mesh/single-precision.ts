import { grouped } from '../../../fuzz/report/style.js';
import type { MeshFormat } from '../../formats/index.js';
import type { IndexedMesh } from '../../mesh/index.js';

/** What a format does to coordinates that are no 32-bit numbers. */
export interface Rounding {
  /** How many coordinates are rounded. */
  readonly count: number;
  /** Why the mesh cannot be written; undefined if it can. */
  readonly problem: string | undefined;
}

/** Formats whose numbers have 32 bits, and what they are called. */
export function holderOf(format: MeshFormat, isText: boolean): string | undefined {
  if (format === 'glb') return 'GLB';
  return format === 'stl' && !isText ? 'binary STL' : undefined;
}

/** What the first of some coordinates is, for a person. */
function named(positions: ArrayLike<number>, i: number): string {
  return `${'xyz'[i % 3]} of vertex ${Math.floor(i / 3)} is ${positions[i]}`;
}

/**
 * Looks whether a format holds the coordinates of a mesh as they are, and whether they can be rounded to what it holds.
 */
export function roundingFor(
  { positions }: IndexedMesh,
  format: MeshFormat,
  { text, round }: { readonly text: boolean; readonly round: boolean },
): Rounding {
  const holder = holderOf(format, text);
  if (holder === undefined) return { count: 0, problem: undefined };
  let count = 0;
  let first = -1;
  for (let i = 0; i < positions.length; i++) {
    const x = positions[i]!;
    const rounded = Math.fround(x);
    if (rounded === x) continue;
    if (!Number.isFinite(rounded)) {
      const problem = `${named(positions, i)}, which is beyond the largest number that ${holder} holds`;
      return { count, problem };
    }
    if (count === 0) first = i;
    count++;
  }
  if (count === 0 || round) return { count, problem: undefined };
  const are = count === 1 ? '1 coordinate is none' : `${grouped(count)} coordinates are none`;
  const others = format === 'stl' ? 'STL as text (--text), OBJ, OFF and PLY' : 'OBJ, OFF and PLY';
  const problem =
    `${holder} holds 32-bit numbers, and ${are} (${named(positions, first)}): ` +
    `--round takes the nearest; ${others} hold all`;
  return { count, problem };
}
