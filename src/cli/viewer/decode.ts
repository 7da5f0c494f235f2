import { frameBetween, placed } from '../picture/frame.js';
import type { PageGhost, PageLayer, PageModel } from '../picture/model.js';

/** A layer with its arrays. */
export interface Layer extends Omit<PageLayer, 'points' | 'lines' | 'ends' | 'common' | 'commonEnds'> {
  readonly points: Float32Array;
  readonly lines: Float32Array;
  readonly ends: Uint32Array;
  readonly common: Float32Array;
  readonly commonEnds: Uint32Array;
}

/** A mesh that is shown through, with its arrays. */
export interface GhostMesh extends Omit<PageGhost, 'positions' | 'indices'> {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

/** The page's model with its arrays. */
export interface Model
  extends Omit<PageModel, 'exact' | 'exactBits' | 'numbers' | 'positions' | 'indices' | 'layers' | 'ghosts'> {
  /** The vertices' own coordinates; NaN where a coarse surface has other vertices. */
  readonly exact: Float32Array | Float64Array;
  /** The number of each vertex in the mesh; null where these are the numbers here. */
  readonly numbers: Uint32Array | null;
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
  readonly layers: readonly Layer[];
  readonly ghosts: readonly GhostMesh[];
}

function bytes(base64: string): ArrayBuffer {
  const text = atob(base64);
  const decoded = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) decoded[i] = text.charCodeAt(i);
  return decoded.buffer;
}

const floats = (base64: string) => new Float32Array(bytes(base64));
const numbersOf = (base64: string) => new Uint32Array(bytes(base64));

/** Reads the JSON document of the page. */
export function decode(json: string): Model {
  const { exactBits, ...page } = JSON.parse(json) as PageModel;
  const exact = exactBits === 32 ? floats(page.exact) : new Float64Array(bytes(page.exact));
  const { min, max } = page.bounds;
  return {
    ...page,
    exact,
    numbers: page.numbers === '' ? null : numbersOf(page.numbers),
    // The same function on the same doubles gives the same numbers here as where the page was written.
    positions: page.positions === '' ? placed(exact, frameBetween(min, max)) : floats(page.positions),
    indices: numbersOf(page.indices),
    layers: page.layers.map((layer) => ({
      ...layer,
      points: floats(layer.points),
      lines: floats(layer.lines),
      ends: numbersOf(layer.ends),
      common: floats(layer.common),
      commonEnds: numbersOf(layer.commonEnds),
    })),
    ghosts: page.ghosts.map((ghost) => ({
      ...ghost,
      positions: floats(ghost.positions),
      indices: numbersOf(ghost.indices),
    })),
  };
}

/** Elements `item` of arrays that stand one behind the other, three numbers each. */
function part(points: Float32Array, ends: Uint32Array, item: number): Float32Array {
  const start = item === 0 ? 0 : ends[item - 1]!;
  return points.subarray(3 * start, 3 * ends[item]!);
}

/** The corners of finding `item` of a layer, three numbers each. */
export function pointsOf({ points, ends }: Layer, item: number): Float32Array {
  return part(points, ends, item);
}

/** The segment that finding `item` lies on, six numbers; empty for kinds that are drawn whole. */
export function linesOf(layer: Layer, item: number): Float32Array {
  return layer.lines.subarray(6 * item, 6 * item + 6);
}

/** The extreme points of what the triangles of finding `item` have in common; empty for other kinds. */
export function commonOf({ common, commonEnds }: Layer, item: number): Float32Array {
  return part(common, commonEnds, item);
}
