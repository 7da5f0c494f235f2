import { fractionText } from './numbers.js';

/** A fraction; the denominator is positive. */
export interface FractionLike {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Volume, area, centroid and inertia; doubles are the nearest. */
export interface MassText {
  readonly volume: FractionLike;
  readonly area: number;
  /** The sign of the area less that double; `-` where it is none. */
  readonly areaLess: string;
  readonly centroid: readonly number[] | null;
  /** xx, yy, zz, xy, yz, zx. */
  readonly moments: readonly number[];
  /** xx, yy, zz, xy, yz, zx of the tensor about the origin. */
  readonly atOrigin: readonly number[];
  readonly atCentroid: readonly number[] | null;
}

/** Doubles between commas; `-` for none. */
const doublesText = (list: readonly number[] | null): string =>
  list === null ? '-' : list.map((x) => (Object.is(x, -0) ? '-0' : String(x))).join();

const kindOf = (n: bigint): string => (n > 0n ? 'positive' : n < 0n ? 'negative' : 'zero');

/** As text, behind what the sign of the volume is. */
export function massText(said: MassText): string {
  const { numerator, denominator } = said.volume;
  return [
    kindOf(numerator),
    ...['volume', fractionText(numerator, denominator)],
    areaText(said.area, said.areaLess),
    ...['centroid', doublesText(said.centroid)],
    ...['moments', doublesText(said.moments)],
    ...['inertia', doublesText(said.atOrigin), doublesText(said.atCentroid)],
  ].join(' ');
}

/** An area, and on which side of the double the true one is. */
export function areaText(area: number, areaLess: string): string {
  return `area ${area} ${areaLess}`;
}

/** Fractions between commas; `-` for none. */
export function fractionsText(list: readonly FractionLike[] | null): string {
  if (list === null) return '-';
  return list.map(({ numerator, denominator }) => fractionText(numerator, denominator)).join();
}

/** Area and centroid of a ring, then of the polygon that has another one as its hole. */
export function planarAreaText(
  [area, centroid]: readonly [FractionLike, readonly FractionLike[] | null],
  [rest, centroidOfRest]: readonly [FractionLike, readonly FractionLike[] | null],
): string {
  const ring = `${fractionsText([area])} ${fractionsText(centroid)}`;
  return `${kindOf(area.numerator)} ${ring} with hole ${fractionsText([rest])} ${fractionsText(centroidOfRest)}`;
}

/** Newell's normal, the area, and the centroid of a polygon of space. */
export function spatialAreaText(
  normal: readonly FractionLike[],
  area: number,
  centroid: readonly FractionLike[] | null,
): string {
  const isFlat = normal.every(({ numerator }) => numerator === 0n);
  const kind = isFlat ? 'flat' : centroid === null ? 'not-planar' : 'planar';
  return `${kind} normal ${fractionsText(normal)} area ${area} centroid ${fractionsText(centroid)}`;
}
