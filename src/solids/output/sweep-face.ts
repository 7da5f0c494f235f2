/**
 * A face in triangles: a line sweeps over it from vertex to vertex, and what it has seen of each part of the face
 * between two edges that it cuts is in triangles but for a chain of vertices that bulges towards the line.
 *
 * The sweep goes in the order of the vertices' numbers. That is the lexicographic order of their coordinates, which in
 * every plane is the order along some direction, with no two vertices level: the sweep compares no coordinates, and no
 * edge is parallel to its line. All it asks is how three vertices turn.
 *
 * A chain turns nowhere away from the line: it is straight or reflex at its inner vertices. So what is cut off by a new
 * vertex has area, and when a part ends in a vertex, all of its chain is seen from there, no two vertices of it behind
 * each other.
 *
 * Source: Hertel and Mehlhorn 1983, "Fast triangulation of simple polygons"; the book: de Berg et al., Computational
 * Geometry, chapter 3.
 */

/** 1 if three vertices run counterclockwise, 0 on a line, -1 clockwise. */
export type Turn = (a: number, b: number, c: number) => number;

/** Takes three vertices, counterclockwise. */
export type TakeTriangle = (a: number, b: number, c: number) => void;

/** Two vertices within a face, the lesser one first, between which it goes on to both sides; or one vertex twice. */
export type Stretch = readonly [from: number, to: number];

/** A vertex in the chain of a part, between those below and above it. */
interface Link {
  readonly vertex: number;
  below: Link | null;
  above: Link | null;
}

/** The part of the face above an edge: its chain, up to the edge above. */
interface Part {
  bottom: Link;
  top: Link;
  /** The greatest vertex of the chain, which every vertex sees that comes in the middle of the part. */
  last: Link;
}

/** An edge that the line cuts, from its lesser vertex to its greater one. */
interface Edge {
  readonly from: number;
  readonly to: number;
  /**
   * Whether what is above it is of the face: so it is if the ring runs from the lesser vertex to the greater, and of a
   * stretch.
   */
  readonly isFloor: boolean;
  part: Part | null;
}

/**
 * Cuts a face into triangles between its vertices, every one of which it uses; none is without area.
 *
 * @param rings the boundary, vertices by numbers that are in lexicographic order of their coordinates; the face is on
 *   its left
 * @param stretches that are to be edges of triangles (or a vertex within that is to be one of theirs): they lie inside,
 *   and pass neither through each other nor through a vertex
 */
export function sweepFace(
  rings: readonly (readonly number[])[],
  turn: Turn,
  triangle: TakeTriangle,
  stretches: readonly Stretch[] = [],
): void {
  new FaceSweep(turn, triangle).run(rings, stretches);
}

class FaceSweep {
  readonly #turn: Turn;
  readonly #triangle: TakeTriangle;
  /** The edges that the line cuts, from below to above. */
  readonly #cut: Edge[] = [];

  constructor(turn: Turn, triangle: TakeTriangle) {
    this.#turn = turn;
    this.#triangle = triangle;
  }

  run(rings: readonly (readonly number[])[], stretches: readonly Stretch[]): void {
    const starting = edgesByStart(rings, stretches);
    const vertices = [...new Set([...rings, ...stretches].flat())].sort((a, b) => a - b);
    for (const v of vertices) this.#pass(v, starting.get(v) ?? []);
  }

  #pass(v: number, starting: Edge[]): void {
    starting.sort((a, b) => -this.#turn(v, a.to, b.to));
    const from = this.#firstNotBelow(v);
    let to = from;
    while (this.#cut[to]?.to === v) to++;
    const below = from === 0 ? null : this.#cut[from - 1]!;
    const [under, over] =
      from === to ? this.#split(below?.part ?? null, v) : this.#end(below?.part ?? null, from, to, v);
    this.#cut.splice(from, to - from, ...starting);
    for (const edge of starting) edge.part = edge.isFloor ? partOf(v) : null;
    const last = starting[starting.length - 1];
    if (last === undefined) {
      if (below !== null) below.part = merged(under, over);
    } else {
      if (below !== null) below.part = under;
      last.part = over;
    }
  }

  /** The place of the first edge that ends in a vertex or lies above it. */
  #firstNotBelow(v: number): number {
    let low = 0;
    let high = this.#cut.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const edge = this.#cut[middle]!;
      if (edge.to !== v && this.#turn(edge.from, edge.to, v) > 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** A vertex in the middle of a part: what is below and above it. */
  #split(part: Part | null, v: number): [Part | null, Part | null] {
    if (part === null) return [null, null];
    const { bottom, top, last } = part;
    const upper = { vertex: last.vertex, below: null, above: last.above };
    if (last.above !== null) last.above.below = upper;
    last.above = null;
    const under = { bottom, top: last, last };
    const over = { bottom: upper, top: top === last ? upper : top, last: upper };
    this.#addOnTop(under, v);
    this.#addAtBottom(over, v);
    return [under, over];
  }

  /** Edges that end in a vertex: the parts between them are through; what is below and above them gets the vertex. */
  #end(under: Part | null, from: number, to: number, v: number): [Part | null, Part | null] {
    for (let i = from; i < to - 1; i++) this.#close(this.#cut[i]!.part, v);
    const over = this.#cut[to - 1]!.part;
    if (under !== null) this.#addOnTop(under, v);
    if (over !== null) this.#addAtBottom(over, v);
    return [under, over];
  }

  #close(part: Part | null, v: number): void {
    if (part === null) return;
    for (let link = part.bottom; link.above !== null; link = link.above) {
      this.#triangle(link.vertex, v, link.above.vertex);
    }
  }

  #addOnTop(part: Part, v: number): void {
    let link = part.top;
    while (link.below !== null && this.#turn(link.below.vertex, v, link.vertex) > 0) {
      this.#triangle(link.below.vertex, v, link.vertex);
      link = link.below;
    }
    part.last = { vertex: v, below: link, above: null };
    link.above = part.last;
    part.top = part.last;
  }

  #addAtBottom(part: Part, v: number): void {
    let link = part.bottom;
    while (link.above !== null && this.#turn(link.vertex, v, link.above.vertex) > 0) {
      this.#triangle(link.vertex, v, link.above.vertex);
      link = link.above;
    }
    part.last = { vertex: v, below: null, above: link };
    link.below = part.last;
    part.bottom = part.last;
  }
}

/** A part that begins in a vertex. */
function partOf(v: number): Part {
  const link = { vertex: v, below: null, above: null };
  return { bottom: link, top: link, last: link };
}

/** Two parts as one, whose chains end and begin in the same vertex. */
function merged(under: Part | null, over: Part | null): Part | null {
  if (under === null || over === null) return null;
  const link = under.top;
  link.above = over.bottom.above;
  if (link.above !== null) link.above.below = link;
  return { bottom: under.bottom, top: over.top === over.bottom ? link : over.top, last: link };
}

/** The edges by their lesser vertices. */
function edgesByStart(
  rings: readonly (readonly number[])[],
  stretches: readonly Stretch[],
): Map<number, Edge[]> {
  const starting = new Map<number, Edge[]>();
  const put = (from: number, to: number, isFloor: boolean): void => {
    const edge = { from, to, isFloor, part: null };
    const others = starting.get(from);
    if (others === undefined) starting.set(from, [edge]);
    else others.push(edge);
  };
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const [a, b] = [ring[i]!, ring[i + 1 === ring.length ? 0 : i + 1]!];
      put(Math.min(a, b), Math.max(a, b), a < b);
    }
  }
  for (const [from, to] of stretches) if (from < to) put(from, to, true);
  return starting;
}
