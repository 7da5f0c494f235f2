/**
 * A segment, ray or line in the plane of a triangle, or against a triangle without an inside, which is a segment and
 * has, unless it is skew to the line, a plane or the line itself in common with it.
 *
 * The line cuts the triangle in a section (see sections.ts), whose two ends are compared with those of the segment or
 * ray by orient2d: the edge there, from right to left of the line, has on its right what comes after.
 */
import type { Contact } from '../../core/contact.js';
import type { Sign } from '../../core/sign.js';
import {
  contactPoint,
  DISJOINT,
  degenerateMask,
  EDGE,
  relationOf,
  segmentMask,
  triangleMask,
} from './feature-codes.js';
import { featureInPlane, following } from './flat-pair.js';
import { around, beside, comesBefore, type Kind } from './linear-workspace.js';
import { ALL_BEHIND, ALL_FRONT, ALL_ON, SECTIONS, signCode } from './sections.js';
import { AXES, type Axis, FIRST, longEdge, ORIGIN, projectionOf, same, TARGET, turn } from './workspace.js';

/** A contact point: features of the linear shape and of the triangle, as codes. */
interface Codes {
  readonly own: number;
  readonly its: number;
}

/** An end of a section: an edge that passes through the line there, from its right to its left, and the feature. */
interface End {
  readonly low: number;
  readonly high: number;
  readonly its: number;
}

/** What the carrier line has in common with the triangle. */
interface Section {
  readonly axis: Axis;
  readonly entry: End;
  readonly exit: End;
  readonly middle: number;
  readonly single: boolean;
}

/** The contact where the linear shape, not a point, lies in the triangle's plane or the triangle has none. */
export function flatLinear(kind: Kind): Contact {
  const axis = projectionOf(FIRST);
  if (axis !== -1) return contactOf(clipped(kind, sectionIn(kind, axis)), triangleMask, 1);
  const first = longEdge(FIRST);
  const [p, q] = [FIRST + 3 * first, following(FIRST, first)];
  if (around(kind, p, q) !== 0) return DISJOINT;
  const mask = (code: number) => degenerateMask(FIRST, code);
  const view = AXES.find((a) => beside(kind, a, p) !== 0 || beside(kind, a, q) !== 0);
  if (view !== undefined) return contactOf(clipped(kind, sectionIn(kind, view)), mask, 1);
  return contactOf(collinearContact(kind, p, q), mask, same(p, q) ? 0 : 1);
}

function contactOf(points: readonly Codes[], maskOf: (code: number) => number, least: number): Contact {
  if (points.length === 0) return DISJOINT;
  const own = points.reduce((mask, code) => mask & segmentMask(code.own), -1);
  const its = points.reduce((mask, code) => mask & maskOf(code.its), -1);
  return {
    relation: relationOf(points.length, own === 0, its === 0, least),
    contact: points.map((code) => contactPoint(code.own, code.its)),
  };
}

/** The section of the triangle by the carrier line. */
function sectionIn(kind: Kind, axis: Axis): Section | undefined {
  const code = signCode(beside(kind, axis, 0), beside(kind, axis, 3), beside(kind, axis, 6));
  if (code === ALL_BEHIND || code === ALL_FRONT || code === ALL_ON) return undefined;
  const { upLow, upHigh, upFeature, downLow, downHigh, downFeature, middle, single, first } = SECTIONS;
  const turning: Sign = turn(axis, 0, 3, 6);
  const up = { low: upLow[code]!, high: upHigh[code]!, its: upFeature[code]! };
  const down = { low: downLow[code]!, high: downHigh[code]!, its: downFeature[code]! };
  if (turning === 0) {
    const only = { ...up, its: first[code]! };
    return { axis, entry: only, exit: only, middle: only.its, single: true };
  }
  // A counterclockwise boundary comes down, from left to right, where the line enters.
  const [entry, exit] = turning > 0 ? [down, up] : [up, down];
  return { axis, entry, exit, middle: middle[code]!, single: single[code] === 1 };
}

/** 1 if the point at x of the line comes before the end of the section, -1 if after. */
function toEnd({ axis }: Section, { low, high }: End, x: number): Sign {
  return turn(axis, low, high, x);
}

/** The part of the section that lies on the segment, ray or line. */
function clipped(kind: Kind, section: Section | undefined): Codes[] {
  if (section === undefined) return [];
  const { entry, exit, middle, single } = section;
  const startToEntry = kind === 'line' ? 1 : toEnd(section, entry, ORIGIN);
  const startToExit = startToEntry > 0 ? 1 : toEnd(section, exit, ORIGIN);
  const endToExit = kind === 'segment' ? toEnd(section, exit, TARGET) : -1;
  const endToEntry = endToExit < 0 ? -1 : toEnd(section, entry, TARGET);
  if (startToExit < 0 || endToEntry > 0) return [];
  if (startToExit === 0) return [{ own: 0, its: exit.its }];
  if (endToEntry === 0) return [{ own: 1, its: entry.its }];
  if (single) return [{ own: EDGE, its: entry.its }];
  return [
    { own: startToEntry > 0 ? EDGE : 0, its: startToEntry < 0 ? middle : entry.its },
    { own: endToExit < 0 ? EDGE : 1, its: endToExit > 0 ? middle : exit.its },
  ];
}

/** The contact with a triangle on the carrier line, a segment from p to q or a point. */
function collinearContact(kind: Kind, p: number, q: number): Codes[] {
  const [first, last] = comesBefore(kind, q, p) ? [q, p] : [p, q];
  const begin = kind !== 'line' && comesBefore(kind, first, ORIGIN) ? ORIGIN : first;
  const finish = kind === 'segment' && comesBefore(kind, TARGET, last) ? TARGET : last;
  if (comesBefore(kind, finish, begin)) return [];
  const codes = (x: number): Codes => ({ own: ownFeature(kind, x), its: featureInPlane(0, FIRST, x) });
  return same(begin, finish) ? [codes(begin)] : [codes(begin), codes(finish)];
}

function ownFeature(kind: Kind, x: number): number {
  if (kind !== 'line' && same(x, ORIGIN)) return 0;
  return kind === 'segment' && same(x, TARGET) ? 1 : EDGE;
}
