import type { LatticePoint, LatticeRing } from '../../cases/planar/lattice-rings.js';
import type { Random } from '../../cases/random.js';

/** Writes three points at value `at`: vertices, on edges, among them, or where lines cross nearly. */
export function drawProbes(at: number) {
  return (
    random: Random,
    out: Float64Array,
    rings: readonly LatticeRing[],
    map: (p: LatticePoint) => readonly [number, number],
  ): void => {
    const all = rings.flat();
    const vertex = (): LatticePoint => (all.length === 0 ? [0, 0] : all[random.below(all.length)]!);
    const onEdge = (): LatticePoint => {
      const ring = rings[random.below(rings.length)] ?? [];
      if (ring.length === 0) return vertex();
      const i = random.below(ring.length);
      const [[x, y], [u, v]] = [ring[i]!, ring[(i + 1) % ring.length]!];
      const k = random.between(1, 3);
      return [x + ((u - x) * k) / 4, y + ((v - y) * k) / 4];
    };
    const among = (): LatticePoint => {
      const [[x, y], [u, v]] = [onEdge(), vertex()];
      return [(x + u) / 2, (y + v) / 2];
    };
    for (let i = 0; i < 3; i++) {
      const p = random.oneIn(3) ? vertex() : random.oneIn(2) ? onEdge() : among();
      out.set(map(p), at + 2 * i);
    }
  };
}
