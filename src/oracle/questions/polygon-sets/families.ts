import type { LatticeRing } from '../../cases/planar/lattice-rings.js';
import { putRing } from '../../cases/planar/rings.js';
import {
  GROUPINGS,
  type OperandSizes,
  operandSize,
  ringStarts,
  SET_RULES,
} from '../../cases/polygon-sets/operands.js';
import { mapOf, RING_FAMILIES } from '../../cases/polygon-sets/rings.js';
import type { Random } from '../../cases/random.js';
import { integer, type PartOf } from '../layout.js';
import { ringParts } from '../planar-polygons/ring-query.js';
import type { QuestionFamily } from '../question.js';

/** The values of an operand. */
export function operandParts(name: string, { rings }: OperandSizes): PartOf[] {
  return [
    integer(
      `${name}Rule`,
      0,
      SET_RULES.length - 1,
      '0: each polygon by even-odd of its own rings, all united; 1: positive, 2: non-zero, 3: even-odd, of all rings together',
    ),
    integer(`${name}Grouping`, 0, GROUPINGS.length - 1, `which rings are a polygon: ${GROUPINGS.join(', ')}`),
    ...rings.flatMap((most, i) => ringParts(`${name}${String.fromCharCode(97 + i)}`, 0, most)),
  ];
}

/** Draws operands, one behind the other from value `at` on; `rest` draws what else there is, from rings and map. */
export function operandFamilies(
  at: number,
  operands: readonly OperandSizes[],
  rest: (
    random: Random,
    out: Float64Array,
    rings: readonly LatticeRing[],
    map: ReturnType<typeof mapOf>,
  ) => void = () => {},
): readonly QuestionFamily[] {
  return RING_FAMILIES.map((family) => ({
    name: family.name,
    summary: family.summary,
    fill(random: Random, out: Float64Array) {
      out.fill(0);
      const map = mapOf(family, random);
      const draw = family.begin(random);
      const before: LatticeRing[] = [];
      let from = at;
      for (const sizes of operands) {
        out[from] = random.oneIn(2) ? 0 : random.below(SET_RULES.length);
        out[from + 1] = random.below(GROUPINGS.length);
        ringStarts(from, sizes).forEach((start, i) => {
          if (i > 0 && !random.oneIn(2)) return;
          const ring = draw(sizes.rings[i]!, before).slice(0, sizes.rings[i]!);
          before.push(ring);
          putRing(out, start, ring.map(map));
        });
        from += operandSize(sizes);
      }
      rest(random, out, before, map);
    },
  }));
}
