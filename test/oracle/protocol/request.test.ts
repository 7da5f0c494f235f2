import { describe, expect, it } from 'vitest';
import { ProtocolProblem } from '../../../src/oracle/protocol/json-line.js';
import { parseRequest, requestText } from '../../../src/oracle/protocol/request.js';

const LOSES = /^id must be a number that a double holds, got one near .*: pass it as a text$/;
const values = [0, -0, 0.1, 5e-324, -1.7976931348623157e308, 1e23];

function problemOf(line: string): { id: unknown; message: string } {
  try {
    parseRequest(line);
  } catch (error) {
    expect(error).toBeInstanceOf(ProtocolProblem);
    const { id, message } = error as ProtocolProblem;
    return { id, message };
  }
  throw new Error(`${line} was read`);
}

describe('requests', () => {
  it.each(['decimal', 'hex'] as const)('bring every double back: %s', (notation) => {
    const line = requestText('a', 'q', values, notation);
    const request = parseRequest(line);
    expect(request).toEqual({ type: 'question', id: 'a', question: 'q', values: Float64Array.from(values) });
    // toEqual does not tell -0 from 0 in typed arrays.
    const read = request.type === 'question' ? [...request.values] : [];
    for (const [i, x] of values.entries()) expect(Object.is(read[i], x)).toBe(true);
  });

  it('are written in the form that is promised', () => {
    expect(requestText('a', 'orient2d', [1, -0, 1e-7], 'decimal')).toBe(
      '{"id":"a","question":"orient2d","values":[1,-0,1e-7]}',
    );
    expect(requestText(1, 'orient2d', [3, -0], 'hex')).toBe(
      '{"id":1,"question":"orient2d","values":["0x1.8p+1","-0x0p+0"]}',
    );
  });

  it.each(['"x"', '1.5', '-0', 'true', 'null'])('have an id of any kind: %s', (id) => {
    const request = parseRequest(`{"values":[],"more":[{}],"question":"q","id":${id}}`);
    expect(requestText(request.id!, 'q', [], 'decimal')).toBe(`{"id":${id},"question":"q","values":[]}`);
  });

  it.each([
    ['1.50', 1.5],
    ['15e-1', 1.5],
    ['-0.0e7', -0],
    ['100E-2', 1],
    ['0.1', 0.1],
    ['5e-324', 5e-324],
    ['9007199254740991', 9007199254740991],
  ])('have an id in any notation of the number that comes back: %s', (text, id) => {
    for (const line of [
      `{"id":${text},"question":"q","values":[]}`,
      `{"question":"q","values":[0.25],"id":\t${text}}`,
    ])
      expect(parseRequest(line).id).toBe(id);
    // Members of members are others.
    expect(parseRequest(`{"more":{"id":0.1000000000000000055},"id":${text},"hello":1}`).id).toBe(id);
  });

  it.each<[string, unknown, RegExp]>([
    ['{"id":1,"quest', null, /^the line is not JSON: '\{"id":1,"quest'$/],
    ['[1]', null, /object, got a list$/],
    ['null', null, /got null$/],
    ['7', null, /got a number$/],
    ['{}', null, /^id must be .*, got none$/],
    ['{"id":[1]}', null, /^id must be .*, got a list$/],
    [
      '{"id":12345678901234567890,"question":"orient2d","values":[]}',
      null,
      /^id must be a number of at most 2\^53 - 1, got a greater one: pass it as a text$/,
    ],
    ['{"id":-9007199254740992}', null, /^id must be a number of at most/],
    ['{"id":1e400}', null, /^id must be a number of at most/],
    ['{"id":0.1000000000000000055}', null, LOSES],
    ['{"id":1.0000000000000000001,"question":"orient2d","values":[]}', null, LOSES],
    ['{"id":1e-400}', null, LOSES],
    ['{"id":2,"\\u0069d":1.00000000000000001}', null, LOSES],
    ['{"more":[{"id":0.1}],"text":"\\"id\\":1,","id" : 0.30000000000000000001}', null, LOSES],
    ['{"hello":1,"id":9007199254740990.9999999}', null, LOSES],
    ['{"id":{},"question":"q","values":[]}', null, /got an object$/],
    ['{"id":5}', 5, /^question must be the name of one, got none$/],
    ['{"id":5,"question":7,"values":[]}', 5, /got a number$/],
    ['{"id":5,"question":"q"}', 5, /^values must be a list of doubles, got none$/],
    ['{"id":5,"question":"q","values":{"length":1}}', 5, /got an object$/],
    ['{"id":5,"question":"q","values":[1,"2"]}', 5, /^values\[1\] must be a number or .*, got '2'$/],
    ['{"id":5,"question":"q","values":[1e999]}', 5, /^values\[0\] must be a finite double/],
    ['{"id":5,"question":"q","values":[null]}', 5, /^values\[0\] .* got null$/],
    ['{"id":5,"question":"q","values":["0x1.00000000000001p+0"]}', 5, /^values\[0\] must be/],
    ['{"hello":2,"id":9}', 9, /^hello must be 1,/],
    ['{"hello":"1"}', null, /^hello must be 1,/],
  ])('that are none: %s', (line, id, message) => {
    const problem = problemOf(line);
    expect(problem.id).toBe(id);
    expect(problem.message).toMatch(message);
    expect(problem.message).not.toContain('\n');
  });

  it('say no more of a line than fits into one', () => {
    expect(problemOf(`x\n\u001b${'y'.repeat(1e5)}`).message.length).toBeLessThan(120);
  });

  it('ask who is there', () => {
    expect(parseRequest('{"hello":1}')).toEqual({ type: 'hello', id: undefined });
    expect(parseRequest('{"hello":1,"id":"h"}')).toEqual({ type: 'hello', id: 'h' });
  });
});
