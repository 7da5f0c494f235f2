import type { ExactPolygon } from '../../../bsp/index.js';
import { exactCoordinates, type PointLike3, samePoint } from '../../../implicit/index.js';

/** The vertices of a piece as text: `v0` for vertex 0 of the ring, and coordinates as fractions for others. */
export function pieceText({ vertices }: ExactPolygon, ring: readonly PointLike3[]): string[] {
  return vertices.map((vertex) => {
    if (!('type' in vertex)) return `v${ring.findIndex((p) => samePoint(p, vertex))}`;
    const fractions = exactCoordinates(vertex).map(
      ({ numerator, denominator }) => `${numerator}/${denominator}`,
    );
    return `(${fractions.join()})`;
  });
}
