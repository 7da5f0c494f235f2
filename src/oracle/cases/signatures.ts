/**
 * What makes a predicate exactly zero, in the words of geometry. A family plants one of these relations and then
 * disturbs it, moves it or scales it.
 */
export type Relation =
  | 'collinear'
  | 'coplanar'
  | 'cocircular'
  | 'cospherical'
  | 'parallel'
  | 'perpendicular'
  | 'right-angle'
  | 'isosceles'
  | 'equal-length'
  | 'orthogonal-spheres'
  | 'on-plane'
  | 'at-plane-distance'
  | 'same-height'
  | 'on-line'
  | 'along-plane'
  | 'concurrent';

/**
 * How the flat arguments of a predicate are laid out: n points of 2 or 3 coordinates, each with a weight behind it
 * (`weighted`), or after a direction (`direction`), or one point after a plane's four coefficients (`plane`), with
 * a distance as the last argument where `distance` is not -1.
 */
export interface Signature {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly kind: 'points' | 'weighted' | 'direction' | 'plane';
  readonly dimension: 2 | 3;
  /** How many points. */
  readonly points: number;
  /** Where the first point starts, and how far it is from one point to the next. */
  readonly first: number;
  readonly stride: number;
  readonly arity: number;
  /** Where a distance (radius, half thickness) stands, or -1. */
  readonly distance: number;
  readonly relation: Relation;
  /**
   * Which point plays which part in `right-angle` and `isosceles`: the index of the corner (the apex). The other
   * two are the ends.
   */
  readonly apex: number;
}

const AXES = ['x', 'y', 'z'] as const;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

interface Extra {
  readonly letters?: string;
  readonly apex?: number;
}

function pointNames(dimension: 2 | 3, letters: string, weighted: boolean): string[] {
  const axes = [...AXES.slice(0, dimension), ...(weighted ? ['w'] : [])];
  return [...letters].flatMap((letter) => axes.map((axis) => letter + axis));
}

function points(name: string, dimension: 2 | 3, n: number, relation: Relation, extra: Extra = {}): Signature {
  const parameters = pointNames(dimension, extra.letters ?? LETTERS.slice(0, n), false);
  return {
    name,
    parameters,
    kind: 'points',
    dimension,
    points: n,
    first: 0,
    stride: dimension,
    arity: parameters.length,
    distance: -1,
    relation,
    apex: extra.apex ?? 0,
  };
}

function weighted(name: string, dimension: 2 | 3): Signature {
  const n = dimension + 2;
  const parameters = pointNames(dimension, LETTERS.slice(0, n), true);
  const plain = points(name, dimension, n, 'orthogonal-spheres');
  return { ...plain, kind: 'weighted', parameters, stride: dimension + 1, arity: parameters.length };
}

function direction(
  name: string,
  dimension: 2 | 3,
  relation: Relation = 'same-height',
  letters = 'uab',
): Signature {
  const plain = points(name, dimension, 2, relation);
  const parameters = pointNames(dimension, letters, false);
  return { ...plain, kind: 'direction', parameters, first: dimension, arity: parameters.length };
}

function plane(name: string, distance?: string): Signature {
  const parameters = ['nx', 'ny', 'nz', 'constant', 'px', 'py', 'pz', ...(distance ? [distance] : [])];
  return {
    ...points(name, 3, 1, distance ? 'at-plane-distance' : 'on-plane'),
    kind: 'plane',
    parameters,
    first: 4,
    arity: parameters.length,
    distance: distance ? 7 : -1,
  };
}

function directionAndPlane(name: string): Signature {
  const plain = points(name, 3, 3, 'along-plane');
  const parameters = pointNames(3, 'dabc', false);
  return { ...plain, kind: 'direction', parameters, first: 3, arity: parameters.length };
}

