import { commonExponent, scaledIntegers } from '../../src/arithmetic/scaled-integers.js';
import type { PolygonSet } from '../../src/polygons/polygon-set.js';

/** The point (x, y) / w, in units of the common exponent of all that is compared; w is positive. */
export interface Exact {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
}

/** A fraction in whatever terms; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export type Ring = readonly (readonly number[])[];

/** Crossings of lines that are doubles may have more digits behind the point than what was given. */
const MORE = 110;

/** Doubles as integers in one unit. */
export class Unit {
  readonly #exponent: number;

  constructor(values: readonly number[]) {
    this.#exponent = Math.max(commonExponent(values) - MORE, -1074);
  }

  point(x: number, y: number): Exact {
    const [p, q] = scaledIntegers([x, y], this.#exponent);
    return { x: p, y: q, w: 1n };
  }

  ring(ring: Ring): Exact[] {
    return ring.map(([x, y]) => this.point(x!, y!));
  }

  /** The vertices of a set: where lines cross, by Cramer's rule. */
  vertices({ lines, vertices }: PolygonSet): Exact[] {
    const forms = lines.map(([ax, ay, bx, by]) => {
      const [p, q] = [this.point(ax, ay), this.point(bx, by)];
      return [q.y - p.y, p.x - q.x, (q.y - p.y) * p.x + (p.x - q.x) * p.y] as const;
    });
    return vertices.map((vertex) => {
      if (!('lines' in vertex)) return this.point(vertex[0], vertex[1]);
      const [a, b, c] = forms[vertex.lines[0]]!;
      const [d, e, f] = forms[vertex.lines[1]]!;
      const w = a * e - b * d;
      const [x, y] = [c * e - f * b, a * f - d * c];
      return w < 0n ? { x: -x, y: -y, w: -w } : { x, y, w };
    });
  }

  rings(set: PolygonSet): Exact[][][] {
    const vertices = this.vertices(set);
    return set.polygons.map((rings) => rings.map((ring) => ring.map((v) => vertices[v]!)));
  }
}

const signOf = (n: bigint): number => (n > 0n ? 1 : n < 0n ? -1 : 0);

function compareOn(axis: 'x' | 'y', p: Exact, q: Exact): number {
  return signOf(p[axis] * q.w - q[axis] * p.w);
}

/** The sign of the determinant of three points. */
export function turn(p: Exact, q: Exact, r: Exact): number {
  return signOf(
    p.x * (q.y * r.w - r.y * q.w) + q.x * (r.y * p.w - p.y * r.w) + r.x * (p.y * q.w - q.y * p.w),
  );
}

/** How often a ring is wound around a point; null if it passes through it. */
export function winding(ring: readonly Exact[], point: Exact): number | null {
  let count = 0;
  for (let i = 0; i < ring.length; i++) {
    const [p, q] = [ring[i]!, ring[(i + 1) % ring.length]!];
    const [below, belowNext] = [compareOn('y', p, point) <= 0, compareOn('y', q, point) <= 0];
    const side = turn(p, q, point);
    const isWithin = (axis: 'x' | 'y') => compareOn(axis, p, point) * compareOn(axis, q, point) <= 0;
    if (side === 0 && isWithin('x') && isWithin('y')) return null;
    if (below && !belowNext && side > 0) count++;
    if (!below && belowNext && side < 0) count--;
  }
  return count;
}

/** The sum of the winding numbers of rings around a point; null on them. */
export function windingOf(rings: readonly (readonly Exact[])[], point: Exact): number | null {
  let sum = 0;
  for (const ring of rings) {
    const count = winding(ring, point);
    if (count === null) return null;
    sum += count;
  }
  return sum;
}

/** Twice the area that rings enclose, in the square of the unit: by the shoelace formula. */
export function twiceArea(polygons: readonly (readonly (readonly Exact[])[])[]): Fraction {
  let [numerator, denominator] = [0n, 1n];
  for (const rings of polygons)
    for (const ring of rings)
      ring.forEach((p, i) => {
        const q = ring[(i + 1) % ring.length]!;
        const below = p.w * q.w;
        numerator = numerator * below + (p.x * q.y - q.x * p.y) * denominator;
        denominator *= below;
      });
  return { numerator, denominator };
}

export const sum = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

export const isEqual = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator === b.numerator * a.denominator;

/** What is wrong with the form of a set: canonical, and with rings that touch in single vertices only. */
export function faultsOf(set: PolygonSet, unit: Unit): string[] {
  const faults: string[] = [];
  const vertices = unit.vertices(set);
  for (let v = 1; v < vertices.length; v++) {
    const [p, q] = [vertices[v - 1]!, vertices[v]!];
    if ((compareOn('x', p, q) || compareOn('y', p, q)) >= 0)
      faults.push(`vertex ${v} is not behind the one before`);
  }
  const used = new Set(set.polygons.flat(2));
  if (used.size !== vertices.length) faults.push('there is a vertex that no ring passes through');
  const passes = new Map<number, number>();
  for (const v of set.polygons.flat(2)) passes.set(v, (passes.get(v) ?? 0) + 1);
  const edges: (readonly [Exact, Exact])[] = [];
  set.polygons.forEach((rings, i) => {
    rings.forEach((ring, k) => {
      if (new Set(ring).size !== ring.length) faults.push(`polygon ${i} ring ${k} comes to a vertex twice`);
      if (Math.min(...ring) !== ring[0])
        faults.push(`polygon ${i} ring ${k} does not begin at its least vertex`);
      const points = ring.map((v) => vertices[v]!);
      points.forEach((p, at) => {
        const q = points[(at + 1) % ring.length]!;
        edges.push([p, q]);
        const isStraight = turn(p, q, points[(at + 2) % ring.length]!) === 0;
        if (isStraight && passes.get(ring[(at + 1) % ring.length]!) === 1)
          faults.push(`polygon ${i} ring ${k} has a vertex where it is straight`);
      });
      if (signOf(twiceArea([[points]]).numerator) !== (k === 0 ? 1 : -1))
        faults.push(`polygon ${i} ring ${k} turns the wrong way`);
      if (
        k > 0 &&
        points.some(
          (p) =>
            winding(
              rings[0]!.map((v) => vertices[v]!),
              p,
            ) === 0,
        )
      )
        faults.push(`polygon ${i} ring ${k} is outside of the outer ring`);
    });
    const order = (a: readonly number[], b: readonly number[]) => {
      const at = a.findIndex((v, n) => v !== b[n]);
      return at < 0 ? a.length - b.length : a[at]! - (b[at] ?? -1);
    };
    for (let k = 2; k < rings.length; k++)
      if (order(rings[k - 1]!, rings[k]!) >= 0) faults.push(`polygon ${i} has holes out of order`);
    const before = set.polygons[i - 1];
    if (before !== undefined && order(before[0]!, rings[0]!) >= 0)
      faults.push(`polygon ${i} is out of order`);
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
