import { rational } from '../../../arithmetic/index.js';
import { coordinates2d } from '../../../implicit/index.js';
import {
  type ClippedCell2d,
  type PowerDiagram2d,
  powerDiagram2d,
  type VoronoiDiagram2d,
  voronoiCells2d,
  voronoiDiagram2d,
  voronoiEdgeDirection2d,
  voronoiVertexPoint2d,
} from '../../../triangulation/index.js';
import { cellText, diagramText, pointText } from '../../answers/diagrams.js';
import { weightedSitesOf } from '../../cases/triangulation/weighted-sites.js';

type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

const fractionOf = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;

/** The sites around each vertex. */
function sitesAround({ edgeSites, edgeVertices, vertexSites }: VoronoiDiagram2d): Set<number>[] {
  const around = Array.from({ length: vertexSites.length / 3 }, () => new Set<number>());
  edgeVertices.forEach((v, h) => {
    if (v >= 0) around[v]!.add(edgeSites[h]!).add(edgeSites[h ^ 1]!);
  });
  return around;
}

/** What the lists of a diagram say of each other that is not so; empty if there is nothing. */
function inconsistency(diagram: VoronoiDiagram2d): string {
  const { cellStarts, cellEdges, edgeSites, edgeVertices, vertices, vertexSites } = diagram;
  for (let i = 0; i + 1 < cellStarts.length; i++) {
    const walk = [...cellEdges.subarray(cellStarts[i]!, cellStarts[i + 1]!)];
    if (walk.some((h) => edgeSites[h] !== i)) return ' CELL DIFFERS';
    const isChain = walk.every((h, k) => edgeVertices[h ^ 1] === edgeVertices[walk[(k + 1) % walk.length]!]);
    const isStrip = walk.every((h) => edgeVertices[h] === -1 && edgeVertices[h ^ 1] === -1);
    if (!isChain && !isStrip) return ' WALK DIFFERS';
  }
  if (new Set(cellEdges).size !== edgeSites.length) return ' EDGES DIFFER';
  for (let v = 0; v < vertexSites.length / 3; v++) {
    const [x, y] = coordinates2d(voronoiVertexPoint2d(diagram, v));
    if (x !== vertices[2 * v] || y !== vertices[2 * v + 1]) return ' ROUNDED DIFFERS';
  }
  return directionFault(diagram);
}

/** Directions are square to the way between sites, and lead from the first end to the second. */
function directionFault(diagram: VoronoiDiagram2d): string {
  const { coordinates: xy, edgeSites, edgeVertices } = diagram;
  const at = (k: number) => rational.fromNumber(xy[k]!);
  for (let e = 0; 2 * e < edgeSites.length; e++) {
    const [u, v] = voronoiEdgeDirection2d(diagram, e).map((n) =>
      rational.fromParts(n, 1n),
    ) as unknown as Pair;
    const [a, b] = [2 * edgeSites[2 * e]!, 2 * edgeSites[2 * e + 1]!];
    const way = [0, 1].map((k) => rational.subtract(at(b + k), at(a + k))) as unknown as Pair;
    if (rational.sign(dot([u, v], way)) !== 0) return ' DIRECTION DIFFERS';
    const turn = rational.subtract(rational.multiply(way[0], v), rational.multiply(way[1], u));
    if (rational.sign(turn) <= 0) return ' DIRECTION REVERSED';
    const [from, to] = [edgeVertices[2 * e]!, edgeVertices[2 * e + 1]!];
    if (from < 0 || to < 0) continue;
    const [p, q] = [voronoiVertexPoint2d(diagram, from), voronoiVertexPoint2d(diagram, to)];
    const along = [0, 1].map((k) => rational.subtract(q[k]!, p[k]!)) as unknown as Pair;
    if (rational.sign(dot([u, v], along)) <= 0) return ' DIRECTION REVERSED';
  }
  return '';
}

type Pair = readonly [rational.Rational, rational.Rational];

const dot = (a: Pair, b: Pair) => rational.add(rational.multiply(a[0], b[0]), rational.multiply(a[1], b[1]));

function textOf(diagram: PowerDiagram2d): string {
  const { edgeSites, edgeVertices, hidden, duplicates } = diagram;
  const points = Array.from({ length: diagram.vertexSites.length / 3 }, (_, v) => {
    const [x, y] = voronoiVertexPoint2d(diagram, v);
    return pointText(fractionOf(x), fractionOf(y));
  });
  const end = (h: number) => (edgeVertices[h]! < 0 ? null : points[edgeVertices[h]!]!);
  return diagramText({
    vertices: sitesAround(diagram).map((sites, v) => ({ point: points[v]!, sites: [...sites] })),
    edges: Array.from({ length: edgeSites.length / 2 }, (_, e) => ({
      sites: [edgeSites[2 * e]!, edgeSites[2 * e + 1]!] as const,
      ends: [end(2 * e), end(2 * e + 1)],
    })),
    hidden: [...hidden],
    duplicates: [...duplicates],
  });
}

/** With equal weights, a power diagram is the Voronoi diagram in all lists. */
function isVoronoi(diagram: PowerDiagram2d, sites: readonly (readonly number[])[]): boolean {
  const { weights, hidden, ...lists } = diagram;
  return JSON.stringify(lists) === JSON.stringify(voronoiDiagram2d(sites));
}

/** The kernel's power diagram, and its Voronoi diagram where weights are equal. */
export function powerDiagramSubject(values: Float64Array): string {
  const { sites, weights } = weightedSitesOf(values);
  const diagram = powerDiagram2d(sites, weights);
  const isEqual = weights.every((weight) => weight === weights[0]);
  const other = isEqual && !isVoronoi(diagram, sites) ? ' VORONOI DIFFERS' : '';
  return `${textOf(diagram)}${inconsistency(diagram)}${other}`;
}

function textOfCell({ ring, area, rounded }: ClippedCell2d): string {
  const isRounded =
    rounded.area === rational.toNumber(area) &&
    ring.every(([x, y], k) => `${coordinates2d([x, y])}` === `${rounded.ring[k]}`);
  const corners = ring.map(([x, y]) => pointText(fractionOf(x), fractionOf(y)));
  return `${cellText(fractionOf(area), corners)}${isRounded ? '' : ' ROUNDED DIFFERS'}`;
}

/** The kernel's cells in a box; the same of the box as a ring, clockwise, with a point inside an edge. */
export function powerCellsSubject(values: Float64Array): string {
  const { sites, weights, box } = weightedSitesOf(values);
  const diagram = powerDiagram2d(sites, weights);
  const [x, y, u, v] = [...box.min, ...box.max] as [number, number, number, number];
  const ring = [
    [x, y],
    [x, v],
    [u, v],
    [u, y],
    [u, y],
  ];
  const [cells, others] = [box, ring].map((region) => voronoiCells2d(diagram, region).map(textOfCell));
  const filled = cells!.filter((text) => !text.startsWith('0/')).length;
  const kind = filled === 0 ? 'empty' : filled === sites.length ? 'whole' : 'some';
  const text = [kind, ...cells!].join(' ');
  return cells!.join() === others!.join() ? text : `${text} RING DIFFERS`;
}
