/** A part of a mesh. Edges are meant without their ends, faces without their boundary. */
export type MeshFeature =
  | { readonly type: 'vertex'; readonly vertex: number }
  | { readonly type: 'edge'; readonly vertices: readonly [number, number]; readonly triangle: number }
  | { readonly type: 'face'; readonly triangle: number };

/** The feature of a mesh that is feature `code` of its triangle t: vertex 0-2, edge 3-5, face 6. */
export function meshFeature(indices: Uint32Array, t: number, code: number): MeshFeature {
  if (code === 6) return { type: 'face', triangle: t };
  const a = indices[3 * t + (code % 3)]!;
  if (code < 3) return { type: 'vertex', vertex: a };
  const b = indices[3 * t + ((code + 1) % 3)]!;
  return { type: 'edge', vertices: a < b ? [a, b] : [b, a], triangle: t };
}
