import type { Feature } from '../../core/feature.js';
import type { Location } from '../../core/location.js';

/**
 * A part of a mesh, as `Feature` is one of a shape. Edges are meant without their ends, faces without their boundary.
 *
 * - `vertex`: number `index`;
 * - `edge`: between two `vertices`, the lower number first; `index` is that of the half-edge 3 t + k, the side of
 *   `triangle` t that starts at its corner k;
 * - `face`: triangle number `index`;
 * - `interior`: of a closed mesh.
 */
export type MeshFeature =
  | { readonly type: 'vertex'; readonly index: number }
  | {
      readonly type: 'edge';
      readonly index: number;
      readonly vertices: readonly [number, number];
      readonly triangle: number;
    }
  | { readonly type: 'face'; readonly index: number }
  | { readonly type: 'interior'; readonly index: 0 };

/** Where a point lies relative to a closed mesh, and on which part of it: `null` exactly if it is outside. */
export interface MeshLocation {
  readonly location: Location;
  readonly feature: MeshFeature | null;
}

/** The feature of a mesh that is feature `code` of its triangle t: vertex 0-2, edge 3-5, face 6. */
export function meshFeature(indices: Uint32Array, t: number, code: number): MeshFeature {
  if (code === 6) return { type: 'face', index: t };
  const h = 3 * t + (code % 3);
  const a = indices[h]!;
  if (code < 3) return { type: 'vertex', index: a };
  const b = indices[3 * t + ((code + 1) % 3)]!;
  return { type: 'edge', index: h, vertices: a < b ? [a, b] : [b, a], triangle: t };
}

/** The code of a triangle's feature: vertex 0-2, edge 3-5, face 6. */
export const codeOfFeature = ({ type, index }: Feature): number =>
  type === 'vertex' ? index : type === 'edge' ? 3 + index : 6;
