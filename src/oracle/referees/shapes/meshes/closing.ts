/**
 * Which distances close a mesh when vertices are welded within them: all distances of two vertices are tried. The
 * kernel looks for the nearest border edges.
 */
import { readNumberOrNull } from '../../../answers/construction.js';
import { stepUlps } from '../../../cases/doubles.js';
import { ALL, meshAt } from '../../../cases/meshes/values.js';
import { dot, exact, pointsAt, sameVector, subtract } from '../index.js';
import { type Corners, edgesOf, edgeUses } from './exact-mesh.js';
import { isProper } from './textbook.js';

/** Whether edges of triangles have an even number of them each, and there are some. */
function closedBy(triangles: readonly Corners[], map: (v: number) => number): boolean {
  const mapped = triangles.map(([i, j, k]): Corners => [map(i), map(j), map(k)]);
  return mapped.every(isProper) && [...edgeUses(mapped).values()].every(({ uses }) => uses % 2 === 0);
}

/** A mesh whose squared distances are compared with others. */
interface Squares {
  /** Squares of distances of two vertices that are not at one point, ascending. */
  readonly squares: readonly bigint[];
  /** That of the shortest edge; undefined: there are no edges. */
  readonly shortest: bigint | undefined;
  /** Whether welding within a distance, by its square, closes the mesh, and takes no corner of a triangle. */
  closes(square: bigint): boolean;
}

function squaresOf(v: Float64Array, others: readonly number[]) {
  const { positions, indices } = meshAt(v, 0, ALL);
  const numbers = exact([...positions, ...others]);
  const points = pointsAt(numbers, 3, 0, positions.length / 3);
  const table = points.map((p) => points.map((q) => dot(subtract(p, q), subtract(p, q))));
  const first = points.map((p) => points.findIndex((q) => sameVector(p, q)));
  const triangles = Array.from({ length: indices.length / 3 }, (_, t): Corners => {
    return [first[indices[3 * t]!]!, first[indices[3 * t + 1]!]!, first[indices[3 * t + 2]!]!];
  }).filter(isProper);
  const distinct = first.filter((f, i) => f === i);
  const closes = (square: bigint) => {
    const kept: number[] = [];
    const joined = new Map<number, number>();
    for (const i of distinct) {
      const near = kept.find((k) => table[k]![i]! <= square);
      if (near === undefined) kept.push(i);
      joined.set(i, near ?? i);
    }
    return closedBy(triangles, (i) => joined.get(i)!);
  };
  const ascending = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);
  const squares = [...new Set(table.flat().filter((d) => d > 0n))].sort(ascending);
  const lengths = triangles.flatMap(edgesOf).map(([i, j]) => table[i]![j]!);
  const found: Squares = { squares, shortest: lengths.sort(ascending)[0], closes };
  return { found, given: numbers.numerators.slice(positions.length), one: numbers.one };
}

/** The kinds of meshes: what closes them, and whether it has to be found. */
function kindOf({ squares, shortest, closes }: Squares): 'none' | 'equal' | 'near' | 'possible' {
  if (shortest === undefined) return 'none';
  if (closes(0n)) return 'equal';
  const below = squares.filter((square) => square < shortest);
  const least = below.find(closes);
  if (least === undefined) return 'none';
  // Where all up to four times the distance do it, and edges are longer than that, one has to be found.
  const isClear = 16n * least < shortest && below.every((d) => d < least || d > 16n * least || closes(d));
  return isClear ? 'near' : 'possible';
}

/** What is true of all right answers. */
export function closingReferee(v: Float64Array): string {
  return kindOf(squaresOf(v, []).found);
}

/** What is wrong with an answer. */
export function checkClosing(v: Float64Array, said: string): string | undefined {
  const distance = readNumberOrNull(said);
  const numbers = distance === null ? [] : [distance, stepUlps(distance, -1)];
  const { found, given } = squaresOf(v, numbers);
  const kind = kindOf(found);
  if (distance === null) {
    if (kind === 'equal') return 'vertices at the same points are enough';
    return kind === 'near' ? 'there is a distance that closes it' : undefined;
  }
  if (kind === 'none') return 'no distance below the shortest edge closes it';
  const [square, before] = given.map((d) => d * d);
  if (kind === 'equal') return distance === 0 ? undefined : 'vertices at the same points are enough';
  if (distance < 0 || !found.closes(square!)) return `${distance} does not close it`;
  if (square! >= found.shortest!) return `${distance} is not below the shortest edge`;
  return found.closes(before!) ? `${numbers[1]} closes it as well` : undefined;
}
