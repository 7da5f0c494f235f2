import type { IndexedMesh } from '../mesh/index.js';

/** Vertices around the ring, and around its tube; multiples of four. */
const RING = 64;
const TUBE = 32;
/** Depth of the roughness, where the tube's radius is one. */
const ROUGHNESS = 0.05;
const DECIMALS = 1e6;

/** A place on the unit circle, from rational functions: no sine, whose last bits differ between machines. */
function onCircle(step: number, steps: number): readonly [x: number, y: number] {
  const quarter = Math.floor((4 * step) / steps);
  const t = (4 * step) / steps - quarter;
  const x = (1 - t * t) / (1 + t * t);
  const y = (2 * t) / (1 + t * t);
  return (
    [
      [x, y],
      [-y, x],
      [-x, -y],
      [y, -x],
    ] as const
  )[quarter]!;
}

/**
 * A rough torus with coordinates of six decimals, as scanned models have them: a surface to show something on where no
 * scan is installed.
 *
 * @example demoMesh().indices.length / 3; // 4096
 */
export function demoMesh(): IndexedMesh {
  const positions: number[] = [];
  const indices: number[] = [];
  let state = 1;
  const rough = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return 1 + ROUGHNESS * (state / 2 ** 32 - 0.5);
  };
  const decimal = (x: number): number => Math.round(DECIMALS * x) / DECIMALS;
  const vertex = (i: number, k: number): number => (i % RING) * TUBE + (k % TUBE);
  for (let i = 0; i < RING; i++) {
    const [cx, cy] = onCircle(i, RING);
    for (let k = 0; k < TUBE; k++) {
      const [out, up] = onCircle(k, TUBE);
      const radius = rough();
      const far = 3 + radius * out;
      positions.push(decimal(far * cx), decimal(far * cy), decimal(radius * up));
      const [a, b, c, d] = [vertex(i, k), vertex(i + 1, k), vertex(i + 1, k + 1), vertex(i, k + 1)];
      indices.push(a, b, c, a, c, d);
    }
  }
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}
