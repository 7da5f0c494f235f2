/**
 * Whether faces are those of a straight skeleton: by what only its roof has, and without an event.
 *
 * The faces are bounded by the edges of the polygon and by arcs that each have one face on either side; so they go
 * round every point together as often as the polygon does. Each is in the plane of its edge, monotone along it, with
 * what is above in the roof above what is below: it goes round a point once or never, and so they are a partition. The
 * heights then are one continuous roof. What is above a height is bounded by lines that move inwards with speed 1; it
 * changes as a wavefront does if no face begins anywhere but at its edge. That is: a corner of a face that is lower
 * than both of its neighbours is reflex, and nothing level is below a face but its edge.
 *
 * With weights, planes have other slopes, and faces need not be monotone; instead, none of their edges cross.
 */

import { sign } from '../../../arithmetic/root-sum.js';
import { NoConstruction, type SkeletonOfLists } from '../../answers/construction.js';
import { isNearest } from './nearest-coordinate.js';
import { type Rings, type RoofBase, roofBase } from './roof-base.js';
import {
  compareAlong,
  compareHeights,
  isInPlane,
  nodeAbove,
  nodeOfPlanes,
  nodeOfPoint,
  type RoofNode,
  type RoofPlane,
  turnOfNodes,
} from './roof-nodes.js';

const isSame = (p: RoofPlane, q: RoofPlane): boolean =>
  p.a * q.b === p.b * q.a &&
  p.a * q.a + p.b * q.b > 0n &&
  p.c * q.a === p.a * q.c &&
  p.c * q.b === p.b * q.c &&
  p.weight === q.weight;

/**
 * Is the ring of a face counterclockwise, and does no edge of it cross another one? The corner that is farthest along
 * the edge of the face, and of these the highest, is convex then.
 */
function isSimple(plane: RoofPlane, nodes: readonly RoofNode[]): boolean {
  const count = nodes.length;
  const at = (i: number) => nodes[(i + count) % count]!;
  const order = (p: RoofNode, q: RoofNode) => compareAlong(plane, p, q) || compareHeights(p, q);
  const most = nodes.reduce((p, q) => (order(p, q) < 0 ? q : p));
  const isTurned = nodes.some(
    (node, i) => order(node, most) === 0 && turnOfNodes(at(i - 1), node, at(i + 1)) > 0,
  );
  if (!isTurned) return false;
  for (let i = 0; i < count; i++) {
    for (let j = i + 2; j < count; j++) {
      const [a, b, c, d] = [at(i), at(i + 1), at(j), at(j + 1)];
      const isCrossing =
        turnOfNodes(a, b, c) * turnOfNodes(a, b, d) < 0 && turnOfNodes(c, d, a) * turnOfNodes(c, d, b) < 0;
      if (isCrossing) return false;
    }
  }
  return true;
}

class Inspection {
  readonly #base: RoofBase;
  readonly #said: SkeletonOfLists;
  readonly #nodes: (RoofNode | undefined)[];
  /** The face on the left of each half-edge. */
  readonly #left = new Map<string, number>();

  readonly #isWeighted: boolean;

  constructor(base: RoofBase, said: SkeletonOfLists, isWeighted: boolean) {
    this.#base = base;
    this.#isWeighted = isWeighted;
    this.#said = said;
    this.#nodes = base.points.map(nodeOfPoint);
  }

