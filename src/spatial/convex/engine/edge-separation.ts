import type { Point3 } from '../../../core/shapes.js';
import type { Sign } from '../../../core/sign.js';
import { cross2d, triple3d } from '../../../predicates/index.js';
import type { ConvexSet } from './convex-set.js';

/** An edge of each of two sets, by its vertices. */
export interface EdgePair {
  readonly a: readonly [number, number];
  readonly b: readonly [number, number];
}

/** The side of x against the plane through p and q parallel to rs. */
function sideOfEdges(p: Point3, q: Point3, r: Point3, s: Point3, x: Point3): Sign {
  return triple3d(
    p[0]!,
    p[1]!,
    p[2]!,
    q[0]!,
    q[1]!,
    q[2]!,
    r[0]!,
    r[1]!,
    r[2]!,
    s[0]!,
    s[1]!,
    s[2]!,
    p[0]!,
    p[1]!,
    p[2]!,
    x[0]!,
    x[1]!,
    x[2]!,
  );
}

/** Whether pq and rs span no plane: one is parallel to the other, or a point. */
function areParallel(p: Point3, q: Point3, r: Point3, s: Point3): boolean {
  for (let i = 0; i < 3; i++) {
    const j = i === 2 ? 0 : i + 1;
    if (cross2d(p[i]!, p[j]!, q[i]!, q[j]!, r[i]!, r[j]!, s[i]!, s[j]!) !== 0) return false;
  }
  return true;
}

/**
 * For each edge, the vertices before and behind it on the faces that it bounds. A plane through an edge that has
 * vertices on both sides has those of its two faces on both sides.
 */
function neighboursOf(
  { faces, dimension }: ConvexSet,
  edges: readonly (readonly [number, number])[],
): number[][] {
  const byKey = new Map<string, number[]>();
  if (dimension < 3) return edges.map(() => []);
  for (const face of faces) {
    face.forEach((from, i) => {
      const before = face[(i + face.length - 1) % face.length]!;
      const to = face[(i + 1) % face.length]!;
      const behind = face[(i + 2) % face.length]!;
      const key = from < to ? `${from} ${to}` : `${to} ${from}`;
      byKey.set(key, [...(byKey.get(key) ?? []), behind, before]);
    });
  }
  return edges.map(([i, j]) => byKey.get(i < j ? `${i} ${j}` : `${j} ${i}`) ?? []);
}

/** A plane through an edge of A, parallel to one of B, and the signs of vertices against it. */
class EdgePlane {
  readonly #ofA: readonly Point3[];
  readonly #ofB: readonly Point3[];
  readonly #strict: boolean;
  /** The vertices that refuted the planes before this one: most refute this one, too. */
  #lowA = 0;
  #highA = 0;
  #lastB = 0;
  #p: Point3;
  #q: Point3;
  #r: Point3;
  #s: Point3;

  constructor(ofA: readonly Point3[], ofB: readonly Point3[], strict: boolean) {
    this.#ofA = ofA;
    this.#ofB = ofB;
    this.#strict = strict;
    this.#p = this.#q = ofA[0]!;
    this.#r = this.#s = ofB[0]!;
  }

  /**
   * Whether the plane separates: A lies on one side of it, B on the other, and not both on the plane; if it must be
   * strict, B lies off the plane. The vertices that are likely to refute it come first.
   */
  separates(
    [i, j]: readonly [number, number],
    [k, l]: readonly [number, number],
    near: readonly number[],
  ): boolean {
    this.#p = this.#ofA[i]!;
    this.#q = this.#ofA[j]!;
    this.#r = this.#ofB[k]!;
    this.#s = this.#ofB[l]!;
    const guess = this.#sideOfSome(near);
    if (guess === undefined) return false;
    if (guess === 0 && areParallel(this.#p, this.#q, this.#r, this.#s)) return false;
    if (guess !== 0 && (this.#refutes(k, guess) || this.#refutes(this.#lastB, guess))) return false;
    const sideA = this.#sideOfA();
    if (sideA === undefined) return false;
    return sideA === 0 ? this.#isOffPlane() : this.#isBeyond(sideA);
  }

  #side(x: Point3): Sign {
    return sideOfEdges(this.#p, this.#q, this.#r, this.#s, x);
  }

  /** The side of a few vertices of A: 0 if all are on the plane, undefined if they are on both sides. */
  #sideOfSome(near: readonly number[]): Sign | undefined {
    let side = this.#side(this.#ofA[this.#lowA]!);
    const other = this.#side(this.#ofA[this.#highA]!);
    if (side === 0) side = other;
    else if (other === -side) return undefined;
    for (const v of near) {
      const sign = this.#side(this.#ofA[v]!);
      if (sign !== 0 && sign === -side) return undefined;
      if (sign !== 0) side = sign;
    }
    return side;
  }

  /** The same for all vertices of A. */
  #sideOfA(): Sign | undefined {
    let side: Sign = 0;
    let first = 0;
    for (let v = 0; v < this.#ofA.length; v++) {
      const sign = this.#side(this.#ofA[v]!);
      if (sign === 0) continue;
      if (side === 0) {
        side = sign;
        first = v;
      } else if (sign !== side) {
        this.#lowA = first;
        this.#highA = v;
        return undefined;
      }
    }
    return side;
  }

  /** Whether a vertex of B is not where it has to be if A lies on a given side. */
  #refutes(v: number, sideA: Sign): boolean {
    const sign = this.#side(this.#ofB[v]!);
    return sign === sideA || (this.#strict && sign === 0);
  }

  /** Whether B lies on the side on which A does not. */
  #isBeyond(sideA: Sign): boolean {
    for (let v = 0; v < this.#ofB.length; v++) {
      if (!this.#refutes(v, sideA)) continue;
      this.#lastB = v;
      return false;
    }
    return true;
  }

  /** Whether B lies on one side of the plane, on which all of A lies. */
  #isOffPlane(): boolean {
    const sides = new Set(this.#ofB.map((v) => this.#side(v)));
    if (sides.has(1) === sides.has(-1)) return false;
    return !(this.#strict && sides.has(0));
  }
}

/**
 * The first pair of edges, one of each set, whose plane separates them: A lies on one side, B on the other, and not
 * both on the plane. For disjoint sets (`strict`) B lies off the plane.
 *
 * Each pair takes a few signs, for all but few planes are refuted by the vertices next to the edge or by those that
 * refuted the plane before.
 */
export function edgeSeparation(a: ConvexSet, b: ConvexSet, strict: boolean): EdgePair | undefined {
  const [edgesA, edgesB] = [a.clippedEdges, b.clippedEdges];
  const near = neighboursOf(a, edgesA);
  const plane = new EdgePlane(a.vertices as readonly Point3[], b.vertices as readonly Point3[], strict);
  for (const [i, edgeA] of edgesA.entries()) {
    for (const edgeB of edgesB) {
      if (plane.separates(edgeA, edgeB, near[i]!)) return { a: edgeA, b: edgeB };
    }
  }
  return undefined;
}
