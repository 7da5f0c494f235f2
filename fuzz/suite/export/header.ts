import { powerOfTwo, toHexFloat } from '../../../src/oracle/cases/doubles.js';
import {
  type AnyQuestion,
  formOf,
  isPredicate,
  takesBoolean,
  yesMeans,
} from '../../../src/oracle/questions/question.js';
import { type Declaration, declarationFor } from '../../../src/oracle/verdict/declaration.js';

/** What a runner may declare, and what follows. */
interface Declarable {
  readonly declares: Readonly<Record<string, string>>;
  readonly effect: string;
}

const DECLARABLE: readonly { readonly declares: Declaration; readonly effect: string }[] = [
  {
    declares: { sides: 'turned' },
    effect:
      'the engine has the opposite sign: turn all of its signs, or none. No case says so, because it is not for one case to choose',
  },
  {
    declares: { boundary: 'open' },
    effect:
      'no is right where shapes only touch, or the point is on the boundary: cases with the result convention say where',
  },
  {
    declares: { backfaces: 'culled' },
    effect:
      'no is right for what comes from behind or along the plane: cases with the result convention say where',
  },
  {
    declares: { culling: 'by-planes' },
    effect:
      'yes is right for what is behind none of the planes of a frustum: cases with the result convention say where',
  },
  {
    declares: { relativeTolerance: powerOfTwo(-30) },
    effect:
      'customary, about 1e-9 of the largest argument: cases with the result policy say which tolerance, up to this one, makes another answer right',
  },
];

/** The declarations that mean something for a question. */
function declarablesOf(question: AnyQuestion): readonly Declarable[] {
  return DECLARABLE.filter(
    ({ declares }) => Object.keys(declarationFor({ [question.name]: declares }, question)).length > 0,
  ).map(({ declares, effect }) => ({
    declares: Object.fromEntries(
      Object.entries(declares).map(([name, value]) => [
        name,
        typeof value === 'number' ? toHexFloat(value) : String(value),
      ]),
    ),
    effect,
  }));
}

/** What is true of all cases of a question: its arguments, the form of its answers, what else may be right. */
export function headerOf(question: AnyQuestion) {
  const { layout, area, classes, note, coded } = question;
  return {
    area,
    arguments: {
      dimension: layout.dimension,
      values: layout.names,
      ...(coded && { coded: 'the values are a code: arguments says what they stand for' }),
    },
    answers: {
      type: isPredicate(question) ? 'sign' : 'text',
      form: formOf(question),
      ...(note !== undefined && { note }),
      ...(takesBoolean(question) && { yes: yesMeans(question) }),
      classes,
    },
    declarable: declarablesOf(question),
  };
}
