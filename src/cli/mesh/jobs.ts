import type { ConstructJob, ConstructResult } from '../construct/construct-types.js';
import type { PolygonsJob, PolygonsResult } from '../polygons/polygons-types.js';
import type { BooleanJob, BooleanResult } from './boolean-types.js';
import type { CheckJob, CheckResult } from './check-types.js';
import type {
  InfoJob,
  InfoResult,
  RewriteJob,
  RewriteResult,
  VolumeJob,
  VolumeResult,
} from './file-types.js';
import type {
  IntersectJob,
  IntersectResult,
  LocateJob,
  LocateResult,
  RaycastJob,
  RaycastResult,
  SweepJob,
  SweepResult,
} from './query-types.js';
import type { SectionJob, SectionResult } from './section-types.js';
import type { Step } from './work-progress.js';

/** The jobs that a worker does: what each is told, and what it hands back. */
interface JobTable {
  readonly check: { readonly job: CheckJob; readonly result: CheckResult };
  readonly locate: { readonly job: LocateJob; readonly result: LocateResult };
  readonly raycast: { readonly job: RaycastJob; readonly result: RaycastResult };
  readonly sweep: { readonly job: SweepJob; readonly result: SweepResult };
  readonly section: { readonly job: SectionJob; readonly result: SectionResult };
  readonly info: { readonly job: InfoJob; readonly result: InfoResult };
  readonly volume: { readonly job: VolumeJob; readonly result: VolumeResult };
  readonly rewrite: { readonly job: RewriteJob; readonly result: RewriteResult };
  readonly boolean: { readonly job: BooleanJob; readonly result: BooleanResult };
  readonly polygons: { readonly job: PolygonsJob; readonly result: PolygonsResult };
  readonly construct: { readonly job: ConstructJob; readonly result: ConstructResult };
  readonly intersect: { readonly job: IntersectJob; readonly result: IntersectResult };
}

export type JobName = keyof JobTable;
export type Job<K extends JobName = JobName> = {
  [N in K]: JobTable[N]['job'] & { readonly name: N };
}[K];
export type JobResult<K extends JobName = JobName> = JobTable[K]['result'];

/** What a worker is started with. It is sent jobs then, one after the other. */
export interface WorkerStart {
  readonly stop: SharedArrayBuffer;
}

/**
 * What a worker says: how far it is, and once for each job how it ended. `held` is how many bytes it has taken from the
 * system and not given back.
 */
export type Message<K extends JobName = JobName> =
  | { readonly type: 'progress'; readonly step: Step }
  /** A file is being written, which must not be cut off; then it is whole, and stays. */
  | { readonly type: 'writing'; readonly path: string }
  | { readonly type: 'written'; readonly path: string }
  | { readonly type: 'done'; readonly result: JobResult<K>; readonly held: number }
  /** The line is that of the file, if it is known. */
  | { readonly type: 'failed'; readonly message: string; readonly line?: number; readonly held: number };

/** What a job can do while it works. */
export interface Context {
  /** Raised when the job shall stop and hand over what it has. */
  readonly signal: { readonly aborted: boolean };
  progress(stage: string, done: number, total: number): void;
}

/** What a job can do that writes files in the middle of its work. */
export interface WritingContext extends Context {
  /** Writes a file: whoever stops the job waits for it, and is told of it. */
  write(path: string, work: () => Promise<void>): Promise<void>;
}

/** A file that cannot be read, written or used for what is asked: the user is told in one line. */
export class JobProblem extends Error {}
