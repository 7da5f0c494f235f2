import { allocateScratch } from '../../arithmetic/scratch.js';
import {
  rejectWords,
  requireCount,
  requireNoMore,
  requireNotNegative,
  requireOptions,
} from '../../core/arguments/index.js';
import { loadRigidMotion } from '../../core/arguments/moving.js';
import type { ShapesByType } from '../../shapes/shape.js';
import { type Carrier, carrierOf } from '../translation/carriers.js';
import { gapAt } from '../translation/engine/meeting.js';
import { type MovingPair, movingPair, START } from '../translation/engine/moving-pair.js';
import { type Turning, turningSearch } from './engine/prepare.js';
import type { Effort, Finding } from './engine/search.js';
import { firstOfTranslation, isOnAxis } from './engine/without-turning.js';
import type { RigidMotion, RotatingContact, RotatingContactOptions } from './rotating-contact-answer.js';
import { isOtherType, ROTATING_TYPES, ROTATING_WORDS, type RotatingShapeType } from './types.js';

/** A shape that may turn. */
export type RotatingShape = ShapesByType[RotatingShapeType];

const RESOLUTION = 2 ** -32;
const PLACEMENTS = 1000;

/**
 * When do two convex shapes that turn and move first have a common point? Each turns about an axis of its own, with a
 * constant angular velocity, while it moves along a straight line (see {@link RigidMotion}). Sines and cosines are not
 * rational, and no time is exact: the answer is an interval of time, and what it says of it is certain.
 *
 * - `hit`: they have no common point before `from`, and have had one by `until`. Touching counts.
 * - `miss`: they have no common point from time 0 to 1.
 * - `undecided`: they have no common point before `from` and none after `until`, and nothing is certain between: they
 *   touch without reaching into each other, or so nearly that doubles and the shortest step do not tell.
 *
 * At time 0 the answer is exact, also where they only touch. It is exact, too (the neighbouring doubles of the time
 * that `sweep` finds) where nothing turns: angles are 0, or what turns is a ball around its middle, a segment or
 * capsule around itself, or both shapes move as one.
 *
 * Shapes of space, each as in `unerring/shapes`, by its `type`: points, segments, triangles, tetrahedra, boxes,
 * oriented boxes, convex polyhedra, hulls of points, k-DOPs, bounded frusta, convex polygons, spheres, capsules,
 * lozenges.
 *
 * Source: Ericson, Real-Time Collision Detection, 5.5.1 (interval halving); Mirtich 1996 (conservative advancement).
 *
 * @param motionA How a moves from time 0 to 1
 * @param motionB How b moves; if it is missing, b stays
 * @param options `resolution`: the shortest step of time, 2^-32 if it is not given; `placements`: how often the shapes
 *   are placed at most, 1000 if it is not given. What is not certain then is `undecided`.
 * @throws RangeError naming the argument, if it is not what it must be
 * @example
 * const bar = { type: 'box', min: [0, -0.125, -0.125], max: [4, 0.125, 0.125] } as const;
 * const turn = { translation: [0, 0, 0], axis: [0, 0, 1], angle: Math.PI, center: [0, 0, 0] } as const;
 * const found = rotatingContact(bar, turn, { type: 'sphere', center: [0, 3, 0], radius: 0.5 });
 * found.verdict; // 'hit'
 * found.from.toFixed(6); // '0.433196'
 * found.until.toFixed(6); // '0.433196'
 * rotatingContact(bar, turn, [0, 4.5, 0]); // { verdict: 'miss', from: null, until: null }
 */
export function rotatingContact(
  a: RotatingShape,
  motionA: RigidMotion,
  b: RotatingShape,
  motionB?: RigidMotion,
  options?: RotatingContactOptions,
): RotatingContact {
  if (arguments.length > 5) requireNoMore('rotatingContact', 5, arguments[5], 'two shapes at a time');
  const first = turningOf('a', a, 'motionA', motionA);
  const second = turningOf('b', b, 'motionB', motionB);
  const found = findingOf(first, second, effortOf(options));
  if (found === null) return { verdict: 'miss', from: null, until: null };
  return { verdict: found.isHit ? 'hit' : 'undecided', from: found.from, until: found.until };
}

const WHERE = 'rotatingContact';
const EXPECTED = `a shape of space that can turn (${ROTATING_WORDS})`;
const STILL: readonly number[] = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0];
/** Where the vectors of a motion are read. */
const MOTION: Float64Array = /* @__PURE__ */ allocateScratch(9);

function numbersOf(name: string, motion: RigidMotion): number[] {
  const angle = loadRigidMotion(WHERE, name, MOTION, 0, motion);
  return [...MOTION, angle];
}

function turningOf(
  name: string,
  shape: RotatingShape,
  motionName: string,
  motion: RigidMotion | undefined,
): Turning {
  if ('positions' in Object(shape) && 'indices' in Object(shape))
    rejectWords(WHERE, name, EXPECTED, 'a mesh, which is asked triangle by triangle');
  const { type = 'point' } = Object(shape) as { readonly type?: unknown };
  if (isOtherType(type)) rejectWords(WHERE, name, EXPECTED, `one of type '${type}'`);
  const carrier = carrierOf(WHERE, name, shape, ROTATING_TYPES);
  if (carrier.isPlanar) rejectWords(WHERE, name, EXPECTED, `one of type '${type}' of the plane`);
  const numbers = motion === undefined ? STILL : numbersOf(motionName, motion);
  return turning(carrier, String(type), numbers);
}

/** What turns by nothing keeps an angle of 0. */
function turning(carrier: Carrier, type: string, numbers: readonly number[]): Turning {
  const [translation, axis, center] = [numbers.slice(0, 3), numbers.slice(3, 6), numbers.slice(6, 9)];
  const given = numbers[9]!;
  const angle = given === 0 || isOnAxis(carrier.core, axis, center) ? 0 : given;
  return { carrier, type, translation, axis, center, angle };
}

function effortOf(options: RotatingContactOptions | undefined): Effort {
  requireOptions(WHERE, 'options', options, 'resolution placements');
  const { resolution = RESOLUTION, placements = PLACEMENTS } = options ?? {};
  requireNotNegative(WHERE, 'options.resolution', resolution);
  requireCount(WHERE, 'options.placements', placements, 1);
  return { resolution, placements };
}

function findingOf(a: Turning, b: Turning, effort: Effort): Finding {
  if (a.angle === 0 && b.angle === 0) return firstOfTranslation(overIntegers(a, b));
  // Both as one: how they are at the start is how they are all the time.
  if (moveAsOne(a, b)) return isMet(a, b) ? { isHit: true, from: 0, until: 0 } : null;
  return turningSearch(a, b, effort).find(() => isMet(a, b));
}

const moveAsOne = (a: Turning, b: Turning): boolean =>
  a.angle === b.angle &&
  [0, 1, 2].every((k) => (['translation', 'axis', 'center'] as const).every((m) => a[m][k] === b[m][k]));

const isMet = (a: Turning, b: Turning): boolean => gapAt(overIntegers(a, b), START) <= 0;

function overIntegers(a: Turning, b: Turning): MovingPair {
  const of = ({ carrier: { core, radius }, translation }: Turning) => ({
    core: core.cells(),
    radius,
    motion: translation,
  });
  return movingPair(of(a), of(b));
}
