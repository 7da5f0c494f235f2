import { beforeAll, expect, test } from 'vitest';
import { draw, drawInTurn } from '../../../fuzz/campaign/draw.js';
import { loadQuestions } from '../../../src/oracle/questions/registry.js';

beforeAll(loadQuestions);

test.each([
  ['orient2d', 'integer-lattice'],
  // Some draws of it are no cases.
  ['meshUnionClosed', 'ulp-walk'],
])(
  'cases of %s one after the other are those of the block, drawn as far as somebody asks',
  (question, family) => {
    const block = { question, family, block: 1, cases: 12 };
    const whole = draw(5, block);
    const inTurn = drawInTurn(5, block);
    for (let i = 0; i < 12; i++) {
      const values = inTurn.next().value;
      expect(values !== undefined).toBe(whole.isCase(i));
      if (values !== undefined) expect(values).toEqual(whole.at(i).slice());
    }
  },
);
