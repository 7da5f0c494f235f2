import { frustumFromMatrix } from '../../../spatial/convex/frustum.js';
import { frustumSolid, kDopSolid } from '../../../spatial/convex/half-space-solid.js';
import type { Random } from '../../cases/random.js';
import type { Halfspace } from '../../referees/shapes/halfspace.js';
import { valueAt } from '../../referees/shapes/halfspace.js';
import {
  compareParameters,
  type LineLike,
  lineRelation,
  type Parameter,
  pointAt,
} from '../../referees/shapes/line.js';
import {
  cross,
  dot,
  type Exact,
  exact,
  isZero,
  type Rational3,
  type Vector,
  vectorAt,
} from '../../referees/shapes/vectors.js';
import { matrixOf } from '../boxes/frustum.js';
import { direction, integer, number } from '../layout.js';
import type { Question } from '../question.js';
import { linearQuestions, type SolidKind } from './linear.js';
import { rowRank } from './lines-and-planes.js';
import { exactComponent, fractionText, type LinearType, ownFeature } from './shapes.js';

/** The point of three planes by Cramer's rule, as rational numbers. */
function meet(p: Halfspace, q: Halfspace, r: Halfspace): Rational3 | undefined {
  const [qr, rp, pq] = [cross(q.normal, r.normal), cross(r.normal, p.normal), cross(p.normal, q.normal)];
  const w = dot(p.normal, qr);
  if (w === 0n) return undefined;
  const at = (i: 0 | 1 | 2) =>
    -(p.constant * qr[i] + q.constant * rp[i] + r.constant * pq[i]) * (w > 0n ? 1n : -1n);
  return { x: at(0), y: at(1), z: at(2), w: w > 0n ? w : -w };
}

const isSame = (a: Rational3, b: Rational3) =>
  a.x * b.w === b.x * a.w && a.y * b.w === b.y * a.w && a.z * b.w === b.z * a.w;

/** All corners, in the order of the first three half-spaces that meet there. */
function cornersOf(all: readonly Halfspace[]): Rational3[] {
  const found: Rational3[] = [];
  for (const [i, p] of all.entries()) {
    for (const [j, q] of all.entries()) {
      if (j <= i) continue;
      for (const r of all.slice(j + 1)) {
        const corner = meet(p, q, r);
        if (corner === undefined || all.some((h) => valueAt(h, corner) < 0n)) continue;
        if (!found.some((known) => isSame(known, corner))) found.push(corner);
      }
    }
  }
  return found;
}

/** Vertex, edge or face by the rank of the normals of all half-spaces through a point. */
function featureOf(all: readonly Halfspace[], corners: readonly Rational3[], x: Rational3): string {
  const tight = [...all.keys()].filter((i) => valueAt(all[i]!, x) === 0n);
  const vertex = corners.findIndex((corner) => isSame(corner, x));
  if (vertex >= 0) return `v${vertex}`;
  let pair = 0;
  for (let i = 0; i < all.length; i++) {
    for (let j = i + 1; j < all.length; j++, pair++) {
      if (!tight.includes(i) || !tight.includes(j)) continue;
      if (!isZero(cross(all[i]!.normal, all[j]!.normal))) return `e${pair}`;
    }
  }
  return tight.length === 0 ? 'in' : `f${tight[0]}`;
}

/** The answer from half-spaces (x with value >= 0); flat sets have all their corners on some of them. */
export function exactHalfSpaceText(
  type: LinearType,
  values: Exact,
  all: readonly Halfspace[],
  mustSpan: boolean,
): string {
  const corners = cornersOf(all);
  const equations = all.filter((h) => corners.every((corner) => valueAt(h, corner) === 0n));
  if (mustSpan && (corners.length === 0 || equations.length > 0)) return 'rejected';
  if (corners.length === 0) return 'disjoint';
  const facets = all.filter((h) => !equations.includes(h));
  const dimension = (3 - rowRank(equations.map(({ normal }) => [...normal]))) as 0 | 1 | 2 | 3;
  const component = exactComponent(type, values);
  if (component === undefined) return exactPointText(vectorAt(values, 0, 3), all, facets, corners);
  const { relation, part } = lineRelation(component, { equations, facets, dimension });
  if (part === undefined) return relation;
  const ends = endsOf(part).map((t) => {
    const feature = featureOf(all, corners, pointAt(component, t));
    return `${ownFeature(component, t)}/${feature}@${fractionText(t.numerator, t.denominator)}`;
  });
  return [relation, ...ends].join(' ');
}

function endsOf({ low, high }: LineLike): Parameter[] {
  const ends = [low, high].filter((t) => t !== undefined);
  return ends.length === 2 && compareParameters(ends[0]!, ends[1]!) === 0 ? ends.slice(1) : ends;
}

function exactPointText(
  p: Vector,
  all: readonly Halfspace[],
  facets: readonly Halfspace[],
  corners: readonly Rational3[],
): string {
  const x = { x: p[0], y: p[1], z: p[2], w: 1n };
  if (all.some((h) => valueAt(h, x) < 0n)) return 'disjoint';
  const relation = facets.some((h) => valueAt(h, x) === 0n) ? 'touching' : 'overlapping';
  return `${relation} v0/${featureOf(all, corners, x)}@0/1`;
}

const AXES = 5;

