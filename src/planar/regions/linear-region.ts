import { type Contact, type ContactPoint, DISJOINT } from '../../core/contact.js';
import { edge, type Feature, vertex } from '../../core/feature.js';
import type { Point2 } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import {
  CROSSING,
  compareOn,
  holds,
  isPoint,
  type Kind,
  LINE,
  linearFeature,
  meeting,
  SEGMENT,
  side,
  turn,
} from '../linear/linear.js';
import { corner, crossedFeature, edgeFrom, type Region, regionFeature, relationAt } from './region.js';

/**
 * The full classification of a line, ray or segment against a triangle or box. The contact is in order along the
 * former.
 */
export function linearRegionContact(kind: Kind, p: Point2, q: Point2, region: Region): Contact {
  if (isPoint(kind, p, q)) return pointContact(p, region);
  const { corners } = region;
  if (corners.length === 1) return contactAtPoint(kind, p, q, corner(region, 0));
  if (corners.length === 2) return flatContact(kind, p, q, region);
  return chordContact(kind, p, q, region);
}

/** A segment of length zero against a region. */
function pointContact(p: Point2, region: Region): Contact {
  const feature = regionFeature(region, p);
  if (feature === null) return DISJOINT;
  return { relation: relationAt(region, p, feature), contact: [{ a: vertex(0), b: feature }] };
}

/** A line, ray or segment against a region that is a point. */
function contactAtPoint(kind: Kind, p: Point2, q: Point2, x: Point2): Contact {
  if (!holds(kind, p, q, x)) return DISJOINT;
  const a = linearFeature(kind, p, q, x);
  return { relation: a.type === 'vertex' ? 'touching' : 'overlapping', contact: [{ a, b: vertex(0) }] };
}

/** A line, ray or segment against a region that is a segment. */
function flatContact(kind: Kind, p: Point2, q: Point2, region: Region): Contact {
  const { relation, places } = meeting(kind, p, q, SEGMENT, corner(region, 0), corner(region, 1));
  const contact = places.map((place) => ({
    a: linearFeature(kind, p, q, place),
    b:
      place === CROSSING
        ? crossedFeature(region.vertices.map((v) => side(kind, p, q, v)))
        : regionFeature(region, place)!,
  }));
  return { relation, contact };
}

/** Where a line enters or leaves a region: at a corner, or through the edge behind it. */
interface Hit {
  readonly at: number;
  readonly through: boolean;
  /** -1 where the line enters, 1 where it leaves. (At a corner that it only touches, both.) */
  readonly way: -1 | 1;
}

/**
 * The hits of a directed line, given the sides of the corners: it enters where they change from the left to the right,
 * in counterclockwise order, and leaves where they change back.
 */
function hitOf(sides: readonly Sign[], way: -1 | 1): Hit | undefined {
  const n = sides.length;
  for (let i = 0; i < n; i++) {
    const [before, here, behind] = [sides[(i + n - 1) % n]!, sides[i]!, sides[(i + 1) % n]!];
    if (here === 0 ? before === -way || behind === way : here === -way && behind === way) {
      return { at: i, through: here !== 0, way };
    }
  }
  return undefined;
}

/** Along the line, is the hit behind the point e of the line (1), before it (-1) or at it (0)? */
function compareHit(kind: Kind, p: Point2, q: Point2, region: Region, hit: Hit, e: Point2): number {
  if (!hit.through) return compareOn(kind, p, q, corner(region, hit.at), e);
  return turn(corner(region, hit.at), corner(region, hit.at + 1), e) * hit.way;
}

function hitFeature(region: Region, { at, through }: Hit): Feature {
  return through ? edge(edgeFrom(region, at)) : vertex(region.corners[at]!);
}

/**
 * A line, ray or segment against a region that is not flat: the part of the line in the region, cut off at the ends.
 */
function chordContact(kind: Kind, p: Point2, q: Point2, region: Region): Contact {
  const sides = region.corners.map((i) => side(kind, p, q, region.vertices[i]!));
  const [enter, leave] = [hitOf(sides, -1), hitOf(sides, 1)];
  if (enter === undefined || leave === undefined) return DISJOINT;
  const where = (hit: Hit, e: Point2) => compareHit(kind, p, q, region, hit, e);
  const leaveFromStart = kind === LINE ? 1 : where(leave, p);
  const enterFromEnd = kind === SEGMENT ? where(enter, q) : -1;
  if (leaveFromStart < 0 || enterFromEnd > 0) return DISJOINT;
  const first: ContactPoint =
    kind !== LINE && where(enter, p) <= 0
      ? { a: vertex(0), b: regionFeature(region, p)! }
      : { a: enterFromEnd === 0 ? vertex(1) : edge(0), b: hitFeature(region, enter) };
  const oneCorner = enter.at === leave.at && !enter.through;
  if (oneCorner || leaveFromStart === 0 || enterFromEnd === 0)
    return { relation: 'touching', contact: [first] };
  const last: ContactPoint =
    kind === SEGMENT && where(leave, q) >= 0
      ? { a: vertex(1), b: regionFeature(region, q)! }
      : { a: edge(0), b: hitFeature(region, leave) };
  const inside = sides.includes(1) && sides.includes(-1);
  return { relation: inside ? 'overlapping' : 'touching', contact: [first, last] };
}
