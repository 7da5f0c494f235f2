/**
 * How an oriented plane (or line) cuts a triangle, by the signs of the three vertices: 27 cases, tabulated.
 *
 * The boundary of the triangle, walked from vertex 0 to 1 to 2, goes *up* through the plane once (from a smaller sign
 * to a greater one) and *down* once, unless all signs are equal. These are the two ends of the section. Each end is
 * known by an edge of the triangle that passes through the plane there, from its lower to its upper vertex; where a
 * vertex lies on the plane, that edge ends in it.
 */
import type { Sign } from '../../core/sign.js';
import { EDGE, FACE } from './feature-codes.js';

/** The number of a case: three digits, each a sign plus one. */
export function signCode(s0: Sign, s1: Sign, s2: Sign): number {
  return 9 * s0 + 3 * s1 + s2 + 13;
}

/** The signs of each case, one behind the other. */
const SIGNS: Int8Array = /* @__PURE__ */ Int8Array.from({ length: 81 }, (_, i) => {
  const code = Math.floor(i / 3);
  return [Math.floor(code / 9), Math.floor(code / 3) % 3, code % 3][i % 3]! - 1;
});

/** Sign number j of a case. */
export function signsOf(code: number, j: number): Sign {
  return SIGNS[3 * code + j] as Sign;
}

/** All vertices behind, on, in front of the plane. */
export const ALL_BEHIND = 0;
export const ALL_ON = 13;
export const ALL_FRONT = 26;

/** Places of the vertices relative to the triangle's place, and features, for each case. */
export interface Sections {
  /** The lower and the upper vertex of the edge at which the boundary goes up, and the feature there. */
  readonly upLow: Int8Array;
  readonly upHigh: Int8Array;
  readonly upFeature: Int8Array;
  readonly downLow: Int8Array;
  readonly downHigh: Int8Array;
  readonly downFeature: Int8Array;
  /** The feature between the ends: the face, or the edge that lies in the plane. */
  readonly middle: Int8Array;
  /** Where a triangle that is a segment is cut in one point: the first vertex there, else the first edge. */
  readonly first: Int8Array;
  /** Whether the section is a single vertex. */
  readonly single: Int8Array;
}

function tabulate(): Sections {
  const make = () => new Int8Array(27);
  const table = {
    upLow: make(),
    upHigh: make(),
    upFeature: make(),
    downLow: make(),
    downHigh: make(),
    downFeature: make(),
    middle: make(),
    first: make(),
    single: make(),
  };
  for (let code = 0; code < 27; code++) fillCase(table, code);
  return table;
}

function fillCase(table: Sections, code: number): void {
  const signs = [Math.floor(code / 9), Math.floor(code / 3) % 3, code % 3];
  table.middle[code] = FACE;
  table.first[code] = signs.includes(1) ? signs.indexOf(1) : EDGE + (signs[0] === signs[1] ? 1 : 0);
  for (let i = 0; i < 3; i++) {
    const j = (i + 1) % 3;
    const [from, to] = [signs[i]!, signs[j]!];
    const feature = from === 1 ? i : to === 1 ? j : EDGE + i;
    if (from === 1 && to === 1) table.middle[code] = EDGE + i;
    if (from < to) {
      table.upLow[code] = 3 * i;
      table.upHigh[code] = 3 * j;
      table.upFeature[code] = feature;
    } else if (from > to) {
      table.downLow[code] = 3 * j;
      table.downHigh[code] = 3 * i;
      table.downFeature[code] = feature;
    }
  }
  table.single[code] = table.upFeature[code]! === table.downFeature[code]! ? 1 : 0;
}

/** The cases. In those that are all behind, all on or all in front, there is no section. */
export const SECTIONS: Sections = /* @__PURE__ */ tabulate();
