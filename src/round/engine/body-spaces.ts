/**
 * Round bodies that have an inside, and the common part of half-spaces. Extreme values of single half-spaces decide
 * most; else doubles propose a plane between the two or a common point, and integers check it: sums of the half-spaces
 * with factors that are not negative are not negative on the common part, so that one which is negative on all of the
 * body proves that there is no common point.
 */
import type { Sign } from '../../core/sign.js';
import type { Quotient } from '../../distance/engine/cells.js';
import type { Triple } from '../../distance/engine/proposal.js';
import { dot, isZero, plus, times, type Vector, ZERO } from '../../distance/engine/vectors.js';
import { type Body, greater } from './body.js';
import { type BoundaryRelation, disjointBoundaries, meetingBoundaries } from './boundary-relation.js';
import { areIn, cornersOf, type HalfSpaceCells, isBounded } from './half-spaces.js';
import { type Factors, proposeApart, type Rough, roughPart, sizeOf } from './propose-apart.js';

/** A body and half-spaces, and what decides where nothing that was proposed proves anything. */
export interface BodyScene {
  readonly body: Body;
  readonly spaces: readonly HalfSpaceCells[];
  /** The sign of the distance: -1 where the insides meet; `cut` are the half-spaces that do not contain the body. */
  exactGap(cut: readonly HalfSpaceCells[]): Sign;
}

/** What is known so far. */
interface Found {
  readonly gap: Sign;
  readonly cut: readonly HalfSpaceCells[];
  readonly spaces: readonly HalfSpaceCells[];
  readonly rough: () => Rough | null;
}

const APART: Found = { gap: 1, cut: [], spaces: [], rough: () => null };

/**
 * How a body and the common part of half-spaces meet: touching or overlapping, as it has an inside. What is round is no
 * polytope.
 */
export function bodyRelation(scene: BodyScene): BoundaryRelation {
  const found = gapOf(scene);
  if (found.gap > 0) return disjointBoundaries();
  const isIn = depthOf(scene, found);
  return meetingBoundaries(
    found.gap === 0 ? 'touching' : 'overlapping',
    isIn,
    isIn < 0 ? depthOfSpaces(scene, found) : -1,
  );
}

/** Have they a common point? */
export function bodyMeets(scene: BodyScene): boolean {
  return gapOf(scene).gap <= 0;
}

/** How deep is the body in all half-spaces? Where it reaches a plane from within, that point is in the common part. */
function depthOf({ body }: BodyScene, { cut, spaces }: Found): Sign {
  if (cut.length > 0) return -1;
  const reaches = spaces.some(({ normal, constant }) => body.highest(times(normal, -1n), -constant) === 0);
  return reaches ? 0 : 1;
}

/** The half-spaces that restrict anything; `null` if there is one that has no point. */
export function properSpaces(all: readonly HalfSpaceCells[]): HalfSpaceCells[] | null {
  if (all.some(({ normal, constant }) => isZero(normal) && constant < 0n)) return null;
  return all.filter(({ normal }) => !isZero(normal));
}

function gapOf(scene: BodyScene): Found {
  const { body } = scene;
  const spaces = properSpaces(scene.spaces);
  if (spaces === null) return APART;
  const highest = spaces.map(({ normal, constant }) => body.highest(normal, constant));
  if (highest.some((sign) => sign < 0)) return APART;
  // Those with all of the body in them have no part in how it meets the others.
  const cut = spaces.filter(({ normal, constant }) => body.highest(times(normal, -1n), -constant) > 0);
  let rough: Rough | null | undefined;
  const found = (gap: Sign): Found => ({ gap, cut, spaces, rough: made });
  const made = (): Rough | null => {
    rough ??= roughPart(body, [...spaces, ...cubeAround(body)]);
    return rough;
  };
  if (cut.length === 0) return found(-1);
  if (cut.length === 1) return found(highest[spaces.indexOf(cut[0]!)] === 0 ? 0 : -1);
  if (areAbove(cut, { numerators: body.middle, denominator: 1n })) return found(-1);
  return found(provenGap(body, spaces, cut, made()) ?? scene.exactGap(cut));
}

/** Is a point in the inside of all half-spaces? */
function areAbove(spaces: readonly HalfSpaceCells[], { numerators, denominator }: Quotient): boolean {
  return spaces.every(({ normal, constant }) => dot(normal, numerators) + constant * denominator > 0n);
}

/** The cube with the body well in its inside. */
export function cubeAround({ middle, reach }: Body): HalfSpaceCells[] {
  return UNITS.flatMap((unit): HalfSpaceCells[] => {
    const at = dot(unit, middle);
    return [
      { normal: unit, constant: 2n * reach - at },
      { normal: times(unit, -1n), constant: 2n * reach + at },
    ];
  });
}

