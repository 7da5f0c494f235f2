import { describe, expect, it } from 'vitest';
import { answerText, errorText, parseResponse } from '../../../src/oracle/protocol/response.js';

describe('responses', () => {
  it.each([
    ['{"id":1,"answer":-3.5}', -3.5],
    ['{"id":1,"answer":"touching v0/v1"}', 'touching v0/v1'],
    ['{"id":1,"answer":true}', true],
    ['{"id":1,"answer":null}', { notAsked: true }],
    ['{"id":1,"error":"no\\nmore"}', { failed: 'crashed', text: 'no', byItself: true }],
    ['{"id":1,"error":{}}', { failed: 'crashed', text: 'an object', byItself: true }],
    ['{"id":1,"answer":[1]}', { odd: 'object 1' }],
  ])('%s', (line, said) => {
    expect(parseResponse(line)).toEqual({ id: 1, said });
  });

  it.each(['{"id":1}', '{"id":1,"answer":1,"error":"x"}', '{"answer":1}', '1', '{"id":1,"answer":NaN}', ''])(
    'that are none: %s',
    (line) => {
      expect(() => parseResponse(line)).toThrow(/response|id must|JSON/);
    },
  );

  it('are written as they are read', () => {
    expect(parseResponse(answerText('a', 0))).toEqual({ id: 'a', said: 0 });
    expect(parseResponse(errorText(null, 'why "so"'))).toEqual({
      id: null,
      said: { failed: 'crashed', text: 'why "so"', byItself: true },
    });
  });
});
