/**
 * Is a mesh the roof over a polygon? This referee checks what every roof has whose faces rise from the edges at 45
 * degrees. Another one checks that the straight skeleton below it is the right one.
 */
import { readMesh } from '../../answers/construction.js';
import { skeletonRings } from '../../cases/constructions/skeleton-polygons.js';

type Corner = readonly [number, number, number];

/** For each edge of the polygon its ends, with the inside on the left. */
function edgesOf(rings: readonly (readonly (readonly number[])[])[]): (readonly (readonly number[])[])[] {
  return rings.flatMap((ring, k) => {
    const area = ring.reduce((sum, [x, y], i) => {
      const [u, v] = ring[(i + 1) % ring.length]!;
      return sum + x! * v! - y! * u!;
    }, 0);
    const forward = area > 0 === (k === 0) ? ring : [...ring].reverse();
    return forward.map((p, i) => [p, forward[(i + 1) % forward.length]!]);
  });
}

/** How far a corner is from the plane that rises from an edge. */
function heightAbove([p, q]: readonly (readonly number[])[], [x, y, z]: Corner): number {
  const [dx, dy] = [q![0]! - p![0]!, q![1]! - p![1]!];
  return (dx * (y - p![1]!) - dy * (x - p![0]!)) / Math.sqrt(dx * dx + dy * dy) - z;
}

/** What is wrong with a roof; `undefined` if nothing is. */
export function checkRoof(v: Float64Array, said: string): string | undefined {
  if (said === 'null') return 'there is a roof';
  const { positions, indices } = readMesh(said);
  // All is compared near 1, where products of doubles are doubles.
  const most = positions.reduce((far, x) => Math.max(far, Math.abs(x)), 0);
  const corner = (i: number): Corner => [
    positions[3 * i]! / most,
    positions[3 * i + 1]! / most,
    positions[3 * i + 2]! / most,
  ];
  const rings = skeletonRings(v).map((ring) => ring.map((p) => p.map((x) => x / most)));
  const half = new Map<string, number>();
  for (let i = 0; i < indices.length; i += 3) {
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const key = `${indices[i + a]} ${indices[i + b]}`;
      if (half.has(key)) return `the edge ${key} is there twice`;
      half.set(key, i);
    }
  }
  for (const key of half.keys()) {
    if (!half.has(key.split(' ').reverse().join(' '))) return `the edge ${key} is open`;
  }
  const edges = edgesOf(rings);
  let [floor, roof] = [0, 0];
  for (let i = 0; i < indices.length; i += 3) {
    const [p, q, r] = [0, 1, 2].map((k) => corner(indices[i + k]!)) as [Corner, Corner, Corner];
    const area = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
    if (p[2] === 0 && q[2] === 0 && r[2] === 0) floor -= area;
    else {
      roof += area;
      const isRising = edges.some((edge) =>
        [p, q, r].every((one) => Math.abs(heightAbove(edge, one)) < NEARLY),
      );
      if (!isRising) return `the triangle ${indices.slice(i, i + 3).join(' ')} rises from no edge`;
      if (area < -NEARLY) return `the triangle ${indices.slice(i, i + 3).join(' ')} leads down`;
    }
  }
  const isWhole = Math.abs(floor - areaOf(rings)) < NEARLY && Math.abs(roof - floor) < NEARLY;
  return isWhole ? undefined : 'the roof is not as large as the polygon';
}

/** Twice the area. */
const areaOf = (rings: readonly (readonly (readonly number[])[])[]): number =>
  edgesOf(rings).reduce((sum, [p, q]) => sum + p![0]! * q![1]! - p![1]! * q![0]!, 0);

/**
 * Coordinates are at most 1 and each is off by half a unit of its last place, 2^-54; distances from planes, and areas
 * of some hundred triangles, by far less than this.
 */
const NEARLY = 2 ** -40;
