import type { PlaneLike } from '../../../src/implicit/index.js';

/** A box as a brush. */
export function boxBrush(min: readonly number[], max: readonly number[]): PlaneLike[] {
  return [0, 1, 2].flatMap((axis) => {
    const normal = (sign: number) => [0, 1, 2].map((k) => (k === axis ? sign : 0));
    return [
      { normal: normal(-1) as [number, number, number], constant: min[axis]! },
      { normal: normal(1) as [number, number, number], constant: -max[axis]! },
    ];
  });
}
