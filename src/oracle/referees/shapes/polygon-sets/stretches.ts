/** Points and segments of the plane over integers: distances, and on which side of closed chains a point is. */

/** (x / w, y / w), w above 0. */
export interface Place {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
}
export type Stretch = readonly [Place, Place];

type Square = readonly [numerator: bigint, denominator: bigint];

const squareToPlace = (p: Place, q: Place): Square => {
  const [x, y, w] = [p.x * q.w - q.x * p.w, p.y * q.w - q.y * p.w, p.w * q.w];
  return [x * x + y * y, w * w];
};

/** The squared distance of a place and a segment, which may be a point. */
export function squareTo(p: Place, [a, b]: Stretch): Square {
  const [ux, uy] = [b.x * a.w - a.x * b.w, b.y * a.w - a.y * b.w];
  const [vx, vy] = [p.x * a.w - a.x * p.w, p.y * a.w - a.y * p.w];
  const along = ux * vx + uy * vy;
  const length = ux * ux + uy * uy;
  if (along <= 0n) return squareToPlace(p, a);
  if (along * b.w >= length * p.w) return squareToPlace(p, b);
  const area = ux * vy - uy * vx;
  return [area * area, length * a.w * a.w * p.w * p.w];
}

/** Is a squared distance less than the square of a number? */
export const isNearer = ([numerator, denominator]: Square, radius: bigint): boolean =>
  numerator < radius * radius * denominator;
export const isFarther = ([numerator, denominator]: Square, radius: bigint): boolean =>
  numerator > radius * radius * denominator;

/** The sign of the turn from a over b to c. */
function turn(a: Place, b: Place, c: Place): number {
  const [ux, uy] = [b.x * a.w - a.x * b.w, b.y * a.w - a.y * b.w];
  const [vx, vy] = [c.x * a.w - a.x * c.w, c.y * a.w - a.y * c.w];
  const area = ux * vy - uy * vx;
  return area > 0n ? 1 : area < 0n ? -1 : 0;
}

/** Pieces of closed chains, those that go straight on as one: unless other pieces begin or end there, too. */
export function joined(pieces: readonly Stretch[], keyOf: (p: Place) => string): Stretch[] {
  const ends = new Map<string, number>();
  for (const [, to] of pieces) ends.set(keyOf(to), (ends.get(keyOf(to)) ?? 0) + 1);
  const byStart = new Map(pieces.map((piece) => [keyOf(piece[0]), piece]));
  const isStraight = (a: Place, b: Place): boolean => {
    const next = byStart.get(keyOf(b))!;
    return ends.get(keyOf(b)) === 1 && turn(a, b, next[1]) === 0;
  };
  const hasBefore = new Set(pieces.filter(([a, b]) => isStraight(a, b)).map(([, b]) => keyOf(b)));
  return pieces
    .filter(([a]) => !hasBefore.has(keyOf(a)))
    .map(([a, b]): Stretch => {
      let end = b;
      while (isStraight(a, end)) end = byStart.get(keyOf(end))![1];
      return [a, end];
    });
}

/** Do two segments cross, each in the middle of the other? */
export const areCrossing = ([a, b]: Stretch, [c, d]: Stretch): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

export const middleOf = (a: Place, b: Place): Place => ({
  x: a.x * b.w + b.x * a.w,
  y: a.y * b.w + b.y * a.w,
  w: 2n * a.w * b.w,
});

/** Where a place is to what closed chains enclose, by the even-odd rule: 1 inside, 0 on one of them, -1 outside. */
export function sideOf(p: Place, chains: readonly Stretch[]): number {
  let isInside = false;
  for (const [a, b] of chains) {
    const [isAboveA, isAboveB] = [a.y * p.w > p.y * a.w, b.y * p.w > p.y * b.w];
    if (squareTo(p, [a, b])[0] === 0n) return 0;
    if (isAboveA === isAboveB) continue;
    if (turn(a, b, p) > 0 === isAboveB) isInside = !isInside;
  }
  return isInside ? 1 : -1;
}
