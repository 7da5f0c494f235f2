import { GrowableUint32 } from '../core/collections/growable.js';
import { placesOf } from './places-of.js';

/** No face, or no point: the end of a list. */
export const NONE = -1;

/**
 * Numbers of a face, which are asked for together and lie in one line of memory: its three corners, counterclockwise
 * from outside; from BEYOND on the faces beyond the edges that start at them; when it was looked at; and the first of
 * the points in front of it.
 */
export const RECORD = 8;
export const BEYOND = 3;
export const SEEN = 6;
export const OUTSIDE = 7;

/** Bits of the first edge of a face: its angle is known, and it is flat. */
export const KNOWN = 1;
export const FLAT = 16;
/** Bits between those of the edges: it is known whether one of them is parallel to an axis, and one is. */
export const ASKED = 8;
export const ALONG = 128;

/** Faces that there is place for at first, and how many times more when that is not enough. */
const FEW = 64;
const GROWTH = 4;

/** The faces of a hull: their corners, their neighbours, and their numbers, which are given again when free. */
export class FaceRecords {
  data: Int32Array;
  /**
   * For each face a bit for each edge whose angle is known, and four places higher one for each that is flat; and two
   * for edges along an axis.
   */
  angles: Uint8Array;
  /** How many faces have been made, deleted ones included. */
  made = 0;
  /** How many numbers have been given, and those that are free again. */
  #count = 0;
  readonly #free = new GrowableUint32();

  readonly #most: number;

  /** @param most how many faces there may be at once; there is place for few of them at first */
  constructor(most: number) {
    this.#most = most;
    this.data = new Int32Array(RECORD * Math.min(most, FEW));
    this.angles = new Uint8Array(Math.min(most, FEW));
  }

  /** The number of a new face, whose neighbours are not known yet. */
  take(a: number, b: number, c: number): number {
    this.made++;
    const free = this.#free;
    const face = free.length > 0 ? free.data[--free.length]! : this.#count++;
    if (RECORD * face >= this.data.length) this.#grow();
    const data = this.data;
    const at = RECORD * face;
    data[at] = a;
    data[at + 1] = b;
    data[at + 2] = c;
    data[at + SEEN] = 0;
    this.angles[face] = 0;
    data[at + OUTSIDE] = NONE;
    return face;
  }

  #grow(): void {
    const data = new Int32Array(Math.min(GROWTH * this.data.length, RECORD * this.#most));
    data.set(this.data);
    this.data = data;
    const angles = new Uint8Array(data.length / RECORD);
    angles.set(this.angles);
    this.angles = angles;
  }

  /** Gives the number of a deleted face back. */
  release(face: number): void {
    this.data[RECORD * face + OUTSIDE] = NONE;
    this.#free.push(face);
  }

  /** The numbers of the faces, ascending. */
  faces(): Uint32Array {
    const deleted = new Uint8Array(this.#count);
    const { data, length } = this.#free;
    for (let i = 0; i < length; i++) deleted[data[i]!] = 1;
    return placesOf(deleted, 0);
  }

  /** Corner number e of a face. */
  corner(face: number, e: number): number {
    return this.data[RECORD * face + e]!;
  }

  /** The face beyond edge number e of a face. */
  beyond(face: number, e: number): number {
    return this.data[RECORD * face + BEYOND + e]!;
  }

  /** Joins edge e of a face and edge f of another one. */
  meet(face: number, e: number, other: number, f: number): void {
    this.data[RECORD * face + BEYOND + e] = other;
    this.data[RECORD * other + BEYOND + f] = face;
  }

  /** Joins two such edges, and notes whether the faces are in one plane. */
  meetAt(face: number, e: number, other: number, f: number, isFlat: boolean): void {
    this.meet(face, e, other, f);
    const angles = this.angles;
    const known = isFlat ? KNOWN + FLAT : KNOWN;
    angles[face] = (angles[face]! & ~((KNOWN + FLAT) << e)) | (known << e);
    angles[other] = (angles[other]! & ~((KNOWN + FLAT) << f)) | (known << f);
  }

  /** The edge of a face that starts at a corner of it. */
  edgeFrom(face: number, corner: number): number {
    const at = RECORD * face;
    return this.data[at] === corner ? 0 : this.data[at + 1] === corner ? 1 : 2;
  }

  /** The edge of a face behind which another one lies. */
  edgeTo(face: number, other: number): number {
    const at = RECORD * face + BEYOND;
    return this.data[at] === other ? 0 : this.data[at + 1] === other ? 1 : 2;
  }
}
