import type { CheckJob, CheckResult } from './check-types.js';
import type {
  IntersectJob,
  IntersectResult,
  LocateJob,
  LocateResult,
  RaycastJob,
  RaycastResult,
} from './query-types.js';
import type { Step } from './work-progress.js';

/** The jobs that a worker does: what each is told, and what it hands back. */
interface JobTable {
  readonly check: { readonly job: CheckJob; readonly result: CheckResult };
  readonly locate: { readonly job: LocateJob; readonly result: LocateResult };
  readonly raycast: { readonly job: RaycastJob; readonly result: RaycastResult };
  readonly intersect: { readonly job: IntersectJob; readonly result: IntersectResult };
}

export type JobName = keyof JobTable;
export type Job<K extends JobName = JobName> = {
  [N in K]: JobTable[N]['job'] & { readonly name: N };
}[K];
export type JobResult<K extends JobName = JobName> = JobTable[K]['result'];

/** What a worker is started with. */
export interface WorkerStart {
  readonly job: Job;
  readonly stop: SharedArrayBuffer;
}

/** What a worker says: how far it is, and once how it ended. */
export type Message<K extends JobName = JobName> =
  | { readonly type: 'progress'; readonly step: Step }
  | { readonly type: 'done'; readonly result: JobResult<K> }
  | { readonly type: 'failed'; readonly message: string };

/** What a job can do while it works. */
export interface Context {
  /** Raised when the job shall stop and hand over what it has. */
  readonly signal: { readonly aborted: boolean };
  progress(stage: string, done: number, total: number): void;
}

/** A file that cannot be read, written or used for what is asked: the user is told in one line. */
export class JobProblem extends Error {}
