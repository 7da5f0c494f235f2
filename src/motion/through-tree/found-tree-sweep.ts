/** The answer about a shape that moves through a tree. */
import type { LeafHull } from '../../bsp/tree-queries/leaf-hulls.js';
import { FoundSweepOfParts, type SweepOfParts } from '../parts/found-sweep-of-parts.js';
import type { SweepContact, SweepPoint } from '../translation/sweep-answer.js';

/** A common point of a shape and the solid of a tree when they first meet. */
export interface TreeSweepPoint extends Omit<SweepPoint, 'b'> {
  /** The numbers of the planes of the tree that bound the leaf there, ascending. */
  readonly planes: readonly number[];
}

/** Where and how a shape touches a leaf, the shape being `a`. */
export interface TreeContact extends Omit<SweepContact, 'points'> {
  /** The extreme points of the common part. */
  readonly points: readonly TreeSweepPoint[];
}

/** How a shape comes into contact with a solid leaf. */
export interface LeafContact {
  /** The number of the leaf. */
  readonly leaf: number;
  /** Where and how they touch; `null`: they overlap already at the start. */
  readonly contact: TreeContact | null;
}

/** When a shape that moves first meets the solid of a tree. Each member is found when it is first read. */
export interface TreeSweep extends SweepOfParts {
  /**
   * How the shape and the closed solid are at time 0: without a common point, or `touching`: only boundaries meet, or
   * `overlapping`: the shape reaches inside.
   */
  readonly start: 'disjoint' | 'touching' | 'overlapping';
  /** The solid leaves that are met then, ascending: with `entering`, those that the shape goes into. */
  readonly leaves: Uint32Array;
  /** How it meets each of them. */
  readonly contacts: readonly LeafContact[];
}

/** The contact with a leaf, by the planes of the tree. */
export function contactWithLeaf(leaf: number, contact: SweepContact | null, cell: LeafHull): LeafContact {
  if (contact === null) return { leaf, contact };
  const points = contact.points.map(
    ({ a, b, point, rounded }): TreeSweepPoint => ({ a, planes: cell.planesOf(b), point, rounded }),
  );
  return { leaf, contact: { ...contact, points } };
}

export class FoundTreeSweep extends FoundSweepOfParts<LeafContact> implements TreeSweep {
  get leaves(): Uint32Array {
    return this.parts;
  }
}
