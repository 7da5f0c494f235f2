import { isFilled, type MeshFillRule } from '../structure/fill-rule.js';
import type { Nesting } from './nesting.js';

/** A part of a section: the numbers of its outer loop and of the loops around its holes. */
export interface SectionRegion {
  readonly outer: number;
  readonly holes: readonly number[];
}

/**
 * The parts that loops enclose: the winding number within a loop is the sum of its turn and of those around it. A loop
 * with what the rule fills on both sides, or on none, bounds nothing.
 */
export function regionsOf(nesting: readonly Nesting[], rule: MeshFillRule): SectionRegion[] {
  const roles = nesting.map(({ turn, around }) => {
    const outside = around.reduce((sum, i) => sum + nesting[i]!.turn, 0);
    const inside = isFilled(outside + turn, rule);
    return inside === isFilled(outside, rule) ? 'none' : inside ? 'outer' : 'hole';
  });
  const holes = new Map<number, number[]>();
  for (const [i, role] of roles.entries()) if (role === 'outer') holes.set(i, []);
  for (const [i, role] of roles.entries()) {
    if (role !== 'hole') continue;
    const outer = nesting[i]!.around.find((j) => roles[j] === 'outer');
    if (outer !== undefined) holes.get(outer)!.push(i);
  }
  return [...holes].map(([outer, own]) => ({ outer, holes: own }));
}
