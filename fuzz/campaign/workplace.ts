import type { Engine } from '../../src/oracle/engines/engine.js';
import type { Heartbeat } from './heartbeat.js';

/** What a worker has at hand for every request. */
export interface Workplace {
  /** In this thread, or lines to processes. */
  readonly engines: readonly Engine[];
  /** The modules of those that are not built in, by name. */
  readonly modules: Readonly<Record<string, string>>;
  readonly heartbeat: Heartbeat;
}
