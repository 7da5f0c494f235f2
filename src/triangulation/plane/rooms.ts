import { allocateIntegerScratch } from '../../arithmetic/scratch.js';

/** Where lists of whole numbers come from that nobody needs when a triangulation is there. */
export type Rooms = (length: number) => Int32Array;

export const newRooms: Rooms = (length) => new Int32Array(length);

/** Sets of so many points use one memory again and again: to make and clear it takes a twentieth of their time. */
const FEW = 2048;
/** Three lists of 6 for each point, the rings; then one of 6 and one of 1, of their triangles. */
const KEPT = allocateIntegerScratch((3 * 6 + 6 + 1) * FEW);

/** Rooms for a triangulation that calls nobody before it is done; what is in them is of the one before. */
export function keptRooms(points: number): Rooms {
  if (points > FEW) return newRooms;
  let end = 0;
  return (length) => {
    const from = end;
    end += length;
    return KEPT.subarray(from, end);
  };
}
