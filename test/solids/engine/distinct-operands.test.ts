import { describe, expect, it } from 'vitest';
import { combineSolids } from '../../../src/solids/engine/combine.js';
import { distinctOperands } from '../../../src/solids/engine/distinct-operands.js';
import { type Solid, solidFromMesh, solidUnion } from '../../../src/solids/index.js';
import { box } from '../meshes.js';

const cube = (from: number, to: number) => solidFromMesh(box([from, from, from], [to, to, to]));
const [a, b] = [cube(0, 2), cube(1, 3)];

describe('operands', () => {
  it('are told apart by identity, in the order in which they come first', () => {
    const copy = structuredClone(a) as Solid;
    expect(distinctOperands([b, a, b, b, copy, a])).toEqual({
      operands: [b, a, copy],
      places: [0, 1, 0, 0, 2, 1],
    });
    expect(distinctOperands([b, a]).operands[1]).toBe(a);
    expect(distinctOperands([])).toEqual({ operands: [], places: [] });
  });

  it.each([1, 2, 3, 4, 5])('the combination sees all of %d places', (count) => {
    const isOdd = (isIn: readonly boolean[]) => {
      expect(isIn).toHaveLength(count);
      return isIn.filter(Boolean).length % 2 === 1;
    };
    const solid = combineSolids(new Array<Solid>(count).fill(a), isOdd);
    if (count % 2 === 1) expect(solid).toEqual(solidUnion(a));
    else expect(solid.faces).toHaveLength(0);
  });
});
