import { requireNoMore } from '../core/arguments/index.js';
import { UNDECIDED } from '../core/sign.js';
import { ask, bothKnown, rowOf, type Table } from './dispatch.js';
import { PLANAR_BOOLEANS, SPATIAL_BOOLEANS } from './generated/booleans.js';
import { PLANAR_POINTS, SPATIAL_POINTS } from './generated/points.js';
import { type RelationPair, relationOf, relationRow } from './relation.js';
import type { RelatedPartner, Shape } from './shape.js';
import { compareNearly } from './within/is-near.js';
import { readAroundAll } from './within/read-around.js';

const PLANAR: Table = /* @__PURE__ */ Object.freeze({ ...PLANAR_BOOLEANS, ...PLANAR_POINTS });
const SPATIAL: Table = /* @__PURE__ */ Object.freeze({ ...SPATIAL_BOOLEANS, ...SPATIAL_POINTS });

/**
 * Do two shapes have a common point? Touching counts. Any two shapes that `relation` takes, in either order; the named
 * boolean answers, if there is one.
 *
 * @throws RangeError naming the argument, if a shape has no `type` or is none, if one lies in the plane and the other
 *   one in space, or if there is no answer for the two types
 * @example
 * const ray = { type: 'ray', origin: [0, 0, 0], direction: [1, 0, 0] } as const;
 * intersects(ray, { type: 'capsule', start: [5, 1, -1], end: [5, 1, 1], radius: 1 }); // true
 * intersects({ type: 'box', min: [1, 1], max: [2, 2] }, [2, 2]); // true
 */
export function intersects<A extends Shape>(a: A, b: RelatedPartner<RelationPair, A>): boolean {
  if (arguments.length > 2) requireNoMore('intersects', 2, arguments[2]);
  return haveCommonPoint(a, b);
}

function haveCommonPoint(a: Shape, b: Shape): boolean {
  const [x, y] = bothKnown('intersects', a, b);
  const row = rowOf(x.isPlanar ? PLANAR : SPATIAL, x, y);
  const related = row ?? relationRow('intersects', a, b);
  // A name of its own: observe/cascades.ts looks for the text, and a bundler changes names that stand twice.
  const commonSign = compareNearly(a, b, 0, readAroundAll);
  if (commonSign !== UNDECIDED) return commonSign <= 0;
  if (row !== null) return ask('intersects', row) as boolean;
  const { relation } = relationOf(related, 'intersects');
  return relation === 'touching' || relation === 'crossing' || relation === 'overlapping';
}
