import * as rational from '../../src/arithmetic/rational.js';
import type { PolygonSet } from '../../src/polygons/polygon-set.js';

type Rational = rational.Rational;
/** A point by fractions. */
export type Exact = readonly [Rational, Rational];
export type Ring = readonly (readonly number[])[];
/** Rings by the even-odd rule. */
export type Rings = readonly Ring[];

const { add, subtract, multiply, divide, compare, fromNumber, sign } = rational;

/** Where two lines cross, by Cramer's rule. */
function crossing(a: readonly number[], b: readonly number[]): Exact {
  const [ax, ay, bx, by] = a.map(fromNumber) as [Rational, Rational, Rational, Rational];
  const [cx, cy, dx, dy] = b.map(fromNumber) as [Rational, Rational, Rational, Rational];
  // The lines as p x + q y = r.
  const [p, q, s, t] = [subtract(by, ay), subtract(ax, bx), subtract(dy, cy), subtract(cx, dx)];
  const [r, u] = [add(multiply(p, ax), multiply(q, ay)), add(multiply(s, cx), multiply(t, cy))];
  const determinant = subtract(multiply(p, t), multiply(q, s));
  return [
    divide(subtract(multiply(r, t), multiply(u, q)), determinant),
    divide(subtract(multiply(p, u), multiply(s, r)), determinant),
  ];
}

/** The vertices of a set as fractions. */
export function exactVertices({ lines, vertices }: PolygonSet): Exact[] {
  return vertices.map((vertex) =>
    'lines' in vertex
      ? crossing(lines[vertex.lines[0]]!, lines[vertex.lines[1]]!)
      : [fromNumber(vertex[0]), fromNumber(vertex[1])],
  );
}

/** The rings of a set as fractions. */
export function exactRings(set: PolygonSet): Exact[][][] {
  const vertices = exactVertices(set);
  return set.polygons.map((rings) => rings.map((ring) => ring.map((v) => vertices[v]!)));
}

export const exactRing = (ring: Ring): Exact[] => ring.map(([x, y]) => [fromNumber(x!), fromNumber(y!)]);

function turn(p: Exact, q: Exact, r: Exact): number {
  const left = multiply(subtract(q[0], p[0]), subtract(r[1], p[1]));
  return compare(left, multiply(subtract(q[1], p[1]), subtract(r[0], p[0])));
}

/** How often a ring is wound around a point; null if it passes through it. */
export function winding(ring: readonly Exact[], point: Exact): number | null {
  let count = 0;
  for (let i = 0; i < ring.length; i++) {
    const [p, q] = [ring[i]!, ring[(i + 1) % ring.length]!];
    const [below, belowNext] = [compare(p[1], point[1]) <= 0, compare(q[1], point[1]) <= 0];
    const side = turn(p, q, point);
    if (side === 0) {
      const isWithin = [0, 1].every((k) => compare(p[k]!, point[k]!) * compare(q[k]!, point[k]!) <= 0);
      if (isWithin) return null;
    }
    if (below && !belowNext && side > 0) count++;
    if (!below && belowNext && side < 0) count--;
  }
  return count;
}

/** Whether rings together have a point inside, by the even-odd rule; null on them. */
export function isInEvenOdd(rings: readonly (readonly Exact[])[], point: Exact): boolean | null {
  let sum = 0;
  for (const ring of rings) {
    const count = winding(ring, point);
    if (count === null) return null;
    sum += count;
  }
  return sum % 2 !== 0;
}

/** The area of a set: by the shoelace formula. */
export function areaOf(set: PolygonSet): Rational {
  let twice = fromNumber(0);
  for (const rings of exactRings(set))
    for (const ring of rings)
      ring.forEach((p, i) => {
        const q = ring[(i + 1) % ring.length]!;
        twice = add(twice, subtract(multiply(p[0], q[1]), multiply(p[1], q[0])));
      });
  return multiply(twice, fromNumber(0.5));
}

/** What is wrong with the form of a set: canonical, and with rings that touch in single vertices only. */
export function faultsOf(set: PolygonSet): string[] {
  const faults: string[] = [];
  const vertices = exactVertices(set);
  for (let v = 1; v < vertices.length; v++) {
    const [p, q] = [vertices[v - 1]!, vertices[v]!];
    if ((compare(p[0], q[0]) || compare(p[1], q[1])) >= 0)
      faults.push(`vertex ${v} is not behind the one before`);
  }
  const edges: (readonly [Exact, Exact])[] = [];
  set.polygons.forEach((rings, i) => {
    rings.forEach((ring, k) => {
      if (new Set(ring).size !== ring.length) faults.push(`polygon ${i} ring ${k} comes to a vertex twice`);
      if (Math.min(...ring) !== ring[0])
        faults.push(`polygon ${i} ring ${k} does not begin at its least vertex`);
      let twice = fromNumber(0);
      ring.forEach((v, at) => {
        const [p, q] = [vertices[v]!, vertices[ring[(at + 1) % ring.length]!]!];
        edges.push([p, q]);
        twice = add(twice, subtract(multiply(p[0], q[1]), multiply(p[1], q[0])));
      });
      if (sign(twice) !== (k === 0 ? 1 : -1)) faults.push(`polygon ${i} ring ${k} turns the wrong way`);
    });
    const orders = rings.map((ring) => ring.join());
    if (new Set(orders).size !== orders.length) faults.push(`polygon ${i} has a ring twice`);
  });
  for (let i = 0; i < edges.length; i++)
    for (let j = 0; j < i; j++) {
      const [[a, b], [c, d]] = [edges[i]!, edges[j]!];
      const [s, t] = [turn(a, b, c) * turn(a, b, d), turn(c, d, a) * turn(c, d, b)];
      if (s < 0 && t < 0) faults.push(`edges ${j} and ${i} cross`);
      if ((s === 0 && t < 0) || (t === 0 && s < 0))
        faults.push(`an end of edge ${j} or ${i} is on the other`);
    }
  return faults;
}
