import type { BspTree } from '../trees/bsp-tree.js';

/** A tree as it was read. Up to 0.2 its `type` was written as `kind`; such trees are read for good. */
export function withType(read: BspTree): BspTree {
  if (typeof read !== 'object' || read === null || !('kind' in read) || 'type' in read) return read;
  const { kind, ...others } = read as BspTree & { readonly kind: BspTree['type'] };
  return { ...(others as unknown as BspTree), type: kind } as BspTree;
}
