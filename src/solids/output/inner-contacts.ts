/**
 * Where faces of one solid meet others within: in vertices and along edges of these, and where faces go straight
 * through each other. (Then three planes or more have a line in common, and what is inside changes at each of their
 * halves: both halves of a plane look the same way, and are of one face.) The solid is right; but its triangles meet
 * elsewhere than in common corners and edges, unless there are corners and edges in the middle of the faces.
 */
import { sideOfAny } from '../../implicit/side-of-plane.js';
import { prepareMesh, visitSelfIntersections } from '../../mesh/index.js';
import type { Solid } from '../solid.js';
import type { SolidPoints } from '../solid-points.js';
import { FaceTurns } from './face-turns.js';
import { MOST_PAIRS } from './mesh-faults.js';
import type { Stretch } from './sweep-face.js';
import type { SolidTriangles } from './triangulate-solid.js';

/** The stretches and points within each face where others meet it, by the number of the face. */
export type InnerContacts = ReadonlyMap<number, readonly Stretch[]>;

/**
 * Where faces meet within whose triangles meet as they are cut now. Of rounded triangles, others may meet, too: whether
 * faces do is asked of the exact ones.
 *
 * @param positions where the vertices are rounded to
 */
export function innerContacts(
  solid: Solid,
  known: SolidPoints,
  { triangles, faceOf }: SolidTriangles,
  positions: Float64Array,
): InnerContacts {
  const contacts = new Contacts(solid, known);
  let pairs = 0;
  visitSelfIntersections(prepareMesh({ positions, indices: triangles }), (s, t) => {
    contacts.add(faceOf[s]!, faceOf[t]!);
    return ++pairs === MOST_PAIRS;
  });
  return contacts.found();
}

/**
 * So many edges are looked at, at most: a face of very many edges that very many others meet would take long. What is
 * not found is repaired.
 */
const MOST_EDGES = 2 ** 23;

class Contacts {
  readonly #solid: Solid;
  readonly #known: SolidPoints;
  readonly #seen = new Set<number>();
  readonly #faces = new Map<number, ExactFace>();
  readonly #stretches = new Map<number, Stretch[]>();
  #spare = MOST_EDGES;

  constructor(solid: Solid, known: SolidPoints) {
    this.#solid = solid;
    this.#known = known;
  }

