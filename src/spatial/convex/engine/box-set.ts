import type { Feature } from '../../../core/feature.js';
import type { Box3, OrientedBox } from '../../../core/shapes.js';
import {
  boxFacePlane,
  type ExactPlane,
  orientedBoxCorner,
  orientedBoxFacePlane,
  type PointLike3,
} from '../../../implicit/index.js';
import type { AffineDimension } from '../../hull/affine-hull.js';
import { AT_MAX, AT_MIN, BETWEEN, boxFeature } from '../../hull/box-features.js';
import { BOX_HALF_SPACES } from './box-half-spaces.js';
import { ConvexSet, type LinearQuestions } from './convex-set.js';
import { ORIENTED_BOX_HALF_SPACES } from './oriented-box-half-spaces.js';
import type { Wall } from './wall.js';

/** The edges of a box in the numbering of `boxFeature`: four along each axis, from the lower end to the upper. */
export const BOX_EDGES: readonly (readonly [number, number])[] = [0, 1, 2].flatMap((axis) =>
  [0, 1, 2, 3].map((i): readonly [number, number] => {
    const [first, second] = axis === 0 ? [1, 2] : axis === 1 ? [0, 2] : [0, 1];
    const low = ((i & 1) << first) | ((i >> 1) << second);
    return [low, low | (1 << axis)];
  }),
);

/** The faces of a box: 2a at the lower end of axis a, 2a + 1 at the upper one, counterclockwise from outside. */
export const BOX_FACES: readonly (readonly number[])[] = [0, 1, 2].flatMap((axis) => {
  const [u, v] = [1 << ((axis + 1) % 3), 1 << ((axis + 2) % 3)];
  const top = 1 << axis;
  return [
    [0, v, u | v, u],
    [top, top | u, top | u | v, top | v],
  ];
});

/** Boxes need no search for their features: the walls say at which end of each axis a point lies. */
abstract class AnyBoxSet extends ConvexSet {
  #vertices: readonly PointLike3[] | undefined;
  #walls: readonly Wall[] | undefined;

  protected abstract cornerAt(i: number): PointLike3;
  protected abstract isFlatAlong(axis: number): boolean;

  override get vertices(): readonly PointLike3[] {
    this.#vertices ??= Array.from({ length: 8 }, (_, i) => this.cornerAt(i));
    return this.#vertices;
  }

  override get edges(): readonly (readonly [number, number])[] {
    return BOX_EDGES;
  }

  override get faces(): readonly (readonly number[])[] {
    return BOX_FACES;
  }

  override get walls(): readonly Wall[] {
    this.#walls ??= Array.from({ length: 6 }, (_, i) => ({
      plane: this.planeAt(i),
      equality: this.isEquality(i),
    }));
    return this.#walls;
  }

  override get dimension(): AffineDimension {
    return (3 - [0, 1, 2].filter((axis) => this.isFlatAlong(axis)).length) as AffineDimension;
  }

  override get isSimple(): boolean {
    return this.dimension === 3;
  }

  override isEquality(i: number): boolean {
    return this.isFlatAlong(i >> 1);
  }

  override featureAt(tight: readonly number[]): Feature {
    const place = (axis: number) =>
      tight.includes(2 * axis) ? AT_MIN : tight.includes(2 * axis + 1) ? AT_MAX : BETWEEN;
    return boxFeature(place(0), place(1), place(2));
  }
}

/** An axis-aligned box as a convex set. */
export class BoxSet extends AnyBoxSet {
  readonly #box: Box3;

  constructor(box: Box3) {
    super();
    this.#box = box;
  }

  override questions(): LinearQuestions {
    return { spaces: BOX_HALF_SPACES, shape: this.#box };
  }

  override planeAt(i: number): ExactPlane {
    return boxFacePlane(this.#box, i);
  }

  protected override cornerAt(i: number): PointLike3 {
    const { min, max } = this.#box;
    return [0, 1, 2].map((axis) => ((i >> axis) & 1 ? max[axis]! : min[axis]!));
  }

  protected override isFlatAlong(axis: number): boolean {
    return this.#box.min[axis] === this.#box.max[axis];
  }
}

/** An oriented box as a convex set. */
export class OrientedBoxSet extends AnyBoxSet {
  readonly #box: OrientedBox;

  constructor(box: OrientedBox) {
    super();
    this.#box = box;
  }

  override questions(): LinearQuestions {
    return { spaces: ORIENTED_BOX_HALF_SPACES, shape: this.#box };
  }

  override planeAt(i: number): ExactPlane {
    return orientedBoxFacePlane(this.#box, i);
  }

  protected override cornerAt(i: number): PointLike3 {
    return orientedBoxCorner(this.#box, i);
  }

  protected override isFlatAlong(axis: number): boolean {
    return this.#box.halfSize[axis] === 0;
  }
}
