/** A pair of closest points: the features in short, and the rounded coordinates. */
export interface PairText {
  readonly a: string;
  readonly b: string;
  readonly pointA: readonly number[];
  readonly pointB: readonly number[];
}

/** What is said of a distance. */
export interface DistanceLike {
  /** The square as a fraction in lowest terms. */
  readonly squared: string;
  readonly distance: number;
  readonly isUnique: boolean;
  /** In the lexicographic order of the exact points of the first shape. */
  readonly pairs: readonly PairText[];
}

/**
 * A distance as canonical text. Its first word, the class: `meeting` or `meeting-several` (common points),
 * `apart-several`, or the features of the only pair of closest points: `vertex-edge`.
 */
export function distanceText({ squared, distance, isUnique, pairs }: DistanceLike): string {
  const number = Object.is(distance, -0) ? '-0' : String(distance);
  return [classOf(squared, isUnique, pairs), squared, number, ...pairs.map(pairText)].join(' ');
}

function classOf(squared: string, isUnique: boolean, pairs: readonly PairText[]): string {
  if (squared === '0/1') return isUnique ? 'meeting' : 'meeting-several';
  if (!isUnique) return 'apart-several';
  const [{ a, b }] = pairs as [PairText];
  return `${typeOf(a)}-${typeOf(b)}`;
}

const TYPES: Readonly<Record<string, string>> = { v: 'vertex', e: 'edge', f: 'face' };

function typeOf(feature: string): string {
  return TYPES[feature[0]!] ?? 'interior';
}

function pairText({ a, b, pointA, pointB }: PairText): string {
  return `${a}/${b}${pointText(pointA)}${pointText(pointB)}`;
}

function pointText(point: readonly number[]): string {
  return `(${point.map((x) => (Object.is(x, -0) ? '-0' : String(x))).join(',')})`;
}

/**
 * The text for the two shapes exchanged. The order of the pairs is that of either shape's points, which differ by one
 * vector.
 */
export function swapDistance(text: string): string {
  const [first, ...rest] = text.split(' ');
  const swapped = rest.map((word) => word.replace(/^([^/(]+)\/([^(]+)(\(.*?\))(\(.*?\))$/, '$2/$1$4$3'));
  const [a, b] = first!.split('-');
  const isPair = a! in NAMES && b! in NAMES;
  return [isPair ? `${b}-${a}` : first, ...swapped].join(' ');
}

const NAMES: Readonly<Record<string, true>> = { vertex: true, edge: true, face: true, interior: true };

/** A rounded square. */
export function squareText(square: number): string {
  const kind = square === 0 ? 'zero' : square < Number.POSITIVE_INFINITY ? 'finite' : 'infinite';
  return `${kind} ${Object.is(square, -0) ? '-0' : square}`;
}
