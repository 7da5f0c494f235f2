/** Sections of meshes on their way between threads: exact points as lists of numbers, made again when they are read. */
import { viewerOf } from '../core/lazy-record.js';
import type { ExactPlane, FoundPoint3, PlaneLike } from '../implicit/data.js';
import { LinePlanePointObject } from '../implicit/objects/line-plane-point.js';
import type { PlaneObject } from '../implicit/objects/plane-object.js';
import { planeFrom } from '../implicit/revive.js';
import type { MeshSection, SectionLoop, SectionPolyline } from '../mesh/sections/mesh-section.js';

/** A polyline without its points. */
interface SentPolyline {
  /** Six numbers for each point: the ends of the edge that it is on; or its coordinates and three NaN. */
  readonly ends: Float64Array;
  readonly triangles: Uint32Array;
  readonly rounded: Float64Array;
}

interface SentLoop extends SentPolyline, Pick<SectionLoop, 'turn' | 'depth' | 'parent'> {}

/** A section as it crosses. */
export interface SentSection {
  readonly plane: PlaneLike;
  readonly loops: readonly SentLoop[];
  readonly polylines: readonly SentPolyline[];
  readonly regions: MeshSection['regions'];
}

function endsOf(points: readonly FoundPoint3[]): Float64Array {
  const ends = new Float64Array(6 * points.length).fill(Number.NaN);
  // A point that is no vertex is where an edge, by its ends, crosses the plane of the section.
  points.forEach((point, i) => {
    ends.set('type' in point ? (point as unknown as LinePlanePointObject).line : point, 6 * i);
  });
  return ends;
}

const sentPolyline = ({ points, triangles, rounded }: SectionPolyline): SentPolyline => ({
  ends: endsOf(points),
  triangles,
  rounded,
});

/** All of a section, which is found now. */
export function sendSection({ plane, loops, polylines, regions }: MeshSection): SentSection {
  return {
    plane,
    loops: loops.map((loop) => {
      const { turn, depth, parent } = loop;
      return { ...sentPolyline(loop), turn, depth, parent };
    }),
    polylines: polylines.map(sentPolyline),
    regions,
  };
}

/** A polyline that came from another thread. */
class ReceivedPolyline {
  readonly #sent: SentPolyline;
  readonly #plane: PlaneObject;
  #points: readonly FoundPoint3[] | undefined;

  constructor(sent: SentPolyline, plane: PlaneObject) {
    this.#sent = sent;
    this.#plane = plane;
  }

  get points(): readonly FoundPoint3[] {
    this.#points ??= Array.from({ length: this.#sent.ends.length / 6 }, (_, i) => this.#point(i));
    return this.#points;
  }

  #point(i: number): FoundPoint3 {
    const numbers = Array.from(this.#sent.ends.subarray(6 * i, 6 * i + 6));
    if (!Number.isNaN(numbers[3])) return new LinePlanePointObject(numbers, 'points', this.#plane);
    return [numbers[0]!, numbers[1]!, numbers[2]!];
  }

  get triangles(): Uint32Array {
    return this.#sent.triangles;
  }

  get rounded(): Float64Array {
    return this.#sent.rounded;
  }
}

class ReceivedLoop extends ReceivedPolyline implements SectionLoop {
  readonly turn: SectionLoop['turn'];
  readonly depth: number;
  readonly parent: number | null;

  constructor(sent: SentLoop, plane: PlaneObject) {
    super(sent, plane);
    this.turn = sent.turn;
    this.depth = sent.depth;
    this.parent = sent.parent;
  }
}

const POLYLINE = ['points', 'triangles', 'rounded'] as const;
const viewPolyline = /* @__PURE__ */ viewerOf<SectionPolyline>(POLYLINE);
const viewLoop = /* @__PURE__ */ viewerOf<SectionLoop>([...POLYLINE, 'turn', 'depth', 'parent']);

/** The section again. */
export function receiveSection({ plane, loops, polylines, regions }: SentSection): MeshSection {
  const object = planeFrom('meshSection', 'plane', plane);
  return {
    plane: object as unknown as ExactPlane,
    loops: loops.map((loop) => viewLoop(new ReceivedLoop(loop, object))),
    polylines: polylines.map((polyline) => viewPolyline(new ReceivedPolyline(polyline, object))),
    regions,
  };
}
