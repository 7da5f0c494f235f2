import {
  rejectWords,
  requireCount,
  requireList,
  requireNumber,
  requireObject,
  requireOptions,
} from '../../core/arguments/index.js';
import type { ExactPlane, PlaneLike } from '../../implicit/index.js';
import { isDegenerateObject, type PlaneObject } from '../../implicit/objects/plane-object.js';
import { planeFrom } from '../../implicit/revive.js';

/**
 * How the planes of a tree are chosen. Nothing of it changes what the tree says, only how large it is, and how fast.
 */
export interface TreeOptions {
  /**
   * From 0 to 1: how much a face that a plane cuts counts against an uneven division; 0.8. A plane costs
   * `weight * straddling + (1 - weight) * |front - back|`, in numbers of faces.
   */
  readonly weight?: number;
  /** At each node the planes of so many faces at most are tried, evenly taken from those that are there; 16. */
  readonly candidates?: number;
  /** Parts of space with more faces than this are first divided by planes across the axes; 16. Infinity: never. */
  readonly localSize?: number;
  /** Planes by which space is divided before others, in this order, wherever faces are on both sides; none. */
  readonly hints?: readonly PlaneLike[];
}

/** Options that have been checked. */
export interface CheckedOptions {
  readonly weight: number;
  readonly candidates: number;
  readonly localSize: number;
  readonly hints: readonly (ExactPlane & PlaneObject)[];
}

/**
 * @param more  the names of options that only some trees have, each behind a space
 * @throws RangeError naming the option that is wrong
 */
export function optionsFrom(where: string, options: TreeOptions, more = ''): CheckedOptions {
  requireObject(where, 'options', 'an object', options);
  requireOptions(where, 'options', options, `weight candidates localSize hints${more}`);
  const { weight = 4 / 5, candidates = 16, localSize = 16, hints = [] } = options;
  requireNumber(where, 'options.weight', weight);
  if (!(weight >= 0 && weight <= 1))
    rejectWords(where, 'options.weight', 'a number from 0 to 1', `${weight}`);
  requireCount(where, 'options.candidates', candidates, 1);
  if (localSize !== Infinity) requireCount(where, 'options.localSize', localSize, 1);
  requireList(where, 'options.hints', 'a list of planes', hints);
  const planes = Array.from(hints, (plane, i) => properPlane(where, `options.hints[${i}]`, plane));
  return { weight, candidates, localSize, hints: planes };
}

/** A plane with a normal. @throws RangeError for three points on a line, and what is no plane */
export function properPlane(where: string, name: string, plane: PlaneLike): ExactPlane & PlaneObject {
  const own = planeFrom(where, name, plane);
  if (isDegenerateObject(own)) {
    rejectWords(where, name, 'a plane with a normal other than zero', 'three points on a line');
  }
  return own as ExactPlane & PlaneObject;
}
