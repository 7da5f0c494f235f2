import type { Sign } from '../../core/sign.js';
import { type Carrier, crossingOf, type Place, type PlaceOrEnd, sideOfPlace } from './line-place.js';
import type { LoadedTree } from './load-tree.js';

/**
 * A part of a line that lies in the closure of a leaf's cell: a point (from = to), or all from one place to another.
 */
export interface LinePart {
  /** A node, or `~leaf`. */
  readonly child: number;
  readonly from: Place;
  /** `null`: it has no end. */
  readonly to: PlaceOrEnd;
  /** The numbers of the planes above that it lies in. */
  readonly within: readonly number[];
}

/**
 * Goes down a tree with a segment or a ray, and visits every leaf whose closed cell it meets: with the part that runs
 * through the cell or along its boundary, and with single points where it only touches. Nearer parts come first, except
 * that a part within the plane of a node is followed in front of it, and then again behind it.
 *
 * The way down is decided by the sides of both ends of a part alone. The closed cell of a leaf that is reached does
 * contain the part: its points are on the planes above that have side 0, and strictly on the leaf's side of all others,
 * so that from them a way into the cell leads along any direction that points to the leaf's side of the former; there
 * is such a direction, from them to a point of the cell, if the cell is not empty (as no cell is that this package
 * makes).
 *
 * Source: Ericson, Real-Time Collision Detection, 8.4.2. Its code goes by the sign of the distance at the origin and by
 * parameters, and misses what is beyond a plane that the origin lies on.
 *
 * @param visit  Says whether to go on
 * @param skips  Says whether a part need not be followed
 */
export function descend(
  { tree, planes, root }: LoadedTree,
  carrier: Carrier,
  [start, end]: readonly [Place, PlaceOrEnd],
  visit: (part: LinePart) => boolean,
  skips: (part: LinePart) => boolean = () => false,
): void {
  const open: LinePart[] = [{ child: root, from: start, to: end, within: [] }];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (skips(part)) continue;
    if (part.child < 0) {
      if (!visit(part)) return;
      continue;
    }
    const number = tree.nodes[part.child]!;
    const plane = planes[number]!;
    const first = sideOfPlace(carrier, plane, part.from);
    const last = part.to === part.from ? first : sideOfPlace(carrier, plane, part.to);
    if (first === 0) part.from.planes.add(number);
    if (last === 0) part.to?.planes.add(number);
    const children: Children = [tree.children[2 * part.child]!, tree.children[2 * part.child + 1]!];
    // The last one that is pushed is the next one.
    if (first !== 0 && first === -last) {
      const at = crossingOf(carrier, plane, number);
      open.push({ ...part, child: on(children, last), from: at });
      open.push({ ...part, child: on(children, first), to: at });
    } else if (first === 0 && last === 0) {
      const within = part.from === part.to ? part.within : [...part.within, number];
      open.push({ ...part, child: on(children, -1), within }, { ...part, child: on(children, 1), within });
    } else {
      const side = first === 0 ? last : first;
      const touch = on(children, side > 0 ? -1 : 1);
      // The end of a ray has no side 0 without the ray being in the plane.
      if (last === 0) open.push({ ...part, child: touch, from: part.to! });
      open.push({ ...part, child: on(children, side) });
      if (first === 0) open.push({ ...part, child: touch, to: part.from });
    }
  }
}

/** The children in front of a plane and behind it. */
type Children = readonly [number, number];

function on([front, back]: Children, side: Sign): number {
  return side > 0 ? front : back;
}
