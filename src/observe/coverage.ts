/**
 * How often functions, and places in functions, were reached: V8 counts by itself, in the code that runs, if it is
 * asked to. So nothing that is observed has to know of it.
 *
 * V8 counts the calls of all functions, but places only in functions that it compiles after it was asked to count. It
 * compiles a function when it is first called. So counting begins when this module is loaded, and goes on.
 */
import { Session } from 'node:inspector';
import type { Place } from './cascade.js';

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

interface Counted {
  readonly functionName: string;
  /** Whether places were counted, and not only calls. */
  readonly isBlockCoverage: boolean;
  readonly ranges: readonly Range[];
}

interface Script {
  readonly scriptId: string;
  readonly url: string;
  readonly functions: readonly Counted[];
}

/** A function that ran, in the text of its script. */
interface Found {
  readonly script: string;
  readonly hasPlaces: boolean;
  readonly ranges: readonly Range[];
}

/** Asks V8, which answers before it returns: session and code are in one thread. */
function asker(session: Session): <T>(method: string, parameters?: object) => T {
  return <T>(method: string, parameters: object = {}): T => {
    let failure: Error | null = null;
    let answer: object | undefined;
    session.post(method, parameters, (error: Error | null, result?: object) => {
      failure = error;
      answer = result;
    });
    if (failure !== null) throw new Error(`observeTiers: ${method}: ${String(failure)}`);
    return answer as T;
  };
}

/** What ran while a function was called. */
export class Calls {
  readonly #byName = new Map<string, Found[]>();

  /** @param names the functions that are asked about: scripts without any are not read */
  constructor(
    scripts: readonly Script[],
    names: ReadonlySet<string>,
    sourceOf: (scriptId: string) => string,
  ) {
    for (const { scriptId, functions } of scripts) {
      const known = functions.filter(({ functionName }) => names.has(functionName));
      if (known.length === 0) continue;
      const script = sourceOf(scriptId);
      for (const { functionName, isBlockCoverage, ranges } of known) {
        const found = this.#byName.get(functionName) ?? [];
        found.push({ script, hasPlaces: isBlockCoverage, ranges });
        this.#byName.set(functionName, found);
      }
    }
  }

  /** How often a place was reached; NaN if places of its function, which was called, were not counted. */
  at(place: Place): number {
    const [name, after] = place.split(' > ') as [string, string | undefined];
    let sum = 0;
    for (const one of this.#functionsOf(name)) {
      const calls = one.ranges[0]!.count;
      sum +=
        after === undefined || calls === 0 ? calls : one.hasPlaces ? countBehind(one, after) : Number.NaN;
    }
    return sum;
  }

  #functionsOf(name: string): readonly Found[] {
    const [owner, method] = name.split('.') as [string, string | undefined];
    if (method === undefined) return this.#byName.get(name) ?? [];
    return (this.#byName.get(method) ?? []).filter(
      ({ script, ranges }) => classAround(script, ranges[0]!) === owner,
    );
  }
}

/** The class that begins last before a function. */
function classAround(script: string, { startOffset }: Range): string | undefined {
  const before = script.slice(0, startOffset);
  return [...before.matchAll(/\b(?:class (\w+)|(\w+) = class\b)/g)].map(([, a, b]) => b ?? a).at(-1);
}

/**
 * How often the statement was reached that follows the first `;` or `{` behind a text. Ranges are nested. NaN if the
 * text is not there: what printed the script anew broke its lines elsewhere.
 */
function countBehind({ script, ranges }: Found, text: string): number {
  const { startOffset, endOffset } = ranges[0]!;
  const body = script.slice(startOffset, endOffset);
  const at = body.indexOf(text);
  if (at < 0) return Number.NaN;
  const rest = body.slice(at + text.length);
  const end = rest.search(/[;{]/) + 1;
  const statement = end + rest.slice(end).search(/\S/);
  const offset = startOffset + at + text.length + statement;
  let innermost = ranges[0]!;
  for (const range of ranges) {
    if (range.startOffset > offset || range.endOffset <= offset) continue;
    if (range.endOffset - range.startOffset <= innermost.endOffset - innermost.startOffset) innermost = range;
  }
  return innermost.count;
}

function startCounting(): ReturnType<typeof asker> {
  const session = new Session();
  session.connect();
  const ask = asker(session);
  // For the texts of scripts. To disable it again would throw away what is counted in functions.
  ask('Debugger.enable');
  ask('Profiler.enable');
  ask('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return ask;
}

const ask = startCounting();

/** Calls a function, and counts what it reaches. */
export function callsOf<T>(run: () => T, names: ReadonlySet<string>): [result: T, calls: Calls] {
  // What was counted up to here.
  ask('Profiler.takePreciseCoverage');
  const result = run();
  const { result: scripts } = ask<{ result: readonly Script[] }>('Profiler.takePreciseCoverage');
  const sourceOf = (scriptId: string) =>
    ask<{ scriptSource: string }>('Debugger.getScriptSource', { scriptId }).scriptSource;
  return [result, new Calls(scripts, names, sourceOf)];
}