  fault(): string | undefined {
    return (
      this.#faultOfHalfEdges() ??
      this.#faultOfNodes() ??
      this.#faultOfRounding() ??
      this.#said.faces
        .map((face, i) => (face.length === 0 ? undefined : this.#faultOfFace(face, i)))
        .find((fault) => fault !== undefined)
    );
  }

  #faultOfHalfEdges(): string | undefined {
    const { edges, first, planes } = this.#base;
    const { faces } = this.#said;
    if (faces.length !== edges.length) return `${faces.length} faces`;
    for (const [i, face] of faces.entries()) {
      if (planes[i] === null ? face.length > 0 : face.length < 3)
        return `face ${i} has ${face.length} vertices`;
      const [from, to] = edges[i]!.map((j) => first[j]!);
      if (face.length > 0 && (face[0] !== from || face[1] !== to))
        return `face ${i} does not begin with its edge`;
      for (const [j, vertex] of face.entries()) {
        const key = `${vertex} ${face[(j + 1) % face.length]}`;
        if (this.#left.has(key)) return `${key} is in two faces`;
        this.#left.set(key, i);
      }
    }
    for (const [key, i] of this.#left) {
      const [from, to] = key.split(' ').map(Number);
      const isEdge = from === faces[i]![0] && to === faces[i]![1];
      if (this.#left.has(`${to} ${from}`) === isEdge)
        return `${key} has ${isEdge ? 'a' : 'no'} face on its right`;
    }
    return undefined;
  }

  #planesAt(vertex: number): RoofPlane[] {
    const { faces } = this.#said;
    return this.#base.planes.filter((_, i) => faces[i]!.includes(vertex)) as RoofPlane[];
  }

  #faultOfNodes(): string | undefined {
    const count = this.#said.vertices.length;
    const inner = Array.from({ length: count - this.#nodes.length }, (_, i) => i + this.#nodes.length);
    for (const vertex of inner) this.#nodes[vertex] = this.#meeting(this.#planesAt(vertex));
    for (let rest = inner; rest.length > 0; ) {
      const left = rest.filter((vertex) => {
        this.#nodes[vertex] ??= this.#above(vertex);
        return this.#nodes[vertex] === undefined;
      });
      if (left.length === rest.length) return `vertex ${left[0]} is nowhere`;
      rest = left;
    }
    for (const vertex of inner) {
      const node = this.#nodes[vertex]!;
      if (sign(node[2]) <= 0) return `vertex ${vertex} is not above the polygon`;
      if (!this.#planesAt(vertex).every((plane) => isInPlane(plane, node)))
        return `vertex ${vertex} is not in its planes`;
    }
    return undefined;
  }

  #meeting(planes: readonly RoofPlane[]): RoofNode | undefined {
    const different = planes.filter((plane, i) => !planes.slice(0, i).some((other) => isSame(plane, other)));
    for (const [i, p] of different.entries()) {
      for (const [j, q] of different.slice(0, i).entries()) {
        for (const r of different.slice(0, j)) {
          const node = nodeOfPlanes(p, q, r);
          if (node !== null) return node;
        }
      }
    }
    return undefined;
  }

  /** A vertex on the arc that goes up between faces in one plane. */
  #above(vertex: number): RoofNode | undefined {
    for (const [key, i] of this.#left) {
      const [from, to] = key.split(' ').map(Number) as [number, number];
      const below = this.#nodes[from];
      if (to !== vertex || below === undefined) continue;
      const plane = this.#base.planes[i]!;
      const onRight = this.#base.planes[this.#left.get(`${to} ${from}`) ?? -1];
      const other = this.#planesAt(vertex).find((one) => !isSame(one, plane));
      if (onRight != null && other !== undefined && isSame(plane, onRight)) {
        const node = nodeAbove(plane, other, below);
        if (node !== null) return node;
      }
    }
    return undefined;
  }

  #faultOfRounding(): string | undefined {
    const { vertices } = this.#said;
    for (const [i, node] of this.#nodes.entries()) {
      for (const k of [0, 1, 2] as const) {
        const exponent = k === 2 ? this.#base.heightExponent : this.#base.exponent;
        if (!isNearest(vertices[i]![k]!, node![k], node![3], exponent)) {
          return `vertex ${i} is not rounded to the nearest`;
        }
      }
    }
    return undefined;
  }

  #faultOfFace(face: readonly number[], i: number): string | undefined {
    const plane = this.#base.planes[i]!;
    const nodes = face.map((vertex) => this.#nodes[vertex]!);
    const count = face.length;
    const at = (j: number) => nodes[(j + count) % count]!;
    const ways = nodes.map((node, j) => compareAlong(plane, at(j + 1), node));
    const turns = ways.filter((way) => way !== 0).filter((way, j, all) => way !== all[(j + 1) % all.length]);
    if (turns.length !== 2 && !this.#isWeighted) return `face ${i} is not monotone`;
    for (const [j, node] of nodes.entries()) {
      const [before, after] = [compareHeights(at(j - 1), node), compareHeights(at(j + 1), node)];
      if (j > 0 && after === 0 && ways[j]! > 0)
        return `face ${i} begins at ${face[j]} ${face[(j + 1) % count]}`;
      if (j > 1 && before > 0 && after > 0 && turnOfNodes(at(j - 1), node, at(j + 1)) >= 0) {
        return `face ${i} begins at ${face[j]}`;
      }
    }
    if (this.#isWeighted) return isSimple(plane, nodes) ? undefined : `face ${i} is no simple polygon`;
    return this.#isUpright(plane, nodes, ways) ? undefined : `face ${i} is not upright`;
  }

  /** Is what runs back above what runs along the edge, at each vertex? */
  #isUpright(plane: RoofPlane, nodes: readonly RoofNode[], ways: readonly number[]): boolean {
    const count = nodes.length;
    return nodes.every((node, j) =>
      ways.every((way, k) => {
        const [from, to] = [nodes[k]!, nodes[(k + 1) % count]!];
        if (way === 0 || k === j || (k + 1) % count === j) return true;
        if (compareAlong(plane, node, from) * compareAlong(plane, node, to) >= 0) return true;
        // The inside is on the left of both; a vertex of what runs back is on the left of what runs along, or on it.
        const [before, after] = [ways[(j + count - 1) % count]!, ways[j]!];
        const isOther = way > 0 ? before <= 0 && after <= 0 : before >= 0 && after >= 0;
        return !isOther || turnOfNodes(from, to, node) >= 0;
      }),
    );
  }
}

/** What is wrong with a straight skeleton of a valid polygon; `undefined` if nothing is. */
export function skeletonFault(
  rings: Rings,
  said: SkeletonOfLists,
  weights?: readonly number[],
): string | undefined {
  const base = roofBase(rings, weights);
  if (said.vertices.length < base.points.length) throw new NoConstruction('vertices are missing');
  return new Inspection(base, said, weights !== undefined).fault();
}
