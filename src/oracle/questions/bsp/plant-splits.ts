/** Planes that pass through vertices of what they split, and the same cases at other exponents. */
import { AGAIN } from '../../cases/bsp/convex-split.js';
import { BY_POINTS, HALF_THICKNESS, METRIC, PLANE, POINTS } from '../../cases/bsp/thick-planes.js';
import { powerOfTwo, stepUlps } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import type { Layout } from '../layout.js';

type Triple = [number, number, number];

/** The plane through one, two or three vertices of the polygon, or with their height as the thickness. */
export function plantVertices(random: Random, out: Float64Array, ring: readonly Triple[] | null): void {
  if (ring === null || ring.length === 0) return;
  const vertex = (): Triple => ring[random.below(ring.length)]!;
  if (out[BY_POINTS] === 1) {
    const most = random.oneIn(6) ? 3 : random.between(0, 2);
    for (let k = 0; k < most; k++) out.set(vertex(), POINTS + 3 * k);
  } else if (random.oneIn(2)) plantConstant(out, PLANE, vertex());
  if (random.oneIn(2)) plantConstant(out, AGAIN, vertex());
  if (random.oneIn(3)) out[HALF_THICKNESS] = heightOf(out, vertex());
  if (random.oneIn(6)) out[HALF_THICKNESS] = Math.abs(stepUlps(out[HALF_THICKNESS]!, random.sign()));
}

function plantConstant(out: Float64Array, at: number, [x, y, z]: Triple): void {
  out[at + 3] = -(out[at]! * x + out[at + 1]! * y + out[at + 2]! * z);
}

/** The height of a point over the first plane, rounded. */
function heightOf(out: Float64Array, x: Triple): number {
  const row = (at: number) => [...out.subarray(at, at + 3)];
  const [p, q, r] = [0, 3, 6].map((at) => row(POINTS + at)) as [number[], number[], number[]];
  const [u, w] = [q.map((k, i) => k - p[i]!), r.map((k, i) => k - p[i]!)];
  const through = [0, 1, 2].map((i) => u[(i + 1) % 3]! * w[(i + 2) % 3]! - u[(i + 2) % 3]! * w[(i + 1) % 3]!);
  const isByPoints = out[BY_POINTS] === 1;
  const n = isByPoints ? through : row(PLANE);
  const constant = isByPoints ? -n.reduce((sum, k, i) => sum + k * p[i]!, 0) : out[PLANE + 3]!;
  const form = n.reduce((sum, k, i) => sum + k * x[i]!, constant);
  const height = Math.abs(out[METRIC] === 1 ? form : form / Math.sqrt(n.reduce((sum, k) => sum + k * k, 0)));
  return Number.isFinite(height) ? height : 0;
}

/** All lengths times a power of two; normals have no unit. A value moved by an ulp now and then. */
export function moveFar(random: Random, out: Float64Array, layout: Layout): void {
  const scale = powerOfTwo(random.between(-300, 300));
  for (const { kind, at, size } of layout.parts) {
    if (kind === 'integer') continue;
    for (let i = kind === 'plane' ? at + 3 : at; i < at + size; i++) out[i] = out[i]! * scale;
    for (let i = at; i < at + size; i++) if (random.oneIn(15)) out[i] = stepUlps(out[i]!, random.sign());
  }
  out[HALF_THICKNESS] = Math.abs(out[HALF_THICKNESS]!);
}
