/** Rules: which engine answers how two shapes meet, of which one is round, and what is said of it. */
import type { Kind, Place } from './kind.js';
import { besidePolygon, ofPolygon } from './says.js';

/** What is asked of pairs, and what is said of them. */
export interface Rule {
  /** Whether a kind is one of the first, of the second shapes. */
  readonly a: (kind: Kind) => boolean;
  readonly b: (kind: Kind) => boolean;
  readonly answer: string;
  /** Calls for the relation and for the boolean, as `askOf` takes them. */
  readonly relation: string;
  readonly boolean: string;
  /** Paragraphs about the relation, after the question; and a sentence about the boolean. */
  readonly says: (a: Kind, b: Kind) => readonly string[];
  /** What is refused beside what the kinds say. */
  readonly refused?: readonly string[];
  readonly saysOfBoolean?: (a: Kind, b: Kind) => string;
  readonly source: string;
  /** The functions stand in a room that knows no filters of round shapes. */
  readonly hasNoDoor?: boolean;
}

/** A kind that engines can take in a way. */
export const has =
  (carrier: string, place: Place = 'space') =>
  (kind: Kind) =>
    kind[place]?.carriers?.[carrier] !== undefined;
/** One kind. */
export const is = (name: string) => (kind: Kind) => kind.name === name;

export const ERICSON = 'Ericson, Real-Time Collision Detection, ';
export const EBERLY = 'Eberly, 3D Game Engine Design, ';
export const WANG =
  'Wang, Wang, Kim 2001, "An algebraic condition for the separation of two ellipsoids"; the S-lemma';

/** What all pairs with polygons, and with frusta and k-DOPs have in common. */
export const POLYGONS = {
  b: has('ring'),
  answer: 'RoundPolygonRelation',
  relation: 'polygonRelation(a.inSpace, b.ring)',
  boolean: 'meetsPolygon(a.inSpace, b.ring)',
  says: besidePolygon,
  saysOfBoolean: ofPolygon,
};
export const HALF_SPACES = {
  b: (kind: Kind) => kind.besideRound !== undefined,
  answer: 'BoundaryRelation',
  source: 'Real-Time Rendering, 22.14; Eberly, 3D Game Engine Design, 4.3',
};
