import type { AnyQuestion } from '../questions/question.js';
import { isPredicate } from '../questions/question.js';
import { rational } from '../referees/signs/rational.js';

/** The sign of a predicate of some of a question's arguments. */
export interface DecidingSign {
  readonly predicate: keyof typeof rational.judges;
  /** The names of the arguments. */
  readonly of: readonly string[];
  readonly sign: -1 | 0 | 1;
}

/** The predicates behind a query, each with its arguments: `orient2d start end point`. */
const DECIDING: Readonly<Record<string, readonly string[]>> = {
  pointLine2d: ['sideOfLine2d line.direction line.origin point'],
  pointRay2d: ['sideOfLine2d ray.direction ray.origin point'],
  pointSegment2d: ['orient2d segment.start segment.end point'],
  pointTriangle2d: [
    'orient2d triangle.a triangle.b point',
    'orient2d triangle.b triangle.c point',
    'orient2d triangle.c triangle.a point',
  ],
  pointTriangle: ['orient3d triangle.a triangle.b triangle.c point'],
  pointPlane: ['sideOfPlane plane point'],
  segmentSegment2d: [
    'orient2d a.start a.end b.start',
    'orient2d a.start a.end b.end',
    'orient2d b.start b.end a.start',
    'orient2d b.start b.end a.end',
  ],
  rayTriangle: [
    'orient3d triangle.a triangle.b triangle.c ray.origin',
    'orientDirection3d ray.direction triangle.a triangle.b triangle.c',
    'orientDirection3d ray.direction ray.origin triangle.a triangle.b',
    'orientDirection3d ray.direction ray.origin triangle.b triangle.c',
    'orientDirection3d ray.direction ray.origin triangle.c triangle.a',
  ],
};

function signOf({ layout }: AnyQuestion, values: ArrayLike<number>, text: string): DecidingSign {
  const [predicate, ...of] = text.split(' ') as [DecidingSign['predicate'], ...string[]];
  const flat = of.flatMap((name) => {
    const { at, size } = layout.parts.find((part) => part.name === name)!;
    return Array.from({ length: size }, (_, i) => values[at + i]!);
  });
  return { predicate, of, sign: rational.judges[predicate](Float64Array.from(flat)) as -1 | 0 | 1 };
}

/**
 * The signs that decide a question, by the referee: of a predicate its own, of a query those of the predicates behind
 * it; empty where they are not listed.
 */
export function decidingSigns(question: AnyQuestion, values: ArrayLike<number>): readonly DecidingSign[] {
  const { name, layout } = question;
  const own = isPredicate(question) && Object.hasOwn(rational.judges, name);
  if (own) return [signOf(question, values, [name, ...layout.parts.map((part) => part.name)].join(' '))];
  return Object.hasOwn(DECIDING, name) ? DECIDING[name]!.map((text) => signOf(question, values, text)) : [];
}
