/** The text of a triangulation of points of the plane. */
import { type FractionLike, fractionsText } from './mass.js';

/** Three point numbers, or a pair of them. */
type Numbers = readonly number[];

/** The rotation that begins with the least number. */
function fromLeast(numbers: Numbers): Numbers {
  const at = numbers.indexOf(Math.min(...numbers));
  return [...numbers.slice(at), ...numbers.slice(0, at)];
}

function compareNumbers(a: Numbers, b: Numbers): number {
  const k = a.findIndex((x, i) => x !== b[i]);
  return k < 0 ? 0 : a[k]! - b[k]!;
}

/** Lists between commas, numbers between hyphens. */
const listsText = (lists: readonly Numbers[]) => lists.map((list) => list.join('-')).join(',');

/**
 * `general`, `cocircular` if more than three points are on an empty circle, `collinear` if there are no triangles; then
 * the triangles, the hull, and which point stands for which.
 */
export function triangulationText(
  isCocircular: boolean,
  triangles: readonly Numbers[],
  hull: Numbers,
  duplicates: readonly Numbers[],
): string {
  const kind = triangles.length === 0 ? 'collinear' : isCocircular ? 'cocircular' : 'general';
  const sorted = triangles.map(fromLeast).sort(compareNumbers);
  return `${kind} triangles:${listsText(sorted)} hull:${hull.join(',')} equal:${listsText(duplicates)}`;
}

/**
 * The same text where points have other numbers; `undefined` if there are equal points: another one may be the first.
 */
export function renumberedTriangulation(text: string, renumber: (i: number) => number): string | undefined {
  const [kind, triangles, hull, equal] = text.split(' ').map((part) => part.slice(part.indexOf(':') + 1));
  if (equal !== '') return undefined;
  const listsOf = (part: string) => (part === '' ? [] : part.split(',')).map((list) => list.split('-'));
  const renumbered = (list: readonly string[]) => list.map((i) => renumber(Number(i)));
  return triangulationText(
    kind === 'cocircular',
    listsOf(triangles!).map(renumbered),
    listsOf(hull!).flatMap(renumbered),
    [],
  );
}

/** A triangulation whose edges may cross. */
export interface CrossedTriangulation {
  readonly isFlat: boolean;
  /** The crossings that are no given points, exactly. */
  readonly crossings: readonly (readonly [FractionLike, FractionLike])[];
  readonly triangles: readonly Numbers[];
  readonly hull: Numbers;
  readonly duplicates: readonly Numbers[];
  /** Two points, and the first segment that their edge is a part of. */
  readonly parts: readonly Numbers[];
}

/**
 * `crossed` if there are crossings, `uncrossed`, `collinear` if there are no triangles; then the crossings, triangles,
 * the hull, which point stands for which, and the edges that have to be there, each with its segment.
 */
export function crossedTriangulationText(said: CrossedTriangulation): string {
  const kind = said.isFlat ? 'collinear' : said.crossings.length > 0 ? 'crossed' : 'uncrossed';
  const places = fractionsText(said.crossings.length === 0 ? null : said.crossings.flat());
  const triangles = said.triangles.map(fromLeast).sort(compareNumbers);
  const parts = said.parts.map(([a, b, segment]) => [Math.min(a!, b!), Math.max(a!, b!), segment!]);
  return [
    `${kind} at:${places} triangles:${listsText(triangles)} hull:${said.hull.join(',')}`,
    `equal:${listsText(said.duplicates)} edges:${listsText(parts.sort(compareNumbers))}`,
  ].join(' ');
}