/** n, then five axes, five lower and five upper bounds; the first n count. */
function kDopOf(v: ArrayLike<number>, at: number) {
  const n = v[at]!;
  const axes = Array.from({ length: n }, (_, i) => [
    v[at + 1 + 3 * i]!,
    v[at + 2 + 3 * i]!,
    v[at + 3 + 3 * i]!,
  ]);
  const bounds = Array.from({ length: n }, (_, i) => [v[at + 16 + i]!, v[at + 21 + i]!]);
  return { axes, min: bounds.map((b) => Math.min(...b)), max: bounds.map((b) => Math.max(...b)) };
}

const kDopKind: SolidKind = {
  name: 'KDop',
  parts: [
    integer('n', 3, AXES),
    ...Array.from({ length: AXES }, (_, i) => direction(`axis${i}`)),
    ...Array.from({ length: 2 * AXES }, (_, i) => number(`bound${i}`)),
  ],
  argument: 'dop',
  coded: true,
  shape: kDopOf,
  make: (v, at) => kDopSolid(kDopOf(v, at)),
  exact(type, v, at) {
    const { axes, min, max } = kDopOf(v, at);
    const values = exact([...Array.from(v).slice(0, 6), ...axes.flat(), ...min, ...max]);
    const n = axes.length;
    const all = axes.flatMap((_, i) => {
      const [x, y, z] = vectorAt(values, 6 + 3 * i, 3);
      const [low, high] = [values.numerators[6 + 3 * n + i]!, values.numerators[6 + 4 * n + i]!];
      // Axes count in units, too: what stands for 1 in them goes with the bounds.
      return [
        { normal: [x, y, z] as const, constant: -low * values.one },
        { normal: [-x, -y, -z] as const, constant: high * values.one },
      ];
    });
    return exactHalfSpaceText(type, values, all, false);
  },
  fill(random, out, at) {
    out[at] = random.between(3, AXES);
    // Mostly a box whose corners and edges are cut.
    const isBox = !random.oneIn(3);
    for (let i = 1; i < 16; i++) {
      out[at + i] = isBox && i < 10 ? Number(i % 4 === 1) : random.between(-1, 1);
    }
    for (let i = 16; i < 21; i++) {
      out[at + i] = random.between(-2, 2);
      out[at + 5 + i] = out[at + i]! + random.between(0, 4);
    }
  },
  landmark(random, v, at) {
    // Of a box: a corner, or the middle of an edge or a face.
    return [0, 1, 2].map((i) => {
      const [low, high] = [v[at + 16 + i]!, v[at + 21 + i]!];
      return [low, high, (low + high) / 2][random.below(3)]!;
    });
  },
  accepts(v) {
    const { axes } = kDopOf(v, 6);
    const { numerators } = exact(axes.flat());
    return rowRank(axes.map((_, i) => numerators.slice(3 * i, 3 * i + 3))) === 3;
  },
};

/** A small projection: perspective, oblique or orthographic, in integers. */
function fillMatrix(random: Random, out: Float64Array, at: number): void {
  for (let i = 0; i < 16; i++) out[at + i] = random.oneIn(3) ? random.between(-2, 2) : 0;
  for (let i = 0; i < 3; i++) if (out[at + 5 * i] === 0) out[at + 5 * i] = 1;
  if (random.oneIn(2)) out[at + 11] = random.sign();
  out[at + 15] = random.between(0, 3);
}

const frustumKind: SolidKind = {
  name: 'Frustum',
  argument: 'frustum',
  parts: [
    integer('frustum.depth', 0, 1, '0: -w <= z <= w, 1: 0 <= z <= w'),
    ...Array.from({ length: 16 }, (_, i) => number(`frustum.elements.${i}`)),
  ],
  shape: (v, at) => matrixOf(v, at + 1, v[at]),
  make(v, at) {
    const { elements, depth } = matrixOf(v, at + 1, v[at]);
    return frustumSolid(frustumFromMatrix(elements, depth));
  },
  exact(type, v, at) {
    const values = exact([...Array.from(v).slice(0, 6), ...Array.from(v).slice(at + 1, at + 17)]);
    const row = (i: number) => [0, 4, 8, 12].map((k) => values.numerators[6 + i + k]!);
    const [x, y, z, w] = [row(0), row(1), row(2), row(3)];
    const sum = (p: readonly bigint[], q: readonly bigint[], sign: bigint) =>
      p.map((value, i) => value + sign * q[i]!);
    const rows = [sum(w, x, 1n), sum(w, x, -1n), sum(w, y, 1n), sum(w, y, -1n)];
    rows.push(v[at] === 1 ? z : sum(w, z, 1n), sum(w, z, -1n));
    if (rows.some(([a, b, c, d]) => a === 0n && b === 0n && c === 0n && d! < 0n)) return 'rejected';
    const all = rows
      .filter((r) => r.slice(0, 3).some((value) => value !== 0n))
      .map(([a, b, c, d]) => ({ normal: [a!, b!, c!] as const, constant: d! * values.one }));
    return exactHalfSpaceText(type, values, all, true);
  },
  fill(random, out, at) {
    out[at] = random.below(2);
    fillMatrix(random, out, at + 1);
  },
  landmark: (random) => [random.between(-4, 4) / 2, random.between(-4, 4) / 2, random.between(-4, 4) / 2],
  mayReject: true,
  classes: ['disjoint', 'touching', 'overlapping'],
};

/** Line, ray and segment against k-DOPs and frusta. Referee: rational corners, and features by rank. */
export const linearKDopQuestions: readonly Question[] = linearQuestions(kDopKind);
export const linearFrustumQuestions: readonly Question[] = linearQuestions(frustumKind);
