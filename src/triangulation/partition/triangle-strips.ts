import { reject, requireNoMore } from '../../core/arguments/index.js';
import { isList } from '../../core/arguments/kinds.js';
import { nextInTriangle, previousInTriangle } from './cut-edges.js';
import { halfEdgeTwins } from './half-edge-twins.js';

/** Vertex numbers are below this: those of a `Uint32Array`. */
const LIMIT = 2 ** 32;

function requireTriangles(where: string, triangles: ArrayLike<number>): Uint32Array {
  if (!isList(triangles) || triangles.length % 3 !== 0) {
    reject(where, 'triangles', 'a list of three vertex numbers for each triangle', triangles);
  }
  for (let i = 0; i < triangles.length; i++) {
    const v = triangles[i]!;
    if (!(Number.isInteger(v) && v >= 0 && v < LIMIT)) {
      reject(where, `triangles[${i}]`, 'an integer from 0 to 4294967295', v);
    }
  }
  return Uint32Array.from(triangles);
}

/**
 * A strip through a triangle, in both directions, by one half-edge for each triangle: from s[k] to s[k+1] for even k,
 * and back for odd k. It begins with an even one, so that the triangle itself may be missing.
 *
 * @param start the half-edge of the triangle, in an even place or an odd one
 */
function stripThrough(
  start: number,
  isOdd: boolean,
  twins: Int32Array,
  isUsed: (triangle: number) => boolean,
): number[] {
  const own = new Set([Math.floor(start / 3)]);
  const isFree = (h: number): boolean => {
    const triangle = Math.floor(h / 3);
    return h !== -1 && !own.has(triangle) && !isUsed(triangle);
  };
  const strip = [start];
  for (let h = start, odd = isOdd; ; odd = !odd) {
    h = twins[odd ? previousInTriangle(h) : nextInTriangle(h)]!;
    if (!isFree(h)) break;
    own.add(Math.floor(h / 3));
    strip.push(h);
  }
  const before: number[] = [];
  let odd = isOdd;
  for (let h = start; ; ) {
    const twin = twins[h]!;
    if (!isFree(twin)) break;
    h = odd ? previousInTriangle(twin) : nextInTriangle(twin);
    odd = !odd;
    own.add(Math.floor(h / 3));
    before.push(h);
  }
  const all = [...before.reverse(), ...strip];
  return odd ? all.slice(1) : all;
}

/**
 * Triangles in strips, as graphics cards take them: each corner from the third on makes a triangle with the two before
 * it. Triangle k of a strip s is (s[k], s[k+1], s[k+2]) for even k, and (s[k+1], s[k], s[k+2]) for odd k, and runs as
 * it was given. Every triangle is in one strip. Strips begin with triangles that have few neighbours, and go on
 * both ways as long as there are triangles left, in the direction that leads furthest. That need not be the least
 * number of strips.
 *
 * Time: linear, as a rule.
 *
 * Source: Akeley, Haeberli, Burns 1990, "tomesh"; Evans, Skiena, Varshney 1996, "Optimizing triangle strips for fast
 * rendering".
 *
 * @param triangles three vertex numbers for each
 * @throws RangeError naming the number that is none
 * @example
 * triangleStrips([0, 1, 2, 2, 1, 3, 2, 3, 4]); // [new Uint32Array([0, 1, 2, 3, 4])]
 */
export function triangleStrips(triangles: ArrayLike<number>): readonly Uint32Array[] {
  if (arguments.length > 1) requireNoMore('triangleStrips', 1, arguments[1]);
  const corners = requireTriangles('triangleStrips', triangles);
  const twins = halfEdgeTwins(corners);
  const count = corners.length / 3;
  const used = new Uint8Array(count);
  const isUsed = (triangle: number): boolean => used[triangle] === 1;
  const byNeighbours: number[][] = [[], [], [], []];
  for (let t = 0; t < count; t++) {
    byNeighbours[[0, 1, 2].filter((k) => twins[3 * t + k] !== -1).length]!.push(t);
  }
  const strips: Uint32Array[] = [];
  for (const start of byNeighbours.flat()) {
    while (!isUsed(start)) {
      let best: number[] = [];
      for (let k = 0; k < 6; k++) {
        const strip = stripThrough(3 * start + (k >> 1), k % 2 === 1, twins, isUsed);
        if (strip.length > best.length) best = strip;
      }
      for (const h of best) used[Math.floor(h / 3)] = 1;
      const thirds = best.map((h) => previousInTriangle(h));
      strips.push(Uint32Array.from([best[0]!, nextInTriangle(best[0]!), ...thirds], (h) => corners[h]!));
    }
  }
  return strips;
}
