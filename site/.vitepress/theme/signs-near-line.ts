import { orient2d } from '../../../src/index.js';

/** The line through which points are moved: the diagonal. */
export const FIRST = 12;
export const SECOND = 24;
/** How many doubles of each axis a picture shows. */
export const CELLS = 64;

/** The distance from a positive double to the next one. */
function ulpOf(x: number): number {
  return 2 ** (Math.floor(Math.log2(x)) - 52);
}

/** A double that is some steps of its unit in the last place away. */
export function stepped(x: number, steps: number): number {
  return x + steps * ulpOf(x);
}

/** The sign of a point beside the diagonal, by the usual formula in plain doubles. */
export function plainSign(x: number, y: number): number {
  return Math.sign((FIRST - x) * (SECOND - y) - (FIRST - y) * (SECOND - x));
}

/** The sign of the same point, exactly. */
export function exactSign(x: number, y: number): number {
  return orient2d(x, y, FIRST, FIRST, SECOND, SECOND);
}

/** Signs of all doubles around a point of the diagonal, row by row from the top, and how many are wrong. */
export function signsAround(at: number): { plain: Int8Array; exact: Int8Array; wrong: number } {
  const plain = new Int8Array(CELLS * CELLS);
  const exact = new Int8Array(CELLS * CELLS);
  let wrong = 0;
  for (let row = 0; row < CELLS; row++) {
    const y = stepped(at, CELLS / 2 - row);
    for (let column = 0; column < CELLS; column++) {
      const x = stepped(at, column - CELLS / 2);
      const k = row * CELLS + column;
      plain[k] = plainSign(x, y);
      exact[k] = exactSign(x, y);
      if (plain[k] !== exact[k]) wrong++;
    }
  }
  return { plain, exact, wrong };
}

/** Where a sign puts a point. */
export function sideName(sign: number): string {
  return sign > 0 ? 'above the line' : sign < 0 ? 'below the line' : 'on the line';
}
