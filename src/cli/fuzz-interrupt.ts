import { EXIT } from './usage-error.js';

/** The exit code for each signal that ends a campaign in order. */
const CODES = { SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated } as const;

/** How a campaign hears of Ctrl-C and of SIGTERM. */
export interface Interrupts {
  readonly signal: AbortSignal;
  /** The exit code, once there was a signal. */
  code(): number | undefined;
  /** Stops listening. */
  release(): void;
}

/** The first interrupt ends the campaign in order, a second one at once. */
export function interrupts(): Interrupts {
  const controller = new AbortController();
  let code: number | undefined;
  const stop = (name: NodeJS.Signals) => {
    const its = CODES[name as keyof typeof CODES];
    if (code !== undefined) process.exit(its);
    code = its;
    controller.abort();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return {
    signal: controller.signal,
    code: () => code,
    release: () => void process.off('SIGINT', stop).off('SIGTERM', stop),
  };
}
