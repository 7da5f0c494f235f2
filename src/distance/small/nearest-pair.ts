import { segmentsIntersectAt, trianglesIntersectAt } from '../../spatial/triangles/index.js';
import { P, SECOND } from './arena.js';
import { isClosest } from './certify.js';
import { isCertainlyClosest } from './certify-nearly.js';
import { setPair } from './features.js';
import { propose } from './propose.js';
import { squaredDistance } from './squared-distance.js';

/**
 * Finds the closest features of two shapes of the arena, points, segments or triangles, the first with no more corners
 * than the second, and leaves them in F: the pair that doubles propose, if signs prove it, else the first of all pairs
 * that signs prove. False if the shapes meet.
 */
export function findClosest(countA: number, countB: number): boolean {
  const proposal = propose(countA, countB);
  if (proposal === 'apart' && (isCertainlyClosest(countA, countB) || isClosest(countA, countB))) return true;
  if (proposal === 'meeting' || doMeet(countA, countB)) return false;
  return (proposal === 'unclear' && isClosest(countA, countB)) || anyPair(countA, countB);
}

function doMeet(countA: number, countB: number): boolean {
  // A point is a segment without length, a segment a triangle without an inside.
  const last = countA - 1;
  if (countB === 2) return segmentsIntersectAt(P, 0, last, P, SECOND, SECOND + 1);
  return trianglesIntersectAt(P, 0, last < 1 ? 0 : 1, last, P, SECOND, SECOND + 1, SECOND + 2);
}

/** The square of the distance of two shapes of the arena, rounded to the nearest double; 0 if they meet. */
export function squaredDistanceOf(countA: number, countB: number): number {
  return findClosest(countA, countB) ? squaredDistance() : 0;
}

/** How many features of each kind shapes of one, two and three corners have: the corners, the edges, the face. */
const EDGES = [0, 0, 1, 3];

/** All pairs of a vertex, edge or face with another, the simple ones first. */
function anyPair(countA: number, countB: number): boolean {
  for (let a = 0; a < featuresOf(countA); a++) {
    for (let b = 0; b < featuresOf(countB); b++) {
      setPair(
        corner(a, countA, 0, 0),
        corner(a, countA, 1, 0),
        corner(a, countA, 2, 0),
        corner(b, countB, 0, SECOND),
        corner(b, countB, 1, SECOND),
        corner(b, countB, 2, SECOND),
      );
      if (isClosest(countA, countB)) return true;
    }
  }
  return false;
}

function featuresOf(count: number): number {
  return count + EDGES[count]! + (count === 3 ? 1 : 0);
}

/** Vertex `which` of feature number f: corners first, then edges, then the face; -1 if it has none. */
function corner(f: number, count: number, which: number, from: number): number {
  if (f < count) return which === 0 ? from + f : -1;
  const edge = f - count;
  if (edge < EDGES[count]!) return which > 1 ? -1 : from + ((edge + which) % count);
  return from + which;
}
