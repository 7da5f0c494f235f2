/** The functions that users call: two shapes, what is asked of an engine, and a filter that is asked first. */
import { type Argument, askOf, type Call, carried, namesIn } from './call.js';
import { blockText, functionText, termText } from './text.js';

/** What a function does. */
export interface Asked {
  readonly name: string;
  /** The shapes that templates call `a` and `b`. */
  readonly args: readonly [Argument, Argument];
  /** In the order of parameters, if that is another one. */
  readonly parameters?: readonly Argument[];
  readonly answer: string;
  /** A call, as `askOf` takes it. */
  readonly ask: string;
  /**
   * A call for shapes that are checked, asked first: for a boolean, the sign of their distance, or 2; for an answer
   * that may be `null`, whether it is that for certain; for all else, the answer, or `null`.
   */
  readonly fast?: string | undefined;
  /** The carriers that check the shapes before they are asked about: those that no call checks. */
  readonly checks?: readonly (string | undefined)[];
  /** Whether a third shape is refused: the name of the function says many. */
  readonly refusesMore?: boolean;
  /** Whether there is a third parameter, `rule`, that says what is inside of a polygon. */
  readonly isFilled?: boolean;
}

export interface Emitted {
  readonly text: string;
  /** The functions of other files in it. */
  readonly functions: readonly string[];
  /** The types of its parameters and of its answer. */
  readonly types: readonly string[];
}

/** The code of a function. */
export function emitFunction(asked: Asked): Emitted {
  const { name, args, parameters = args, answer, ask, fast, refusesMore } = asked;
  const carriers = asked.checks ?? (fast === undefined ? [] : ['checked', 'checked']);
  const checks = parameters.flatMap((one) => {
    const carrier = carriers[args.indexOf(one)];
    return carrier === undefined ? [] : [carried(name, one, carrier)];
  });
  const isLate = carriers[args.indexOf(parameters[0]!)] === undefined && checks.length > 0;
  const { call, before } = isLate ? firstInCall(asked) : { call: askOf(name, ask, ...args), before: [] };
  const lines = [...before, ...checks.map((check) => `${termText(check)};`)];
  const functions = [askOf(name, ask, ...args), ...checks].flatMap(namesIn);
  if (fast !== undefined) {
    const filter = askOf(name, fast, ...args);
    lines.push(...filterLines(filter, answer));
    functions.push(...namesIn(filter), ...(answer === 'boolean' ? ['UNDECIDED'] : []));
  }
  if (refusesMore) {
    lines.unshift(`if (arguments.length > 2) requireNoMore('${name}', 2, arguments[2]);`);
    functions.push('requireNoMore');
  }
  const texts = parameters.map((one) => `${one.name}: ${one.side.type}`);
  if (asked.isFilled) texts.push(`rule: FillRule = 'even-odd'`);
  const types = [
    ...parameters.flatMap(({ side }) => side.type.split(' | ')),
    ...(asked.isFilled ? ['FillRule'] : []),
    ...(answer === 'boolean' ? [] : [answer.replace(' | null', '')]),
  ];
  return { text: functionText(name, texts, answer, call, lines), functions, types };
}

/**
 * Where only the call checks the first parameter, and the second is checked before: what the call makes of the first is
 * made before that, and has a name.
 */
function firstInCall({ name, args, parameters = args, ask }: Asked): {
  readonly call: Call;
  readonly before: readonly string[];
} {
  const call = askOf(name, ask, ...args);
  const own = call.args.findIndex(
    (term) => typeof term !== 'string' && term.args.includes(`'${parameters[0]!.name}'`),
  );
  const withName = call.args.map((term, i) => (i === own ? 'first' : term));
  return { call: { ...call, args: withName }, before: [`const first = ${termText(call.args[own]!)};`] };
}

function filterLines(filter: Call, answer: string): string[] {
  if (answer.endsWith(' | null')) return [`if (${termText(filter)}) return null;`];
  const [unknown, known] = answer === 'boolean' ? ['UNDECIDED', 'filtered <= 0'] : ['null', 'filtered'];
  return [blockText('const filtered = ', filter), `if (filtered !== ${unknown}) return ${known};`];
}
