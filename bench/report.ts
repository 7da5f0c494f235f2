import { arch, cpus, platform, release, totalmem } from 'node:os';
import { type Bound, checkBounds, geometricMean } from './bounds.js';
import { corePredicates, inputClasses, inputClassNames } from './inputs/index.js';
import type { Cell, Measured } from './measure.js';

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

function nanoseconds({ least, median, wrong }: Measured): string {
  const digits = (x: number): string => (x < 100 ? x.toFixed(1) : x.toFixed(0));
  const time = `${digits(least)} / ${digits(median)}`;
  return wrong === 0 ? time : `${time} **(${wrong} wrong)**`;
}

/** The machine, in one line. */
export function machine(): string {
  const cpu = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const name = cpu[0]?.model.trim() || 'processor of unknown name';
  return `${name}, ${cpu.length} cores, ${memory} GiB, ${platform()} ${release()} ${arch()}, Node ${process.version} (V8 ${process.versions.v8})`;
}

/** ns per call of every implementation, a table per predicate. */
export function timesSection(cells: readonly Cell[]): string {
  const sections = corePredicates.flatMap((predicate) => {
    const found = cells.filter((cell) => cell.predicate === predicate);
    if (found.length === 0) return [];
    const rows = found.map((cell) => [
      `${cell.inputClass} ${inputClasses[cell.inputClass]}`,
      ...[cell.ours, cell.peer, ...cell.others].map(nanoseconds),
      cell.ratio.toFixed(2),
    ]);
    const [first] = found;
    const names = [first!.ours, first!.peer, ...first!.others].map(({ name }) => name);
    return [`### ${predicate}\n\n${markdownTable(['class', ...names, 'ratio'], rows)}`];
  });
  return sections.join('\n\n');
}

/** The ratios of all cells in one table, and their mean. */
export function ratiosSection(cells: readonly Cell[]): string {
  const rows = corePredicates.map((predicate) => [
    predicate,
    ...inputClassNames.map(
      (name) =>
        cells.find((cell) => cell.predicate === predicate && cell.inputClass === name)?.ratio.toFixed(2) ??
        '',
    ),
  ]);
  const mean = geometricMean(cells.map((cell) => cell.ratio)).toFixed(3);
  return `${markdownTable(['', ...inputClassNames], rows)}\n\nGeometric mean: ${mean}`;
}

export function boundsSection(bounds: readonly Bound[]): string {
  const rows = bounds.map(({ promise, limit, measured, kept }) => [
    promise,
    `at most ${limit}`,
    measured.toFixed(3),
    kept ? 'pass' : '**FAIL**',
  ]);
  return markdownTable(['ratio', 'bound', 'measured', ''], rows);
}

/** The whole of docs/performance.md. */
export function performancePage(cells: readonly Cell[], date: string): string {
  const classes = inputClassNames.map((name) => `- **${name}** ${inputClasses[name]}`).join('\n');
  const tuples = cells[0]?.tuples ?? 0;
  return `# Performance

Written by \`npm run bench\` on ${date}; do not edit. Queries are in [performance-queries.md](performance-queries.md), meshes (up to ten million triangles) in
[performance-meshes.md](performance-meshes.md).

Machine: ${machine()}

The four core predicates beside robust-predicates 3.0.3, the same determinants in plain doubles, and the same on plain
BigInt, in one process. Each class has ${tuples} tuples from a fixed seed. Ours and robust-predicates take turns on the
same block of tuples, a few milliseconds each; the ratio is the median of the ratios of these pairs (below 1: ours is
faster). Times are processor time in ns per call, of the fastest pass / of the median pass, with the loop that reads coordinates and writes
down the sign. Every sign of every implementation is compared with the BigInt answer; wrong ones are counted in bold.
Times depend on the machine, ratios much less.

${classes}

## Ratios to robust-predicates

${ratiosSection(cells)}

## Bounds

${boundsSection(checkBounds(cells))}

## Times

${timesSection(cells)}
`;
}
