import type { Sign } from '../../core/sign.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import type { Chord } from './chords.js';
import type { RingPoint } from './cut-ring.js';
import { separatingChords } from './separating-chords.js';
import { shortestPaths } from './shortest-path.js';

/**
 * The chords of a thick plane, between vertices. Those of the plane itself that separate front from back are led from
 * vertex to vertex: an end on an edge that the band holds back moves to a vertex in the band, and the chord is
 * stretched between its new ends, as the shortest path inside of the polygon, which bends at vertices in the band only.
 *
 * @throws RangeError if the polygon is found not to be simple
 */
export function thickChords(
  where: string,
  plane: PlaneObject,
  ring: readonly RingPoint[],
  chords: readonly Chord[],
): Chord[] {
  const sideAt = (place: number): Sign => ring[place]!.side;
  const directed = separatingChords([...ring.keys()], chords, sideAt);
  const ends = new Set(directed.flat());
  const moved = directed.map(([i, j]): Chord => [movedEnd(ring, ends, i, 1), movedEnd(ring, ends, j, -1)]);
  if (moved.every(([i, j], k) => i === directed[k]![0] && j === directed[k]![1])) return directed;
  const vertices = [...ring.keys()].filter((place) => ring[place]!.isVertex);
  const numbers = new Map(vertices.map((place, k) => [place, k]));
  const pairs = moved.map(([i, j]): Chord => [numbers.get(i)!, numbers.get(j)!]);
  const points = vertices.map((place) => ring[place]!.point);
  const paths = shortestPaths(where, plane, points, pairs).map((path) => path.map((k) => vertices[k]!));
  return separatingChords(vertices, diagonals(vertices, paths.flatMap(stepsOf)), sideAt);
}

function stepsOf(path: readonly number[]): Chord[] {
  return path.slice(1).map((place, k): Chord => [path[k]!, place]);
}

/** Each step once, and not those that are edges. */
function diagonals(vertices: readonly number[], steps: readonly Chord[]): Chord[] {
  const next = new Map(vertices.map((place, k) => [place, vertices[(k + 1) % vertices.length]!]));
  const distinct = new Map<string, Chord>();
  for (const [i, j] of steps) {
    if (next.get(i) !== j && next.get(j) !== i) distinct.set(i < j ? `${i} ${j}` : `${j} ${i}`, [i, j]);
  }
  return [...distinct.values()];
}

/**
 * Where an end of a directed chord goes. Along the boundary of the back part: to the last vertex before that leaves the
 * band; if it does not before the next chord, to its first vertex. An end that is a crossing of the whole band stays,
 * and so does a vertex on the plane that the front touches it with between two chords: there the way leads along the
 * front, to the next chord.
 */
function movedEnd(ring: readonly RingPoint[], ends: ReadonlySet<number>, end: number, way: 1 | -1): number {
  const count = ring.length;
  const step = (place: number) => (place + way + count) % count;
  let last = ring[end]!.isVertex ? end : null;
  for (let at = step(end); ; at = step(at)) {
    if (ring[at]!.side < 0) return last ?? (end - way + count) % count;
    if (ends.has(at)) return ring[end]!.isVertex ? end : step(end);
    if (ring[at]!.isVertex) last = at;
  }
}
