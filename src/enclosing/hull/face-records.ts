import { GrowableUint32 } from '../../core/collections/growable.js';
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

/** The faces of a hull: their corners, their neighbours, and their numbers, which are given again once they are free. */
export class FaceRecords {
  data: Int32Array;
  /** How many faces have been made, deleted ones included. */
  made = 0;
  /** How many numbers have been given, and those that are free again. */
  #count = 0;
  readonly #free = new GrowableUint32();

  /** @param faces how many there is place for at first */
  constructor(faces: number) {
    this.data = new Int32Array(RECORD * faces);
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
    data[at + OUTSIDE] = NONE;
    return face;
  }

  #grow(): void {
    const data = new Int32Array(2 * this.data.length);
    data.set(this.data);
    this.data = data;
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
