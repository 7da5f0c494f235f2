import type { Cascades } from '../../src/oracle/engines/unerring.js';
import type { Engines } from './engines.js';
import type { Heartbeat } from './heartbeat.js';
import type { LoadedTarget } from './loaded-target.js';

/** What a worker has at hand for every request. */
export interface Workplace {
  readonly targets: readonly LoadedTarget[];
  /** The tiers of our own predicates, if these are judged. */
  readonly cascades: Cascades;
  readonly engines: Engines;
  readonly heartbeat: Heartbeat;
}