/** The signatures of all predicates that the harness judges, by name, in the order of the documentation. */
export const signatures = {
  orient2d: points('orient2d', 2, 3, 'collinear'),
  orient3d: points('orient3d', 3, 4, 'coplanar'),
  incircle: points('incircle', 2, 4, 'cocircular'),
  insphere: points('insphere', 3, 5, 'cospherical'),
  sideOfPlane: plane('sideOfPlane'),
  compareDistanceToPlane: plane('compareDistanceToPlane', 'radius'),
  sideOfThickPlane: plane('sideOfThickPlane', 'halfThickness'),
  dot2d: points('dot2d', 2, 4, 'perpendicular'),
  dot3d: points('dot3d', 3, 4, 'perpendicular'),
  angle2d: points('angle2d', 2, 3, 'right-angle', { apex: 1 }),
  angle3d: points('angle3d', 3, 3, 'right-angle', { apex: 1 }),
  cross2d: points('cross2d', 2, 4, 'parallel'),
  triple3d: points('triple3d', 3, 6, 'coplanar'),
  compareDistance2d: points('compareDistance2d', 2, 3, 'isosceles', { letters: 'pab' }),
  compareDistance3d: points('compareDistance3d', 3, 3, 'isosceles', { letters: 'pab' }),
  compareLength2d: points('compareLength2d', 2, 4, 'equal-length'),
  compareLength3d: points('compareLength3d', 3, 4, 'equal-length'),
  inDiametralCircle: points('inDiametralCircle', 2, 3, 'right-angle', { letters: 'abp', apex: 2 }),
  inDiametralSphere: points('inDiametralSphere', 3, 3, 'right-angle', { letters: 'abp', apex: 2 }),
  powerTest2d: weighted('powerTest2d', 2),
  powerTest3d: weighted('powerTest3d', 3),
  compareAlong2d: direction('compareAlong2d', 2),
  compareAlong3d: direction('compareAlong3d', 3),
  sideOfLine2d: direction('sideOfLine2d', 2, 'on-line', 'dop'),
  compareCrossings2d: points('compareCrossings2d', 2, 6, 'concurrent'),
  orientDirection3d: directionAndPlane('orientDirection3d'),
} as const satisfies Record<string, Signature>;

/** The name of a predicate that the harness judges. */
export type PredicateName = keyof typeof signatures;

/** All predicate names, in the order of {@link signatures}. */
export const predicateNames = Object.keys(signatures) as readonly PredicateName[];

/** The four predicates of Shewchuk's paper (1997), which robust-predicates and its kin have too. */
export const corePredicates = ['orient2d', 'orient3d', 'incircle', 'insphere'] as const;

/**
 * The signature of n points without a predicate, for tests of queries: `relation` says what the degenerate families
 * plant (default: all on one circle or one sphere).
 *
 * @example pointSignature(2, 6, 'collinear').arity; // 12
 */
export function pointSignature(dimension: 2 | 3, n: number, relation?: Relation): Signature {
  if (!Number.isInteger(n) || n < 1 || n > LETTERS.length) {
    throw new RangeError(`pointSignature: n must be an integer from 1 to ${LETTERS.length}, got ${n}`);
  }
  return points(
    `points${dimension}d`,
    dimension,
    n,
    relation ?? (dimension === 2 ? 'cocircular' : 'cospherical'),
  );
}

/**
 * Whether the arguments lie in the domain of the predicate: finite, a plane's normal not zero, no negative distance.
 * Outside it a predicate throws instead of answering.
 *
 * @example inDomain(signatures.sideOfPlane, [0, 0, 0, 1, 2, 3, 4]); // false: the normal is zero
 */
export function inDomain(signature: Signature, values: ArrayLike<number>): boolean {
  for (let i = 0; i < signature.arity; i++) if (!Number.isFinite(values[i])) return false;
  if (signature.kind !== 'plane') return true;
  if (values[0] === 0 && values[1] === 0 && values[2] === 0) return false;
  return signature.distance < 0 || values[signature.distance]! >= 0;
}
