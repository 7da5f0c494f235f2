import { isValid } from '../questions/layout.js';
import { type Answer, type AnyQuestion, isConstruction, isPredicate } from '../questions/question.js';
import { allQuestions, questionNamed } from '../questions/registry.js';
import { whyInvalid } from '../questions/why-invalid.js';
import { describeError } from '../verdict/said.js';
import { excerpt, idText, ProtocolProblem } from './json-line.js';
import type { Line } from './line-splitter.js';
import { type HelloRequest, parseRequest, type QuestionRequest } from './request.js';
import { answerText, errorText } from './response.js';
import { LONGEST_LINE, PROTOCOL_VERSION } from './version.js';

/** Who answers: the kernel, which is fast, or the referee, which shares no code with it and takes its time. */
export const answerers = ['kernel', 'referee'] as const;

/** `kernel` or `referee`. */
export type Answerer = (typeof answerers)[number];

function hello({ id }: HelloRequest, by: Answerer): string {
  const head = id === undefined ? '' : `"id":${idText(id)},`;
  const rest = { by, longestLine: LONGEST_LINE, questions: allQuestions().map(({ name }) => name) };
  return `{${head}"protocol":${PROTOCOL_VERSION},${JSON.stringify(rest).slice(1)}`;
}

/** @throws ProtocolProblem if the values are no arguments of the question */
function checkValues(question: AnyQuestion, { id, values }: QuestionRequest): void {
  const { name, layout } = question;
  if (values.length !== layout.arity)
    throw new ProtocolProblem(`${name} takes ${layout.arity} values, got ${values.length}`, id);
  const isLaidOut = isValid(layout, values);
  if (isLaidOut && (question.accepts?.(values.slice()) ?? true)) return;
  const why = isLaidOut ? refusalOf(question, values) : whyInvalid(layout, values);
  const reason = why === undefined ? '' : `: ${why}`;
  throw new ProtocolProblem(`the values are no valid arguments of ${name}${reason}`, id);
}

/** What the kernel itself says of values that a question does not accept, if it refuses them, too. */
function refusalOf(question: AnyQuestion, values: Float64Array): string | undefined {
  try {
    const said = question.subject(values.slice());
    // Nobody waits for an answer that is none.
    if (typeof said === 'object') said.catch(() => {});
    return undefined;
  } catch (error) {
    if (!(error instanceof RangeError)) return undefined;
    const [text] = error.message.split('\n');
    // The question is named already.
    return text!.replace(new RegExp(`^${question.name}: `), '').slice(0, 200);
  }
}

function ask(
  question: AnyQuestion,
  values: Float64Array,
  by: Answerer,
  id: QuestionRequest['id'],
): Answer | Promise<Answer> {
  if (by === 'referee' && isConstruction(question))
    throw new ProtocolProblem(`the referee of ${question.name} checks answers, and has none`, id);
  if (by === 'referee') return question.referee(values);
  return question.subject(isPredicate(question) ? values : values.slice());
}

/** @throws ProtocolProblem if the request makes no sense */
function answer(request: QuestionRequest, by: Answerer): string | Promise<string> {
  const { id, values } = request;
  const question = questionNamed(request.question);
  if (question === undefined)
    throw new ProtocolProblem(`there is no question ${excerpt(request.question)}`, id);
  try {
    checkValues(question, request);
    const said = ask(question, values, by, id);
    if (typeof said !== 'object') return answerText(id, said);
    return said.then(
      (late) => answerText(id, late),
      (error: unknown) => errorText(id, describeError(error)),
    );
  } catch (error) {
    if (error instanceof ProtocolProblem) throw error;
    return errorText(id, describeError(error));
  }
}

/**
 * The response to one line of the protocol, as a line without its end: an answer, or an error in one line. It
 * never throws; `undefined` for an empty line, to which there is nothing to say. Queries have to be loaded
 * (`loadQuestions`). A question that the kernel answers with a promise is an error here: {@link respondLater}
 * awaits it.
 *
 * @example
 * respond('{"id":1,"question":"orient2d","values":[0,0,1,1,2,2]}'); // '{"id":1,"answer":0}'
 */
export function respond(line: string | Line, by: Answerer = 'kernel'): string | undefined {
  const response = responseTo(line, by);
  if (typeof response !== 'object') return response;
  const { id } = parseRequest(typeof line === 'string' ? line : line.type === 'text' ? line.text : '');
  return errorText(id ?? null, 'the answer to this question is a promise: respondLater awaits it');
}

/**
 * The response to one line of the protocol, as {@link respond} gives it, of questions that the kernel answers with
 * a promise, too.
 *
 * @example
 * const response = await respondLater('{"id":1,"question":"orient2d","values":[0,0,1,1,2,2]}');
 * response; // '{"id":1,"answer":0}'
 */
export async function respondLater(
  line: string | Line,
  by: Answerer = 'kernel',
): Promise<string | undefined> {
  return responseTo(line, by);
}

function responseTo(line: string | Line, by: Answerer): string | undefined | Promise<string> {
  if (typeof line !== 'string' && line.type === 'unreadable') return errorText(null, line.why);
  const text = typeof line === 'string' ? line : line.text;
  if (text.trim() === '') return undefined;
  try {
    const request = parseRequest(text);
    return request.type === 'hello' ? hello(request, by) : answer(request, by);
  } catch (error) {
    if (error instanceof ProtocolProblem) return errorText(error.id, error.message);
    throw error;
  }
}
