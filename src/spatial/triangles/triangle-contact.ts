/** How the two triangles of the workspace meet, with which features, and where. */
import type { Contact, ContactPoint } from '../../core/contact.js';
import { copiedPoint3 } from '../../core/copies.js';
import type { Triangle } from '../../core/shapes.js';
import type { FoundPoint3 } from '../../implicit/index.js';
import {
  contactPoint,
  DISJOINT,
  degenerateMask,
  FACE,
  OUTSIDE,
  piercedFeature,
  relationOf,
} from './feature-codes.js';
import { flatContact } from './flat-contact.js';
import { cornersOf, type Linear, planesThrough, pointOn } from './linear-points.js';
import { ALL_ON, SECTIONS } from './sections.js';
import {
  endBeforeEnd,
  endBeforeStart,
  isLevel,
  onOneSide,
  sidesOf,
  startBeforeEnd,
  startBeforeStart,
} from './triangle-pair.js';
import { FIRST, orientation, projectionOf, SECOND } from './workspace.js';

/** A common point of two triangles, with the point. */
export interface TrianglePoint extends ContactPoint {
  /**
   * The point itself, exactly, for the questions of `unerring/implicit`; `const [x, y, z] = hit.point` are the nearest
   * doubles.
   */
  readonly point: FoundPoint3;
}

/** How two triangles meet, with the points. */
export interface TriangleTrianglePoints extends Contact {
  readonly contact: readonly TrianglePoint[];
}

/** The contact of the triangles of the workspace. */
export function loadedTriangleContact(): Contact {
  if (isLevel()) return flatContact();
  const second = sidesOf(SECOND, FIRST);
  if (onOneSide(second)) return DISJOINT;
  if (second === ALL_ON && projectionOf(FIRST) !== -1) return flatContact();
  const first = sidesOf(FIRST, SECOND);
  if (onOneSide(first)) return DISJOINT;
  if (first !== ALL_ON && second !== ALL_ON) return sectionContact(first, second);
  if (first === second) return flatContact();
  return first === ALL_ON ? needleContact(SECOND, second, FIRST) : needleContact(FIRST, first, SECOND);
}

/** The same with the points; the triangles of the workspace are these. */
export function loadedTrianglePoints(a: Triangle, b: Triangle): TriangleTrianglePoints {
  const { relation, contact } = loadedTriangleContact();
  return { relation, contact: contact.map((at) => ({ ...at, point: pointAt(a, b, at) })) };
}

function pointAt(a: Triangle, b: Triangle, at: ContactPoint): FoundPoint3 {
  if (at.a.type === 'vertex') return copiedPoint3(cornersOf(a)[at.a.index]!);
  if (at.b.type === 'vertex') return copiedPoint3(cornersOf(b)[at.b.index]!);
  if (at.a.type === 'edge') return pointOn(edgeOf(a, at.a.index), planesThrough(b, at.b));
  return pointOn(edgeOf(b, at.b.index), planesThrough(a, at.a));
}

function edgeOf(triangle: Triangle, i: number): Linear {
  const corners = cornersOf(triangle);
  return { kind: 'segment', from: corners[i]!, to: corners[(i + 1) % 3]! };
}

/** The greater of the two starts, by the features there. */
function laterStart(first: number, second: number): ContactPoint {
  const { upFeature, downFeature, middle } = SECTIONS;
  const order = startBeforeStart(first, second);
  return contactPoint(
    order > 0 ? middle[first]! : upFeature[first]!,
    order < 0 ? middle[second]! : downFeature[second]!,
  );
}

/** The smaller of the two ends. */
function earlierEnd(first: number, second: number): ContactPoint {
  const { upFeature, downFeature, middle } = SECTIONS;
  const order = endBeforeEnd(first, second);
  return contactPoint(
    order < 0 ? middle[first]! : downFeature[first]!,
    order > 0 ? middle[second]! : upFeature[second]!,
  );
}

function touching(point: ContactPoint): Contact {
  return { relation: 'touching', contact: [point] };
}

/** Two triangles with insides, in different planes: their sections by the line of both planes, compared. */
function sectionContact(first: number, second: number): Contact {
  const startEnd = startBeforeEnd(first, second);
  if (startEnd < 0) return DISJOINT;
  const endStart = endBeforeStart(first, second);
  if (endStart > 0) return DISJOINT;
  const { upFeature, downFeature, middle, single } = SECTIONS;
  if (startEnd === 0) return touching(contactPoint(upFeature[first]!, upFeature[second]!));
  if (endStart === 0) return touching(contactPoint(downFeature[first]!, downFeature[second]!));
  const start = laterStart(first, second);
  if (single[first] === 1 || single[second] === 1) return touching(start);
  const relation = relationOf(2, middle[first] === FACE, middle[second] === FACE, 2);
  return { relation, contact: [start, earlierEnd(first, second)] };
}

/** A triangle that is a segment and not in the plane of the other, which has an inside: one point at most. */
function needleContact(needle: number, code: number, triangle: number): Contact {
  const low = needle + SECTIONS.upLow[code]!;
  const high = needle + SECTIONS.upHigh[code]!;
  const pierced = piercedFeature(
    orientation(low, high, triangle, triangle + 3),
    orientation(low, high, triangle + 3, triangle + 6),
    orientation(low, high, triangle + 6, triangle),
  );
  if (pierced === OUTSIDE) return DISJOINT;
  const own = SECTIONS.first[code]!;
  const relation = relationOf(1, pierced === FACE, degenerateMask(needle, own) === 0, 1);
  return {
    relation,
    contact: [needle === FIRST ? contactPoint(own, pierced) : contactPoint(pierced, own)],
  };
}
