import { sumUp } from '../../arithmetic/directed.js';
import { scaleByPowerOfTwo } from '../../arithmetic/float64.js';
import { nextUp } from '../../arithmetic/index.js';
import { MOST_PAIRS, meshFaults } from './mesh-faults.js';
import { PRECISIONS, type Precision, within } from './precision.js';
import type { TestedMesh } from './round-solid.js';
import type { MovedMesh } from './snap-mesh.js';

/** A tested mesh, and how far it may be from the solid. */
export interface Repair {
  readonly mesh: TestedMesh;
  readonly deviation: number;
}

export const movedMesh = ({ mesh: { positions, indices }, deviation }: Repair): MovedMesh => ({
  positions,
  indices,
  deviation,
});

/** How a mesh is tested. */
interface Testing {
  /** 1 for each vertex that is where it was meant to be. */
  readonly isExact?: Uint8Array;
  /** So many pairs of triangles that meet are looked for at most. */
  readonly maxPairs?: number;
}

export function tested(
  { positions, indices, deviation }: MovedMesh,
  { isExact = new Uint8Array(positions.length / 3), maxPairs = MOST_PAIRS }: Testing = {},
): TestedMesh {
  const found =
    indices.length === 0
      ? ({ faults: [], contacts: 0 } as const)
      : meshFaults(positions, indices, isExact, maxPairs);
  return { positions, indices, isExact, beyond: [], deviation, ...found };
}

/** The mesh with the nearest numbers of a precision. */
export function rounded({ positions, indices, deviation }: MovedMesh, precision: Precision): MovedMesh {
  let most = 0;
  const nearest = positions.map((x) => {
    const own = within(precision, precision.round(x));
    most = Math.max(most, sumUp(Math.max(x, own), -Math.min(x, own)));
    return own;
  });
  return { positions: nearest, indices, deviation: sumUp(deviation, most) };
}

/** The mesh times a power of two, near 1. What underflows there moves by less than anything that counts. */
export function scaledBy(mesh: TestedMesh, exponent: number): TestedMesh {
  const positions = mesh.positions.map((x) => scaleByPowerOfTwo(x, exponent));
  const deviation = nextUp(scaleByPowerOfTwo(mesh.deviation, exponent));
  return { ...mesh, positions, deviation };
}

/**
 * The mesh as large as it was; tested again, as coordinates below the normal numbers may be rounded, and those beyond
 * the largest double moved back to that: nothing was moved there by more than the deviation.
 */
export function scaledBack({ mesh, deviation }: Repair, exponent: number): Repair {
  const { double } = PRECISIONS;
  const positions = mesh.positions.map((x) => within(double, scaleByPowerOfTwo(x, exponent)));
  const moved = nextUp(nextUp(scaleByPowerOfTwo(deviation, exponent)));
  const { isExact, indices } = mesh;
  return { mesh: tested({ positions, indices, deviation: moved }, { isExact }), deviation: moved };
}

/** How much is wrong with a mesh. */
export const leftIn = ({ faults, contacts }: TestedMesh): number =>
  faults.reduce<number>((sum, { count }) => sum + count, contacts);