  add(f: number, g: number): void {
    const [one, other] = [Math.min(f, g), Math.max(f, g)];
    const pair = one * this.#solid.faces.length + other;
    if (this.#solid.faces[one]!.plane === this.#solid.faces[other]!.plane || this.#seen.has(pair)) return;
    this.#seen.add(pair);
    const [a, b] = [this.#face(one), this.#face(other)];
    const common = this.#commonVertices(a, b);
    this.#spare -= 2 * common.length * (a.size + b.size);
    if (this.#spare < 0) return;
    for (const v of common) {
      if (a.hasPointInside(v)) this.#put(one, [v, v]);
      if (b.hasPointInside(v)) this.#put(other, [v, v]);
    }
    for (let i = 1; i < common.length; i++) {
      const stretch: Stretch = [common[i - 1]!, common[i]!];
      const [ofA, ofB] = [a.placeOf(stretch), b.placeOf(stretch)];
      if (ofA === 'inside' && ofB !== 'outside') this.#put(one, stretch);
      if (ofB === 'inside' && ofA !== 'outside') this.#put(other, stretch);
    }
  }

  /**
   * Each stretch of a face once, and ended by the ends of all others on it. If two cross where no vertex is (one where
   * the face is met from above, one from below), only the first one is an edge.
   */
  found(): InnerContacts {
    const found = new Map<number, Stretch[]>();
    for (const [number, stretches] of this.#stretches) {
      const ends = [...new Set(stretches.flat())].sort((a, b) => a - b);
      const { turns } = this.#face(number);
      const parts = new Map<string, Stretch>();
      for (const [a, b] of stretches) {
        if (a === b) parts.set(`${a}`, [a, a]);
        const stops = a === b ? [] : ends.filter((v) => v >= a && v <= b && turns.of(a, b, v) === 0);
        for (let i = 1; i < stops.length; i++) {
          parts.set(`${stops[i - 1]} ${stops[i]}`, [stops[i - 1]!, stops[i]!]);
        }
      }
      found.set(number, withoutCrossings([...parts.values()], turns));
    }
    return found;
  }

  #put(face: number, stretch: Stretch): void {
    const own = this.#stretches.get(face);
    if (own === undefined) this.#stretches.set(face, [stretch]);
    else own.push(stretch);
  }

  #face(number: number): ExactFace {
    let face = this.#faces.get(number);
    if (face === undefined) {
      const { plane, facing, rings } = this.#solid.faces[number]!;
      const turns = new FaceTurns(this.#known.points, this.#known.planes[plane]!, facing);
      face = new ExactFace(plane, rings, turns);
      this.#faces.set(number, face);
    }
    return face;
  }

  /**
   * The vertices of two faces that are on both planes, along their line: by their numbers, which are in the order of
   * the coordinates. Only such of them where both faces may be: between their least and greatest vertices.
   */
  #commonVertices(a: ExactFace, b: ExactFace): number[] {
    const [least, greatest] = [Math.max(a.least, b.least), Math.min(a.greatest, b.greatest)];
    const ofA = a.between(least, greatest).filter((v) => this.#isOn(v, b.plane));
    const ofB = b.between(least, greatest).filter((v) => this.#isOn(v, a.plane));
    return [...new Set([...ofA, ...ofB])].sort((u, v) => u - v);
  }

  #isOn(vertex: number, plane: number): boolean {
    return sideOfAny(this.#known.planes[plane]!, this.#known.points[vertex]!) === 0;
  }
}

function withoutCrossings(stretches: readonly Stretch[], turns: FaceTurns): Stretch[] {
  const kept: Stretch[] = [];
  for (const stretch of stretches)
    if (!kept.some((other) => areCrossing(stretch, other, turns))) kept.push(stretch);
  return kept;
}

function areCrossing([a, b]: Stretch, [c, d]: Stretch, turns: FaceTurns): boolean {
  if (b <= c || d <= a) return false;
  return turns.of(a, b, c) * turns.of(a, b, d) < 0 && turns.of(c, d, a) * turns.of(c, d, b) < 0;
}

/** Where an edge meets the line of a stretch: along it, between its ends or in one, or beyond the greater one. */
type Crossing = 'along' | 'within' | 'beyond' | 'nowhere';

/** A face whose vertices are looked for in order. */
class ExactFace {
  readonly plane: number;
  readonly turns: FaceTurns;
  readonly #rings: readonly (readonly number[])[];
  readonly #sorted: readonly number[];

  constructor(plane: number, rings: readonly (readonly number[])[], turns: FaceTurns) {
    this.plane = plane;
    this.turns = turns;
    this.#rings = rings;
    this.#sorted = [...new Set(rings.flat())].sort((a, b) => a - b);
  }

  /** How many vertices there are, and nearly as many edges. */
  get size(): number {
    return this.#sorted.length;
  }

  get least(): number {
    return this.#sorted[0]!;
  }

  get greatest(): number {
    return this.#sorted[this.#sorted.length - 1]!;
  }

  /** The vertices with numbers from one to another, both of which count. */
  between(least: number, greatest: number): number[] {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#sorted[middle]! < least) low = middle + 1;
      else high = middle;
    }
    const found: number[] = [];
    for (let i = low; i < this.#sorted.length && this.#sorted[i]! <= greatest; i++)
      found.push(this.#sorted[i]!);
    return found;
  }

  /** Whether a vertex of the plane lies inside, and not on an edge: then an odd number of edges pass below it. */
  hasPointInside(v: number): boolean {
    let below = 0;
    for (const [from, to] of this.#edges()) {
      if (from === v) return false;
      const [a, b] = [Math.min(from, to), Math.max(from, to)];
      if (v <= a || v >= b) continue;
      const side = this.turns.of(a, b, v);
      if (side === 0) return false;
      if (side > 0) below++;
    }
    return below % 2 === 1;
  }

  /**
   * Where a stretch between two points of the plane lies, which passes through no vertex of the rings. It is inside if
   * no edge crosses it, and beyond its end its line, moved to the left by next to nothing, crosses the edges an odd
   * number of times.
   */
  placeOf([a, b]: Stretch): 'inside' | 'edge' | 'outside' {
    let crossings = 0;
    for (const [from, to] of this.#edges()) {
      const place = this.#crossingOf(a, b, from, to);
      if (place === 'along') return 'edge';
      if (place === 'within') return 'outside';
      if (place === 'beyond') crossings++;
    }
    return crossings % 2 === 1 ? 'inside' : 'outside';
  }

  *#edges(): Generator<readonly [from: number, to: number]> {
    for (const ring of this.#rings) {
      for (let i = 0; i < ring.length; i++) yield [ring[i]!, ring[i + 1 === ring.length ? 0 : i + 1]!];
    }
  }

  /** Where an edge crosses the line from a to b, which is less: `within` stands for its ends within an edge, too. */
  #crossingOf(a: number, b: number, from: number, to: number): Crossing {
    const [side, other] = [this.turns.of(a, b, from), this.turns.of(a, b, to)];
    if (side === 0 && other === 0) {
      const isApart = Math.max(from, to) <= a || Math.min(from, to) >= b;
      return isApart ? 'nowhere' : 'along';
    }
    if (side > 0 === other > 0) return 'nowhere';
    if (side === 0 || other === 0) return (side === 0 ? from : to) >= b ? 'beyond' : 'nowhere';
    const [ofA, ofB] = [this.turns.of(from, to, a), this.turns.of(from, to, b)];
    if (ofA !== ofB || ofA === 0) return 'within';
    // What lies to the left of an edge that runs up, from the right of the line to its left, comes before it.
    return ofB > 0 === side < 0 ? 'beyond' : 'nowhere';
  }
}
