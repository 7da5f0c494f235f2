import type { Answer } from '../questions/question.js';
import { type Failure, type NotAsked, type Said, said } from '../verdict/said.js';
import { idOf, idText, membersOf, ProtocolProblem, type RequestId, typeText } from './json-line.js';

/** What an engine said to one request. */
export interface Response {
  readonly id: RequestId;
  readonly said: Said;
}

/** The longest message of an error that is kept. */
const LONGEST = 200;

/** The answer to a request, as a line without its end. */
export function answerText(id: RequestId, answer: Answer | boolean): string {
  return `{"id":${idText(id)},"answer":${JSON.stringify(answer)}}`;
}

/** That a request has no answer, as a line without its end. */
export function errorText(id: RequestId, message: string): string {
  return `{"id":${idText(id)},"error":${JSON.stringify(message)}}`;
}

/** `null`: the engine does not know such arguments, and is not judged by them. */
function answerSaid(answer: unknown): Said {
  return answer === null ? ({ notAsked: true } satisfies NotAsked) : said(answer);
}

function errorSaid(error: unknown): Failure {
  const text = typeof error === 'string' ? error : typeText(error);
  return { failed: 'crashed', text: text.split('\n')[0]!.slice(0, LONGEST), byItself: true };
}

/**
 * Reads an engine's response: an answer (`null`: it does not know such arguments), or an error, which is judged as an
 * exception is.
 *
 * @throws ProtocolProblem if it is none, with its id if that could be read
 * @example parseResponse('{"id":1,"answer":-3.5}'); // { id: 1, said: -3.5 }
 */
export function parseResponse(line: string): Response {
  const members = membersOf(line);
  const id = idOf(members, line);
  const { answer, error } = members;
  if ((answer === undefined) === (error === undefined))
    throw new ProtocolProblem('a response has an answer or an error, and not both', id);
  return { id, said: error === undefined ? answerSaid(answer) : errorSaid(error) };
}
