import type { BlockTask, KnownFailure } from './block.js';
import type { Drawn } from './draw.js';
import type { Inquiry } from './engine-messages.js';
import type { Engines } from './engines.js';
import { type Counts, type Kind, noCounts } from './finding.js';
import type { Heartbeat } from './heartbeat.js';
import type { LoadedTarget } from './loaded-target.js';
import { type Said, sayOf } from './said.js';
import type { Workplace } from './workplace.js';

/** How a target of this thread is called on one case. */
export type LocalCall = (values: Float64Array) => unknown;

/** A target at the cases of one block. */
export interface Seat {
  readonly name: string;
  readonly index: number;
  readonly strict: boolean;
  readonly module: string | undefined;
  readonly counts: Counts;
  readonly retiredAt: number;
  readonly known: ReadonlyMap<number, KnownFailure>;
  /** Why its process ended, each time it did. */
  readonly deaths: readonly string[];
  /** What it says on a case; to be asked once for each. */
  ask(i: number, values: Float64Array): Said;
  findings: number;
}

/** How a target can be asked: by a call, or by a question to its process; `undefined`: it does not know the subject. */
export type Approach =
  | { readonly call: LocalCall }
  | { readonly question: (drawn: Drawn) => Inquiry }
  | undefined;

/** The targets that take part in a block. Those in processes are asked all at once, one after the other. */
export async function seatsFor(
  { targets, engines, heartbeat }: Workplace,
  task: BlockTask,
  drawn: Drawn,
  approach: (loaded: LoadedTarget) => Approach,
): Promise<Seat[]> {
  const seats: Seat[] = [];
  for (const [index, loaded] of targets.entries()) {
    const way = approach(loaded);
    if (way === undefined) continue;
    const base = baseOf(task, loaded, index);
    seats.push(
      'call' in way
        ? { ...base, deaths: [], ask: localAsk(base, way.call, heartbeat) }
        : { ...base, ...(await askEngine(task, base, engines, way.question(drawn))) },
    );
  }
  return seats;
}

type Base = Omit<Seat, 'ask' | 'deaths'>;

function baseOf(task: BlockTask, { reference, target }: LoadedTarget, index: number): Base {
  return {
    name: target.name,
    index,
    strict: target.strict,
    module: reference.module,
    counts: noCounts(),
    retiredAt: task.retired[target.name] ?? Number.POSITIVE_INFINITY,
    known: new Map(
      task.known.filter((known) => known.target === target.name).map((known) => [known.case, known]),
    ),
    findings: 0,
  };
}

/** With a heartbeat, so that the main thread notices when it does not come back. */
function localAsk({ index, known, retiredAt }: Base, call: LocalCall, heartbeat: Heartbeat): Seat['ask'] {
  return (i, values) => {
    if (i >= retiredAt) return { notAsked: true };
    const failure = known.size > 0 ? known.get(i) : undefined;
    if (failure !== undefined) return { failed: failure.kind, text: failure.got };
    heartbeat.begin(i, index);
    return sayOf(() => call(values));
  };
}

async function askEngine(
  task: BlockTask,
  { name, retiredAt }: Base,
  engines: Engines,
  question: Inquiry,
): Promise<Pick<Seat, 'ask' | 'deaths'>> {
  if (retiredAt === 0) return { deaths: [], ask: () => ({ notAsked: true }) };
  const { said, deaths } = await engines.ask(name, question, task.patience[name] ?? 1);
  return { deaths, ask: (i) => said[i] };
}

const indexOfKind: Readonly<Record<Kind, 1 | 2 | 3 | 4>> = { wrong: 1, nan: 2, thrown: 3, hung: 4 };

/** Counts a failure. */
export function count(counts: Counts, kind: Kind): void {
  counts[indexOfKind[kind]]++;
}
