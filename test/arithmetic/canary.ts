/** Buffers with canaries: arrays longer than asked for, with known numbers behind the end that must not change. */
import { useScratchAllocator } from '../../src/arithmetic/scratch.js';

const CANARIES = 16;
const CANARY = 173.90997314453125;

interface Watched {
  readonly buffer: Float64Array;
  readonly length: number;
}

/** Runs `body` with a canary behind every buffer that allocateScratch hands out; returns the number of overwritten ones. */
export function countOverruns(body: () => void): number {
  const watched: Watched[] = [];
  useScratchAllocator((length) => {
    const buffer = new Float64Array(length + CANARIES).fill(CANARY);
    watched.push({ buffer, length });
    return buffer;
  });
  try {
    body();
  } finally {
    useScratchAllocator();
  }
  return watched.filter(({ buffer, length }) => buffer.subarray(length).some((x) => x !== CANARY)).length;
}
