import type { Sign } from '../../core/sign.js';
import { type Boundary, type BoundaryPiece, reversed } from './arrange.js';
import { insideOf, type Tables } from './facet.js';
import { type Line, Lines } from './lines.js';
import { type DirectedEdge, ringsOf } from './rings.js';
import type { Soup } from './soup.js';

/** All of the boundary in one plane that looks one way. */
export interface MergedFace {
  readonly plane: number;
  readonly facing: 1 | -1;
  readonly rings: readonly (readonly number[])[];
}

/** Pieces of one plane and facing that are put together. */
export interface Group {
  readonly plane: number;
  readonly facing: 1 | -1;
  readonly pieces: BoundaryPiece[];
}

/** A stretch of a line on the boundary of a group. */
interface Stretch {
  readonly group: number;
  readonly edge: number;
  /** Places in the list of the line's vertices. */
  readonly from: number;
  readonly to: number;
  /** Whether the group lies to the left of the way up the line. */
  readonly isForward: boolean;
  readonly left: Sign;
}

/**
 * The faces of the boundary that pieces make up: pieces of one plane and facing are put together along their edges, and
 * what remains is the boundary of their union, in rings. A vertex is one where a ring bends, or that is one for another
 * face.
 */
export function mergeFaces(soup: Soup, boundary: Boundary): MergedFace[] {
  const faces: MergedFace[] = [];
  const groups = new Map<number, Group>();
  const corners = new Uint8Array(soup.tables.vertices.points.length);
  for (const piece of boundary.pieces) addPiece(groups, piece);
  const sizes = sizesOf(soup, boundary);
  const addWhole = (index: number, way: 1 | -1): void => {
    const { plane, vertices, facing: own } = soup.facets[index]!;
    const facing = (own * way) as 1 | -1;
    if (vertices.length === 3 && sizes[keyOf(plane, facing)] === 1) {
      // A triangle that meets no other facet, and has its plane for itself, is a face as it is.
      faces.push({ plane, facing, rings: [way > 0 ? vertices : [...vertices].reverse()] });
      for (const v of vertices) corners[v] = 1;
      return;
    }
    const polygon = soup.withEdges(index);
    addPiece(groups, { ...(way > 0 ? polygon : reversed(polygon)), plane, facing, guests: [] });
  };
  for (const index of boundary.whole) addWhole(index, 1);
  for (const index of boundary.turned) addWhole(index, -1);
  for (const face of facesAlongLines(soup, [...groups.values()], boundary.cuts, corners)) faces.push(face);
  return faces;
}

/** A number for a plane and a facing. */
function keyOf(plane: number, facing: 1 | -1): number {
  return 2 * plane + (facing > 0 ? 0 : 1);
}

/** How many pieces there are of each plane and facing. */
function sizesOf({ tables, facets }: Soup, { pieces, whole, turned }: Boundary): Uint32Array {
  const sizes = new Uint32Array(2 * tables.planes.objects.length);
  for (const { plane, facing } of pieces) sizes[keyOf(plane, facing)]!++;
  for (const index of whole) sizes[keyOf(facets[index]!.plane, facets[index]!.facing)]!++;
  for (const index of turned) {
    const { plane, facing } = facets[index]!;
    sizes[keyOf(plane, facing > 0 ? -1 : 1)]!++;
  }
  return sizes;
}

function addPiece(groups: Map<number, Group>, piece: BoundaryPiece): void {
  const { plane, facing } = piece;
  const group = groups.get(keyOf(plane, facing));
  if (group === undefined) groups.set(keyOf(plane, facing), { plane, facing, pieces: [piece] });
  else group.pieces.push(piece);
}

/** How edges of the pieces of one group cover a line. */
interface Coverage {
  readonly group: number;
  readonly edge: number;
  readonly line: Line;
  /** The edges, from and to, as they run. */
  readonly edges: number[];
  /** On which side of the plane of the edge the group lies where it is to the left of an edge that runs up the line. */
  left: Sign;
}

/**
 * The face of each group of pieces, in rings; all vertices that bound one of them are vertices of the others, too.
 *
 * @param corners 1 for each vertex that is one in any case; more are marked
 */
