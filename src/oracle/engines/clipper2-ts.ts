import { exponentOf, scaleByPowerOfTwo } from '../cases/doubles.js';
import { builder } from './builder.js';
import type { Engine } from './engine.js';
import { type ImportPackage, importOptional } from './import-optional.js';
import { type ClosedRings, operations } from './polygon-operations.js';

interface GridPoint {
  readonly x: number;
  readonly y: number;
}
interface PolyPath extends Iterable<PolyPath> {
  readonly polygon: readonly GridPoint[] | null;
  readonly count: number;
  child(index: number): PolyPath;
}
interface Clipper2 {
  readonly ClipType: Readonly<Record<'Union' | 'Intersection' | 'Difference' | 'Xor', number>>;
  readonly FillRule: { readonly EvenOdd: number };
  readonly PolyTree64: new () => PolyPath;
  booleanOpWithPolyTree(
    operation: number,
    subject: readonly GridPoint[][],
    clip: readonly GridPoint[][],
    result: PolyPath,
    rule: number,
  ): void;
}

/** The largest coordinate on the grid is from 2^40 to 2^41. */
const BITS = 40;

/**
 * Integers that are taken as they are have a largest coordinate between: above, a difference of products is not exact
 * in doubles.
 */
const LEAST = 2 ** 15;
const MOST = 2 ** 25;

type Edge = readonly [readonly [number, number], readonly [number, number]];

const edgesOf = (rings: ClosedRings): Edge[] =>
  rings.flatMap((ring) => ring.slice(1).map((p, i): Edge => [ring[i]!, p]));

function sideOf([[ax, ay], [bx, by]]: Edge, [x, y]: readonly [number, number]): number {
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
}

function doCross(e: Edge, f: Edge): boolean {
  return sideOf(e, f[0]) * sideOf(e, f[1]) < 0 && sideOf(f, e[0]) * sideOf(f, e[1]) < 0;
}

/** Are these integers of which nothing has to be rounded? */
function areOnGrid(rings: ClosedRings, largest: number): boolean {
  if (largest < LEAST || largest > MOST || !rings.flat(2).every(Number.isInteger)) return false;
  const edges = edgesOf(rings);
  return !edges.some((e, i) => edges.slice(i + 1).some((f) => doCross(e, f)));
}

/** The power of two to scale by; undefined if coordinates are not on the grid then. */
function gridExponent(rings: ClosedRings): number | undefined {
  const numbers = rings.flat(2);
  const largest = Math.max(...numbers.map(Math.abs));
  if (areOnGrid(rings, largest)) return 0;
  const k = largest === 0 ? 0 : BITS - exponentOf(largest);
  return numbers.every((x) => Number.isInteger(scaleByPowerOfTwo(x, k))) ? k : undefined;
}

/**
 * clipper2-ts, on its grid of integers. Integers are taken as they are where no edges cross, so that nothing has to be
 * rounded, and the largest is at least 2^15: what it leaves out according to its documentation, an area below 2, is
 * then below the bound of the question, N L² 2^-30 for N vertices, N at least 6. Other coordinates are scaled by a
 * power of two, so that the largest has 41 bits. It is asked where all of them are on the grid then: the arguments are
 * exact, and results are rounded to it, which is far finer than the bound. The precise questions ask for more than a
 * grid promises: it is not asked those.
 */
export async function loadClipper2Ts(load: ImportPackage = importOptional): Promise<Engine | undefined> {
  const loaded = (await load('clipper2-ts')) as unknown as Clipper2 | undefined;
  if (loaded === undefined) return undefined;
  const { ClipType, FillRule, PolyTree64, booleanOpWithPolyTree } = loaded;
  const operate = (name: keyof typeof ClipType) => (a: ClosedRings, b: ClosedRings) => {
    const k = gridExponent([...a, ...b]);
    if (k === undefined) return undefined;
    const scaled = (rings: ClosedRings) =>
      rings.map((ring) =>
        ring.slice(0, -1).map(([x, y]) => ({ x: scaleByPowerOfTwo(x, k), y: scaleByPowerOfTwo(y, k) })),
      );
    const tree = new PolyTree64();
    booleanOpWithPolyTree(ClipType[name], scaled(a), scaled(b), tree, FillRule.EvenOdd);
    return polygonsIn(tree).map((rings) =>
      rings.map((ring) => ring.map(({ x, y }) => [scaleByPowerOfTwo(x, -k), scaleByPowerOfTwo(y, -k)])),
    );
  };
  return builder(
    'clipper2-ts',
    operations(
      {
        Union: operate('Union'),
        Intersection: operate('Intersection'),
        Difference: operate('Difference'),
        Xor: operate('Xor'),
      },
      { isPrecise: false },
    ),
  );
}

const childrenOf = (path: PolyPath): PolyPath[] =>
  Array.from({ length: path.count }, (_, i) => path.child(i));

/** Outer rings with their holes; in a hole there may be others. */
function polygonsIn(path: PolyPath): (readonly GridPoint[])[][] {
  return childrenOf(path).flatMap((outer) => {
    const holes = childrenOf(outer);
    return [[outer, ...holes].map(({ polygon }) => polygon!), ...holes.flatMap(polygonsIn)];
  });
}
