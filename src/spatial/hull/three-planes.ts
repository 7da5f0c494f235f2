import { requirePlane } from '../../core/arguments/shapes.js';
import { requireNoMore } from '../../core/arguments/surplus.js';
import type { Relation } from '../../core/contact.js';
import type { Plane } from '../../core/shapes.js';
import { orient3d } from '../../predicates/index.js';
import { coefficient, type PlanePlanePosition, positionOfPlanes } from './plane-plane.js';

/**
 * The eight configurations of three planes:
 *
 * - `point`: they meet in one point;
 * - `line`: three different planes through one line (a sheaf);
 * - `prism`: each two cross, in three parallel lines;
 * - `parallel-pair`: two are parallel, the third (`odd`) crosses both;
 * - `identical-pair`: two are the same plane, the third (`odd`) crosses it;
 * - `parallel`: three different parallel planes;
 * - `parallel-to-identical-pair`: two are the same plane, the third (`odd`) is parallel to it;
 * - `identical`: all three are the same plane.
 */
export type ThreePlanesConfiguration =
  | 'point'
  | 'line'
  | 'prism'
  | 'parallel-pair'
  | 'identical-pair'
  | 'parallel'
  | 'parallel-to-identical-pair'
  | 'identical';

/** See {@link threePlanes}. */
export interface ThreePlanes {
  /** `disjoint`: no point is on all three; `crossing`: they have a point or a line in common; `overlapping`: all. */
  readonly relation: Exclude<Relation, 'touching'>;
  readonly configuration: ThreePlanesConfiguration;
  /** Dimension of what all three have in common: 0 a point, 1 a line, 2 the plane; -1 if there is nothing. */
  readonly dimension: -1 | 0 | 1 | 2;
  /** The number of the plane that is unlike the other two; `null` if the configuration has none. */
  readonly odd: 0 | 1 | 2 | null;
}

const DIMENSION: Readonly<Record<ThreePlanesConfiguration, ThreePlanes['dimension']>> = {
  point: 0,
  line: 1,
  prism: -1,
  'parallel-pair': -1,
  'identical-pair': 1,
  parallel: -1,
  'parallel-to-identical-pair': -1,
  identical: 2,
};

/** The sign of a 3x3 minor of the three rows of coefficients. */
function minor(p: Plane, q: Plane, r: Plane, i: number, j: number, k: number): -1 | 0 | 1 {
  return orient3d(
    0,
    0,
    0,
    coefficient(p, i),
    coefficient(p, j),
    coefficient(p, k),
    coefficient(q, i),
    coefficient(q, j),
    coefficient(q, k),
    coefficient(r, i),
    coefficient(r, j),
    coefficient(r, k),
  );
}

function answer(configuration: ThreePlanesConfiguration, odd: 0 | 1 | 2 | null = null): ThreePlanes {
  const dimension = DIMENSION[configuration];
  const relation = dimension < 0 ? 'disjoint' : dimension < 2 ? 'crossing' : 'overlapping';
  return { relation, configuration, dimension, odd };
}

/** Three planes that cross each other, with dependent normals: one common line, or three parallel lines. */
function sheafOrPrism(p: Plane, q: Plane, r: Plane): ThreePlanes {
  const dependent =
    minor(p, q, r, 0, 1, 3) === 0 && minor(p, q, r, 1, 2, 3) === 0 && minor(p, q, r, 2, 0, 3) === 0;
  return answer(dependent ? 'line' : 'prism');
}

/** All planes are parallel or identical; the relations are those of the pairs without plane 0, 1 and 2. */
function allParallel(pairs: readonly PlanePlanePosition[]): ThreePlanes {
  const identical = pairs.flatMap((pair, i) => (pair === 'identical' ? [i] : []));
  if (identical.length === 3) return answer('identical');
  if (identical.length === 0) return answer('parallel');
  return answer('parallel-to-identical-pair', identical[0] as 0 | 1 | 2);
}

/**
 * How do three planes lie to each other? One of eight configurations, the dimension of what all three have in common,
 * and the number of the plane that is unlike the other two where there is one. The common point, where there is one,
 * is `threePlanesPoint` of `unerring/implicit`.
 *
 * Source: Akenine-Möller et al., Real-Time Rendering, 22.16; Ericson, Real-Time Collision Detection, 5.4.5. Decided by
 * the ranks of the 3x3 normals and the 3x4 coefficients: the signs of their minors.
 *
 * @throws RangeError if a normal is zero or a number is not finite
 * @example
 * const x = { normal: [1, 0, 0], constant: 0 };
 * const y = { normal: [0, 1, 0], constant: 0 };
 * threePlanes(x, y, { normal: [0, 0, 1], constant: 5 }).configuration; // 'point'
 * threePlanes(x, y, { normal: [1, 1, 0], constant: 5 }).configuration; // 'prism'
 * threePlanes(x, { normal: [1, 0, 0], constant: 1 }, y); // { relation: 'disjoint', configuration: 'parallel-pair', dimension: -1, odd: 2 }
 */
export function threePlanes(p: Plane, q: Plane, r: Plane): ThreePlanes {
  requirePlane('threePlanes', 'p', p);
  requirePlane('threePlanes', 'q', q);
  requirePlane('threePlanes', 'r', r);
  return configurationOf(p, q, r);
}

function configurationOf(p: Plane, q: Plane, r: Plane): ThreePlanes {
  if (minor(p, q, r, 0, 1, 2) !== 0) return answer('point');
  const pairs = [positionOfPlanes(q, r), positionOfPlanes(r, p), positionOfPlanes(p, q)];
  const along = pairs.flatMap((pair, i) => (pair === 'crossing' ? [] : [i]));
  if (along.length === 0) return sheafOrPrism(p, q, r);
  if (along.length === 3) return allParallel(pairs);
  const odd = along[0] as 0 | 1 | 2;
  return answer(pairs[odd] === 'identical' ? 'identical-pair' : 'parallel-pair', odd);
}

/**
 * Do three planes have a common point?
 *
 * @throws RangeError if a normal is zero or a number is not finite
 * @example
 * const z = (constant) => ({ normal: [0, 0, 1], constant });
 * threePlanesIntersect(z(0), z(1), { normal: [1, 0, 0], constant: 0 }); // false
 */
export function threePlanesIntersect(p: Plane, q: Plane, r: Plane): boolean {
  if (arguments.length > 3) requireNoMore('threePlanesIntersect', 3, arguments[3], 'three at a time');
  requirePlane('threePlanesIntersect', 'p', p);
  requirePlane('threePlanesIntersect', 'q', q);
  requirePlane('threePlanesIntersect', 'r', r);
  return configurationOf(p, q, r).relation !== 'disjoint';
}
