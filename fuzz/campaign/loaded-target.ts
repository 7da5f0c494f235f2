import type { Target, TargetReference } from '../../src/oracle/engines/index.js';
import type { Exports } from './engine-messages.js';

/** A target as a worker has it: in its own thread, or in a process that it asks. */
export interface LoadedTarget {
  readonly reference: TargetReference;
  /** Without functions, if it runs in a process of its own. */
  readonly target: Target;
  /** What it exports, if it runs in a process of its own. */
  readonly exports?: Exports;
}
