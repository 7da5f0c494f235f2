import { inlineScript, Markup, markup } from '../../../src/pictures/markup.js';
import { pageProgram } from '../../../src/workers/page-program.js';
import { type Finding, failuresOf, LAWS, REFEREES, TIERS } from '../../campaign/finding.js';
import { countsOf, type Report, targetsOf } from '../../campaign/report.js';
import { refusedLines } from '../refused.js';
import { grouped } from '../style.js';
import { counted } from '../summary.js';
import { anchorFor, caseArticle } from './case-article.js';
import { chosenFindings } from './choose.js';
import { headOf, titleOf } from './head.js';
import { checkInput, type JudgePageOptions, type PageReport, reportFrom } from './input.js';
import { ratesOf } from './rates.js';
import { reportStyle } from './style.js';
import { anchorOf, told } from './text.js';

const PROGRAM = { name: 'report-page', folder: 'fuzz', source: 'fuzz/report/page/program/main.ts' };
const DEFAULT_CASES = 24;
const PSEUDO: readonly string[] = [REFEREES, TIERS, LAWS];

/** Whoever was judged, the worst first. */
function enginesOf(report: Report): readonly string[] {
  const share = (engine: string) => {
    const counts = countsOf(report, engine);
    return counts[0] === 0 ? -1 : failuresOf(counts) / counts[0];
  };
  const named = targetsOf(report).filter((target) => !PSEUDO.includes(target));
  return [...named].sort((a, b) => share(b) - share(a) || (a < b ? -1 : 1));
}

/** Why an engine was not judged to the end. */
function givenUp({ retired, causes }: Report, engine: string): Markup[] {
  return retired
    .filter((key) => key.startsWith(`${engine}/`))
    .map((key) => {
      const place = key.slice(engine.length + 1).replace('/', ', ');
      return markup`<p class="warn">Given up after three times on ${told(place)}: ${told((causes[key] ?? []).join('; '))}</p>`;
    });
}

function engineSection(
  report: Report,
  engine: string,
  findings: readonly Finding[],
  taken: Set<string>,
): Markup {
  const counts = countsOf(report, engine);
  const failed = failuresOf(counts);
  const text =
    counts[0] === 0
      ? 'Not judged: it knows none of the questions, or was not asked.'
      : failed === 0
        ? `No failure in ${counted(counts[0], 'case', 'cases')}.`
        : `${grouped(failed)} of ${counted(counts[0], 'case', 'cases')} failed; shown: ${findings.length === 0 ? 'none' : counted(findings.length, 'of the simplest', 'of the simplest')}.`;
  return markup`<section aria-labelledby="${anchorOf(`engine:${engine}`)}"><h3 id="${anchorOf(`engine:${engine}`)}">${told(engine)}</h3>
<p class="${failed === 0 ? 'good' : 'soft'}">${text}</p>
${givenUp(report, engine)}${findings.map((finding) => caseArticle(finding, anchorFor(finding, taken)))}</section>
`;
}

/** Whether the judge itself is in order: if not, nothing else means anything. */
function judgesSection(
  report: Report,
  chosen: ReadonlyMap<string, readonly Finding[]>,
  taken: Set<string>,
): Markup {
  const own = targetsOf(report).filter((target) => PSEUDO.includes(target));
  const failing = own.filter((target) => failuresOf(countsOf(report, target)) > 0);
  if (failing.length === 0)
    return markup`<h2 id="judges">The judge</h2><p class="good">In order: ${own.join(', ')} without a contradiction.</p>`;
  return markup`<h2 id="judges">The judge</h2><p class="bad">Not in order: until this is mended, nothing else on this page means anything.</p>
${failing.map((target) => engineSection(report, target, chosen.get(target) ?? [], taken))}`;
}

function navigation(engines: readonly string[]): Markup {
  const links = [
    ['rates', 'Rates'],
    ...engines.map((engine) => [anchorOf(`engine:${engine}`), told(engine)] as const),
    ['judges', 'The judge'],
  ] as const;
  return markup`<nav aria-label="Parts of this page"><ul>${links.map(([id, text]) => markup`<li><a href="#${id}">${text}</a></li>`)}</ul></nav>`;
}

async function hashOf(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/**
 * A report for people: one page of HTML that needs nothing from a network and may not ask. How often each engine fails
 * and where, and of each the simplest failing cases with their pictures. Only the page's own script can run in it,
 * whatever an engine has said.
 *
 * @param report a campaign's report, or the parts of one that a file has kept
 * @throws RangeError for questions that nobody knows, and for what is no report
 * @example
 * const report = await runCampaign(plan, pace);
 * await writeFile('report.html', await judgePage(report));
 */
export async function judgePage(report: PageReport, options: JudgePageOptions = {}): Promise<string> {
  checkInput(report, options);
  return pageOf(await reportFrom(report), options);
}

async function pageOf(report: Report, options: JudgePageOptions): Promise<string> {
  const engines = enginesOf(report);
  const all = [...engines, ...PSEUDO];
  const chosen = chosenFindings(report.results.findings, all, options.cases ?? DEFAULT_CASES);
  const taken = new Set<string>();
  const sections = engines.map((engine) => engineSection(report, engine, chosen.get(engine) ?? [], taken));
  const script = inlineScript(await pageProgram(PROGRAM));
  const policy = `default-src 'none'; script-src ${await hashOf(script.text)}; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`;
  const title = titleOf(engines, options);
  return markup`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="unerring judge">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${title} – unerring</title>
<style>${new Markup(reportStyle)}</style>
<body>
<a class="skip" href="#main">To the report</a>
<div class="top"><h1>${title}</h1><button type="button" id="theme">Dark</button></div>
<main id="main">
${headOf(report, engines, options)}
${navigation(engines)}
${ratesOf(report, engines)}
${refusedLines(report).map((line) => markup`<p class="soft">${line}</p>`)}
<h2 id="cases">The simplest failures</h2>
${sections}
${judgesSection(report, chosen, taken)}
<footer>Every verdict is about the doubles as they are, decided in exact arithmetic. Pictures are moved and scaled exactly, and rounded when they are drawn.</footer>
</main>
<script>${script}</script>
</body>
</html>
`.text;
}
