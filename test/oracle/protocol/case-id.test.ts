import { describe, expect, it } from 'vitest';
import { caseIdText, parseCaseId } from '../../../src/oracle/protocol/case-id.js';

const id = { question: 'orient3d', family: 'rotated-lattice', seed: 7, case: 123 };
const text = 'unerring:orient3d:family=rotated-lattice;seed=7;case=123';

describe('ids of cases', () => {
  it('are written and read', () => {
    expect(caseIdText(id)).toBe(text);
    expect(parseCaseId(text)).toEqual(id);
    const large = { ...id, seed: Number.MAX_SAFE_INTEGER, case: 0 };
    expect(parseCaseId(caseIdText(large))).toEqual(large);
  });

  it.each([
    '',
    `${text} `,
    `${text}\n`,
    text.replace('unerring', 'other'),
    text.replace('123', '0123'),
    text.replace('123', '-1'),
    text.replace('123', '1.5'),
    text.replace('seed=7', 'seed=9007199254740992'),
    text.replace('seed=7;case=123', 'case=123;seed=7'),
    text.replace('rotated-lattice', 'Rotated'),
    text.replace('rotated-lattice', ''),
    text.replace('orient3d', '../x'),
  ])('are nothing else: %j', (other) => {
    expect(parseCaseId(other)).toBeUndefined();
  });
});
