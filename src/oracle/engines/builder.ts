import type { AnyQuestion } from '../questions/question.js';
import { shapesOf } from '../questions/shapes.js';
import { type Engine, engineOf } from './engine.js';

/** How a package constructs an answer from the shapes of a question: plain data, or `undefined` where it does not know such arguments. */
// biome-ignore lint/suspicious/noExplicitAny: shapes of any question
export type Construct = (...shapes: any[]) => unknown;

/** A package that constructs: what it returns is its answer as compact JSON. */
export function builder(name: string, constructs: Readonly<Record<string, Construct>>): Engine {
  return engineOf(name, (question: AnyQuestion) => {
    const construct = Object.hasOwn(constructs, question.name) ? constructs[question.name] : undefined;
    return construct && ((values) => JSON.stringify(construct(...shapesOf(question, values.slice()))));
  });
}
