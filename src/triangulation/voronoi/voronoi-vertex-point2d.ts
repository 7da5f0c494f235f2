import { greatestCommonDivisor } from '../../arithmetic/integers.js';
import type { Rational } from '../../arithmetic/rational.js';
import * as rational from '../../arithmetic/rational.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import { requireIndex, requireNoMore } from '../../core/arguments/index.js';
import type { PowerDiagram2d, VoronoiDiagram2d } from './diagram2d.js';
import { requireDiagram2d } from './require-diagram2d.js';
import { vertexForm } from './vertex-forms2d.js';

/** n / w · 2^exponent in lowest terms. */
const fraction = (n: bigint, w: bigint, exponent: number): Rational =>
  exponent >= 0
    ? rational.fromParts(n << BigInt(exponent), w)
    : rational.fromParts(n, w << BigInt(-exponent));

/**
 * A vertex of a Voronoi or power diagram, exactly: two fractions in lowest terms, which `coordinates2d` of
 * `unerring/implicit` rounds.
 *
 * @param diagram what `voronoiDiagram2d` or `powerDiagram2d` returned, or a clone of it
 * @param vertex its number
 * @throws RangeError for what is no diagram, or if there is no such vertex
 * @example
 * const diagram = voronoiDiagram2d([[0, 0], [3, 0], [0, 1]]);
 * voronoiVertexPoint2d(diagram, 0); // [{ numerator: 3n, denominator: 2n }, { numerator: 1n, denominator: 2n }]
 */
export function voronoiVertexPoint2d(
  diagram: VoronoiDiagram2d | PowerDiagram2d,
  vertex: number,
): [Rational, Rational] {
  if (arguments.length > 2) requireNoMore('voronoiVertexPoint2d', 2, arguments[2]);
  const weights = requireDiagram2d('voronoiVertexPoint2d', diagram);
  requireIndex('voronoiVertexPoint2d', 'vertex', vertex, diagram.vertexSites.length / 3);
  const { coordinates, vertexSites } = diagram;
  const { x, y, w, exponent } = vertexForm(
    weights ? { coordinates, vertexSites, weights } : { coordinates, vertexSites },
    vertex,
  );
  return [fraction(x, w, exponent), fraction(y, w, exponent)];
}

/**
 * The direction of an edge of a Voronoi or power diagram, exactly: two integers without a common divisor, along
 * half-edge 2 e of edge e, square to the way between its two sites. So it points from a vertex to infinity where the
 * edge ends in none.
 *
 * @param diagram what `voronoiDiagram2d` or `powerDiagram2d` returned, or a clone of it
 * @param edge its number
 * @throws RangeError for what is no diagram, or if there is no such edge
 * @example
 * voronoiEdgeDirection2d(voronoiDiagram2d([[0, 0], [3, 0.5]]), 0); // [-1n, 6n]
 */
export function voronoiEdgeDirection2d(
  diagram: VoronoiDiagram2d | PowerDiagram2d,
  edge: number,
): [bigint, bigint] {
  if (arguments.length > 2) requireNoMore('voronoiEdgeDirection2d', 2, arguments[2]);
  requireDiagram2d('voronoiEdgeDirection2d', diagram);
  requireIndex('voronoiEdgeDirection2d', 'edge', edge, diagram.edgeSites.length / 2);
  const [a, b] = [2 * diagram.edgeSites[2 * edge]!, 2 * diagram.edgeSites[2 * edge + 1]!];
  const xy = diagram.coordinates;
  const ends = [xy[a]!, xy[a + 1]!, xy[b]!, xy[b + 1]!] as const;
  const [ax, ay, bx, by] = scaledIntegers(ends, commonExponent(ends));
  const [x, y] = [ay - by, bx - ax];
  const common = greatestCommonDivisor(x, y);
  return [x / common, y / common];
}
