/** The arguments of functions about two shapes that translate. */
import { rejectWords, requireVector2 } from '../../core/arguments/index.js';
import { requireTranslation } from '../../core/arguments/moving.js';
import { type Sign, UNDECIDED, type Undecided } from '../../core/sign.js';
import type { Carrier, SweepShape } from './carriers.js';
import { type ConeMover, coneMoverOf } from './cones.js';
import { type Mover, moverOf } from './ellipsoids.js';
import { type ConePair, conePairOf } from './engine/cone-pair.js';
import type { Skins } from './engine/contact-points.js';
import { type Axes, type BallFrame, mappedPair } from './engine/mapped-pair.js';
import { type MovingPair, movingPair, overPower } from './engine/moving-pair.js';
import { sweptGapNearly } from './engine/swept-hull.js';
import { CONIC_TYPES, CONIC_TYPES_2D, FLAT_TYPES, FLAT_TYPES_2D } from './types.js';

/** Both shapes and by what they move, checked; the shapes are made integers when these are needed. */
export class GivenSweep {
  readonly a: Mover;
  readonly b: Mover;
  readonly motionA: readonly number[];
  readonly motionB: readonly number[];
  #cones: GivenSweep['conePair'] | undefined;
  #integers: { readonly pair: MovingPair; readonly frame: BallFrame | null } | undefined;

  constructor(a: Mover, motionA: readonly number[], b: Mover, motionB: readonly number[]) {
    this.a = a;
    this.b = b;
    this.motionA = motionA;
    this.motionB = motionB;
  }

  /** Both over integers; of an ellipsoid and a flat shape what they are mapped to. */
  get pair(): MovingPair {
    return this.#found.pair;
  }

  /** The way back from what an ellipsoid is mapped to; `null`: there is none. */
  get frame(): BallFrame | null {
    return this.#found.frame;
  }

  get #found(): { readonly pair: MovingPair; readonly frame: BallFrame | null } {
    this.#integers ??= this.#overIntegers();
    return this.#integers;
  }

  #overIntegers(): { readonly pair: MovingPair; readonly frame: BallFrame | null } {
    const { a, b, motionB } = this;
    const motions = [this.motionA, motionB] as const;
    if (a.axes !== undefined) return mappedPair(axesOf(a, a.axes), b.core.cells(), motions, true);
    if (b.axes !== undefined) return mappedPair(axesOf(b, b.axes), a.core.cells(), motions, false);
    const moving = ({ core, radius }: Carrier, motion: readonly number[]) => ({
      core: core.cells(),
      radius,
      motion,
    });
    return { pair: movingPair(moving(a, motions[0]), moving(b, motionB)), frame: null };
  }

  /** Is one of both a cylinder or a cone with a radius? */
  get hasCone(): boolean {
    return isCone(this.a) || isCone(this.b);
  }

  /** A cylinder or cone and the flat shape beside it; `null`: there is none. */
  get conePair(): { readonly solid: ConeMover; readonly isFirst: boolean; readonly pair: ConePair } | null {
    if (this.#cones === undefined) {
      const isFirst = isCone(this.a);
      const [solid, flat] = isFirst ? [this.a, this.b] : [this.b, this.a];
      const motions = isFirst
        ? ([this.motionA, this.motionB] as const)
        : ([this.motionB, this.motionA] as const);
      this.#cones = isCone(solid)
        ? { solid, isFirst, pair: conePairOf(solid.cone, flat.core.cells(), motions) }
        : null;
    }
    return this.#cones;
  }

  /** How the boundaries are named, and how thick they are. */
  get skins(): Skins {
    const { a, b, pair } = this;
    const radiusOf = ({ axes, radius }: Mover): bigint =>
      axes === undefined ? overPower(radius, pair.scale) : pair.radius;
    return { a: a.skin, b: b.skin, radii: [radiusOf(a), radiusOf(b)] };
  }

  /** How the first moves as the second sees it: each coordinate is rounded once. */
  get velocityNearly(): readonly [number, number, number] {
    const [p, q] = [this.motionA, this.motionB];
    return [p[0]! - q[0]!, p[1]! - q[1]!, p[2]! - q[2]!];
  }

  /** The sign of the least distance over the time, if doubles prove it. */
  gapNearly(): Sign | Undecided {
    const { core: p, radius: r } = this.a;
    const { core: q, radius: s } = this.b;
    if (p.kind.doubles === null || q.kind.doubles === null) return UNDECIDED;
    const gap = sweptGapNearly(p.doubles(), q.doubles(), this.motionA, this.motionB, r + s);
    // What is near the ball around an ellipsoid, or the capsule around a cone, need not be near these.
    const isAround = [this.a, this.b].some((mover) => mover.axes !== undefined || isCone(mover));
    return isAround && gap !== 1 ? UNDECIDED : gap;
  }
}

const isCone = (mover: Mover): mover is ConeMover => 'cone' in mover;

const axesOf = ({ core }: Carrier, axes: Axes['axes']): Axes => ({ center: core.numbers, axes });

/** @throws RangeError naming the argument that is not what it must be */
export function checkedSweep(
  where: string,
  a: SweepShape,
  motionA: ArrayLike<number>,
  b: SweepShape,
  motionB: ArrayLike<number> | undefined,
): GivenSweep {
  const first = anyMoverOf(where, 'a', a);
  const moveA = motionOf(where, 'motionA', motionA, first.isPlanar);
  const second = anyMoverOf(where, 'b', b);
  if (first.isPlanar !== second.isPlanar) {
    const place = (isPlanar: boolean): string => (isPlanar ? 'the plane' : 'space');
    rejectWords(where, 'b', `in ${place(first.isPlanar)}, as a is`, `a shape of ${place(second.isPlanar)}`);
  }
  requireFlatBeside(where, a, b);
  const moveB = motionB === undefined ? [0, 0, 0] : motionOf(where, 'motionB', motionB, second.isPlanar);
  return new GivenSweep(first, moveA, second, moveB);
}

const anyMoverOf = (where: string, name: string, shape: SweepShape): Mover =>
  coneMoverOf(where, name, shape) ?? moverOf(where, name, shape);

/** Beside these only what has no radius moves: two round shapes meet at roots of higher degrees. */
const CONICS: ReadonlySet<string> = new Set([...CONIC_TYPES, ...CONIC_TYPES_2D]);
const FLAT: ReadonlySet<string> = new Set([...FLAT_TYPES, ...FLAT_TYPES_2D]);

function requireFlatBeside(where: string, a: SweepShape, b: SweepShape): void {
  const [p, q] = [a, b].map((shape) => ('type' in shape ? String(shape.type) : 'point')) as [string, string];
  const isAllowed = (first: string, second: string): boolean => !CONICS.has(first) || FLAT.has(second);
  if (!isAllowed(p, q))
    rejectWords(where, 'b', `a flat shape beside one of type '${p}'`, `one of type '${q}'`);
  if (!isAllowed(q, p))
    rejectWords(where, 'a', `a flat shape beside one of type '${q}'`, `one of type '${p}'`);
}

function motionOf(where: string, name: string, motion: ArrayLike<number>, isPlanar: boolean): number[] {
  if (isPlanar) requireVector2(where, name, motion);
  else requireTranslation(where, name, motion);
  return [motion[0]!, motion[1]!, isPlanar ? 0 : motion[2]!];
}
