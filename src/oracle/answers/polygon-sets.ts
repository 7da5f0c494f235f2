import { type FractionLike, fractionsText } from './mass.js';
import { fractionText } from './numbers.js';

/** A polygon set as answers have it: exact vertices, and polygons as lists of rings of their numbers. */
export interface PolygonSetLike {
  readonly vertices: readonly (readonly [FractionLike, FractionLike])[];
  readonly polygons: readonly (readonly (readonly number[])[])[];
}

/** What a polygon set is, for classes. */
export const SET_KINDS = ['empty', 'simple', 'holed', 'parts', 'touching'] as const;

/** `touching`: two rings have a vertex in common; else whether there are several polygons, or holes. */
function kindOf({ polygons }: PolygonSetLike): (typeof SET_KINDS)[number] {
  if (polygons.length === 0) return 'empty';
  const corners = polygons.flat(2);
  if (new Set(corners).size < corners.length) return 'touching';
  if (polygons.length > 1) return 'parts';
  return polygons[0]!.length > 1 ? 'holed' : 'simple';
}

/**
 * A polygon set as text: `holed [(0/1,0/1)(4/1,0/1)(0/1,4/1)|(1/1,1/1)(1/1,2/1)(2/1,1/1)]`, a bracket for each polygon
 * and a bar before each hole.
 */
export function polygonSetText(set: PolygonSetLike): string {
  const point = (i: number) => {
    const [x, y] = set.vertices[i]!;
    return `(${fractionText(x.numerator, x.denominator)},${fractionText(y.numerator, y.denominator)})`;
  };
  const ring = (all: readonly number[]) => all.map(point).join('');
  return [kindOf(set), ...set.polygons.map((rings) => `[${rings.map(ring).join('|')}]`)].join(' ');
}

const fraction = ({ numerator, denominator }: FractionLike): string => fractionText(numerator, denominator);

/** Area, centroid and the nearest double to the perimeter: `area 1/2 1/3,1/3 3.414213562373095`. */
export function measuresText(
  area: FractionLike,
  centroid: readonly FractionLike[] | null,
  perimeter: number,
): string {
  const kind = area.numerator === 0n ? 'empty' : 'area';
  return `${kind} ${fraction(area)} ${fractionsText(centroid)} ${perimeter}`;
}

/** How two sets of an area share it, as a class of what follows: the areas of both, then of what is made of them. */
export function relatedAreasText(areas: readonly FractionLike[]): string {
  const [a, b, , common] = areas.map(fraction);
  const kind =
    common === '0/1'
      ? 'apart'
      : common === a
        ? a === b
          ? 'equal'
          : 'inside'
        : common === b
          ? 'containing'
          : 'crossing';
  return [kind, ...areas.map(fraction)].join(' ');
}

/** A segment, ray or line beside a set, by where its points are. */
export function linearText(locations: ReadonlySet<'inside' | 'boundary' | 'outside'>): string {
  const relation = locations.has('inside')
    ? 'overlapping'
    : locations.has('boundary')
      ? 'touching'
      : 'disjoint';
  const words = ['inside', 'boundary', 'outside'] as const;
  return [
    relation,
    locations.has('outside') ? 'none' : 'inside',
    ...words.map((word) => (locations.has(word) ? word : '-')),
  ].join(' ');
}

/** What two regions have, together and alone, and whether their boundaries meet. */
export interface RegionsLike {
  readonly both: boolean;
  readonly onlyA: boolean;
  readonly onlyB: boolean;
  readonly boundaries: boolean;
  /** Whether all of the first, which has no inside, is in the second. */
  readonly isWithin?: boolean;
}

/** Two regions. What is empty is in no relation to another one. */
export function regionsText({ both, onlyA, onlyB, boundaries, isWithin = false }: RegionsLike): string {
  const relation = both ? 'overlapping' : boundaries ? 'touching' : 'disjoint';
  const containment =
    isWithin || (both && !onlyA)
      ? isWithin || onlyB
        ? 'inside'
        : 'equal'
      : both && !onlyB
        ? 'containing'
        : 'none';
  return `${relation} ${containment} ${boundaries ? 'boundaries' : '-'}`;
}

/** A part of a line that is in a set, or outside of it. */
export interface Clipped {
  readonly isIn: boolean;
  readonly points: readonly (readonly [FractionLike, FractionLike])[];
}

/** The parts of a line in a set, then those outside of it: `both in(0/1,0/1)(1/1,0/1) out(1/1,0/1)(2/1,0/1)`. */
export function clippedText(parts: readonly Clipped[]): string {
  const [inside, outside] = [parts.filter(({ isIn }) => isIn), parts.filter(({ isIn }) => !isIn)];
  const kind =
    inside.length > 0 ? (outside.length > 0 ? 'both' : 'in') : outside.length > 0 ? 'out' : 'point';
  const text = ({ isIn, points }: Clipped): string =>
    (isIn ? 'in' : 'out') + points.map(([x, y]) => `(${fraction(x)},${fraction(y)})`).join('');
  return [kind, ...[...inside, ...outside].map(text)].join(' ');
}

/** Squared distances; `-` from an empty set. The kind is that of the last one. */
export function distancesText(squares: readonly (FractionLike | null)[]): string {
  const last = squares.at(-1)!;
  const kind = last === null ? 'empty' : last.numerator === 0n ? 'meeting' : 'apart';
  return [kind, ...squares.map((square) => (square === null ? '-' : fraction(square)))].join(' ');
}

/** Two polygons that may not be together, as `0-1:overlap` or `0-1:edges`; what there is, is the class. */
export function pairFaultsText(
  pairs: readonly (readonly [p: number, q: number, overlap: boolean])[],
): string {
  const has = (overlap: boolean): boolean => pairs.some((pair) => pair[2] === overlap);
  const kind = has(true) ? (has(false) ? 'both' : 'overlap') : has(false) ? 'edges' : 'none';
  return [kind, ...pairs.map(([p, q, overlap]) => `${p}-${q}:${overlap ? 'overlap' : 'edges'}`)].join(' ');
}

/** How many triangles a set has, and their area together. */
export function trianglesText(set: PolygonSetLike, count: number, area: FractionLike): string {
  return `${kindOf(set)} ${count} ${fraction(area)}`;
}
