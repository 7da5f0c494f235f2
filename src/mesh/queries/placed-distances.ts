/** How far a mesh at its place is from a point, and from another mesh. */
import { toNumber } from '../../arithmetic/rational.js';
import { requirePoint3 } from '../../core/arguments/index.js';
import { sortPairsAsTheyAre } from '../../core/collections/pair-list.js';
import type { Point3 } from '../../core/shapes.js';
import type { ConvexDistance } from '../../distance/certificate.js';
import { compareDistance } from '../../distance/distance.js';
import { HIGH, LIMITS } from '../../distance/lazy/compare-points.js';
import { measureHulls } from '../../distance/lazy/measure.js';
import {
  distanceToFeature,
  nearestFeature,
  squareToFeature,
} from '../../distance/point-triangle/squared-distance.js';
import { exactPlacement, relativePlacement } from '../../implicit/exact-placement.js';
import type { LocalFrame } from '../../implicit/local-frame.js';
import { PlacedFrame } from '../../implicit/placed-frame.js';
import { type PlacementSizes, placementSizes } from '../../implicit/placement-sizes.js';
import { SCALE } from '../../indexes/point-reach.js';
import { codeOfFeature, meshFeature } from '../structure/mesh-feature.js';
import { type MeshBesideMesh, type PlacedDistances, PlacedMesh } from '../structure/placed-mesh.js';
import { type PreparedMesh, requirePrepared } from '../structure/prepared-mesh.js';
import { beginNearCall, endNearCall, gatherNearest } from './near-call.js';
import { type NearSide, OwnTriangles, PlacedSide, sideOfMesh, sideOfPoint } from './near-sides.js';
import type { NearestOnMesh } from './nearest-on-mesh.js';
import {
  boundDistance,
  type Candidate,
  Candidates,
  candidates,
  distanceBetween,
  type NearSides,
  nearestOf,
  nearSides,
  walkNearParts,
} from './placed-near.js';

/** How far a mesh at its place is. */
export class DistancesAtPlace implements PlacedDistances {
  readonly #mesh: PreparedMesh;
  readonly #frame: LocalFrame;
  readonly #placed: PlacedSide;
  readonly #sizes: PlacementSizes;
  readonly #local = new Float64Array(3);

  constructor(mesh: PreparedMesh, frame: LocalFrame) {
    const { forward } = frame;
    this.#mesh = mesh;
    this.#frame = frame;
    this.#placed = new PlacedSide(mesh, forward);
    this.#sizes = placementSizes(forward, frame);
  }

