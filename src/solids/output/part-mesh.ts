import { sumUp } from '../../arithmetic/directed.js';
import { nextUp } from '../../arithmetic/index.js';
import { leftIn, type Repair, rounded, tested } from './moved-mesh.js';
import { Contacts } from './part-contacts.js';
import type { Precision } from './precision.js';
import { reversed } from './round-solid.js';
import type { Parting } from './sheet-stars.js';

/** How a mesh comes apart where it touches itself, or becomes one there. */
export interface Way {
  /** Vertices move this times a plan's step. */
  readonly by: number;
  /** And at most this of the shortest of their edges, if that is not 0. */
  readonly share: number;
  readonly parting: Parting;
  /** Whether it is the space around the solid that is parted. */
  readonly joins: boolean;
}

/** First those that leave nothing most often, or least. */
const WAYS: readonly Way[] = [
  { by: 1, share: 1 / 4, parting: 'stay', joins: false },
  { by: 1 / 32, share: 1 / 4, parting: 'stay', joins: false },
  { by: 1, share: 1 / 4, parting: 'stay', joins: true },
  { by: 1 / 32, share: 1 / 4, parting: 'stay', joins: true },
  { by: 1, share: 1 / 4, parting: 'across', joins: false },
  { by: 1 / 8, share: 0, parting: 'stay', joins: false },
  { by: 1, share: 1 / 64, parting: 'stay', joins: false },
  { by: 1, share: 1 / 4, parting: 'inward', joins: true },
  { by: 1, share: 1 / 4, parting: 'inward', joins: false },
  { by: 1, share: 1 / 4, parting: 'outward', joins: false },
  { by: 2, share: 0, parting: 'stay', joins: false },
  { by: 1, share: 0, parting: 'stay', joins: true },
];
/** So many faults are little. */
const FEW = 4;

export interface PartingWork {
  /** The ways that were taken; the one that is taken now is added. */
  readonly taken: Set<Way>;
  /** So many ways are tried, and the others only where these leave little. */
  readonly ways: number;
  /** A way that leaves so many faults is none. */
  readonly tooMany: number;
  readonly precision: Precision;
  readonly step: () => void;
}

/**
 * A mesh parted where it touches itself: the first of some ways that leaves nothing, or the one that leaves least, but
 * for those that were taken before: what they left would come back.
 *
 * @param far how far vertices move
 * @returns null if all of them leave too much
 */
export function parted(
  { mesh, deviation }: Repair,
  far: number,
  { taken, ways, tooMany, precision, step }: PartingWork,
): Repair | null {
  const contacts = new Contacts(mesh.positions, mesh.indices);
  /**
   * The space around a mesh is enclosed by the same triangles, looking the other way: where that is parted, the mesh is
   * joined.
   */
  let around: Contacts | null = null;
  let best: { readonly way: Way; readonly found: Repair } | null = null;
  /** A mesh of as many faults is no better: no more of them are looked for. */
  let least = tooMany;
  for (const [number, way] of WAYS.entries()) {
    if (number >= ways && least > FEW) break;
    step();
    if (way.joins) around ??= new Contacts(mesh.positions, reversed(mesh.indices));
    const { by, share, parting } = way;
    const { positions, indices, moved } = (way.joins ? around! : contacts).parted(by * far, share, parting);
    const own = rounded(
      {
        positions,
        indices: way.joins ? reversed(indices) : indices,
        deviation: sumUp(deviation, nextUp(moved)),
      },
      precision,
    );
    const found = { mesh: tested(own, { maxPairs: least }), deviation: own.deviation };
    const left = leftIn(found.mesh);
    if (left === 0) return found;
    if (taken.has(way) || left >= least) continue;
    best = { way, found };
    least = left;
  }
  if (best === null) return null;
  taken.add(best.way);
  return best.found;
}
