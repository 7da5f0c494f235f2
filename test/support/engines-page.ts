import { readFileSync } from 'node:fs';

/** What docs/engines.md says an engine got wrong: the case that was found first, and how the answer failed. */
export interface Accusation {
  readonly engine: string;
  readonly question: string;
  readonly kind: 'wrong' | 'invalid output' | 'crashed' | 'timed out';
  readonly id: string;
}

/** docs/engines.md, as far as it can be recomputed. */
export interface EnginesPage {
  /** By engine: the packages and their versions, `three-mesh-bvh 0.9.17, three 0.187.0`. */
  readonly packages: readonly string[];
  readonly date: string | undefined;
  readonly seed: number;
  readonly count: number;
  readonly accusations: readonly Accusation[];
  /** What is said of an engine on a question: `33 wrong, 126 invalid output of 1,500`. */
  readonly counts: ReadonlyMap<string, string>;
}

/** Reads docs/engines.md, or another page that `markdownText` wrote. */
export function readEnginesPage(path = 'docs/engines.md'): EnginesPage {
  const text = readFileSync(path, 'utf8');
  const accusations: Accusation[] = [];
  const counts = new Map<string, string>();
  let engine = '';
  let question = '';
  for (const line of text.split('\n')) {
    engine = /^## (.+)$/.exec(line)?.[1] ?? engine;
    const head = /^- \*\*(\w+)\*\*: (.+) \(.* %\)$/.exec(line);
    if (head !== null) {
      question = head[1]!;
      counts.set(`${engine} ${question}`, head[2]!);
    }
    const found = /^ {2}- ([a-z ]+): .*found as `(.+)`$/.exec(line);
    if (found !== null)
      accusations.push({ engine, question, kind: found[1] as Accusation['kind'], id: found[2]! });
  }
  const rows = text.split('\n').filter((line) => /^\| .* \d+\.\d+/.test(line));
  const [, seed, count] = /--seed (\d+) --count (\d+)$/m.exec(text)!;
  return {
    packages: rows.map((line) => line.split(' | ')[0]!.slice(2)),
    date: /\bon (\d{4}-\d{2}-\d{2})\b/.exec(text)?.[1],
    seed: Number(seed),
    count: Number(count),
    accusations,
    counts,
  };
}
