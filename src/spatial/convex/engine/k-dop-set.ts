import { type ExactPlane, planeOf } from '../../../implicit/index.js';
import type { AffineDimension } from '../../hull/affine-hull.js';
import { ORIGIN, rankOf } from '../../hull/rank.js';
import type { KDop } from '../k-dop.js';
import type { LinearQuestions } from './convex-set.js';
import { cornersOf } from './corners.js';
import { type HalfSpaceForm, HalfSpaceSet } from './half-space-set.js';
import { K_DOP_HALF_SPACES } from './k-dop-half-spaces.js';
import type { Wall } from './wall.js';

/** A k-DOP as a convex set: half-space 2i is axes[i] · x >= min[i], half-space 2i + 1 is axes[i] · x <= max[i]. */
export class KDopSet extends HalfSpaceSet {
  readonly #dop: KDop;
  #halfSpaces: readonly Wall[] | undefined;

  constructor(dop: KDop) {
    super();
    this.#dop = dop;
  }

  override get halfSpaces(): readonly Wall[] {
    this.#halfSpaces ??= this.#dop.axes.flatMap((_, i) =>
      [2 * i, 2 * i + 1].map((wall) => ({ plane: this.#planeOf(wall), equality: false })),
    );
    return this.#halfSpaces;
  }

  override questions(): LinearQuestions {
    return { spaces: K_DOP_HALF_SPACES, shape: this.#dop };
  }

  override planeAt(i: number): ExactPlane {
    return this.#halfSpaces === undefined ? this.#planeOf(i) : this.#halfSpaces[i]!.plane;
  }

  #planeOf(i: number): ExactPlane {
    const { axes, min, max } = this.#dop;
    const n = axes[i >> 1]!;
    return i & 1
      ? planeOf({ normal: n, constant: -max[i >> 1]! })
      : planeOf({ normal: [-n[0]!, -n[1]!, -n[2]!], constant: min[i >> 1]! });
  }

  /** Three axes span space, so that a set that is not empty has corners, and is their hull. */
  protected override makeForm(): HalfSpaceForm {
    const corners = cornersOf(this.halfSpaces);
    const isEmpty = corners.length === 0;
    const equality = this.halfSpaces.map(
      (_, i) => !isEmpty && corners.every(({ tight }) => tight.includes(i)),
    );
    const across = this.#dop.axes.filter((_, i) => equality[2 * i] || equality[2 * i + 1]);
    const dimension = isEmpty ? -1 : 3 - rankOf(across.map((axis) => [ORIGIN, axis]));
    return { corners, equality, dimension: dimension as AffineDimension };
  }
}
