import type { SegmentSoup } from '../arrangement/segment-soup.js';
import { NONE } from '../core/collections/hashing.js';

/** Lines and vertices of a soup in another one: each is made there once. */
export class CopiedVertices {
  readonly #into: SegmentSoup;
  readonly #from: SegmentSoup;
  readonly #lines = new Map<number, number>();
  readonly #vertices = new Map<number, number>();

  constructor(into: SegmentSoup, from: SegmentSoup) {
    this.#into = into;
    this.#from = from;
  }

  line(line: number): number {
    return numberIn(this.#lines, line, () => this.#copyLine(line));
  }

  vertex(v: number): number {
    return numberIn(this.#vertices, v, () => this.#copyVertex(v));
  }

  #copyLine(line: number): number {
    const { lines, moves } = this.#from;
    const into = this.#into;
    const [ax, ay, bx, by] = [0, 1, 2, 3].map((k) => lines.data[4 * line + k]!) as [
      number,
      number,
      number,
      number,
    ];
    const move = moves.get(line);
    if (move !== undefined) return into.lineThroughMoved(ax, ay, bx, by, ...move);
    return into.lineThrough(into.point(ax, ay), into.point(bx, by));
  }

  #copyVertex(v: number): number {
    const { first, second, tails, x, y } = this.#from;
    const a = first.data[v]!;
    if (a !== NONE) return this.#into.crossing(this.line(a), this.line(second.data[v]!));
    const [tailX, tailY] = tails.get(v) ?? [0, 0];
    return this.#into.sum(x.data[v]!, y.data[v]!, tailX, tailY);
  }
}

function numberIn(numbers: Map<number, number>, key: number, make: () => number): number {
  let number = numbers.get(key);
  if (number === undefined) {
    number = make();
    numbers.set(key, number);
  }
  return number;
}
