/** The answer about a shape that moves beside a solid. */
import { FoundSweepOfParts, type PartsSearch, type SweepOfParts } from '../parts/found-sweep-of-parts.js';
import type { SweepContact, SweepPoint } from '../translation/sweep-answer.js';

/** A common point of a shape and a solid when they first meet. */
export type SolidSweepPoint = Omit<SweepPoint, 'b'>;

/** Where and how a shape touches a face, the shape being `a`. */
export interface SolidContact extends Omit<SweepContact, 'points'> {
  /** The extreme points of the common part. */
  readonly points: readonly SolidSweepPoint[];
}

/** How a shape comes into contact with a face of a solid. */
export interface FaceContact {
  /** The number of the face. */
  readonly face: number;
  /** Where and how they touch; `null`: they overlap already at the start. */
  readonly contact: SolidContact | null;
}

/** When a shape that moves first meets a solid. Each member is found when it is first read. */
export interface SolidSweep extends SweepOfParts {
  /**
   * How the shape and the closed solid are at time 0: without a common point, or `touching`: only boundaries meet, or
   * `overlapping`: something is inside of both.
   */
  readonly start: 'disjoint' | 'touching' | 'overlapping';
  /** The faces that are met then, ascending; none if the shape starts well within the solid. */
  readonly faces: Uint32Array;
  /**
   * How it meets them: for each of the triangles of `triangulateSolid` that is met, in their order, with the face that
   * it is of.
   */
  readonly contacts: readonly FaceContact[];
}

/** The contact with a triangle of a face, whose own features are none of the solid's. */
export function contactWithFace(face: number, contact: SweepContact | null): FaceContact {
  if (contact === null) return { face, contact };
  const points = contact.points.map(({ a, point, rounded }): SolidSweepPoint => ({ a, point, rounded }));
  return { face, contact: { ...contact, points } };
}

export class FoundSolidSweep extends FoundSweepOfParts<FaceContact> implements SolidSweep {
  readonly #faceOf: Uint32Array;
  #faces: Uint32Array | undefined;

  /** @param search parts are triangles @param faceOf the face of each of them */
  constructor(search: PartsSearch<FaceContact>, faceOf: Uint32Array) {
    super(search);
    this.#faceOf = faceOf;
  }

  get faces(): Uint32Array {
    this.#faces ??= Uint32Array.from(new Set(Array.from(this.parts, (t) => this.#faceOf[t]!))).sort();
    return this.#faces;
  }
}
