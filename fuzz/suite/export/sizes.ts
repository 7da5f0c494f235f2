import { type AnyQuestion, isPredicate } from '../../../src/oracle/questions/question.js';

/** How many cases a suite has: some sixteen thousand, or more than a hundred and fifty thousand. */
export const sizes = ['quick', 'full'] as const;

/** `quick` or `full`. */
export type Size = (typeof sizes)[number];

/** Cases of a query that is neither hot nor dear. */
const BASE: Readonly<Record<Size, number>> = { quick: 40, full: 680 };

/** Predicates and hot queries are what other engines have, too. */
const HOT = 3;

/**
 * Queries whose referee takes so long that they get a part of the others' cases: milliseconds for most cases, seconds
 * for some. Counts and not times, or two machines would have two suites.
 */
const PARTS: Readonly<Record<string, number>> = {
  selfIntersections: 0.5,
  meshSection: 0.5,
  cutSolid: 0.25,
  meshMesh: 0.5,
  sweptBoxInSolidLeafTree: 0.25,
  findingPlace: 0.25,
  solidFromMesh: 0.5,
  solidUnion: 0.2,
  solidIntersection: 0.2,
  solidDifference: 0.2,
  solidSymmetricDifference: 0.2,
};

/** Areas with so many questions of one kind that each of them gets a part. */
const AREAS: Readonly<Record<string, number>> = { distance: 0.25, round: 0.25 };

/** Asked about families of their own only: of others one answer may take minutes, and a million characters. */
const OWN_FAMILIES_ONLY: readonly string[] = [
  'solidFromMesh',
  'solidUnion',
  'solidIntersection',
  'solidDifference',
  'solidSymmetricDifference',
];

/**
 * Whether a suite has a question: not if its answers are checked instead of compared, which takes more than a file can
 * say.
 */
export function isExported({ check }: AnyQuestion): boolean {
  return check === undefined;
}

/** How many cases of a question are drawn for a suite of this size. */
export function casesFor(question: AnyQuestion, size: Size): number {
  const isFrequent = isPredicate(question) || question.hot;
  const factor = isFrequent ? HOT : (PARTS[question.name] ?? AREAS[question.area] ?? 1);
  return Math.ceil(BASE[size] * factor);
}

/** Whether a suite draws from all families of a question. */
export function hasAllFamilies(name: string): boolean {
  return !OWN_FAMILIES_ONLY.includes(name);
}

/** The families of a question that a suite draws from, of all that it has. */
export function familiesFor({ name, families }: AnyQuestion, all: readonly string[]): readonly string[] {
  return hasAllFamilies(name) ? all : families.map((family) => family.name);
}
