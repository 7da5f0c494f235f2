import type { Versions } from '../../fuzz/campaign/engine-versions.js';
import type { Report } from '../../fuzz/campaign/report.js';
import { type CampaignLimits, campaignCommand } from '../../fuzz/report/campaign-command.js';
import { githubText } from '../../fuzz/report/github.js';
import { junitText } from '../../fuzz/report/junit.js';
import { markdownText } from '../../fuzz/report/markdown.js';
import { judgePage } from '../../fuzz/report/page/judge-page.js';
import { sarifText } from '../../fuzz/report/sarif.js';
import { requireWritable, writeOutput } from './output-file.js';
import { type Output, requireOutputsApart } from './output-guard.js';
import { packageVersion } from './version.js';

/** The forms in which a campaign is written beside its results. */
export interface RawOutputs extends CampaignLimits {
  /** Where the page is written; `false`: nowhere. */
  readonly html?: string | boolean;
  readonly markdown?: string;
  readonly junit?: string;
  readonly sarif?: string;
  readonly github?: boolean;
}

/**
 * Looks at the files before there is anything to write.
 *
 * @param inputs  the files that are read
 * @param others  what is written besides
 * @throws OutputProblem if one of the files cannot be written
 * @throws UsageError if one would overwrite another one, or what is read
 */
export function requireOutputs(
  { html, markdown, junit, sarif }: RawOutputs,
  inputs: readonly string[],
  others: readonly Output[] = [],
): void {
  const named = Object.entries({ html, markdown, junit, sarif });
  const outputs = named.map(([name, path]) => [`--${name}`, typeof path === 'string' ? path : null] as const);
  requireOutputsApart([...others, ...outputs], inputs);
  for (const [, path] of outputs) if (path !== null) requireWritable(path);
}

/**
 * Writes a campaign in the forms that were asked for.
 *
 * @param resultsFile  the file that the findings are in
 * @returns the paths that were written
 * @throws OutputProblem if one cannot be
 */
export async function writeOutputs(
  report: Report,
  versions: Versions,
  resultsFile: string,
  { html, markdown, junit, sarif, github, ...limits }: RawOutputs,
): Promise<readonly string[]> {
  const command = campaignCommand(report.plan, limits);
  const pageText = () =>
    judgePage(report, {
      command,
      versions: { unerring: packageVersion(), ...versions },
    });
  const texts: readonly (readonly [
    path: string | boolean | undefined,
    text: () => string | Promise<string>,
  ])[] = [
    [html, pageText],
    [markdown, () => markdownText(report, versions)],
    [junit, () => junitText(report, command)],
    [sarif, () => sarifText(report, { version: packageVersion(), file: resultsFile, command })],
  ];
  const written: string[] = [];
  for (const [path, text] of texts) {
    if (typeof path !== 'string') continue;
    await writeOutput(path, await text());
    written.push(path);
  }
  if (github === true) process.stdout.write(githubText(report, command));
  return written;
}
