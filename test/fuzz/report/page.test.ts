import { beforeAll, describe, expect, test } from 'vitest';
import { failuresOf } from '../../../fuzz/campaign/finding.js';
import { countsOf, type Report } from '../../../fuzz/campaign/report.js';
import { campaignCommand } from '../../../fuzz/report/campaign-command.js';
import type { PageReport } from '../../../fuzz/report/page/input.js';
import { judgePage } from '../../../fuzz/report/page/judge-page.js';
import { grouped, percent } from '../../../fuzz/report/style.js';
import { escaped } from '../../../src/pictures/markup.js';
import { HOSTILE, hostileReport } from './hostile-report.js';
import { SMALL_PLAN, smallCampaign } from './small-campaign.js';

const OPTIONS = { command: 'unerring judge naive turf three --seed 3' };

/** Elements that have no end. */
const VOID = new Set(['meta', 'br']);

/** The elements of a page that are not closed in their order, and the ids that stand twice. */
function faultsOf(page: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  const plain = page
    .replaceAll(/<(script|style)([^>]*)>[\s\S]*?<\/\1>/g, '<$1$2></$1>')
    .replace('<!doctype html>', '');
  for (const [, end, name, rest] of plain.matchAll(/<(\/?)([a-z0-9]+)((?:"[^"]*"|[^">])*)>/g)) {
    if (end === '/') {
      if (open.pop() !== name) faults.push(`</${name}>`);
    } else if (!VOID.has(name!) && !rest!.endsWith('/')) open.push(name!);
  }
  const ids = [...plain.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!);
  for (const [, link] of plain.matchAll(/href="#([^"]*)"/g))
    if (!ids.includes(link!)) faults.push(`#${link}`);
  return [
    ...faults,
    ...ids.filter((id, i) => ids.indexOf(id) < i),
    ...open.filter((name) => !/^(?:html|body)$/.test(name)),
  ];
}

test('the check of a page finds what is not closed, ids that stand twice, and links to nowhere', () => {
  expect(faultsOf('<p><b></p></b>')).not.toEqual([]);
  expect(faultsOf('<p id="a"></p><p id="a"></p>')).toEqual(['a']);
  expect(faultsOf('<a href="#b"></a>')).toEqual(['#b']);
  expect(faultsOf('<p id="a">x &lt; y</p><a href="#a"><br></a>')).toEqual([]);
});

