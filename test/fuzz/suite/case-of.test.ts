import { beforeAll, describe, expect, it } from 'vitest';
import { draw } from '../../../fuzz/campaign/draw.js';
import { scaleOf } from '../../../fuzz/campaign/plan.js';
import { CaseDrawer, caseOf } from '../../../fuzz/suite/case-of.js';
import { drawnCases } from '../../../fuzz/suite/drawn-cases.js';
import { suiteBlocks } from '../../../fuzz/suite/suite.js';
import { toHexFloat } from '../../../src/oracle/cases/doubles.js';
import { parseCaseId } from '../../../src/oracle/protocol/case-id.js';
import { loadQuestions, requireQuestion } from '../../../src/oracle/questions/registry.js';

beforeAll(() => loadQuestions());

/** Bit for bit: an id that meant something else one day would be worth nothing. */
const PINNED: readonly [string, string][] = [
  [
    'unerring:orient2d:family=rotated-lattice;seed=7;case=123',
    '-0x1.835c7c80fp+36 0x1.2d1ffe341ap+41 0x1.46dafe863p+38 0x1.e438911a918p+41 -0x1.a7b21da66cp+39 -0x1.6e3125ccefp+41',
  ],
  [
    'unerring:orient2d:family=ulp-walk;seed=7;case=12345',
    '0x1.7a6872b020c48p+5 0x1.d17ep+14 -0x1.e06a7ef9db22dp+5 0x1.eccccccccccdp+8 0x1.131cccccccccap+12 0x1.d17e000000002p+14',
  ],
  [
    'unerring:segmentSegment2d:family=subnormals;seed=9007199254740991;case=251',
    '0x0.085481c85p-1022 -0x0.797512a7f8p-1022 -0x0.05546eb42p-1022 -0x0.7bdc2b06d8p-1022 0x0.08e8fd9308p-1022 -0x0.795af48f88p-1022 -0x0.0f7c68efdp-1022 -0x0.7da57dec38p-1022',
  ],
];

describe('the case of an id', () => {
  it.each(PINNED)('%s', (id, hex) => {
    expect([...caseOf(id)].map(toHexFloat).join(' ')).toBe(hex);
  });

  it('is the one that a campaign draws', () => {
    const question = requireQuestion('pointTriangle2d');
    const size = scaleOf(question).block;
    const block = { question: 'pointTriangle2d', family: 'related', block: 2, cases: size };
    const drawn = draw(5, block);
    for (const i of [0, 1, 17, size - 1]) {
      const id = `unerring:pointTriangle2d:family=related;seed=5;case=${2 * size + i}`;
      expect(caseOf(id)).toEqual(drawn.at(i).slice());
    }
  });

  it('is the one that a suite has under it, in any order', () => {
    const suite = {
      questions: ['orient2d'],
      families: ['ulp-walk', 'uniform', 'subnormals'],
      seed: 3,
      count: 4000,
      shard: { index: 2, of: 3 },
    };
    const all = [...suiteBlocks(suite)].map((block) => drawnCases(suite.seed, block));
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(500);
    const drawer = new CaseDrawer();
    for (const cases of all.reverse())
      for (let i = cases.count - 1; i >= 0; i -= 37) {
        expect(drawer.valuesOf(cases.ids[i]!)).toEqual(cases.at(i).slice());
        expect(parseCaseId(cases.nameOf(i))).toEqual(cases.ids[i]);
      }
  });

  it('is quick to draw, however large its number', () => {
    const id = `unerring:orient2d:family=uniform;seed=1;case=${Number.MAX_SAFE_INTEGER}`;
    expect(caseOf(id)).toHaveLength(6);
  });

  it.each([
    ['x', /^caseOf: id must be that of a case, got "x"$/],
    ['unerring:nope:family=uniform;seed=1;case=1', /^there is no question 'nope'$/],
    ['unerring:orient2d:family=nope;seed=1;case=1', /^orient2d has no family 'nope'$/],
    ['unerring:orient2d:family=on-plane;seed=1;case=1', /^orient2d has no family 'on-plane'$/],
  ])('is none: %s', (id, message) => {
    expect(() => caseOf(id)).toThrow(message);
    expect(() => caseOf(id)).toThrow(RangeError);
  });
});
