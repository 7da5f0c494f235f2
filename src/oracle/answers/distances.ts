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
  return [classOfDistance(squared, isUnique, pairs), squared, number, ...pairs.map(pairText)].join(' ');
}

function classOfDistance(squared: string, isUnique: boolean, pairs: readonly PairText[]): string {
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

/** What is said of a penetration, `undefined` for shapes apart. */
export interface PenetrationLike {
  /** The square of the depth as a fraction in lowest terms. */
  readonly squared: string;
  readonly depth: number;
  /** In lexicographic order of the directions. */
  readonly ways: readonly { readonly direction: readonly bigint[]; readonly a: string; readonly b: string }[];
}

/** Canonical text: `apart`, or the class, the square of the depth, the depth and all ways out. */
export function penetrationText(found: PenetrationLike | undefined): string {
  if (found === undefined) return 'apart';
  const { squared, depth, ways } = found;
  const kind = squared === '0/1' ? 'touching' : 'overlapping';
  return [kind, squared, String(depth), ...ways.map(wayText)].join(' ');
}

function wayText({ direction, a, b }: PenetrationLike['ways'][number]): string {
  return `(${direction.join(',')})${a}/${b}`;
}

/** What is said of the part of a mesh that is nearest to a point. */
export interface NearestText {
  readonly triangle: number;
  /** As for `on-mesh` in grammar.ts. */
  readonly feature: string;
  /** The square as a fraction in lowest terms. */
  readonly square: string;
  readonly distance: number;
  readonly isUnique: boolean;
  readonly point: readonly number[];
}

const numberText = (x: number): string => (Object.is(x, -0) ? '-0' : String(x));

/** As canonical text. Its first word, the class: `surface`, `several` (closest points), or where the only one lies. */
export function nearestText({ triangle, feature, square, distance, isUnique, point }: NearestText): string {
  const single = square === '0/1' ? 'surface' : feature.slice(0, feature.indexOf(' '));
  const kind = isUnique ? single : 'several';
  const at = point.map(numberText).join(' ');
  return `${kind} ${feature} of ${triangle} square ${square} far ${numberText(distance)} at (${at})`;
}

/** A signed number as text. */
export function signedText(distance: number): string {
  const kind = distance > 0 ? 'positive' : distance < 0 ? 'negative' : 'zero';
  return `${kind} ${numberText(distance)}`;
}

/** What is said of the distance of two meshes. */
export interface MeshMeshDistanceText extends DistanceLike {
  /** The pairs of nearest triangles; the closest points are those of the first. */
  readonly triangles: readonly (readonly [number, number])[];
}

/**
 * As canonical text: that of the first pair of triangles, if it is not for being the only closest points, and all
 * pairs.
 */
export function meshMeshDistanceText(said: MeshMeshDistanceText): string {
  return `${distanceText(said)} of ${said.triangles.map((pair) => pair.join('-')).join(',')}`;
}
