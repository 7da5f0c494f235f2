/** Makes a buffer in which a routine may write indices 0 to length - 1. */
export type ScratchAllocator = (length: number) => Float64Array;

const plain: ScratchAllocator = (length) => new Float64Array(length);
let allocator = plain;

/**
 * A buffer for an expansion. Every buffer that expansions are written to comes from here.
 *
 * A typed array swallows a write behind its end silently: the number is lost and a later read gives undefined, hence
 * NaN. Because there is one place of allocation, a test can put an allocator in that hands out longer arrays, with
 * canaries behind the length that was asked for. Therefore no routine may use a buffer's `length`.
 *
 * @throws RangeError if length is not a length of a typed array
 * @example
 * const h = allocateScratch(8); // for the sum of two expansions of 4
 */
export function allocateScratch(length: number): Float64Array {
  return allocator(length);
}

/**
 * A buffer for numbers of corners and the like: the same memory, read as integers. Where the length is even, canaries
 * follow at once.
 */
export function allocateIntegerScratch(length: number): Int32Array {
  const { buffer, byteOffset } = allocator((length + 1) >>> 1);
  return new Int32Array(buffer as ArrayBuffer, byteOffset);
}

/**
 * Replaces the allocator, for tests; without an argument the plain one comes back.
 *
 * @example
 * useScratchAllocator((length) => new Float64Array(length + 8).fill(canary));
 */
export function useScratchAllocator(next: ScratchAllocator = plain): void {
  allocator = next;
}
