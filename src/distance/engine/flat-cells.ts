import type { Cells } from './cells.js';
import { listed } from './point-list.js';
import type { Vector } from './vectors.js';

/** A point, a segment or a convex polygon by its corners, in order. */
export function flatCells(corners: readonly Vector[]): Cells {
  const edges = corners.map((_, i): [number, number] => [i, (i + 1) % corners.length]);
  return {
    points: listed(corners),
    directions: [],
    vertices: corners.length,
    edges: corners.length === 2 ? [[0, 1]] : edges,
    faces: [],
    inside: (['vertex', 'edge', 'face'] as const)[Math.min(corners.length, 3) - 1]!,
  };
}
