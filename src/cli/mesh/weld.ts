import { grouped } from '../../../fuzz/report/style.js';
import type { IndexedMesh, MeshInput } from '../../mesh/index.js';
import { closingDistance } from '../../mesh/weld/closing-distance.js';
import { type WeldResult, weldVertices } from '../../mesh/weld/weld.js';

/** A mesh whose vertices were merged, and what a person and a program are told about it. */
export interface Welded {
  readonly mesh: IndexedMesh;
  /** For every vertex of it the number before. */
  readonly kept: Uint32Array;
  /** How many vertices were merged into others. */
  readonly merged: number;
  readonly note: string;
  readonly json: object;
}

function counted(n: number, noun: string, plural = `${noun}s`): string {
  return `${grouped(n)} ${n === 1 ? noun : plural}`;
}

function noteOf({ merged, groups, collapsed, clusters }: WeldResult, distance: number): string {
  const near = distance === 0 ? 'at the same point' : `within ${distance}`;
  if (merged === 0) return `welding: no vertices ${near}`;
  const parts = [
    `welded: ${counted(merged, 'vertex', 'vertices')} merged into ${counted(groups.count, 'other')} ${near}; numbers of ` +
      'vertices are those after it',
    ...(collapsed.length > 0 ? [`${counted(collapsed.length, 'triangle')} lost a corner by it`] : []),
    ...(clusters.count > 0
      ? [`in ${counted(clusters.count, 'place')} another order of vertices would have merged others`]
      : []),
  ];
  return parts.join('; ');
}

/** The lists of vertices that became one, the kept one first; at most `limit` of them. */
function groupsJson({ groups: { count, vertices, offsets } }: WeldResult, limit: number): number[][] {
  return Array.from({ length: Math.min(count, limit) }, (_, i) =>
    Array.from(vertices.subarray(offsets[i]!, offsets[i + 1]!)),
  );
}

/** Merges vertices within a distance; 0: at the same point. Triangles keep their numbers. */
export function welded(mesh: IndexedMesh, distance: number, limit: number): Welded {
  const result = weldVertices(mesh, { distance });
  const { merged, groups, collapsed, clusters } = result;
  return {
    mesh: result.mesh,
    kept: result.kept,
    merged,
    note: noteOf(result, distance),
    json: {
      distance,
      merged,
      groupCount: groups.count,
      groups: groupsJson(result, limit),
      collapsedCount: collapsed.length,
      collapsed: Array.from(collapsed.subarray(0, limit)),
      clusterCount: clusters.count,
    },
  };
}

/** What closes an open mesh, if that is known. */
export function closingText(mesh: MeshInput): string | undefined {
  const distance = closingDistance(mesh);
  if (distance === null) return undefined;
  return distance === 0 ? '--weld closes it' : `--weld-within ${distance} closes it`;
}