  /** The triangle that is nearest to a point; `null` if there is none. */
  nearest(where: string, point: Point3): NearestOnMesh | null {
    this.#require(where, point);
    const { indices } = this.#mesh;
    const nearest = nearestOf(this.#parts(point));
    if (nearest.length === 0) return null;
    const first = nearest.reduce((lowest, part) => (part.triangle < lowest.triangle ? part : lowest));
    const { triangle, code, distance } = first;
    // Made now: whatever becomes of the list of the mesh until one is read.
    const features = [0, 1, 2, 3, 4, 5, 6].map((own) => meshFeature(indices, triangle, own));
    const rounded = this.#distanceTo(first, point);
    return {
      triangle,
      get feature() {
        return features[code < 0 ? codeOfFeature(distance.closest[0]!.a) : code]!;
      },
      get distance() {
        return rounded ?? distance.distance;
      },
      unique: nearest.every((part) => part === first || isSamePoint(part, first)),
      get squaredDistance() {
        return distance.squaredDistance;
      },
      get point() {
        return distance.closest[0]!.pointA;
      },
      get rounded() {
        return { point: distance.closest[0]!.rounded.pointA };
      },
    };
  }

  distance(where: string, point: Point3): number {
    this.#require(where, point);
    return leastOf(this.#parts(point), (part) => this.#distanceTo(part, point) ?? part.distance.distance);
  }

  squaredDistance(where: string, point: Point3): number {
    this.#require(where, point);
    return leastOf(this.#parts(point), ({ triangle, code, isExact, distance }) =>
      isExact && this.#placed.ask(triangle, point)
        ? squareToFeature(code)
        : toNumber(distance.squaredDistance),
    );
  }

  /** The distance to a part whose corners are doubles, rounded. */
  #distanceTo({ triangle, code, isExact }: NearPart, point: Point3): number | null {
    return isExact && this.#placed.ask(triangle, point) ? distanceToFeature(code) : null;
  }

  /** The triangles that are at most r from a point, ascending. */
  within(where: string, point: Point3, r: number): Uint32Array {
    this.#require(where, point);
    const sides = nearSides(this.#placed, sideOfPoint(point));
    const limit = r * sides.scale;
    const found: number[] = [];
    walkNearParts(sides, { limit }, (s, t) => {
      if (!boundDistance(sides, s, t, limit)) return;
      const isWithin = LIMITS[HIGH]! <= limit || compareDistance(distanceBetween(sides, s, t), r) <= 0;
      if (isWithin) found.push(s);
    });
    return Uint32Array.from(found).sort();
  }

  beside(where: string, a: PreparedMesh | PlacedMesh, b: PreparedMesh | PlacedMesh): MeshBesideMesh {
    return meshBesideMesh(where, a, b);
  }

  #require(where: string, point: Point3): void {
    requirePrepared(where, 'mesh', this.#mesh);
    requirePoint3(where, 'point', point);
  }

  /** What may be nearest to a point: triangles, of which some are known by a vertex or an edge that others share. */
  #parts(point: Point3): readonly NearPart[] {
    const to = sideOfPoint(point);
    const parts: NearPart[] = [];
    const known = new Map<string, number>();
    for (const { s: triangle } of this.#candidates(point, to)) {
      const isExact = this.#placed.ask(triangle, point);
      const code = isExact ? nearestFeature() : this.#placed.certainFeature(triangle, point);
      const key = this.#nameOf(triangle, code);
      const before = known.get(key);
      if (before !== undefined && parts[before]!.triangle < triangle) continue;
      known.set(key, before ?? parts.length);
      const distance = measureHulls(this.#placed.givenPart(triangle, code), to.given(0));
      parts[before ?? parts.length] = { triangle, code, isExact, distance };
    }
    return parts;
  }

  /** The same for the same vertex or edge. */
  #nameOf(triangle: number, code: number): string {
    const { indices } = this.#mesh;
    if (code < 0 || code === 6) return `triangle ${triangle}`;
    const feature = meshFeature(indices, triangle, code);
    return feature.type === 'edge' ? `edge ${feature.vertices}` : `vertex ${feature.index}`;
  }

  /** The triangles that may be nearest to a point. */
  #candidates(point: Point3, to: NearSide): readonly Candidate[] {
    const local = this.#local;
    const { isSimilar, stretch, shrink } = this.#sizes;
    this.#frame.point(point, local, 0);
    const far = FARTHER * this.#frame.error;
    // Elsewhere lengths in the frame of the mesh say too little: boxes are taken to their places.
    if (!isSimilar || !(far < MOST && local.every((x) => Math.abs(x) < MOST)))
      return candidates(nearSides(this.#placed, to));
    const call = beginNearCall('', this.#mesh, local);
    call.off = { far: far * call.reach.numbers[SCALE]!, factor: stretch * shrink };
    gatherNearest(this.#mesh, call);
    const found = new Candidates(nearSides(this.#placed, to));
    for (let i = 0; i < call.count; i++) found.add(call.triangles[i]!, 0);
    endNearCall(call);
    return found.left();
  }
}

/** A point whose coordinates are off by e is off by less than 2 e. */
const FARTHER = 2;
/** Below this, sums and products of a few numbers are finite. */
const MOST = 2 ** 300;

/** A triangle that may be nearest, and which vertex, edge or face of it is, if that is known; else -1. */
interface NearPart {
  readonly triangle: number;
  readonly code: number;
  /** Are its corners doubles? */
  readonly isExact: boolean;
  readonly distance: ConvexDistance;
}

/** The least of rounded numbers is the least number rounded: rounding is monotonic. Infinity where nothing is. */
const leastOf = (parts: readonly NearPart[], measure: (part: NearPart) => number): number =>
  parts.reduce((least, part) => Math.min(least, measure(part)), Infinity);

const isSamePoint = ({ distance: d }: NearPart, { distance: e }: NearPart): boolean => {
  const [p, q] = [d.closest[0]!.pointA, e.closest[0]!.pointA];
  return p.every((x, k) => x.numerator * q[k]!.denominator === q[k]!.numerator * x.denominator);
};

/** Two sides in the frame of one mesh, and how much lengths there may differ from those that are asked about. */
interface InOneFrame {
  readonly sides: NearSides;
  readonly factor: number;
}

/**
 * Two meshes in the frame of the first, where its boxes are what they are and only those of the other are turned; null
 * if lengths there say little of those that are asked about.
 */
function inOneFrame(
  mesh: PreparedMesh | PlacedMesh,
  beside: PreparedMesh | PlacedMesh,
  isSwapped = false,
): InOneFrame | null {
  if (!(mesh instanceof PlacedMesh)) return null;
  const { frame } = mesh.questions();
  const { isSimilar, stretch, shrink } = placementSizes(frame.forward, frame);
  if (!isSimilar) return null;
  const from =
    beside instanceof PlacedMesh ? beside.questions().frame.to : exactPlacement('', '', { type: 'parts' });
  const other = new PlacedFrame(relativePlacement(from, frame.to));
  const own = beside instanceof PlacedMesh ? beside.mesh : beside;
  const [a, b] = [new OwnTriangles(mesh.mesh), new PlacedSide(own, other)];
  return { sides: isSwapped ? nearSides(b, a) : nearSides(a, b), factor: stretch * shrink };
}

/** The pairs of triangles that may be nearest: as the frame of one tells, then where they are. */
function pairsMayBeNearest(sides: NearSides, frame: InOneFrame | null): readonly Candidate[] {
  if (frame === null) return candidates(sides);
  const found = new Candidates(sides);
  for (const { s, t } of candidates(frame.sides, frame.factor)) found.add(s, t);
  return found.left();
}

/** Two meshes whose distance is asked. @throws RangeError naming the argument, if it is no prepared mesh */
function meshBesideMesh(
  where: string,
  a: PreparedMesh | PlacedMesh,
  b: PreparedMesh | PlacedMesh,
): MeshBesideMesh {
  const sides = nearSides(sideOfMesh(where, 'a', a), sideOfMesh(where, 'b', b));
  return {
    distanceOf: (s, t) => distanceBetween(sides, s, t),
    nearest() {
      const found = pairsMayBeNearest(sides, inOneFrame(a, b) ?? inOneFrame(b, a, true));
      const nearest = nearestOf(found.map(({ s, t }) => ({ s, t, distance: distanceBetween(sides, s, t) })));
      const pairs = Uint32Array.from(nearest.flatMap(({ s, t }) => [s, t]));
      return {
        pairs: sortPairsAsTheyAre(pairs),
        squaredDistance: nearest[0]!.distance.squaredDistance,
      };
    },
  };
}
