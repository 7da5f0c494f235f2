import { doubleOf, doubleText, type Notation } from './double-text.js';
import {
  excerpt,
  idOf,
  idText,
  type Members,
  membersOf,
  ProtocolProblem,
  type RequestId,
  typeText,
} from './json-line.js';
import { PROTOCOL_VERSION } from './version.js';

/** A question with its arguments: whether they are valid is for who knows the question. */
export interface QuestionRequest {
  readonly type: 'question';
  readonly id: RequestId;
  readonly question: string;
  readonly values: Float64Array;
}

/** Asks who is there. */
export interface HelloRequest {
  readonly type: 'hello';
  /** `undefined`: none was given. */
  readonly id: RequestId | undefined;
}

/** What one line asks for. */
export type Request = QuestionRequest | HelloRequest;

function helloOf(members: Members, line: string): HelloRequest {
  const id = members.id === undefined ? undefined : idOf(members, line);
  if (members.hello === PROTOCOL_VERSION) return { type: 'hello', id };
  throw new ProtocolProblem(`hello must be ${PROTOCOL_VERSION}, the version that is spoken here`, id);
}

function valuesOf(values: unknown, id: RequestId): Float64Array {
  if (!Array.isArray(values))
    throw new ProtocolProblem(`values must be a list of doubles, got ${typeText(values)}`, id);
  const doubles = new Float64Array(values.length);
  for (const [i, value] of values.entries()) {
    const x = doubleOf(value);
    if (x === undefined) throw new ProtocolProblem(`values[${i}] must be ${wanted(value)}`, id);
    doubles[i] = x;
  }
  return doubles;
}

function wanted(got: unknown): string {
  if (typeof got === 'number') return 'a finite double, got a number beyond them';
  const what = 'a number or the C99 hex text of a finite double';
  return `${what}, got ${typeof got === 'string' ? excerpt(got) : typeText(got)}`;
}

/**
 * Reads a request. Members that it does not know are ignored.
 *
 * @throws ProtocolProblem if it is none, with its id if that could be read
 * @example parseRequest('{"id":1,"question":"orient2d","values":[0,0,1,0,0,"0x1p+0"]}').type; // 'question'
 */
export function parseRequest(line: string): Request {
  const members = membersOf(line);
  if (members.hello !== undefined) return helloOf(members, line);
  const id = idOf(members, line);
  const { question } = members;
  if (typeof question !== 'string')
    throw new ProtocolProblem(`question must be the name of one, got ${typeText(question)}`, id);
  return { type: 'question', id, question, values: valuesOf(members.values, id) };
}

/**
 * A request as a line, without its end. This very form is promised (the order of members, no spaces), so that programs
 * without a reader of JSON can take it apart.
 *
 * @example requestText(1, 'orient2d', [0, 0, 1, 0, 0, 1], 'decimal');
 * // '{"id":1,"question":"orient2d","values":[0,0,1,0,0,1]}'
 */
export function requestText(
  id: RequestId,
  question: string,
  values: ArrayLike<number>,
  notation: Notation,
): string {
  const doubles = Array.from(values, (x) => doubleText(x, notation)).join(',');
  return `{"id":${idText(id)},"question":${JSON.stringify(question)},"values":[${doubles}]}`;
}
