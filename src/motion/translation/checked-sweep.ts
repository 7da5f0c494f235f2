/** The arguments of functions about two shapes that translate. */
import { rejectWords, requireVector2, requireVector3 } from '../../core/arguments/index.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import { type Carrier, carrierOf, type SweepShape } from './carriers.js';
import { type MovingPair, movingPair } from './engine/moving-pair.js';
import { sweptGapNearly } from './engine/swept-hull.js';

/** Both shapes and by what they move, checked; the shapes are made integers when these are needed. */
export class GivenSweep {
  readonly a: Carrier;
  readonly b: Carrier;
  readonly #motionA: readonly number[];
  readonly motionB: readonly number[];
  #pair: MovingPair | undefined;

  constructor(a: Carrier, motionA: readonly number[], b: Carrier, motionB: readonly number[]) {
    this.a = a;
    this.b = b;
    this.#motionA = motionA;
    this.motionB = motionB;
  }

  /** Both over integers. */
  get pair(): MovingPair {
    this.#pair ??= movingPair(
      { core: this.a.core.cells(), radius: this.a.radius, motion: this.#motionA },
      { core: this.b.core.cells(), radius: this.b.radius, motion: this.motionB },
    );
    return this.#pair;
  }

  /** How the first moves as the second sees it: each coordinate is rounded once. */
  get velocityNearly(): readonly [number, number, number] {
    const [p, q] = [this.#motionA, this.motionB];
    return [p[0]! - q[0]!, p[1]! - q[1]!, p[2]! - q[2]!];
  }

  /** The sign of the least distance over the time, if doubles prove it. */
  gapNearly(): Sign | Undecided {
    const { core: p, radius: r } = this.a;
    const { core: q, radius: s } = this.b;
    if (p.kind.doubles === null || q.kind.doubles === null) return UNDECIDED;
    return sweptGapNearly(p.doubles(), q.doubles(), this.#motionA, this.motionB, r + s);
  }
}

/** @throws RangeError naming the argument that is not what it must be */
export function checkedSweep(
  where: string,
  a: SweepShape,
  motionA: ArrayLike<number>,
  b: SweepShape,
  motionB: ArrayLike<number> | undefined,
): GivenSweep {
  const first = carrierOf(where, 'a', a);
  const moveA = motionOf(where, 'motionA', motionA, first.isPlanar);
  const second = carrierOf(where, 'b', b);
  if (first.isPlanar !== second.isPlanar) {
    const place = (isPlanar: boolean): string => (isPlanar ? 'the plane' : 'space');
    rejectWords(where, 'b', `in ${place(first.isPlanar)}, as a is`, `a shape of ${place(second.isPlanar)}`);
  }
  const moveB = motionB === undefined ? [0, 0, 0] : motionOf(where, 'motionB', motionB, second.isPlanar);
  return new GivenSweep(first, moveA, second, moveB);
}

function motionOf(where: string, name: string, motion: ArrayLike<number>, isPlanar: boolean): number[] {
  if (isPlanar) requireVector2(where, name, motion);
  else requireVector3(where, name, motion);
  return [motion[0]!, motion[1]!, isPlanar ? 0 : motion[2]!];
}
