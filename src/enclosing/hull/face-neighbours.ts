import { GrowableUint32 } from '../../core/collections/growable.js';
import { placesOf } from './places-of.js';

/** The numbers of the faces of a hull, and which ones are beyond the edges of each. */
export class FaceNeighbours {
  /** Of each face the faces beyond the edges that start at its three vertices. */
  beyond: Int32Array;
  /** How many faces have been made, deleted ones included. */
  made = 0;
  /** How many numbers have been given, and those that are free again. */
  #count = 0;
  readonly #free = new GrowableUint32();

  /** @param faces how many there is place for at first */
  constructor(faces: number) {
    this.beyond = new Int32Array(3 * faces);
  }

  /** Makes place for so many faces. */
  grow(faces: number): void {
    const beyond = new Int32Array(3 * faces);
    beyond.set(this.beyond);
    this.beyond = beyond;
  }

  /** A number for a new face. */
  take(): number {
    this.made++;
    const free = this.#free;
    return free.length > 0 ? free.data[--free.length]! : this.#count++;
  }

  /** Gives the number of a deleted face back. */
  release(face: number): void {
    this.#free.push(face);
  }

  /** The numbers of the faces, ascending. */
  faces(): Uint32Array {
    const deleted = new Uint8Array(this.#count);
    const { data, length } = this.#free;
    for (let i = 0; i < length; i++) deleted[data[i]!] = 1;
    return placesOf(deleted, 0);
  }

  /** Joins edge e of a face and edge f of another one. */
  meet(face: number, e: number, other: number, f: number): void {
    this.beyond[3 * face + e] = other;
    this.beyond[3 * other + f] = face;
  }

  /** The edge of a face behind which another one lies. */
  edgeTo(face: number, other: number): number {
    const at = 3 * face;
    return this.beyond[at] === other ? 0 : this.beyond[at + 1] === other ? 1 : 2;
  }
}
