import { NoConstruction, readIndices, readNumbers, readPolygons } from '../../oracle/answers/construction.js';
import { openVectors } from '../../oracle/cases/planar/rings.js';
import type { AnyQuestion } from '../../oracle/questions/question.js';
import { shapesOf } from '../../oracle/questions/shapes.js';
import type { Vector } from '../../oracle/referees/shapes/vectors.js';

/** What an engine made: triangles or a ring of given points, polygons, or a mesh with its own points. */
export type Made<P> =
  | { readonly type: 'triangles'; readonly points: readonly P[]; readonly triangles: readonly number[][] }
  | { readonly type: 'rings'; readonly rings: readonly (readonly P[])[] };

type Coordinates = readonly number[];

function triplesOf(flat: readonly number[]): number[][] {
  return Array.from({ length: flat.length / 3 }, (_, t) => flat.slice(3 * t, 3 * t + 3));
}

/** The given points, in the order of their numbers: of a polygon the outer ring first. */
function givenPoints(question: AnyQuestion, values: readonly number[]): readonly Coordinates[] | undefined {
  const first = shapesOf(question, values)[0];
  if (Array.isArray(first)) return first as Coordinates[];
  const { outer, holes = [] } = (first ?? {}) as { outer?: Coordinates[]; holes?: Coordinates[][] };
  return outer && [outer, ...holes].flat();
}

function meshOf(text: string): Made<Coordinates> {
  const { positions, indices } = JSON.parse(text) as { positions: unknown[]; indices: unknown };
  const numbers = readNumbers(positions, positions.length);
  const triangles = triplesOf(readIndices(JSON.stringify(indices), numbers.length / 3, 3));
  return { type: 'triangles', points: triplesOf(numbers), triangles };
}

function read(question: AnyQuestion, values: readonly number[], text: string): Made<Coordinates> | undefined {
  const { name, layout } = question;
  if (/^polygon(?:Union|Intersection|Difference|Xor)/.test(name))
    return { type: 'rings', rings: readPolygons(text).flat() };
  if (/^box(?:Union|Intersection|Difference)/.test(name)) return meshOf(text);
  if (layout.dimension !== 2 || !/[tT]riangulation|^convexHull/.test(name)) return undefined;
  const points = givenPoints(question, values);
  if (points === undefined) return undefined;
  if (name.startsWith('convexHull'))
    return { type: 'rings', rings: [readIndices(text, points.length).map((i) => points[i]!)] };
  return { type: 'triangles', points, triangles: triplesOf(readIndices(text, points.length, 3)) };
}

/** Reads a construction that answers a case; `undefined` for what is none, and for those that have no picture. */
export function readMade(
  question: AnyQuestion,
  values: readonly number[],
  text: string,
): Made<Coordinates> | undefined {
  try {
    return read(question, values, text);
  } catch (error) {
    if (error instanceof NoConstruction || error instanceof SyntaxError || error instanceof TypeError)
      return undefined;
    throw error;
  }
}

/** The rings of what was made: of triangles each its own. */
export function ringsOf(made: Made<Vector>): readonly (readonly Vector[])[] {
  if (made.type === 'rings') return made.rings.map(openVectors);
  return made.triangles.map((t) => t.map((i) => made.points[i]!));
}
