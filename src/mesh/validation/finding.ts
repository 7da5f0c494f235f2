import { reject, requireIndex, requireObject } from '../../core/arguments/index.js';
import { ItemList } from '../../core/collections/item-list.js';
import { type Column, FINDING_TYPES, type FindingType, type Severity } from './finding-kinds.js';

export type { Column, FindingType, Severity };

/** Everything of one kind that was found in a mesh. What the numbers of an item are is said at `FINDING_TYPES`. */
export interface Finding {
  readonly type: FindingType;
  readonly severity: Severity;
  /** How many items there are, also beyond the limit on how many are listed. */
  readonly count: number;
  /** What the numbers of each item are, in order. */
  readonly columns: readonly Column[];
  /** What the further numbers of an item are, where items differ in length; else `null`. */
  readonly repeated: Column | null;
  /** The numbers of all listed items, one item after the other. */
  readonly indices: Uint32Array;
  /** Item i has the numbers from `offsets[i]` to before `offsets[i + 1]`; `null` where all items have equal length. */
  readonly offsets: Uint32Array | null;
}

/**
 * How many items of a finding are listed: `count`, or less where a limit was set.
 *
 * @example
 * const report = checkMesh({ positions: new Float64Array(9), indices: new Uint32Array(0) });
 * report.findings.map(listedItems); // [1, 1, 3]: no triangle, a group of equal vertices, three vertices without use
 */
export function listedItems(finding: Finding): number {
  requireFinding('listedItems', 'finding', finding);
  return listedOf(finding);
}

/** Checks that an argument is a finding. */
export function requireFinding(where: string, name: string, finding: Finding): void {
  const expected = 'a finding of checkMesh';
  requireObject(where, name, expected, finding);
  const { columns, indices } = finding;
  if (!(Array.isArray(columns) && ArrayBuffer.isView(indices))) reject(where, name, expected, finding);
}

function listedOf({ count, indices, columns, offsets }: Finding): number {
  if (offsets !== null) return offsets.length - 1;
  return columns.length === 0 ? count : indices.length / columns.length;
}

/**
 * The numbers of item i of a finding, as a view.
 *
 * @throws RangeError if there is no such item in the list
 * @example
 * const report = checkMesh({ positions: new Float64Array(9), indices: new Uint32Array(0) });
 * [...findingItem(report.findings[1], 0)]; // [0, 1, 2]
 */
export function findingItem(finding: Finding, i: number): Uint32Array {
  return itemFor('findingItem', finding, i);
}

/** {@link findingItem} for the function that was called. */
export function itemFor(where: string, finding: Finding, i: number): Uint32Array {
  requireFinding(where, 'finding', finding);
  requireIndex(where, 'i', i, listedOf(finding));
  const { indices, columns, offsets } = finding;
  if (offsets === null) return indices.subarray(i * columns.length, (i + 1) * columns.length);
  return indices.subarray(offsets[i]!, offsets[i + 1]!);
}

/** Findings while they are being made. */
export class FindingLists {
  readonly #lists: Readonly<Record<FindingType, ItemList>>;

  constructor(limit: number) {
    const lists = Object.entries(FINDING_TYPES).map(([kind, { repeated }]) => [
      kind,
      new ItemList(repeated !== null, limit),
    ]);
    this.#lists = Object.fromEntries(lists) as Record<FindingType, ItemList>;
  }

  /** The list of a kind, for whoever finds many. */
  list(kind: FindingType): ItemList {
    return this.#lists[kind];
  }

  /** One more item. For findings that are not made by the million. */
  add(kind: FindingType, item: ArrayLike<number>): void {
    const list = this.#lists[kind];
    list.begin();
    for (let i = 0; i < item.length; i++) list.add(item[i]!);
  }

  /** What was found: kinds without items are left out. */
  findings(): Finding[] {
    return (Object.keys(FINDING_TYPES) as FindingType[])
      .filter((kind) => this.#lists[kind].count > 0)
      .map((kind) => {
        const list = this.#lists[kind];
        const { severity, columns, repeated } = FINDING_TYPES[kind];
        return {
          type: kind,
          severity,
          count: list.count,
          columns,
          repeated,
          indices: list.numbers(),
          offsets: list.offsets(),
        };
      });
  }
}
