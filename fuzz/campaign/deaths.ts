import type { Block } from './plan.js';

/** After so many hangs or deaths on one question and family a target is not called there any more. */
const MOST_DEATHS = 3;

/** How often targets have hung or died, and why. */
export class Deaths {
  readonly #causes = new Map<string, string[]>();

  /** Notes one, and says whether the target has had enough on this question and family. */
  add(target: string, block: Block, cause: string): boolean {
    const key = keyOf(target, block);
    const causes = [...(this.#causes.get(key) ?? []), cause];
    this.#causes.set(key, causes);
    return causes.length >= MOST_DEATHS;
  }

  #count(target: string, block: Block): number {
    return this.#causes.get(keyOf(target, block))?.length ?? 0;
  }

  /** The targets that are not to be called on this question and family at all. */
  retiredAt(targets: readonly string[], block: Block): Record<string, number> {
    const retired = targets.filter((target) => this.#count(target, block) >= MOST_DEATHS);
    return Object.fromEntries(retired.map((target) => [target, 0]));
  }

  /** How often each target may still hang or die here. */
  patience(targets: readonly string[], block: Block): Record<string, number> {
    return Object.fromEntries(targets.map((target) => [target, MOST_DEATHS - this.#count(target, block)]));
  }

  /** `target/question/family` of those that were not judged to the end. */
  get retired(): readonly string[] {
    return [...this.#causes].filter(([, causes]) => causes.length >= MOST_DEATHS).map(([key]) => key);
  }

  /** The different causes of each of these. */
  get causes(): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries(this.retired.map((key) => [key, [...new Set(this.#causes.get(key))]]));
  }
}

/** What a key says; names of targets may have slashes in them, as commands do. */
export function partsOfKey(key: string): { target: string; question: string; family: string } {
  const parts = key.split('/');
  const [question, family] = parts.slice(-2) as [string, string];
  return { target: parts.slice(0, -2).join('/'), question, family };
}

function keyOf(target: string, { question, family }: Block): string {
  return `${target}/${question}/${family}`;
}
