import type { IndexedMesh } from '../../mesh/index.js';
export interface Welded {
  readonly mesh: IndexedMesh;
  readonly note: string;
  readonly json: object;
}
export function welded(_mesh: IndexedMesh, _within: number): Welded {
  throw new Error('todo');
}
