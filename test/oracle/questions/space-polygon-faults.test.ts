import { stepUlps } from '../../../src/oracle/cases/doubles.js';
import { shapeAt } from '../../../src/oracle/cases/round/operands.js';
import {
  COUNT,
  cornersAt,
  cornersFrom,
  ROUND_AT,
  SOLID_KINDS,
  type SolidKind,
} from '../../../src/oracle/cases/round/space-polygons.js';
import { radiiOf } from '../../../src/oracle/questions/round/operands.js';
import { spacePolygonQuestions } from '../../../src/oracle/questions/round/space-polygons.js';
import * as round from '../../../src/round/index.js';
import { declarePlanted } from '../../support/planted.js';

type Engine = (values: Float64Array) => string;
type Answer = { readonly relation: string; readonly containment: string };

const FUNCTIONS: Readonly<Record<string, unknown>> = { ...round };
const RANKS = ['disjoint', 'touching', 'crossing', 'overlapping'];

/** What a wrong kernel would say about other values. */
const asked =
  (subject: Engine, change: (v: Float64Array) => void): Engine =>
  (v) => {
    const other = v.slice();
    change(other);
    return subject(other);
  };

/** Of polygons, the most that the shape is to some triangles of their vertices. */
function byTriangles(kind: SolidKind, subject: Engine, triangles: (count: number) => number[][]): Engine {
  const ask = FUNCTIONS[`${kind}Triangle`] as (shape: unknown, triangle: unknown) => Answer;
  return (v) => {
    const truth = subject(v);
    if (/^(degenerate|not-planar)/.test(truth)) return truth;
    const ring = cornersAt(kind, v);
    const shape = shapeAt(kind, v, ROUND_AT);
    const found = triangles(ring.length).map(([a, b, c]) =>
      ask(shape, { a: ring[a!], b: ring[b!], c: ring[c!] }),
    );
    const most = Math.max(...found.map(({ relation }) => RANKS.indexOf(relation)));
    return `${RANKS[most]!} ${most === 0 ? 'none' : truth.split(' ')[1]!}`;
  };
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, i) => i);
const FAN = (count: number) => numbersTo(count - 2).map((i) => [0, i + 1, i + 2]);
const EDGES = (count: number) => numbersTo(count).map((i) => [i, (i + 1) % count, i]);

for (const kind of SOLID_KINDS) {
  const question = spacePolygonQuestions.find(({ name }) => name === `${kind}Polygon`)!;
  const { subject } = question;
  const said =
    (change: (text: string) => string): Engine =>
    (v) =>
      change(subject(v));
  const radius = radiiOf(kind).at(-1);
  const resized = (steps: number) =>
    asked(subject, (v) => {
      v[ROUND_AT + radius!] = Math.abs(stepUlps(v[ROUND_AT + radius!]!, steps));
    });
  declarePlanted(
    question,
    {
      'a fan of triangles is taken for the polygon': byTriangles(kind, subject, FAN),
      'only the edges are there': byTriangles(kind, subject, EDGES),
      'the last vertex is left out': asked(subject, (v) => {
        if (v[COUNT]! > 3) v[COUNT] = v[COUNT]! - 1;
      }),
      'what is gone around twice is inside': asked(subject, (v) => {
        const ring = cornersAt(kind, v);
        const half = ring.length / 2;
        const isTwice =
          ring.length > 5 &&
          ring.every((p, i) => p.every((x, k) => x === ring[(i + half) % ring.length]?.[k]));
        if (isTwice) v[COUNT] = half;
      }),
      ...(radius !== undefined && {
        'a radius that is an ulp too great': resized(1),
        'a radius that is an ulp too small': resized(-1),
      }),
      'the center is an ulp off': asked(subject, (v) => {
        v[ROUND_AT + 2] = stepUlps(v[ROUND_AT + 2]!, 1);
      }),
      'shapes are open': said((text) => text.replace('touching', 'disjoint')),
      'touching is overlapping': said((text) => text.replace('touching', 'overlapping')),
      'nothing is contained': said((text) => text.replace(/inside|containing|equal/, 'none')),
      'what is nearly planar is planar': asked(subject, (v) => {
        if (!subject(v).startsWith('not-planar')) return;
        for (let i = cornersFrom(kind); i < v.length; i++) v[i] = Math.fround(v[i]!);
      }),
      'what is not planar is disjoint': said((text) => text.replace('not-planar', 'disjoint')),
      'collinear vertices are a polygon': said((text) => text.replace('degenerate', 'disjoint')),
    },
    120,
  );
}
