import type { Hit } from '../../src/oracle/verdict/hits.js';

/** Failures on cases whose truth is of one class; those among them that are wrong noes, and wrong yeses. */
export type ClassFailures = [failed: number, missedHits: number, falseHits: number];

/** By the classes of a question. */
export type FailedClasses = Record<string, ClassFailures>;

function add(sums: FailedClasses, name: string, more: Readonly<ClassFailures>): void {
  const [failed, missed, false_] = sums[name] ?? [0, 0, 0];
  sums[name] = [failed + more[0], missed + more[1], false_ + more[2]];
}

/** Counts one failure. */
export function countFailedClass(sums: FailedClasses, name: string, hit: Hit | undefined): void {
  add(sums, name, [1, hit === 'missed' ? 1 : 0, hit === 'false' ? 1 : 0]);
}

/** Adds what was counted elsewhere. */
export function addFailedClasses(sums: FailedClasses, more: Readonly<FailedClasses>): void {
  for (const [name, counts] of Object.entries(more)) add(sums, name, counts);
}
