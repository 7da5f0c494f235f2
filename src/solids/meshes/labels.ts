import { UnionFind } from '../../core/collections/union-find.js';
import type { Marks } from '../engine/marks.js';
import type { Sheet, Sheets } from '../engine/sheets.js';
import type { NearSoup } from './near-soup.js';
import type { MeshOperand } from './operand.js';
import { passagesWithin } from './passages.js';
import type { PatchTable } from './patches.js';
import { type MeshWindings, windingsBeside } from './windings.js';

/** How often each mesh winds around the points just beside a part of a triangle. */
export interface Around {
  /** Where the triangle looks to. */
  readonly outside: readonly number[];
  readonly inside: readonly number[];
  /** Of parts that triangles in the same plane cover: which one speaks for all. */
  readonly speaker: MeshWindings['speaker'];
}

/** What changes on the way from one part of a triangle to the next. */
interface Step {
  readonly to: number;
  readonly operand: number;
  readonly change: number;
}

/**
 * What is around sheets and patches. Those that hang together have the same around them; from a part of a triangle to
 * the next one, beyond another triangle that passes between them, the winding number of that one's mesh changes by one.
 * So a ray is cast for one of all that hang together in either way.
 */
export class Labels {
  readonly sheets: Sheet[] = [];
  readonly near: NearSoup;
  readonly operands: readonly MeshOperand[];
  readonly patches: readonly PatchTable[];
  readonly #starts: number[] = [];
  readonly #sets: UnionFind;
  readonly #steps = new Map<number, Step[]>();
  readonly #around = new Map<number, Around>();

  constructor(
    operands: readonly MeshOperand[],
    near: NearSoup,
    patches: readonly PatchTable[],
    marks: readonly (Marks | undefined)[],
    sheets: Sheets,
  ) {
    this.near = near;
    this.operands = operands;
    this.patches = patches;
    for (let sheet = sheets.next(); sheet !== null; sheet = sheets.next()) this.sheets.push(sheet);
    let size = this.sheets.length;
    for (const { first } of patches) {
      this.#starts.push(size);
      size += first.length;
    }
    this.#sets = new UnionFind(size);
    this.sheets.forEach(({ whole }, i) => {
      for (const facet of whole) {
        const patch = this.#patchNode(facet);
        if (patch >= 0) this.#sets.union(i, patch);
      }
    });
    this.#join(marks);
  }

  #patchNode(facet: number): number {
    const { operand } = this.near.soup.facets[facet]!;
    const patch = this.patches[operand]!.of(this.near.triangles[facet]!);
    return patch < 0 ? -1 : this.#starts[operand]! + patch;
  }

  /** Parts of one triangle: those with nothing between them are one; for the others it is noted what is. */
  #join(marks: readonly (Marks | undefined)[]): void {
    const { soup } = this.near;
    const passages = passagesWithin(soup, marks, this.sheets);
    for (const { from, to, by } of passages) if (by < 0) this.#sets.union(from, to);
    for (const { from, to, by, isInward } of passages) {
      if (by < 0) continue;
      const { operand } = soup.facets[by]!;
      this.#addStep(from, { to, operand, change: isInward ? 1 : -1 });
      this.#addStep(to, { to: from, operand, change: isInward ? -1 : 1 });
    }
  }

  #addStep(from: number, step: Step): void {
    const root = this.#sets.find(from);
    const list = this.#steps.get(root);
    if (list === undefined) this.#steps.set(root, [step]);
    else list.push(step);
  }

  /** What is around a sheet. */
  ofSheet(i: number): Around {
    return this.#of(this.#sets.find(i));
  }

  /** Each patch has a facet in some sheet, and sheets have the lower numbers. */
  ofPatch(operand: number, patch: number): Around {
    return this.#of(this.#sets.find(this.#starts[operand]! + patch));
  }

  #of(root: number): Around {
    const known = this.#around.get(root);
    if (known !== undefined) return known;
    const found = this.#cast(root);
    this.#around.set(root, found);
    const open = [root];
    for (let from = open.pop(); from !== undefined; from = open.pop()) {
      const { outside, inside, speaker } = this.#around.get(from)!;
      for (const { to, operand, change } of this.#steps.get(from) ?? []) {
        const next = this.#sets.find(to);
        if (this.#around.has(next)) continue;
        const changed = (w: number, i: number) => (i === operand ? w + change : w);
        this.#around.set(next, { outside: outside.map(changed), inside: inside.map(changed), speaker });
        open.push(next);
      }
    }
    return found;
  }

  #cast(root: number): Around {
    const { plane, polygon, facet } = this.sheets[root]!;
    const { soup } = this.near;
    const { front, back, speaker } = windingsBeside(soup, this.operands, plane, polygon);
    const isFront = soup.facets[facet]!.facing > 0;
    return { outside: isFront ? front : back, inside: isFront ? back : front, speaker };
  }
}
