/** What must hold of the triangles of a solid, looked at with rational numbers. */
import { type Rational, rational } from '../../../src/arithmetic/index.js';
import {
  exactCoordinates,
  planeOf,
  type ThreePlanesPoint,
  threePlanesPoint,
} from '../../../src/implicit/index.js';
import type { Solid } from '../../../src/solids/index.js';

export type Exact = readonly [Rational, Rational, Rational];

export function exactVertices({ planes, vertices }: Solid): Exact[] {
  return vertices.map((vertex) => {
    if (!('planes' in vertex)) return exactCoordinates(vertex);
    const [p, q, r] = vertex.planes;
    return exactCoordinates(threePlanesPoint(planes[p]!, planes[q]!, planes[r]!) as ThreePlanesPoint);
  });
}

const minus = (a: Exact, b: Exact): Exact => [
  rational.subtract(a[0], b[0]),
  rational.subtract(a[1], b[1]),
  rational.subtract(a[2], b[2]),
];

const cross = (a: Exact, b: Exact): Exact => {
  const component = (i: number, j: number) =>
    rational.subtract(rational.multiply(a[i]!, b[j]!), rational.multiply(a[j]!, b[i]!));
  return [component(1, 2), component(2, 0), component(0, 1)];
};

export const dot = (a: Exact, b: Exact): Rational =>
  rational.add(
    rational.add(rational.multiply(a[0], b[0]), rational.multiply(a[1], b[1])),
    rational.multiply(a[2], b[2]),
  );

export const areaVector = (a: Exact, b: Exact, c: Exact): Exact => cross(minus(b, a), minus(c, a));

/** The normal of a plane by its coefficients. */
const normalOf = (solid: Solid, plane: number): Exact => {
  const own = solid.planes[plane]!;
  const { normal } = planeOf(own as Parameters<typeof planeOf>[0]);
  return normal.map(rational.fromNumber) as unknown as Exact;
};

/** How often each directed edge is there, less how often the opposite one is. */
class EdgeChain {
  readonly #counts = new Map<string, number>();

  add(from: number, to: number, count: number): void {
    const [a, b, sign] = from < to ? [from, to, 1] : [to, from, -1];
    const name = `${a} ${b}`;
    const sum = (this.#counts.get(name) ?? 0) + sign * count;
    if (sum === 0) this.#counts.delete(name);
    else this.#counts.set(name, sum);
  }

  get size(): number {
    return this.#counts.size;
  }
}

/**
 * What is wrong with the triangles of a solid whose planes are coefficients. Triangles of positive area whose edges sum
 * up to the rings of a face cover each of its points once, and nothing else: the number of times is the winding number
 * of the rings.
 */
export function faultsOf(
  solid: Solid,
  { triangles, faceOf }: { triangles: Uint32Array; faceOf: Uint32Array },
): string[] {
  const faults: string[] = [];
  const exact = exactVertices(solid);
  const chains = solid.faces.map(({ rings }) => {
    const chain = new EdgeChain();
    for (const ring of rings) {
      ring.forEach((from, i) => {
        chain.add(from, ring[(i + 1) % ring.length]!, 1);
      });
    }
    return chain;
  });
  const seen = new Set<string>();
  for (let t = 0; t < faceOf.length; t++) {
    const face = solid.faces[faceOf[t]!]!;
    const [a, b, c] = triangles.subarray(3 * t, 3 * t + 3) as unknown as [number, number, number];
    const normal = normalOf(solid, face.plane);
    const area = dot(areaVector(exact[a]!, exact[b]!, exact[c]!), normal);
    if (rational.sign(area) !== face.facing) faults.push(`triangle ${t} has no area, or looks the wrong way`);
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      chains[faceOf[t]!]!.add(from, to, -1);
      seen.add(`${faceOf[t]} ${from}`);
    }
  }
  chains.forEach((chain, i) => {
    if (chain.size > 0) faults.push(`the edges of the triangles of face ${i} are not its rings`);
    for (const ring of solid.faces[i]!.rings) {
      if (ring.some((v) => !seen.has(`${i} ${v}`))) faults.push(`a vertex of face ${i} is no corner`);
    }
  });
  const all = new EdgeChain();
  for (let t = 0; t < triangles.length; t += 3) {
    all.add(triangles[t]!, triangles[t + 1]!, 1);
    all.add(triangles[t + 1]!, triangles[t + 2]!, 1);
    all.add(triangles[t + 2]!, triangles[t]!, 1);
  }
  if (all.size > 0) faults.push('not closed');
  return faults;
}