const UNITS: readonly Vector[] = [
  [1n, 0n, 0n],
  [0n, 1n, 0n],
  [0n, 0n, 1n],
];

/** What is proposed, if it proves anything. */
function provenGap(
  body: Body,
  spaces: readonly HalfSpaceCells[],
  cut: readonly HalfSpaceCells[],
  rough: Rough | null,
): Sign | null {
  if (rough === null) return null;
  const proposal = proposeApart(body, rough);
  if (proposal === null) return null;
  if (isTriple(proposal)) return isCommon(body, cut, rough, proposal) ? -1 : null;
  const sum = sumOf([...spaces, ...cubeAround(body)], proposal);
  return body.highest(sum.normal, sum.constant) < 0 ? 1 : null;
}

function isTriple(proposal: Factors | Triple): proposal is Triple {
  return typeof proposal[0] === 'number';
}

/** Factors are made integers with so many binary digits behind the point, and so are coordinates. */
const DIGITS = 40;

/** The sum of half-spaces, their normals taken for equally long, with factors. */
function sumOf(spaces: readonly HalfSpaceCells[], factors: Factors): HalfSpaceCells {
  const own = factors.map(({ number, factor }) => ({
    space: spaces[number]!,
    size: sizeOf(spaces[number]!),
    factor: BigInt(Math.round(factor * 2 ** DIGITS)),
  }));
  const largest = own.reduce((most, { size }) => greater(size, most), 1n);
  let [normal, constant]: [Vector, bigint] = [ZERO, 0n];
  for (const { space, size, factor } of own) {
    const whole = (factor * largest) / size;
    normal = plus(normal, times(space.normal, whole));
    constant += space.constant * whole;
  }
  return { normal, constant };
}

/**
 * How far towards the middle of what the half-spaces leave a common point is looked for: it has to be in the inside of
 * both.
 */
const STEPS = [0, 2 ** -2, 2 ** -5, 2 ** -9, 2 ** -14, 2 ** -20];

/** Is there a point of the inside of both near one, on the way to the middle of the half-spaces' part? */
function isCommon(body: Body, cut: readonly HalfSpaceCells[], { middle }: Rough, at: Triple): boolean {
  return STEPS.some((step) => {
    const point = pointAt(body, at, middle, step);
    return point !== null && areAbove(cut, point) && body.side(point) > 0;
  });
}

/**
 * The point on the way from one to another, seen from the middle of the body, exactly; `null` if there is none in
 * doubles.
 */
function pointAt({ middle, reach }: Body, from: Triple, to: Triple, step: number): Quotient | null {
  const at = from.map((x, k) => Math.round((x + step * (to[k]! - x)) * 2 ** DIGITS));
  if (!at.every(Number.isSafeInteger)) return null;
  const [x, y, z] = at.map(BigInt) as [bigint, bigint, bigint];
  const denominator = 1n << BigInt(DIGITS);
  return { numerators: plus(times(middle, denominator), times([x, y, z], reach)), denominator };
}

/** How deep in the body is all that half-spaces, which have a point in common with it, have in common? */
function depthOfSpaces({ body }: BodyScene, { spaces, rough }: Found): Sign {
  if (hasPointBeyond(body, spaces, rough())) return -1;
  const corners = cornersOf(spaces);
  let least: Sign = corners.length > 0 ? 1 : -1;
  for (const corner of corners) {
    if (least < 0) break;
    least = Math.min(least, body.side(corner)) as Sign;
  }
  return least < 0 || isBounded(spaces) ? least : -1;
}

/** So many of the farthest corners are tried. */
const MOST_CORNERS = 3;

/** Is certainly a point of the half-spaces not in the body: near one of the farthest corners? */
function hasPointBeyond(body: Body, spaces: readonly HalfSpaceCells[], rough: Rough | null): boolean {
  if (rough === null) return false;
  const { corners, middle } = rough;
  const size = ({ at: [x, y, z] }: (typeof corners)[number]) => x * x + y * y + z * z;
  const farthest = [...corners].sort((p, q) => size(q) - size(p)).slice(0, MOST_CORNERS);
  return farthest.some(({ at }) => {
    const point = pointAt(body, at, middle, 2 ** -16);
    return point !== null && body.side(point) < 0 && areIn(spaces, point);
  });
}

/** Is there certainly a point in the inside of all half-spaces, near the body? Where it is false, nothing is known. */
export function haveInside(body: Body, spaces: readonly HalfSpaceCells[]): boolean {
  const rough = roughPart(body, [...spaces, ...cubeAround(body)]);
  if (rough === null) return false;
  const point = pointAt(body, rough.middle, rough.middle, 0);
  return point !== null && areAbove(spaces, point);
}
