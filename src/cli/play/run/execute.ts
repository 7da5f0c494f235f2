import { Timers } from './timers.js';
import { LONGEST, valueText } from './value-text.js';

/** What a program says while it runs, and the line at which it does. */
export interface Said {
  readonly type: 'value' | 'log' | 'error';
  /** From 1; `undefined` where it is not known. */
  readonly line: number | undefined;
  readonly text: string;
}

/** What a program needs of the world around it. */
export interface World {
  /** The exports of a module. */
  load(specifier: string): Promise<Readonly<Record<string, unknown>>>;
  say(said: Said): void;
  /** Sees each value that is shown, before it becomes text. */
  watch?(line: number, value: unknown): void;
}

/** More is not kept: who prints in a loop that never ends would fill the page. */
export const MOST_SAID = 500;

const NAME = 'playground.ts';
/** Lines that a function has before its body: `async function anonymous(...` and `) {`. */
const LINES_BEFORE = 2;

const AsyncFunction = (async () => {}).constructor as new (
  ...args: string[]
) => (...values: unknown[]) => Promise<void>;

/** The innermost line of the program that a stack names. */
function lineOf(error: unknown): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, line] = new RegExp(`${NAME.replace('.', '\\.')}:(\\d+)`).exec(stack) ?? [];
  return line === undefined ? undefined : Number(line) - LINES_BEFORE;
}

/** An error as one line. */
export function errorText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : `thrown: ${valueText(error)}`;
}

const logText = (values: readonly unknown[]): string =>
  values.map((value) => (typeof value === 'string' ? value : valueText(value))).join(' ');

/** Says only so much, and that there was more. */
function limited(say: World['say']): World['say'] {
  let said = 0;
  return (what) => {
    said++;
    if (said <= MOST_SAID || what.type === 'error') say({ ...what, text: what.text.slice(0, LONGEST) });
    else if (said === MOST_SAID + 1)
      say({ type: 'log', line: what.line, text: `... more than ${MOST_SAID} lines: the rest is not shown` });
  };
}

/** The console of a program. */
function consoleFor(say: World['say']): Readonly<Record<string, (...values: unknown[]) => void>> {
  const log = (...values: unknown[]) =>
    say({ type: 'log', line: lineOf(new Error()), text: logText(values) });
  const names = ['log', 'info', 'debug', 'warn', 'error', 'table', 'dir'];
  return Object.fromEntries(names.map((name) => [name, log]));
}

/** The exports of a module: what it has none of is told by its name. */
function onlyExports(specifier: string, module: Readonly<Record<string, unknown>>): typeof module {
  return new Proxy(module, {
    get(exports, name) {
      // Who awaits a value asks whether it is a promise.
      if (typeof name === 'string' && name !== 'then' && !(name in exports))
        throw new SyntaxError(`'${specifier}' has no export '${name}'`);
      return Reflect.get(exports, name);
    },
  });
}

/**
 * The functions that an instrumented program calls.
 *
 * @param at hears the line of each statement of the top level before it is run
 */
function hooksFor(say: World['say'], world: World, at: (line: number) => void) {
  const show = (line: number, value: unknown): void => {
    world.watch?.(line, value);
    if (value !== undefined) say({ type: 'value', line, text: valueText(value) });
  };
  const thrown = (line: number, announced: boolean, error: unknown): void => {
    if (!announced) throw error;
    world.watch?.(line, error);
    say({ type: 'value', line, text: errorText(error) });
  };
  return {
    $at: at,
    $show(line: number, announced: boolean, compute: () => unknown): void {
      try {
        show(line, compute());
      } catch (error) {
        thrown(line, announced, error);
      }
    },
    async $showLater(line: number, announced: boolean, compute: () => Promise<unknown>): Promise<void> {
      try {
        show(line, await compute());
      } catch (error) {
        thrown(line, announced, error);
      }
    },
    $import: async (specifier: string) => onlyExports(specifier, await world.load(specifier)),
  };
}

/**
 * Runs what `instrument` made of a program, until no timer of it is due. What it throws is said, at its line.
 *
 * @returns whether it came to its end
 */
export async function execute(code: string, world: World): Promise<boolean> {
  const say = limited((said) => world.say(said));
  const timers = new Timers();
  // What another thread throws, or a module that is not there, has no line of the program in its stack.
  let begun: number | undefined;
  try {
    const body = `'use strict';${code}\n//# sourceURL=${NAME}`;
    const given = {
      console: consoleFor(say),
      ...timers.functions,
      ...hooksFor(say, world, (line) => {
        begun = line;
      }),
    };
    const program = new AsyncFunction(...Object.keys(given), body);
    await program(...Object.values(given));
    begun = undefined;
    await timers.over();
    return true;
  } catch (error) {
    timers.stop();
    say({ type: 'error', line: lineOf(error) ?? begun, text: errorText(error) });
    return false;
  }
}
