import { renameContact } from '../../answers/text.js';
import { areaVector } from '../../referees/shapes/shape.js';
import { isSimpleRing } from '../../referees/shapes/triangles/polygon.js';
import { exact, isZero, pointsAt } from '../../referees/shapes/vectors.js';
import { axisCycle, scaling } from '../laws.js';
import type { Layout } from '../layout.js';
import type { Law } from '../question.js';

/** The laws of all queries in space. */
export function commonLaws(layout: Layout): Law[] {
  return [scaling(layout), axisCycle(layout)];
}

/** Whether the triangle of nine values is a segment or a point. */
function isDegenerate(values: Float64Array, at: number): boolean {
  return isZero(areaVector(pointsAt(exact(values), 3, at, 3)));
}

const keep = (feature: string) => feature;

/** Which vertex and edge of a triangle becomes which when its vertices are taken as b, c, a. */
function turned(feature: string): string {
  if (feature[0] === 'f') return feature;
  return `${feature[0]}${(Number(feature[1]) + 2) % 3}`;
}

/** The same for c, b, a: vertex 0 and 2 are exchanged, edges 0 and 1. */
function mirrored(feature: string): string {
  if (feature[0] === 'v') return `v${2 - Number(feature[1])}`;
  return feature === 'e0' ? 'e1' : feature === 'e1' ? 'e0' : feature;
}

function permuted(values: Float64Array, at: number, order: readonly number[]): Float64Array {
  const out = Float64Array.from(values);
  order.forEach((from, to) => {
    out.set(values.subarray(at + 3 * from, at + 3 * from + 3), at + 3 * to);
  });
  return out;
}

/**
 * Renumbering a triangle's vertices renumbers its features; not for degenerate ones, whose features go by what comes
 * first. `which`: whether it is the first or the second shape; `turns`: whether reversing it turns polygons around.
 */
export function renumbering(at: number, which: 'a' | 'b', turns: boolean): Law[] {
  const law = (name: string, order: readonly number[], rename: typeof keep, reverse: boolean): Law => ({
    name: `${name}-${which}`,
    vary(values) {
      if (isDegenerate(values, at)) return undefined;
      const [a, b] = which === 'a' ? [rename, keep] : [keep, rename];
      return {
        values: permuted(values, at, order),
        expected: (answer) => renameContact(answer, a, b, reverse),
      };
    },
  });
  return [law('turn', [1, 2, 0], turned, false), law('mirror', [2, 1, 0], mirrored, turns)];
}

/** Whose contact's second features are renamed, and whose facing, the last word, is multiplied by `turn`. */
function renamed(answer: string, rename: (feature: string) => string, turn: 1 | -1): string {
  const words = answer.split(' ');
  const facing = Number(words.pop()) * turn;
  const pairs = words.map((word) => word.replace(/\/(.*)$/, (_, feature: string) => `/${rename(feature)}`));
  return [...pairs, facing === 0 ? 0 : facing].join(' ');
}

/**
 * Where a ring starts does not matter, and which way round it runs only for the side from which a line comes. The
 * number of points is the first value, the points are the last ones, from value `at` on.
 */
export function ringLaws(at: number): Law[] {
  const law = (
    name: string,
    place: (i: number, n: number) => number,
    edge: (i: number, n: number) => number,
    turn: 1 | -1,
  ): Law => ({
    name,
    vary(values) {
      const n = values[0]!;
      if (!isSimpleRing(values, at, n)) return undefined;
      const changed = Float64Array.from(values);
      for (let i = 0; i < n; i++) {
        changed.set(values.subarray(at + 3 * i, at + 3 * i + 3), at + 3 * place(i, n));
      }
      const rename = (feature: string) => {
        if (feature[0] === 'f') return feature;
        const i = Number(feature.slice(1));
        return `${feature[0]}${(feature[0] === 'v' ? place : edge)(i, n)}`;
      };
      return { values: changed, expected: (answer) => renamed(answer, rename, turn) };
    },
  });
  const next = (i: number, n: number) => (i + 1) % n;
  return [
    law('start', next, next, 1),
    law(
      'turn-around',
      (i, n) => n - 1 - i,
      (i, n) => (2 * n - 2 - i) % n,
      -1,
    ),
  ];
}
