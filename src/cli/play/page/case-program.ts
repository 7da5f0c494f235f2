import { parseCaseId } from '../../../oracle/protocol/case-id.js';
import { doubleOf, doubleText } from '../../../oracle/protocol/double-text.js';

/** What both say of arguments that a question does not take. */
export const REFUSED = 'refused: ';

/** All numbers of a value of JSON, in their order: arguments may be written as shapes. */
function* numbersIn(value: unknown): Generator<unknown> {
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* numbersIn(part);
  else yield value;
}

function doublesIn(value: unknown): number[] {
  return [...numbersIn(value)].map((one) => {
    const x =
      doubleOf(one) ?? (typeof one === 'string' && one.trim() !== '' ? doubleOf(Number(one)) : undefined);
    if (x === undefined)
      throw new Error(`an argument of a case is a finite double, got ${JSON.stringify(one)}`);
    return x;
  });
}

/** An object of JSON. */
function membersOf(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // What is no JSON is no object.
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(
      'a case is an id (unerring:...) or an object of JSON with the question and its arguments',
    );
  return value as Readonly<Record<string, unknown>>;
}

/** The question and the values of a case in JSON: as a failure, a suite, a report or the line protocol has them. */
function caseOf(text: string): { question: string; values: number[] } {
  const members = membersOf(text);
  const question = members.question ?? members.query ?? members.predicate;
  if (typeof question !== 'string' || !/^[A-Za-z]\w*$/.test(question))
    throw new Error('a case has the name of its question, as question, query or predicate');
  return { question, values: doublesIn(members.hex ?? members.arguments ?? members.values ?? []) };
}

/** The lines that say which question, and with what values. */
function headOf(text: string): { imports: string; lines: readonly string[] } {
  const id = parseCaseId(text);
  if (id !== undefined)
    return {
      imports: "import { caseOf } from 'unerring/fuzz';\n",
      lines: [`const question = '${id.question}';`, `const values = caseOf('${text}');`],
    };
  const { question, values } = caseOf(text);
  return {
    imports: '',
    lines: [
      `const question = '${question}';`,
      `const values = [${values.map((x) => doubleText(x, 'decimal')).join(', ')}];`,
    ],
  };
}

/**
 * A program that asks a question of the oracle with the arguments of a case: what the kernel says, and what the referee
 * does. A case with an id is loaded before it is drawn, because queries have their families with them.
 *
 * @throws Error for a text that is no case
 * @example
 * const program = caseProgram('{"question":"orient2d","values":[0,0,1,1,2,2]}');
 * program.includes('values = [0, 0, 1, 1, 2, 2]'); // true
 */
export function caseProgram(text: string): string {
  const { imports, lines } = headOf(text.trim());
  return `import { describeArguments, loadQuestions, requestText, requireQuestion, respondLater } from 'unerring/oracle';
${imports}
await loadQuestions();
${lines.join('\n')}
describeArguments(requireQuestion(question), Float64Array.from(values));
// The kernel, and the referee, which shares no code with it.
const request = requestText(1, question, values, 'hex');
const [kernel, referee] = [JSON.parse(await respondLater(request, 'kernel')), JSON.parse(await respondLater(request, 'referee'))];
kernel.answer ?? '${REFUSED}' + kernel.error;
referee.answer ?? '${REFUSED}' + referee.error;
`;
}
