import type { AnyQuestion } from '../questions/question.js';
import { shapesOf } from '../questions/shapes.js';
import { type Engine, engineOf } from './engine.js';

/**
 * How a package constructs an answer from the shapes of a question: plain data, or `undefined` where it does not know
 * such arguments.
 */
// biome-ignore lint/suspicious/noExplicitAny: shapes of any question
export type Construct = (...shapes: any[]) => unknown;

/** A package that constructs: what it returns is its answer as compact JSON. */
export function builder(name: string, constructs: Readonly<Record<string, Construct>>): Engine {
  return engineOf(name, (question: AnyQuestion) => {
    const construct = Object.hasOwn(constructs, question.name) ? constructs[question.name] : undefined;
    return construct && ((values) => JSON.stringify(construct(...shapesOf(question, values.slice()))));
  });
}

/** An engine that constructs what another one of the same name does not know. */
export function alsoBuilding(engine: Engine, constructs: Readonly<Record<string, Construct>>): Engine {
  const constructing = builder(engine.name, constructs);
  const of = (question: AnyQuestion) => (engine.knows(question) ? engine : constructing);
  return {
    ...engine,
    knows: (question) => engine.knows(question) || constructing.knows(question),
    ask: (question, cases, watch) => of(question).ask(question, cases, watch),
  };
}
