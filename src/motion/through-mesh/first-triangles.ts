/** Which triangles of a mesh a moving shape may meet first: in doubles, and in integers where these do not tell. */
import { nextDown, nextUp } from '../../arithmetic/float64.js';
import { UNDECIDED } from '../../core/sign.js';
import type { Bvh } from '../../indexes/bvh-tree.js';
import type { PreparedMesh } from '../../mesh/structure/prepared-mesh.js';
import { likelyTime } from './likely-time.js';
import type { MovingHull } from './moving-hull.js';

/** A triangle, and two doubles between which the shape first meets it. */
export interface Meeting {
  readonly triangle: number;
  readonly low: number;
  readonly high: number;
}

/** What has to be known exactly of a triangle, where doubles do not tell. */
export interface ExactTriangles {
  /** The first time, as two doubles with nothing between; `null`: they do not meet until time 1. */
  meeting(triangle: number): Pick<Meeting, 'low' | 'high'> | null;
  /** Does the shape go deeper than to touch the triangle, at any time from 0 to 1? */
  isEntered(triangle: number): boolean;
}

/** How far from a likely time the first one is looked for, in times that it takes to move by the reach. */
const WINDOWS = [2 ** -48, 2 ** -42, 2 ** -32];

/** The triangles that may be first, behind one walk through the tree. */
export class FirstTriangles {
  /** Not earlier than the first contact with the mesh, if there is one until time 1. */
  limit = 1;
  readonly #hull: MovingHull;
  readonly #mesh: PreparedMesh;
  readonly #exact: ExactTriangles;
  readonly #onlyEntered: boolean;
  readonly #found: Meeting[] = [];

  constructor(hull: MovingHull, mesh: PreparedMesh, exact: ExactTriangles, onlyEntered: boolean) {
    this.#hull = hull;
    this.#mesh = mesh;
    this.#exact = exact;
    this.#onlyEntered = onlyEntered;
    walk(mesh.bvh, hull, this);
  }

  /** All that may be first: of each other one it is known that another is earlier. */
  meetings(): readonly Meeting[] {
    return this.#found.filter(({ low }) => low <= this.limit);
  }

  /** Looks at a triangle of the mesh. */
  add(triangle: number): void {
    const hull = this.#hull;
    hull.place(this.#mesh.positions, this.#mesh.indices, triangle);
    if (hull.compareUntil(this.limit) === 1) return;
    if (this.#onlyEntered && !this.#isEntered(triangle)) return;
    const meeting = this.#nearly(triangle) ?? this.#exactly(triangle);
    if (meeting === null || meeting.low > this.limit) return;
    this.#found.push(meeting);
    if (meeting.high < this.limit) this.limit = meeting.high;
  }

  #isEntered(triangle: number): boolean {
    return this.#hull.compareUntil(1) === -1 || this.#exact.isEntered(triangle);
  }

  #exactly(triangle: number): Meeting | null {
    const found = this.#exact.meeting(triangle);
    return found && { triangle, ...found };
  }

  /** Doubles propose a time, and prove that it is right. */
  #nearly(triangle: number): Meeting | null {
    const hull = this.#hull;
    if (hull.compareUntil(0) !== 1) return null;
    const time = likelyTime(hull);
    if (Number.isNaN(time)) return null;
    for (const window of WINDOWS) {
      const by = window * hull.wait;
      const low = Math.max(0, nextDown(time - by));
      const high = Math.min(1, nextUp(time + by));
      if (!(low <= high) || hull.compareUntil(low) !== 1) continue;
      const sign = hull.compareUntil(high);
      if (sign !== 1 && sign !== UNDECIDED) return { triangle, low, high };
    }
    return null;
  }
}

/** Nodes that wait, and when each is entered; used again by the next walk. */
const NODES: number[] = [];
const TIMES: number[] = [];

/** Nearer boxes first; what is entered later than at the limit is left out. */
function walk({ bounds, links, counts, boxes, order }: Bvh, hull: MovingHull, search: FirstTriangles): void {
  if (counts.length === 0) return;
  let waiting = 0;
  let node = 0;
  let time = hull.enter(bounds, 0);
  for (;;) {
    if (time <= search.limit) {
      const link = links[node]!;
      const count = counts[node]!;
      if (count === 0) {
        const first = hull.enter(bounds, 6 * link);
        const second = hull.enter(bounds, 6 * link + 6);
        const isFirst = first <= second;
        const later = isFirst ? second : first;
        if (later <= search.limit) {
          NODES[waiting] = isFirst ? link + 1 : link;
          TIMES[waiting++] = later;
        }
        node = isFirst ? link : link + 1;
        time = isFirst ? first : second;
        continue;
      }
      for (let place = link; place < link + count; place++)
        if (hull.enter(boxes, 6 * place) <= search.limit) search.add(order[place]!);
    }
    if (waiting === 0) return;
    node = NODES[--waiting]!;
    time = TIMES[waiting]!;
  }
}