describe('the page of a campaign', () => {
  let report: Report;
  let page: string;
  beforeAll(async () => {
    report = await smallCampaign();
    page = await judgePage(report, { ...OPTIONS, versions: { unerring: '0.2.0', three: '0.187.0' } });
  });

  test('is one whole document of moderate size, that may ask for nothing', () => {
    expect(faultsOf(page)).toEqual([]);
    expect(page.length).toBeLessThan(300_000);
    expect(page).toMatch(/default-src 'none'|default-src &#39;none&#39;/);
    expect(page).not.toMatch(/(?:src|href)="(?!#)|url\(|@import/);
  });

  test('says what was judged, how it ended, and how to do it again', () => {
    for (const text of [
      OPTIONS.command,
      'unerring 0.2.0, three 0.187.0',
      'complete: all planned cases',
      '640',
    ])
      expect(page).toContain(text);
  });

  test('has the rates of each engine, the worst first', () => {
    const rates = ['naive', 'turf', 'three', 'unerring', 'robust-predicates'].map((engine) => {
      const counts = countsOf(report, engine);
      return { engine, counts, share: failuresOf(counts) / counts[0] };
    });
    expect(rates.filter(({ share }) => share > 0).length).toBeGreaterThan(2);
    const sections = [...page.matchAll(/<h3 id="engine:([^"]*)">/g)].map(([, name]) => name);
    const sorted = [...rates].sort((a, b) => b.share - a.share || (a.engine < b.engine ? -1 : 1));
    expect(sections).toEqual(sorted.map(({ engine }) => engine));
    for (const { engine, counts, share } of rates) {
      const row = page
        .slice(page.indexOf(`<a href="#engine:${engine}">${engine}</a></th>`))
        .split('</tr>')[0]!;
      expect(row).toContain(`<td>${grouped(counts[0])}</td>`);
      expect(row).toContain(share === 0 ? 'none' : percent(failuresOf(counts), counts[0]));
    }
  });

  test('has of each failing engine cases under their ids, with pictures, the truth and a test', () => {
    const articles = page.split('<article').slice(1);
    expect(articles.length).toBeGreaterThan(4);
    for (const article of articles) {
      expect(article).toMatch(/^ class="case" id="unerring:\w+:family=[\w-]+;seed=3;case=\d+/);
      for (const part of ['<svg class="picture"', 'Asked', 'The truth', 'hexadecimal', 'A test case'])
        expect(article).toContain(part);
    }
    expect(page).toContain('import * as THREE from &#39;three&#39;;');
    expect(page).toContain('class="frame turns"');
  });

  test('depends on plan and results only: read again from a file it is the same', async () => {
    const { plan, results } = report;
    const kept = JSON.parse(JSON.stringify({ plan, results: { pairs: results.pairs } })) as PageReport;
    const again = await judgePage(kept, OPTIONS);
    expect(again).toBe(await judgePage({ plan, results }, OPTIONS));
    expect(again.split('<h2 id="rates">')[1]).toBe(page.split('<h2 id="rates">')[1]);
  });

  test('shows no more cases than it may, and of every engine before a second one of any', async () => {
    const few = await judgePage(report, { ...OPTIONS, cases: 3 });
    const shown = few
      .split(/<h3 id="engine:/)
      .slice(1)
      .map((section) => section.split('<article').length - 1);
    expect(shown.reduce((sum, n) => sum + n, 0)).toBe(3);
    expect(Math.max(...shown)).toBe(1);
  });

  test('how a campaign ended', async () => {
    const { plan, results } = report;
    const state = async (more: Partial<Report>) =>
      (await judgePage({ plan, results, ...more }, OPTIONS))
        .split('<dt>State</dt><dd>')[1]!
        .split('</dd>')[0];
    expect(await state({ interrupted: true })).toContain('interrupted');
    expect(await state({ complete: true })).toContain('complete');
    const { count: _, ...rest } = plan;
    expect(await state({ plan: { ...rest, count: undefined } })).toContain('by time');
  });
});

test('without a command the page has that of the plan', async () => {
  const page = await judgePage({ plan: SMALL_PLAN, results: { pairs: [] } }, {});
  expect(page).toContain(escaped(campaignCommand(SMALL_PLAN)));
});

describe('a clean campaign', () => {
  test('has a page too, that says so', async () => {
    const report = await smallCampaign({ targets: [{ name: 'unerring' }], count: 40 });
    const page = await judgePage(report, OPTIONS);
    expect(page).toContain('Nothing found: all answers to 160 cases are right');
    expect(page).not.toContain('<article');
    expect(faultsOf(page)).toEqual([]);
  });

  test('nothing judged is not clean', async () => {
    const page = await judgePage({ plan: SMALL_PLAN, results: { pairs: [] } }, OPTIONS);
    expect(page).toContain('Nothing was judged.');
    expect(page).not.toContain('Nothing found');
  });
});

test.each([
  [
    undefined,
    OPTIONS,
    'judgePage: report must be the report of a campaign, with plan and results, got undefined',
  ],
  [{ plan: SMALL_PLAN }, OPTIONS, 'judgePage: report must be the report of a campaign'],
  [{ plan: SMALL_PLAN, results: { pairs: [] } }, { command: 1 }, 'judgePage: options.command must be'],
  [
    { plan: SMALL_PLAN, results: { pairs: [] } },
    { ...OPTIONS, cases: -1 },
    'judgePage: options.cases must be a whole number that is not negative, got -1',
  ],
])('what is no report, and no options, is refused by name', async (report, options, message) => {
  await expect(judgePage(report as never, options as never)).rejects.toThrow(message);
});

describe('what an engine says is text and nothing else', () => {
  test('its names, answers, messages and versions add no element to the page', async () => {
    const page = await judgePage(hostileReport(), {
      command: HOSTILE[0]!,
      title: HOSTILE[1]!,
      versions: { [HOSTILE[2]!]: HOSTILE[3]! },
    });
    expect(faultsOf(page)).toEqual([]);
    expect(page.match(/<script>/g)).toHaveLength(1);
    expect(page.match(/<style>/g)).toHaveLength(1);
    const elements = [...page.matchAll(/<[a-z][^>]*>/g)].map(([element]) => element);
    expect(
      elements.filter((element) => /^<img|\son\w+=(?!&quot;)/.test(element.replaceAll(/"[^"]*"/g, ''))),
    ).toEqual([]);
    expect(page).toContain('&lt;img src=x onerror=&quot;globalThis.pwned = 2&quot;&gt;');
    // Nothing turns the direction of writing round, or moves a cursor.
    for (const code of [0x202e, 0x1b, 0x2028, 0])
      expect(page.includes(String.fromCodePoint(code))).toBe(false);
    expect(page).toContain('\\u{202e}gnorw');
  });
});
