import { type Operands, ruleAt, startsOf } from '../../cases/booleans/meshes.js';
import type { Random } from '../../cases/random.js';
import type { Layout } from '../layout.js';
import { meshFamilies } from '../meshes/families.js';
import { solidPairFamilies } from '../meshes/solid-pairs.js';
import type { QuestionFamily } from '../question.js';

/**
 * Rules other than positive see the insides of surfaces that are inside out: with that most are turned to be the right
 * way round.
 */
function chooseRule(random: Random, out: Float64Array, operands: Operands): void {
  out[ruleAt(operands)] = random.oneIn(2) ? 0 : random.between(1, 2);
  if (out[ruleAt(operands)] !== 0) return;
  for (const at of startsOf(operands).slice(0, -1)) if (!random.oneIn(8)) out[at + 1]! -= out[at + 1]! % 2;
}

/** The families of meshes, in one of the rules. */
export function operandFamilies(layout: Layout, operands: Operands): readonly QuestionFamily[] {
  const scene = { layout, tables: operands.tables, extras: operands.points };
  const bare = { ...scene, extras: 0 };
  const own = operands.tables.length === 2 ? solidPairFamilies(bare) : [];
  return [...own, ...meshFamilies(scene)].map(({ fill, ...family }) => ({
    ...family,
    fill(random, out) {
      fill(random, out);
      chooseRule(random, out, operands);
    },
  }));
}
