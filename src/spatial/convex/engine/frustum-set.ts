import { type ExactPlane, isDegeneratePlane, planeOf, side, sumPlane } from '../../../implicit/index.js';
import type { AffineDimension } from '../../hull/affine-hull.js';
import type { LinearQuestions } from './convex-set.js';
import { COORDINATE_PLANES, cornersOf, rankOfPlanes } from './corners.js';
import { type HalfSpaceForm, HalfSpaceSet } from './half-space-set.js';
import type { Wall } from './wall.js';
import { WALL_HALF_SPACES } from './wall-half-spaces.js';

const UNITS = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;

/** The six rows of a frustum, each of two rows of the matrix: left, right, bottom, top, near, far. */
export type FrustumRows = readonly (readonly [readonly number[], readonly number[]])[];

function wallAt(plane: ExactPlane): Wall {
  return { plane, equality: false, inward: true };
}

/** Both half-spaces of a plane. */
function onPlane(plane: ExactPlane): Wall[] {
  return [
    { plane, equality: false, inward: true },
    { plane, equality: false },
  ];
}

/** The cube from -1 to 1. */
const CUBE: readonly Wall[] = UNITS.flatMap((unit) => [
  { plane: planeOf({ normal: unit, constant: -1 }), equality: false },
  { plane: planeOf({ normal: unit, constant: 1 }), equality: false, inward: true },
]);

/**
 * A frustum as a convex set, whatever the matrix was: it may be unbounded, flat, everything or nothing. Its faces have
 * the numbers 0 to 5 (left, right, bottom, top, near, far); one that is no restriction is left out.
 */
export class FrustumSet extends HalfSpaceSet {
  readonly halfSpaces: readonly Wall[];
  /** Whether no point satisfies the inequalities that do not depend on the point. */
  readonly #hasNoPoint: boolean;
  readonly #rows: FrustumRows;
  readonly #around: readonly ExactPlane[];
  readonly #numbers: readonly number[];
  #isBounded: boolean | undefined;

  /** @param around planes of a solid that has an end in each direction, fronts outside: what is in it is left */
  constructor(rows: FrustumRows, around: readonly ExactPlane[] = []) {
    super();
    const planes = rows.map(([p, q]) => sumPlane(p, q));
    this.#rows = rows;
    this.#around = around;
    this.#numbers = [...planes.keys()].filter((i) => !isDegeneratePlane(planes[i]!));
    this.halfSpaces = [
      ...this.#numbers.map((i) => wallAt(planes[i]!)),
      ...around.map((plane): Wall => ({ plane, equality: false })),
    ];
    this.#hasNoPoint = planes.some((plane) => isDegeneratePlane(plane) && side(plane, [0, 0, 0]) < 0);
  }

  override get hasNoPoint(): boolean {
    return this.#hasNoPoint;
  }

  override questions(): LinearQuestions {
    return { spaces: WALL_HALF_SPACES, shape: { walls: this.halfSpaces, parameters: [] } };
  }

  protected override numberOf(i: number): number {
    return i < this.#numbers.length ? this.#numbers[i]! : this.#rows.length + i - this.#numbers.length;
  }

  protected override get count(): number {
    return this.#rows.length + this.#around.length;
  }

  override planeAt(i: number): ExactPlane {
    return this.halfSpaces[i]!.plane;
  }

  /** Whether the set is bounded, so that it is the hull of its corners. */
  get isBounded(): boolean {
    this.#isBounded ??= this.dimension < 0 || this.#unboundedWalls().length === 0;
    return this.#isBounded;
  }

  /**
   * The directions in which the set is unbounded, cut by the cube: a polytope around the origin, whose corners say all
   * about them. Empty if there is none but zero.
   */
  #unboundedWalls(): ReturnType<typeof cornersOf> {
    if (this.#around.length > 0) return [];
    const cone = this.#numbers.map((i) => {
      const [p, q] = this.#rows[i]!;
      return wallAt(sumPlane([...p.slice(0, 3), 0], [...q.slice(0, 3), 0]));
    });
    return cornersOf([...cone, ...CUBE]).filter(({ tight }) => tight.some((wall) => wall >= cone.length));
  }

  /**
   * A set with corners is the hull of them and of the directions in which it is unbounded. One without corners contains
   * lines: it is cut across by as many coordinate planes as are needed, and what is left has corners, and is flat
   * exactly along the same walls.
   */
  protected override makeForm(): HalfSpaceForm {
    if (this.#hasNoPoint) return { corners: [], equality: this.halfSpaces.map(() => false), dimension: -1 };
    const corners = cornersOf(this.halfSpaces);
    const sliced = corners.length > 0 ? corners : cornersOf([...this.halfSpaces, ...this.#slices()]);
    const isEmpty = sliced.length === 0;
    const far = isEmpty ? [] : this.#unboundedWalls();
    const equality = this.halfSpaces.map(
      (_, i) => !isEmpty && [...sliced, ...far].every(({ tight }) => tight.includes(i)),
    );
    const across = this.halfSpaces.filter((_, i) => equality[i]).map(({ plane }) => plane);
    const dimension = isEmpty ? -1 : 3 - rankOfPlanes(across);
    return { corners, equality, dimension: dimension as AffineDimension };
  }

  /** Coordinate planes that complete the normals to three independent ones. */
  #slices(): Wall[] {
    const planes = this.halfSpaces.map(({ plane }) => plane);
    const chosen: ExactPlane[] = [];
    for (const plane of COORDINATE_PLANES) {
      const rank = rankOfPlanes([...planes, ...chosen]);
      if (rank < 3 && rankOfPlanes([...planes, ...chosen, plane]) > rank) chosen.push(plane);
    }
    return chosen.flatMap(onPlane);
  }
}
