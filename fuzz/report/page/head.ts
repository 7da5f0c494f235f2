import { isPredicate } from '../../../src/oracle/questions/question.js';
import { requireQuestion } from '../../../src/oracle/questions/registry.js';
import { type Markup, markup } from '../../../src/pictures/markup.js';
import { failuresOf } from '../../campaign/finding.js';
import { countsOf, type Report } from '../../campaign/report.js';
import { campaignCommand } from '../campaign-command.js';
import { duration, grouped, percent } from '../style.js';
import { counted } from '../summary.js';
import type { JudgePageOptions } from './input.js';
import { copied, facts, told } from './text.js';

/** How a campaign ended, in words. */
export function stateOf({ plan, complete, interrupted }: Report): string {
  if (interrupted) return 'interrupted: what was judged until then';
  if (complete) return 'complete: all planned cases were judged';
  return plan.count === undefined
    ? 'by time: judged until the time was over'
    : 'not complete: a part of the planned cases';
}

function questionsText({ plan }: Report): string {
  const asked = plan.questions.map(requireQuestion);
  const predicates = asked.filter(isPredicate).length;
  const parts = [
    ...(predicates > 0 ? [counted(predicates, 'predicate', 'predicates')] : []),
    ...(asked.length > predicates ? [counted(asked.length - predicates, 'query', 'queries')] : []),
  ];
  const names = plan.questions.length > 12 ? '' : `: ${plan.questions.join(', ')}`;
  return `${parts.join(' and ')}${names}`;
}

/** All cases that were judged, each once: those of the engine that has answered the most of a pair. */
export function casesOf({ results }: Report): number {
  return results.pairs.reduce(
    (sum, { counts }) => sum + Math.max(0, ...Object.values(counts).map(([cases]) => cases)),
    0,
  );
}

function versionsText(versions: Readonly<Record<string, string>>): string {
  return Object.entries(versions)
    .map(([name, version]) => told(`${name} ${version}`))
    .join(', ');
}

/** One sentence: who failed, and how often at worst. */
function leadOf(report: Report, engines: readonly string[]): Markup {
  const failing = engines.filter((engine) => failuresOf(countsOf(report, engine)) > 0);
  const judged = engines.filter((engine) => countsOf(report, engine)[0] > 0);
  if (judged.length === 0) return markup`<p class="lead warn">Nothing was judged.</p>`;
  if (failing.length === 0)
    return markup`<p class="lead good">Nothing found: all answers to ${grouped(casesOf(report))} cases are right, or excused by what their engine declares.</p>`;
  const rates = failing.map((engine) => {
    const counts = countsOf(report, engine);
    return `${told(engine)} in ${grouped(failuresOf(counts))} of ${grouped(counts[0])} cases (${percent(failuresOf(counts), counts[0])})`;
  });
  const shown = rates.slice(0, 3).join('; ');
  const more = rates.length > 3 ? `; ${counted(rates.length - 3, 'other', 'others')}` : '';
  const clean = judged.length - failing.length;
  const others = clean === 0 ? '' : ` ${counted(clean, 'engine', 'engines')} without a failure.`;
  return markup`<p class="lead bad">Failures found: ${shown}${more}.${others}</p>`;
}

/** The name of the page. */
export function titleOf(engines: readonly string[], { title }: JudgePageOptions): string {
  const names = engines.map(told);
  const listed =
    names.length > 4 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} others` : names.join(', ');
  return title ?? `${listed === '' ? 'Nobody' : listed}, judged`;
}

/** What was judged, how, and how to do it again. */
export function headOf(report: Report, engines: readonly string[], options: JudgePageOptions): Markup {
  const { plan, milliseconds, missing } = report;
  const { shard } = plan;
  const { versions = {} } = options;
  const judged: (readonly [string, Markup | string])[] = [
    ['Engines', engines.map(told).join(', ')],
    ['Questions', questionsText(report)],
    ['Cases', grouped(casesOf(report))],
    ['Families', grouped(new Set(report.results.pairs.map(({ family }) => family)).size)],
    ['Seed', `${plan.seed}${shard.of === 1 ? '' : `, part ${shard.index} of ${shard.of}`}`],
    ['State', stateOf(report)],
    ...(milliseconds > 0 ? [['Time', duration(milliseconds)] as const] : []),
    ...(Object.keys(versions).length > 0 ? [['Versions', versionsText(versions)] as const] : []),
    ...(missing.length > 0 ? [['Not installed', missing.map(told).join(', ')] as const] : []),
  ];
  return markup`${leadOf(report, engines)}
${facts(judged)}
<p class="soft small">To run it again:</p>
${copied(options.command ?? campaignCommand(plan), 'the command')}`;
}
