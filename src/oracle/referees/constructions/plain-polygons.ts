/** Whether rings of a lattice are a polygon without any touch: the outer one first, then holes inside of it. */
import type { LatticeRings } from '../../cases/constructions/skeleton-patterns.js';
import { isSimple, ringsMeet, type Vectors } from '../shapes/planar-polygons/areas.js';

const vectorsOf = (rings: LatticeRings): Vectors[] =>
  rings.map((ring) => ring.map(([x, y]) => [BigInt(x), BigInt(y)] as never));

/** Is a point, which is not on the ring, inside of it? */
export function isInsideRing(ring: LatticeRings[number], px: number, py: number): boolean {
  let inside = false;
  ring.forEach(([x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length]!;
    if (y > py === v > py) return;
    const turn = (u - x) * (py - y) - (v - y) * (px - x);
    if (turn > 0 === v > y) inside = !inside;
  });
  return inside;
}

export function isPlainPolygon(rings: LatticeRings): boolean {
  const all = vectorsOf(rings);
  if (!rings.flat(2).every(Number.isSafeInteger) || !all.every(isSimple)) return false;
  const [outer, ...holes] = rings;
  return (
    all.every((ring, i) => all.slice(0, i).every((other) => !ringsMeet(ring, other))) &&
    holes.every((hole, i) => {
      const [x, y] = hole[0]!;
      return isInsideRing(outer!, x, y) && holes.every((other, j) => i === j || !isInsideRing(other, x, y));
    })
  );
}

/** Twice the area. */
export function latticeArea(rings: LatticeRings): bigint {
  const areas = rings.map((ring) =>
    ring.reduce((sum, [x, y], i) => {
      const [u, v] = ring[(i + 1) % ring.length]!;
      return sum + BigInt(x) * BigInt(v) - BigInt(y) * BigInt(u);
    }, 0n),
  );
  const positive = areas.map((area) => (area < 0n ? -area : area));
  return positive.slice(1).reduce((rest, hole) => rest - hole, positive[0]!);
}

/** Is a simple ring without reflex corners? */
export function isConvexRing(ring: LatticeRings[number]): boolean {
  const turns = ring.map(([x, y], i) => {
    const [[u, v], [s, t]] = [ring[(i + 1) % ring.length]!, ring[(i + 2) % ring.length]!];
    return Math.sign((u - x) * (t - v) - (v - y) * (s - u));
  });
  return !(turns.includes(1) && turns.includes(-1));
}
