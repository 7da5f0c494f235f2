import { type FileFace, type FileMesh, meshFileText, REJECTED } from '../../answers/mesh-files.js';
import { cross, dot, exact, isZero, pointsAt, subtract, type Vector } from '../shapes/vectors.js';
import { NoMesh } from './decimals.js';

/** What a file says: coordinates, and faces as the numbers of their corners. */
export interface ReadFile {
  readonly positions: readonly number[];
  readonly faces: readonly (readonly number[])[];
}

/**
 * Whether points are the corners of a strictly convex polygon in a plane: no corner is on or behind an edge of
 * others.
 */
function isStrictlyConvex(points: readonly Vector[]): boolean {
  const [a, b, c] = points as [Vector, Vector, Vector];
  const normal = cross(subtract(b, a), subtract(c, a));
  if (isZero(normal) || points.some((p) => dot(normal, subtract(p, a)) !== 0n)) return false;
  return points.every((p, i) => {
    const next = (i + 1) % points.length;
    const edge = subtract(points[next]!, p);
    return points.every((q, k) => k === i || k === next || dot(normal, cross(edge, subtract(q, p))) > 0n);
  });
}

/**
 * A triangle as it is, a strictly convex face as a fan from its first corner, of others the edges around; nothing of
 * fewer corners.
 */
function faceOf(corners: readonly number[], number: number, positions: readonly number[]): FileFace[] {
  if (corners.length < 3) return [];
  if (corners.length === 3) return [{ number, triangles: [corners] }];
  const own = corners.flatMap((corner) => positions.slice(3 * corner, 3 * corner + 3));
  if (isStrictlyConvex(pointsAt(exact(own), 3, 0, corners.length))) {
    const rest = corners.slice(2);
    return [{ number, triangles: rest.map((corner, i) => [corners[0]!, corners[i + 1]!, corner]) }];
  }
  return [
    { number, edges: corners.map((corner, i) => [corner, corners[(i + 1) % corners.length]!] as const) },
  ];
}

/** Equal points are one vertex: the first of them, with its zeros. */
export function welded({ positions, faces }: ReadFile): ReadFile {
  const kept: number[] = [];
  const numbers: number[] = [];
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = positions.slice(i, i + 3);
    let found = 0;
    while (found < kept.length && (kept[found] !== x || kept[found + 1] !== y || kept[found + 2] !== z))
      found += 3;
    if (found === kept.length) kept.push(x!, y!, z!);
    numbers.push(found / 3);
  }
  return { positions: kept, faces: faces.map((face) => face.map((corner) => numbers[corner]!)) };
}

/** The answer to what a reader of files says. */
export function textOfFile(read: () => ReadFile): string {
  try {
    const { positions, faces } = read();
    const count = positions.length / 3;
    const isThere = (corner: number) => corner >= 0 && corner < count;
    if (!positions.every(Number.isFinite) || !faces.every((face) => face.every(isThere))) return REJECTED;
    const mesh: FileMesh = { positions, faces: faces.flatMap((face, i) => faceOf(face, i, positions)) };
    return meshFileText(mesh);
  } catch (error) {
    if (error instanceof NoMesh) return REJECTED;
    throw error;
  }
}
