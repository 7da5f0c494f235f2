import { AsyncLocalStorage } from 'node:async_hooks';
import { pathToFileURL } from 'node:url';
import { bind, type OnNumbers } from '../../src/oracle/cases/bind.js';
import { describeError, failed, type Said, said } from '../../src/oracle/verdict/said.js';
import { watchProcess } from './engine-guard.js';
import type { EngineRequest, EngineResponse, EngineStart, Exports, Inquiry } from './engine-messages.js';
import { CallMarks } from './marker.js';

// The program of a child process that runs one engine and nothing else: no kernel, no referee, no generator. It answers
// one question at a time, and marks each call before it is made, so that its parent knows where it was lost.

type Function_ = (...values: unknown[]) => unknown;

const start = JSON.parse(process.argv[2]!) as EngineStart;
const marks = new CallMarks();
/** Which call of which question something that happens later belongs to. */
const origin = new AsyncLocalStorage<{ readonly question: Inquiry; readonly caseIndex: number }>();
/** What was thrown outside of a call: by a timer, or by a promise that nobody waits for. */
let late: { readonly question: Inquiry | undefined; readonly caseIndex: number; readonly error: unknown }[] =
  [];
/** How often it is still worth while to wait for an engine's timers. */
let patience = 3;
const WAIT_MS = 20;
const MOST_LATE = 1000;

const flat = new Map<string, Function_>();
const shapes = new Map<string, Function_>();

const send = process.send!.bind(process);

function say(response: EngineResponse): void {
  send(response);
}

function functionsOf(from: unknown, to: Map<string, Function_>): string[] {
  for (const [name, value] of Object.entries(from ?? {})) {
    if (typeof value === 'function') to.set(name, value as Function_);
  }
  return [...to.keys()];
}

async function load(): Promise<Exports> {
  const loaded = (await import(pathToFileURL(start.module).href)) as Record<string, unknown>;
  const { declares } = loaded;
  return {
    flat: functionsOf(loaded, flat),
    shapes: functionsOf(loaded.shapes, shapes),
    ...(typeof declares === 'object' && { declares: JSON.parse(JSON.stringify(declares)) }),
  };
}

/** The call of one case, by its number. */
function callsOf({ name, cases, values, shapes: given }: Inquiry): (i: number) => unknown {
  if (given !== undefined) {
    const answer = shapes.get(name)!;
    return (i) => answer(...given[i]!);
  }
  const arity = values!.length / cases;
  const answer = bind(flat.get(name) as OnNumbers, arity);
  const one = new Float64Array(arity);
  return (i) => {
    for (let j = 0, from = i * arity; j < arity; j++) one[j] = values![from + j]!;
    return answer(one);
  };
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return (
    typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function'
  );
}

async function answer({ question, skip, limit, careful }: EngineRequest): Promise<void> {
  marks.careful = careful;
  const call = callsOf(question);
  const skipped = new Set(skip);
  const answers: Said[] = new Array(question.cases).fill(undefined);
  for (let caseIndex = 0; caseIndex < limit; caseIndex++) {
    if (skipped.has(caseIndex)) continue;
    marks.begin(caseIndex);
    try {
      const got = origin.run({ question, caseIndex }, call, caseIndex);
      answers[caseIndex] = said(isThenable(got) ? await got : got);
    } catch (error) {
      answers[caseIndex] = failed(error);
    }
  }
  await settle();
  marks.end();
  for (const { question: whose, caseIndex, error } of late) {
    // What comes of an earlier question is late for it, and is counted on the first case of this one.
    const [at, when] = whose === question ? [caseIndex, 'after the call'] : [0, 'after an earlier call'];
    answers[at] = { failed: 'crashed', text: `${when}: ${describeError(error)}`.slice(0, 200) };
  }
  late = [];
  // Plain numbers go the way at a fraction of the cost.
  const plain = answers.every((one) => typeof one === 'number');
  say({ type: 'said', said: plain ? Float64Array.from(answers) : answers });
}

/**
 * Lets happen what the calls have left behind: rejected promises at once, timers for a moment. Timers go off in the
 * order of their times, so that one of ours is behind all shorter ones, however slow the machine is.
 */
async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  if (!hasTimers()) return;
  await new Promise((resolve) => setTimeout(resolve, 1));
  if (patience === 0 || !hasTimers()) return;
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  // One that always has timers is not waited for again and again.
  patience = hasTimers() ? patience - 1 : 3;
}

function hasTimers(): boolean {
  return process.getActiveResourcesInfo().includes('Timeout');
}

function noteLate(error: unknown): void {
  if (late.length >= MOST_LATE) return;
  const from = origin.getStore();
  late.push({ question: from?.question, caseIndex: from?.caseIndex ?? marks.caseIndex, error });
}

process.on('disconnect', () => process.exit());
// An exit that the engine asks for leaves the time to say where.
process.on('exit', () => marks.write());
watchProcess(start.memory, marks.shared);
try {
  const exports = await load();
  process.on('uncaughtException', noteLate);
  process.on('unhandledRejection', noteLate);
  process.on('message', (request: EngineRequest) => void answer(request));
  say({ type: 'ready', exports });
} catch (error) {
  say({ type: 'unloadable', message: describeError(error) });
}
