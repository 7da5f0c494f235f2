import { roundQuotient } from '../../arithmetic/rounding.js';
import { type CenterForm, centerOf, integersOfSites } from './power-center2d.js';

/** What says where a vertex is: the sites, their weights, and which three of them each vertex belongs to. */
export interface VertexSource {
  readonly coordinates: Float64Array;
  readonly weights?: Float64Array;
  readonly vertexSites: Uint32Array;
}

/** A vertex of a diagram, exactly. */
export function vertexForm({ coordinates, weights, vertexSites }: VertexSource, vertex: number): CenterForm {
  const sites = Array.from(vertexSites.subarray(3 * vertex, 3 * vertex + 3));
  const {
    xy,
    weights: w,
    exponent,
  } = integersOfSites(
    sites.flatMap((i) => [coordinates[2 * i]!, coordinates[2 * i + 1]!]),
    sites.map((i) => weights?.[i] ?? 0),
  );
  return { ...centerOf(xy, w), exponent };
}

/** n / w · 2^exponent, rounded to the nearest double. */
function rounded(n: bigint, w: bigint, exponent: number): number {
  return exponent >= 0 ? roundQuotient(n << BigInt(exponent), w) : roundQuotient(n, w << BigInt(-exponent));
}

/** x and y of all vertices, each rounded to the nearest double. */
export function roundedVertices(source: VertexSource): Float64Array<ArrayBuffer> {
  const count = source.vertexSites.length / 3;
  const result = new Float64Array(2 * count);
  for (let v = 0; v < count; v++) {
    const { x, y, w, exponent } = vertexForm(source, v);
    result[2 * v] = rounded(x, w, exponent);
    result[2 * v + 1] = rounded(y, w, exponent);
  }
  return result;
}
