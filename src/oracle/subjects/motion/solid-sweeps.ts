import * as surd from '../../../arithmetic/surd.js';
import { type SolidCastShape, type SolidSweep, sweepSolid, sweptMeetsSolid } from '../../../motion/index.js';
import { isVoluminous } from '../../../scene/bounded-shape.js';
import {
  convexSolid,
  type Solid,
  solidDifference,
  solidIntersection,
  solidUnion,
} from '../../../solids/index.js';
import { treeSweepText } from '../../answers/tree-sweeps.js';
import type { brushesOf } from '../../cases/bsp/brushes.js';
import { type SolidSweepKind, solidSweepCase } from '../../cases/motion/solid-sweeps.js';
import { typedShape } from '../../cases/motion/tree-sweeps.js';

type Brush = ReturnType<typeof brushesOf>[number];

/** A brush that has an inside and bounds; else `null`. */
function solidOf(brush: Brush): Solid | null {
  try {
    return convexSolid(brush);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const CUBE: Brush = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [-1, 0, 0],
  [0, -1, 0],
  [0, 0, -1],
].map((normal) => ({ normal: normal as unknown as Brush[number]['normal'], constant: -1 }));

/** The union of some brushes without another one. */
export function solidBy(united: readonly Brush[], takenAway: Brush | null): Solid {
  const cube = convexSolid(CUBE);
  const none = solidDifference(cube, cube);
  const all = united.map(solidOf).filter((solid) => solid !== null);
  const sum = all.reduce((solid, next) => solidUnion(solid, next), none);
  const other = takenAway === null ? null : solidOf(takenAway);
  return other === null ? solidIntersection(sum, sum) : solidDifference(sum, other);
}

/** Is the time between the two doubles, rounded to one, and are there faces, unless the shape starts within? */
function isConsistent({ first, within, rounded, faces, contacts, start }: SolidSweep, solid: Solid): boolean {
  if (first === null) return rounded.first === null && faces.length === 0 && contacts.length === 0;
  if (within === null || !Object.is(rounded.first, surd.toNumber(first))) return false;
  const [low, high] = within.map(surd.fromNumber);
  const isWithin = surd.compare(low!, first) <= 0 && surd.compare(first, high!) <= 0;
  const areFaces = faces.every((face) => face < solid.faces.length);
  const areSame = contacts.every(({ face }) => faces.includes(face));
  const isTouch =
    start === 'overlapping' ||
    (faces.length > 0 && contacts.every(({ contact }) => contact!.points.length > 0));
  return isWithin && areFaces && areSame && isTouch;
}

/** The kernel's answer, and whether the boolean and the members agree with it. */
export function solidSweepSubject(kind: SolidSweepKind): (values: Float64Array) => string {
  return (values) => {
    const { united, takenAway, shape: plain, motion } = solidSweepCase(kind, values);
    const shape = typedShape(kind, plain) as SolidCastShape;
    if (!isVoluminous(shape)) return 'flat';
    const solid = solidBy(united, takenAway);
    const touched = sweepSolid(shape, motion, solid);
    const entered = sweepSolid(shape, motion, solid, { entering: true });
    const isSame = sweptMeetsSolid(shape, motion, structuredClone(solid)) === (touched.first !== null);
    const areRight =
      isConsistent(touched, solid) && isConsistent(entered, solid) && entered.start === touched.start;
    const text = treeSweepText(touched.start, touched.first, entered.first);
    return `${text}${isSame ? '' : ' BOOLEAN DIFFERS'}${areRight ? '' : ' MEMBERS DIFFER'}`;
  };
}
