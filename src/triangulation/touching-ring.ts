import { orient2d } from '../predicates/index.js';

/**
 * A ring that may touch itself: corner i is visited at the place `place[i]`, and places are different points. Corners
 * are links, so that the same point may be visited several times.
 */
export class TouchingRing {
  readonly x: number[];
  readonly y: number[];
  /** For every corner the first one at the same point. */
  readonly place: number[];
  /** The corner of the caller's ring that a corner stands for. */
  readonly number: number[];
  readonly next: number[];
  readonly previous: number[];
  readonly isThere: boolean[];
  /** How many corners are left, and one of them. */
  count: number;
  start = 0;
  work = 0;
  /** Is told each corner that goes. */
  onRemove: (corner: number) => void = () => {};

  constructor(points: readonly ArrayLike<number>[], numbers: readonly number[] = points.map((_, i) => i)) {
    // -0 is 0.
    this.x = points.map((p) => p[0]! + 0);
    this.y = points.map((p) => p[1]! + 0);
    const n = points.length;
    this.number = [...numbers];
    this.next = points.map((_, i) => (i + 1) % n);
    this.previous = points.map((_, i) => (i + n - 1) % n);
    this.isThere = points.map(() => true);
    this.count = n;
    const first = new Map<string, number>();
    this.place = points.map((_, i) => {
      const key = `${this.x[i]},${this.y[i]}`;
      const known = first.get(key);
      if (known === undefined) first.set(key, i);
      return known ?? i;
    });
  }

  /** The corners that are left, in their order. */
  *corners(): Generator<number> {
    for (let n = 0, i = this.start; n < this.count; n++, i = this.next[i]!) yield i;
  }

  side(i: number, j: number, k: number): number {
    this.work++;
    return orient2d(this.x[i]!, this.y[i]!, this.x[j]!, this.y[j]!, this.x[k]!, this.y[k]!);
  }

  remove(i: number): void {
    const [before, after] = [this.previous[i]!, this.next[i]!];
    this.next[before] = after;
    this.previous[after] = before;
    this.isThere[i] = false;
    this.onRemove(i);
    this.count--;
    if (this.start === i) this.start = after;
  }

  /** Puts a corner behind another one, at the point of a third. */
  insert(behind: number, at: number): number {
    const i = this.x.length;
    this.x.push(this.x[at]!);
    this.y.push(this.y[at]!);
    this.place.push(this.place[at]!);
    this.number.push(this.number[at]!);
    this.isThere.push(true);
    const after = this.next[behind]!;
    this.next.push(after);
    this.previous.push(behind);
    this.next[behind] = i;
    this.previous[after] = i;
    this.count++;
    return i;
  }

  reverse(): void {
    for (const i of [...this.corners()]) {
      [this.next[i], this.previous[i]] = [this.previous[i]!, this.next[i]!];
    }
  }

  /**
   * Takes out what bounds nothing at a corner: an edge without length, an edge run forth and back. @returns a corner
   * that is left
   */
  tidy(corner: number): number {
    let i = corner;
    while (this.count > 2) {
      const [before, after] = [this.previous[i]!, this.next[i]!];
      if (this.place[before] === this.place[i]) this.remove(i);
      else if (this.place[before] === this.place[after]) {
        this.remove(i);
        this.remove(after);
      } else return i;
      i = before;
    }
    return i;
  }

  tidyAll(): void {
    let i = this.start;
    // A corner that was tidied may let the one before it go: each round ends where nothing went for as many corners as
    // there are.
    for (let calm = 0; calm < this.count && this.count > 2; ) {
      const before = this.count;
      const at = this.tidy(i);
      calm = this.count === before ? calm + 1 : 0;
      i = this.next[at]!;
    }
    this.start = i;
  }

  /** Whether point p lies on the edge from i to j, and on neither end; where it is in their box, and on their line. */
  isInside(p: number, i: number, j: number): boolean {
    const { x, y } = this;
    this.work++;
    if (this.place[p] === this.place[i] || this.place[p] === this.place[j]) return false;
    const [px, py] = [x[p]!, y[p]!];
    if (px < Math.min(x[i]!, x[j]!) || px > Math.max(x[i]!, x[j]!)) return false;
    if (py < Math.min(y[i]!, y[j]!) || py > Math.max(y[i]!, y[j]!)) return false;
    return this.side(i, j, p) === 0;
  }
}
