/** Buffers with canaries: arrays longer than asked for, with known numbers behind the end that must not change. */
import { useScratchAllocator } from '../../src/arithmetic/scratch.js';

const CANARIES = 16;
const FIRST_CANARY = 173.90997314453125;

interface Watched {
  readonly buffer: Float64Array;
  readonly length: number;
  readonly canary: number;
}

/** Runs `body` with canaries behind every buffer that allocateScratch hands out; returns how many it overran. */
export function countOverruns(body: () => void): number {
  const watched: Watched[] = [];
  useScratchAllocator((length) => {
    // A canary of its own for each buffer, so that copying too much shows too.
    const canary = FIRST_CANARY + watched.length;
    const buffer = new Float64Array(length + CANARIES).fill(canary);
    watched.push({ buffer, length, canary });
    return buffer;
  });
  try {
    body();
  } finally {
    useScratchAllocator();
  }
  const isOverrun = ({ buffer, length, canary }: Watched) =>
    buffer.subarray(length).some((x) => x !== canary);
  return watched.filter(isOverrun).length;
}
