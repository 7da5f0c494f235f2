import { isValid, type Layout, layoutOf, points } from './layout.js';

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
  | 'right-dihedral'
  | 'common-perpendicular'
  | 'isosceles'
  | 'equal-length'
  | 'orthogonal-spheres'
  | 'on-plane'
  | 'at-plane-distance'
  | 'same-height'
  | 'on-line'
  | 'along-plane'
  | 'concurrent'
  | 'equal-crossings'
  | 'meeting-offset';

/**
 * The arguments of a predicate as families see them: n points of 2 or 3 coordinates, each with a weight behind it
 * (`weighted`), or after a direction (`direction`), or one point after a plane's four coefficients (`plane`), with a
 * distance as the last argument where `distance` is not -1; and what is planted among them. `mixed` are points, and
 * then vectors, numbers and further points in any order.
 */
export interface Signature {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly layout: Layout;
  readonly kind: 'points' | 'weighted' | 'direction' | 'plane' | 'mixed';
  readonly dimension: 2 | 3;
  /** How many points, one behind the other. */
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

/** The names of a part's values as the arguments of a predicate have them: `ax`, `nx`, `constant`, `radius`. */
function parametersOf({ kind, name, size }: Layout['parts'][number], dimension: 2 | 3): string[] {
  const axes = AXES.slice(0, dimension);
  if (kind === 'plane') return [...axes.map((axis) => `n${axis}`), 'constant'];
  if (size === 1) return [name];
  return [...axes, ...(kind === 'weighted' ? ['w'] : [])].map((axis) => name + axis);
}

function kindOf({ parts }: Layout): Signature['kind'] {
  const [first] = parts;
  if (first!.kind === 'plane' || first!.kind === 'weighted') return first!.kind;
  if (first!.kind === 'vector') return 'direction';
  return parts.some(({ kind }) => kind === 'number') ? 'mixed' : 'points';
}

/**
 * What families need to know of a predicate: all of it follows from the layout, but what makes it zero.
 *
 * @param relation What the degenerate families plant
 * @param apex Of `right-angle` and `isosceles`: the number of the point that is the corner
 * @example
 * const layout = layoutOf(2, ...parts.points('a b c'));
 * signatureOf('orient2d', layout, 'collinear').parameters; // ['ax', 'ay', 'bx', 'by', 'cx', 'cy']
 */
export function signatureOf(name: string, layout: Layout, relation: Relation, apex = 0): Signature {
  const { dimension, parts, arity } = layout;
  const isPoint = ({ kind }: Layout['parts'][number]) => kind === 'point' || kind === 'weighted';
  const points = parts.filter(isPoint);
  const others = parts.findIndex((part, i) => i > 0 && !isPoint(part));
  const kind = kindOf(layout);
  return {
    name,
    parameters: parts.flatMap((part) => parametersOf(part, dimension)),
    layout,
    kind,
    dimension,
    points: kind === 'mixed' ? others : points.length,
    first: points[0]!.at,
    stride: points[0]!.size,
    arity,
    distance: parts.find(({ kind }) => kind === 'length')?.at ?? -1,
    relation,
    apex,
  };
}

/**
 * The signature of n points without a predicate, for tests of queries: `relation` says what the degenerate families
 * plant (default: all on one circle or one sphere).
 *
 * @throws RangeError if n is not an integer from 1 to 26
 * @example pointSignature(2, 6, 'collinear').arity; // 12
 */
export function pointSignature(dimension: 2 | 3, n: number, relation?: Relation): Signature {
  if (!Number.isInteger(n) || n < 1 || n > LETTERS.length) {
    throw new RangeError(`pointSignature: n must be an integer from 1 to ${LETTERS.length}, got ${n}`);
  }
  const layout = layoutOf(dimension, ...points([...LETTERS.slice(0, n)].join(' ')));
  const planted = relation ?? (dimension === 2 ? 'cocircular' : 'cospherical');
  return signatureOf(`points${dimension}d`, layout, planted);
}

/**
 * Whether the arguments lie in the domain of the predicate: finite, a plane's normal not zero, no negative distance.
 * Outside it a predicate throws instead of answering.
 *
 * @example inDomain(signatures.sideOfPlane, [0, 0, 0, 1, 2, 3, 4]); // false: the normal is zero
 */
export function inDomain({ layout }: Pick<Signature, 'layout'>, values: ArrayLike<number>): boolean {
  return isValid(layout, values);
}
