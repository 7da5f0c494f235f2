import type { IndexedMesh } from '../../mesh/index.js';
import { type Finding, findingItem } from '../../mesh/validation/finding.js';
import { triangleTrianglePoints } from '../../spatial/index.js';

/** Kinds that are about two triangles which meet, and where in an item the first of the two stands. */
const PAIRS: ReadonlyMap<string, number> = new Map([
  ['overlapping-triangles', 0],
  ['crossing-triangles', 0],
  ['touching-triangles', 0],
  ['folded-neighbours', 2],
]);

function triangleOf({ positions, indices }: IndexedMesh, t: number) {
  const corner = (k: number) => {
    const v = indices[3 * t + k]!;
    return positions.subarray(3 * v, 3 * v + 3);
  };
  return { a: corner(0), b: corner(1), c: corner(2) };
}

/**
 * The extreme points of what the two triangles of a finding have in common, exact and rounded once: one, the two ends
 * of a segment, or a convex polygon. None for findings of other kinds.
 */
export function commonPoints(mesh: IndexedMesh, finding: Finding, item: number): number[][] {
  const first = PAIRS.get(finding.type);
  if (first === undefined) return [];
  const numbers = findingItem(finding, item);
  const [s, t] = [numbers[first]!, numbers[first + 1]!];
  const { contact } = triangleTrianglePoints(triangleOf(mesh, s), triangleOf(mesh, t));
  return contact.map(({ point }) => Array.from(point));
}

/** The same in lines of text. */
export function commonLines(points: readonly (readonly number[])[]): string[] {
  if (points.length === 0) return [];
  const shape = points.length === 1 ? 'point' : points.length === 2 ? 'segment' : 'polygon';
  return [`common ${shape}:`, ...points.map(([x, y, z]) => `  ${x}, ${y}, ${z}`)];
}
