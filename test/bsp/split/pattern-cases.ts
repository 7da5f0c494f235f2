/** Simple polygons of all patterns of signs up to seven vertices, and how their splits are compared. */
import { type ExactPolygon, polygonFromPoints } from '../../../src/bsp/index.js';
import type { Sign } from '../../../src/core/sign.js';
import type { Random } from '../../../src/oracle/cases/random.js';
import { lifted, texts } from './convex-patterns.js';
import { allPatterns, type Place, simplePolygon } from './simple-patterns.js';

export interface PatternCase {
  readonly pattern: readonly Sign[];
  readonly flat: readonly Place[];
  readonly polygon: ExactPolygon;
}

/** One polygon of each pattern of n vertices that a polygon can have. */
export function patternCases(n: number, isThick: boolean, random: Random): PatternCase[] {
  return allPatterns(n).flatMap((pattern) => {
    const flat = simplePolygon(pattern, isThick, random);
    return flat === null ? [] : [{ pattern, flat, polygon: polygonFromPoints(flat.map(lifted)) }];
  });
}

/** The sides as one word. */
export function word(sides: readonly number[]): string {
  return sides.map((side) => '-0+'[side + 1]).join('');
}

/** The vertices as text, whichever comes first. */
export function ringText(polygon: ExactPolygon): string {
  const names = texts(polygon);
  const least = names.indexOf([...names].sort()[0]!);
  return [...names.slice(least), ...names.slice(0, least)].join(' ');
}

/** Pieces as texts, in any order. */
export function pieceTexts(pieces: readonly ExactPolygon[]): string[] {
  return pieces.map(ringText).sort();
}
