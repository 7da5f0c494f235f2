import type { PageLayer, PageModel } from '../picture/model.js';

/** A layer with its arrays. */
export interface Layer extends Omit<PageLayer, 'points' | 'lines' | 'ends'> {
  readonly points: Float32Array;
  readonly lines: Float32Array;
  readonly ends: Uint32Array;
}

/** The page's model with its arrays. */
export interface Model extends Omit<PageModel, 'positions' | 'indices' | 'layers'> {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
  readonly layers: readonly Layer[];
}

function bytes(base64: string): ArrayBuffer {
  const text = atob(base64);
  const decoded = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) decoded[i] = text.charCodeAt(i);
  return decoded.buffer;
}

/** Reads the JSON document of the page. */
export function decode(json: string): Model {
  const page = JSON.parse(json) as PageModel;
  return {
    ...page,
    positions: new Float32Array(bytes(page.positions)),
    indices: new Uint32Array(bytes(page.indices)),
    layers: page.layers.map((layer) => ({
      ...layer,
      points: new Float32Array(bytes(layer.points)),
      lines: new Float32Array(bytes(layer.lines)),
      ends: new Uint32Array(bytes(layer.ends)),
    })),
  };
}

/** The corners of finding `item` of a layer, three numbers each. */
export function pointsOf(layer: Layer, item: number): Float32Array {
  const start = item === 0 ? 0 : layer.ends[item - 1]!;
  return layer.points.subarray(3 * start, 3 * layer.ends[item]!);
}

/** The segment that finding `item` lies on, six numbers; empty for kinds that are drawn whole. */
export function linesOf(layer: Layer, item: number): Float32Array {
  return layer.lines.subarray(6 * item, 6 * item + 6);
}
