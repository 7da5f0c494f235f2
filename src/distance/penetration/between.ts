/** How deep two shapes that were given are in each other: what is asked is found when it is first read. */
import type { Rational } from '../../arithmetic/rational.js';
import { roundSqrt } from '../../arithmetic/rounding.js';
import { viewerOf } from '../../core/lazy-record.js';
import { UNDECIDED } from '../../core/sign.js';
import { type CommonScale, onCommonScale } from '../engine/common-scale.js';
import { scaledRational } from '../engine/measure.js';
import { nearest } from '../engine/nearest.js';
import { dot, isZero } from '../engine/vectors.js';
import { compareGiven } from '../lazy/compare-hulls.js';
import type { Given } from '../lazy/given.js';
import { type Move, movesToFacets, shortestMoves, wayOf } from './deepest.js';
import type { Penetration, WayOut } from './penetration.js';

/** How deep two bounded convex solids are in each other; `null` if they do not meet, which doubles may prove. */
export function penetrationBetween(a: Given, b: Given): Penetration | null {
  const sign = compareGiven(a, b, 0, 0);
  if (sign === 1) return null;
  const found = new GivenPenetration(a, b);
  return sign === UNDECIDED && !found.doMeet() ? null : viewOf(found);
}

class GivenPenetration implements Penetration {
  readonly #a: Given;
  readonly #b: Given;
  #pair: CommonScale | undefined;
  #moves: readonly Move[] | undefined;
  #square: Rational | undefined;
  #depth: number | undefined;
  #ways: readonly WayOut[] | undefined;

  constructor(a: Given, b: Given) {
    this.#a = a;
    this.#b = b;
  }

  get squaredDepth(): Rational {
    this.#square ??= squareOf(this.#exactly(), this.#shortest()[0]);
    return this.#square;
  }

  get depth(): number {
    this.#depth ??= areBoxes(this.#a, this.#b) ? depthOfBoxes(this.#a, this.#b) : rootOf(this.squaredDepth);
    return this.#depth;
  }

  get ways(): readonly WayOut[] {
    this.#ways ??= waysOf(this.#exactly(), this.#shortest());
    return this.#ways;
  }

  doMeet(): boolean {
    return doSolidsMeet(this.#exactly());
  }

  #exactly(): CommonScale {
    this.#pair ??= onCommonScale(this.#a.cells(), this.#b.cells());
    return this.#pair;
  }

  #shortest(): readonly Move[] {
    const { a, b } = this.#exactly();
    this.#moves ??= shortestMoves(a, b);
    return this.#moves;
  }
}

const viewOf = /* @__PURE__ */ viewerOf<GivenPenetration>(['squaredDepth', 'depth', 'ways']);

function doSolidsMeet({ a, b }: CommonScale): boolean {
  return isZero(nearest(a, b).vector);
}

const rootOf = ({ numerator, denominator }: Rational): number => roundSqrt(numerator, denominator);

const areBoxes = (a: Given, b: Given): boolean => a.kind.highest === 3 && b.kind.highest === 3;

/**
 * How deep boxes that meet are in each other: the least way out along an axis. Each is a difference of two doubles,
 * which is rounded once, and rounding keeps the order; a box without a volume leaves along an axis at once, as it must.
 */
function depthOfBoxes({ numbers: a }: Given, { numbers: b }: Given): number {
  let depth = Number.POSITIVE_INFINITY;
  for (let k = 0; k < 3; k++) depth = Math.min(depth, a[k + 3]! - b[k]!, b[k + 3]! - a[k]!);
  // No negative zero.
  return depth + 0;
}

function squareOf({ scale }: CommonScale, move: Move | undefined): Rational {
  const above = move === undefined ? 0n : move.reach ** 2n;
  const below = move === undefined ? 1n : dot(move.direction, move.direction);
  return scaledRational(above, below * scale.denominator ** 2n, 2 * scale.exponent);
}

const waysOf = ({ a, b }: CommonScale, moves: readonly Move[]): WayOut[] =>
  movesToFacets(a, b, moves).map((move) => wayOf(a, b, move));
