import { integerModulo, minusModulo, timesModulo, withoutPrime } from '../../arithmetic/residues.js';
import type { Sign } from '../../core/sign.js';
import { exactPlane } from '../../implicit/objects/plane-object.js';
import { type PlaneResidues, planeResidues, ratioHash } from '../../implicit/plane-hash.js';
import type { Tables } from './facet.js';

/** A line that edges lie on: two planes, and what is known of it. */
export interface Line {
  readonly planes: readonly [number, number];
  /** All vertices that are looked at on it; in their order when they have been sorted. */
  vertices: number[];
}

/** The distinct lines that edges lie on. A line is the same whichever two of its planes an edge names. */
export class Lines {
  readonly all: Line[] = [];
  readonly #tables: Tables;
  readonly #ofPlanes = new Map<number, Line>();
  readonly #ofHash = new Map<number, Line[]>();

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** The line of an edge between two vertices on two planes, a new one if it is not there. */
  of(p: number, q: number, from: number, to: number): Line {
    const found = this.find(p, q, from, to);
    if (found !== undefined) return found;
    const line: Line = { planes: [p, q], vertices: [] };
    this.all.push(line);
    this.#ofPlanes.set(keyOf(p, q), line);
    const hash = this.#hash(p, q);
    const bucket = this.#ofHash.get(hash);
    if (bucket === undefined) this.#ofHash.set(hash, [line]);
    else bucket.push(line);
    return line;
  }

  /** The line of an edge between two vertices on two planes, if it is there. */
  find(p: number, q: number, from: number, to: number): Line | undefined {
    const key = keyOf(p, q);
    const known = this.#ofPlanes.get(key);
    if (known !== undefined) return known;
    const { vertices } = this.#tables;
    const contains = (line: Line) =>
      line.planes.every((plane) => vertices.side(from, plane) === 0 && vertices.side(to, plane) === 0);
    const found = this.#ofHash.get(this.#hash(p, q))?.find(contains);
    if (found !== undefined) this.#ofPlanes.set(key, found);
    return found;
  }

  /** The same for all pairs of planes through a line: its six Plücker coordinates modulo a prime, as ratios. */
  #hash(p: number, q: number): number {
    const { objects } = this.#tables.planes;
    const hash = ratioHash(minors(planeResidues(objects[p]!), planeResidues(objects[q]!)));
    return hash >= 0 ? hash : this.#hashOfIntegers(p, q);
  }

  /** The prime divides all of them: it is taken out. */
  #hashOfIntegers(p: number, q: number): number {
    const { objects } = this.#tables.planes;
    const [m, n] = [integers(exactPlane(objects[p]!)), integers(exactPlane(objects[q]!))];
    return ratioHash(withoutPrime(PAIRS.map(([i, j]) => m[i]! * n[j]! - m[j]! * n[i]!)).map(integerModulo));
  }

  /** Puts the vertices of each line in order, each once. */
  sort(): void {
    const { vertices } = this.#tables;
    for (const line of this.all) {
      line.vertices = [...new Set(line.vertices)].sort((u, v): Sign => vertices.order(u, v));
    }
  }
}

function keyOf(p: number, q: number): number {
  return p < q ? p * PAIR + q : q * PAIR + p;
}

/** More planes than there can be. */
const PAIR = 2 ** 26;

const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;

function minors(p: PlaneResidues, q: PlaneResidues): number[] {
  return PAIRS.map(([i, j]) => minusModulo(timesModulo(p[i], q[j]), timesModulo(p[j], q[i])));
}

/** The coefficients over one power of two. */
function integers({ a, b, c, d, normalExponent, constantExponent }: ReturnType<typeof exactPlane>): bigint[] {
  const unit = Math.min(normalExponent, constantExponent);
  const up = BigInt(normalExponent - unit);
  return [a << up, b << up, c << up, d << BigInt(constantExponent - unit)];
}
