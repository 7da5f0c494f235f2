import type { CaseId } from '../../src/oracle/protocol/case-id.js';
import type { Judged } from '../../src/oracle/verdict/judge-cases.js';
import { failureOf, type Kind } from '../../src/oracle/verdict/verdict.js';
import { type Counts, countVerdict, failuresOf, noCounts } from '../campaign/finding.js';
import { costOf } from '../shrink/candidates.js';

/** A failure of the engine, as it came. */
export interface LedgerFailure extends Pick<Judged, 'expected' | 'got'> {
  readonly id: CaseId;
  readonly kind: Kind;
  readonly values: readonly number[];
}

/** What came of the cases of a question and a family. */
export interface LedgerRow {
  readonly question: string;
  readonly family: string;
  readonly counts: Counts;
}

/** Counts verdicts, and keeps the simplest failures of each question: those with the simplest numbers. */
export class Ledger {
  readonly #keep: number;
  readonly #rows = new Map<string, LedgerRow>();
  readonly #failures = new Map<string, { readonly cost: number; readonly failure: LedgerFailure }[]>();
  /** Cases that are judged by nobody's fault: unknown arguments, or not asked. */
  unsupported = 0;

  /** `keep`: failures of each question. */
  constructor(keep: number) {
    this.#keep = keep;
  }

  /** In the order in which they came first. */
  get rows(): readonly LedgerRow[] {
    return [...this.#rows.values()];
  }

  /** All rows together. */
  get total(): Counts {
    const total = noCounts();
    for (const { counts } of this.#rows.values()) for (const [i, n] of counts.entries()) total[i]! += n;
    return total;
  }

  /** How many failures in all. */
  get failed(): number {
    return failuresOf(this.total);
  }

  /** The simplest failures, question by question, the simplest first. */
  get failures(): readonly LedgerFailure[] {
    return [...this.#failures.values()].flatMap((kept) => kept.map(({ failure }) => failure));
  }

  /** Enters what an answer is worth. */
  enter(id: CaseId, values: ArrayLike<number>, { verdict, expected, got }: Judged): void {
    if (verdict === 'unsupported') {
      this.unsupported++;
      return;
    }
    countVerdict(this.#rowOf(id).counts, verdict);
    const kind = failureOf(verdict);
    if (kind === undefined) return;
    this.#keepFailure({ id, kind, expected, got, values: Array.from(values) });
  }

  #rowOf({ question, family }: CaseId): LedgerRow {
    const key = `${question}/${family}`;
    const known = this.#rows.get(key);
    if (known !== undefined) return known;
    const row = { question, family, counts: noCounts() };
    this.#rows.set(key, row);
    return row;
  }

  #keepFailure(failure: LedgerFailure): void {
    const kept = this.#failures.get(failure.id.question) ?? [];
    this.#failures.set(failure.id.question, kept);
    const cost = costOf(failure.values);
    if (kept.length >= this.#keep && cost >= (kept.at(-1)?.cost ?? 0)) return;
    // Behind those of the same cost: the first one found stays the first.
    const place = kept.findIndex((other) => other.cost > cost);
    kept.splice(place < 0 ? kept.length : place, 0, { cost, failure });
    kept.length = Math.min(kept.length, this.#keep);
  }
}