export function facesAlongLines(
  soup: Soup,
  groups: readonly Group[],
  cuts: Boundary['cuts'],
  corners: Uint8Array,
): MergedFace[] {
  const lines = new Lines(soup.tables);
  const coverages = groups.flatMap((group, i) => coveragesOf(soup.tables, group, i, lines));
  for (const cut of cuts) addEnds(lines, cut);
  lines.sort();
  const stretches = coverages.flatMap((coverage) => stretchesOf(coverage));
  for (const { at, stretch } of stretches) {
    corners[at.line.vertices[stretch.from]!] = 1;
    corners[at.line.vertices[stretch.to]!] = 1;
  }
  markCrossings(stretches, corners);
  const edges: DirectedEdge[][] = groups.map(() => []);
  for (const { at, stretch } of stretches) edges[stretch.group]!.push(...directed(at.line, stretch, corners));
  return groups.map(({ plane, facing }, i) => ({ plane, facing, rings: ringsOf(soup.tables, edges[i]!) }));
}

/**
 * Where two stretches of one face cross, each goes straight on, but the rings of the face bend: of the sectors that
 * three lines make around a point every second one may belong to the face. Pieces end there, so that both lines know
 * the vertex.
 */
function markCrossings(stretches: readonly { at: Coverage; stretch: Stretch }[], corners: Uint8Array): void {
  const passed = new Set<number>();
  for (const { at, stretch } of stretches) {
    for (let place = stretch.from + 1; place < stretch.to; place++) {
      const vertex = at.line.vertices[place]!;
      if (corners[vertex] === 1) continue;
      const key = stretch.group * VERTICES + vertex;
      if (passed.has(key)) corners[vertex] = 1;
      else passed.add(key);
    }
  }
}

/** More vertices than there can be. */
const VERTICES = 2 ** 26;

/**
 * Puts the ends of the edges of a piece on the lines that faces have edges on. So a line knows a vertex that faces have
 * on it with no edge along it: where an edge of an operand meets one of its faces from within, and both are cut by the
 * plane of another.
 */
function addEnds(lines: Lines, { plane, vertices, edges }: Boundary['cuts'][number]): void {
  edges.forEach((edge, i) => {
    const [from, to] = [vertices[i]!, vertices[(i + 1) % vertices.length]!];
    lines.find(plane, edge, from, to)?.vertices.push(from, to);
  });
}

function coveragesOf(tables: Tables, group: Group, index: number, lines: Lines): Coverage[] {
  const found = new Map<Line, Coverage>();
  for (const piece of group.pieces) {
    const { vertices, edges, guests } = piece;
    edges.forEach((edge, i) => {
      const [from, to] = [vertices[i]!, vertices[(i + 1) % vertices.length]!];
      const line = lines.of(group.plane, edge, from, to);
      line.vertices.push(from, to);
      for (const v of guests) if (liesOn(tables, v, line)) line.vertices.push(v);
      let coverage = found.get(line);
      if (coverage === undefined) {
        const inside = insideOf(tables, vertices, edge);
        const left: Sign = tables.vertices.order(from, to) < 0 ? inside : ((0 - inside) as Sign);
        coverage = { group: index, edge, line, edges: [], left };
        found.set(line, coverage);
      }
      coverage.edges.push(from, to);
    });
  }
  return [...found.values()];
}

function liesOn({ vertices }: Tables, vertex: number, { planes }: Line): boolean {
  return planes.every((plane) => vertices.side(vertex, plane) === 0);
}

/** The longest stretches of a line with the group on one side only. */
function stretchesOf(at: Coverage): { at: Coverage; stretch: Stretch }[] {
  const places = new Map(at.line.vertices.map((v, i) => [v, i]));
  // How many more edges run up than down, from each place to the next.
  const change = new Array<number>(at.line.vertices.length).fill(0);
  for (let i = 0; i < at.edges.length; i += 2) {
    change[places.get(at.edges[i]!)!]! += 1;
    change[places.get(at.edges[i + 1]!)!]! -= 1;
  }
  const found: { at: Coverage; stretch: Stretch }[] = [];
  let balance = 0;
  let from = 0;
  change.forEach((step, place) => {
    if (step === 0) return;
    if (balance !== 0) {
      const { group, edge, left } = at;
      found.push({ at, stretch: { group, edge, from, to: place, isForward: balance > 0, left } });
    }
    balance += step;
    from = place;
  });
  return found;
}

/** A stretch as edges between the corners that lie on it. */
function directed(
  line: Line,
  { edge, from, to, isForward, left }: Stretch,
  corners: Uint8Array,
): DirectedEdge[] {
  const stops = line.vertices.slice(from, to + 1).filter((v) => corners[v] === 1);
  const edges: DirectedEdge[] = [];
  for (let i = 1; i < stops.length; i++) {
    const [lower, upper] = [stops[i - 1]!, stops[i]!];
    edges.push(
      isForward
        ? { from: lower, to: upper, edge, left }
        : { from: upper, to: lower, edge, left: (0 - left + 0) as Sign },
    );
  }
  return edges;
}
