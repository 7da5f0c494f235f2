import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chromiumPath } from '../../scripts/chromium-path.js';
import { booleanJob } from '../../src/cli/mesh/boolean-job.js';
import { checkJob } from '../../src/cli/mesh/check-job.js';
import { Chromium, type Screen } from '../support/chromium.js';
import { models, temporaryFolder } from './models.js';

/** Two triangles: the second comes up through the first, along a segment of which one end is no double. */
const CROSSING = `v 0 0 0
v 4 0 0
v 0 4 0
v 0.5 0.5 -1
v 0.5 0.5 2
v 1.5 0.5 2
f 1 2 3
f 4 5 6
`;
const POSITIONS: readonly (readonly number[])[] = [
  [0, 0, 0],
  [4, 0, 0],
  [0, 4, 0],
  [0.5, 0.5, -1],
  [0.5, 0.5, 2],
  [1.5, 0.5, 2],
];

const wide: Screen = { width: 1280, height: 800, scheme: 'light' };
const narrow: Screen = { width: 390, height: 844, scheme: 'light' };

// Without Chromium there is nothing to see a page with: these tests are skipped, and the list of tests says so.
describe.skipIf(chromiumPath === undefined)('the pages of check and boolean in Chromium', () => {
  const folder = temporaryFolder();
  const files = models(folder);
  const [mesh, html, result] = ['crossing-pair.obj', 'page.html', 'result.html'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const calm = { signal: { aborted: false }, progress: () => {} };
  let browser: Chromium;

  beforeAll(async () => {
    writeFileSync(mesh, CROSSING);
    const job = { source: { path: mesh }, selfIntersections: 'all', weld: null, limit: 5 } as const;
    await checkJob({ ...job, json: false, html, svg: null }, calm);
    await booleanJob(
      {
        sources: [{ path: files.good }, { path: files.shifted }],
        operation: 'difference',
        rule: 'positive',
        out: join(folder, 'result.obj'),
        format: 'obj',
        round: false,
        touching: false,
        text: false,
        exactVolume: false,
        exact: null,
        html: result,
      },
      { ...calm, write: (_path, work) => work() },
    );
    browser = await Chromium.start(chromiumPath!);
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(html, { force: true });
  });

  async function open(screen: Screen, { page = html, hash = '' } = {}): Promise<void> {
    browser.errors.length = 0;
    browser.requests.length = 0;
    await browser.open('about:blank', screen);
    await browser.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'prefers-color-scheme', value: screen.scheme },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    });
    await browser.send('Page.navigate', { url: pathToFileURL(page).href + hash });
    await until("document.querySelector('#tools')?.childElementCount > 0");
  }

  const until = (condition: string) =>
    browser.evaluate<boolean>(
      `new Promise((resolve) => { const look = () => { ${condition} ? resolve(true) : setTimeout(look, 20); }; look(); })`,
    );
  const textOf = (selector: string) =>
    browser.evaluate<string>(`document.querySelector(${JSON.stringify(selector)}).textContent`);
  const click = (selector: string) =>
    browser.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);
  const focus = (selector: string) =>
    browser.evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`);
  const choose = (selector: string, value: string) =>
    browser.evaluate(`(() => {
      const one = document.querySelector(${JSON.stringify(selector)});
      one.value = ${JSON.stringify(value)};
      one.dispatchEvent(new Event('change'));
    })()`);
  const tool = (text: string) =>
    browser.evaluate(
      `[...document.querySelectorAll('#tools button')].find((one) => one.textContent === ${JSON.stringify(text)}).click()`,
    );

  /** How many pixels of the picture are of a colour, or nearly. */
  const pixelsOf = (color: readonly [number, number, number]) =>
    browser.evaluate<number>(`new Promise((resolve) => {
      const edges = [...document.querySelectorAll('#tools button')].find((one) => one.textContent === 'Edges');
      // What is drawn is there until the frame ends: the page draws first, then this reads.
      edges.click();
      edges.click();
      requestAnimationFrame(() => {
        const view = document.querySelector('#view');
        const copy = document.createElement('canvas');
        [copy.width, copy.height] = [view.width, view.height];
        const context = copy.getContext('2d');
        context.drawImage(view, 0, 0);
        const { data } = context.getImageData(0, 0, copy.width, copy.height);
        let count = 0;
        for (let i = 0; i < data.length; i += 4) {
          if (${JSON.stringify(color)}.every((c, k) => Math.abs(c - data[i + k]) <= 2)) count++;
        }
        resolve(count);
      });
    })`);
  const BACKGROUND = [0xf4, 0xf5, 0xf7] as const;
  const COMMON = [0xff, 0xd4, 0x00] as const;

  function expectCalm(): void {
    expect(browser.errors).toEqual([]);
    expect(browser.requests.filter((asked) => !/^(?:file|about):/.test(asked))).toEqual([]);
  }

  beforeEach(() => {
    browser.errors.length = 0;
  });

  test('what two triangles have in common is told with its ends, and drawn', async () => {
    await open(wide, { hash: '#finding=crossing-triangles:0' });
    expect(await textOf('#chosen pre')).toContain(
      'common segment:\n  0.8333333333333334, 0.5, 0\n  0.5, 0.5, 0\n',
    );
    expect(await pixelsOf(COMMON)).toBeGreaterThan(100);
    // The same page whose model does not know it: so it is the segment that has this colour.
    const without = join(folder, 'without.html');
    const page = readFileSync(html, 'utf8');
    const empty = page
      .replaceAll(/"common":"[^"]*"/g, '"common":""')
      .replaceAll(/"commonEnds":"[^"]*"/g, '"commonEnds":""');
    expect(empty).not.toBe(page);
    writeFileSync(without, empty);
    await open(wide, { page: without, hash: '#finding=crossing-triangles:0' });
    expect(await pixelsOf(COMMON)).toBeLessThan(10);
    expectCalm();
  }, 60_000);

  test('findings are listed with their lines of the file', async () => {
    await open(wide, { hash: '#finding=crossing-triangles:0' });
    expect(await textOf('.item[aria-current] .spot')).toBe('lines 7, 8');
  });

  test('a plane cuts the model, by the slider and by keys', async () => {
    await open(wide);
    const whole = await pixelsOf(BACKGROUND);
    await choose('.cut select', '0');
    expect(await textOf('.cut output')).toBe('x ≤ 2');
    const half = await pixelsOf(BACKGROUND);
    expect(half).toBeGreaterThan(whole + 1000);
    await focus('.cut input');
    await browser.press('ArrowRight');
    expect(await textOf('.cut output')).toBe('x ≤ 2.02');
    expect(await pixelsOf(BACKGROUND)).toBeLessThan(half);
    await click('.cut button');
    expect(await textOf('.cut output')).toBe('x ≥ 2.02');
    await focus('#view');
    await browser.press('.');
    expect(await textOf('.cut output')).toBe('x ≥ 2.04');
    await browser.press('z');
    expect(await textOf('.cut output')).toBe('z ≥ 0.53');
    await browser.press('z');
    expect(await browser.evaluate("document.querySelector('.cut output').hidden")).toBe(true);
    expect(await pixelsOf(BACKGROUND)).toBe(whole);
    expectCalm();
  }, 60_000);

  test('two vertices are measured: by their numbers, and by clicks', async () => {
    await open(wide);
    await tool('Measure');
    await choose('#measured label:nth-of-type(1) input', '1');
    await choose('#measured label:nth-of-type(2) input', '2');
    expect(await textOf('#measured .distance')).toBe('5.6568542494923806');
    expect(await textOf('#measured .squared')).toBe('32');
    await choose('#measured label:nth-of-type(2) input', '3');
    expect(await textOf('#measured .squared')).toBe('27/2');
    await choose('#measured label:nth-of-type(2) input', '6');
    expect(await textOf('#measured .answer')).toBe('');
    const numbers = () =>
      browser.evaluate<string[]>(
        "[...document.querySelectorAll('#measured input')].map(({ value }) => value)",
      );
    // The middle of what the panel leaves free is the middle of the model.
    const clickAt = (x: number, y: number) => browser.drag([x, y], [x, y]);
    await clickAt(750, 420);
    const [first] = await numbers();
    expect(first).toMatch(/^[0-5]$/);
    for (const [x, y] of [
      [950, 480],
      [650, 300],
      [600, 480],
    ] as const) {
      if ((await numbers())[1] === '') await clickAt(x, y);
    }
    const [a, b] = (await numbers()).map((number) => POSITIONS[Number(number)]!) as [
      readonly number[],
      readonly number[],
    ];
    // All coordinates are quarters: sixteen times the square is a small whole number.
    const square = a.reduce((sum, x, axis) => sum + (x - b[axis]!) ** 2, 0);
    expect(Number(await textOf('#measured .distance'))).toBe(Math.sqrt(square));
    await tool('Measure');
    expect(await browser.evaluate("document.querySelector('#measured').hidden")).toBe(true);
    expectCalm();
  }, 60_000);

  test('the operands of a result are shown through it, and switched off', async () => {
    await open(wide, { page: result });
    expect(
      await browser.evaluate("[...document.querySelectorAll('.ghosts label')].map((one) => one.textContent)"),
    ).toEqual(['good.obj', 'shifted.obj']);
    const both = await pixelsOf(BACKGROUND);
    await click('.ghosts label:nth-of-type(2) input');
    const one = await pixelsOf(BACKGROUND);
    expect(one).toBeGreaterThan(both + 1000);
    await click('.ghosts label:nth-of-type(2) input');
    expect(await pixelsOf(BACKGROUND)).toBe(both);
    expectCalm();
  }, 60_000);

  test.each<Screen>([wide, { ...wide, scheme: 'dark' }, narrow, { ...narrow, scheme: 'dark' }])(
    'no error, and nothing wider than the window: $width, $scheme',
    async (screen) => {
      for (const page of [html, result]) {
        await open(screen, { page });
        await tool('Measure');
        await choose('.cut select', '1');
        const wider = await browser.evaluate<string[]>(`[...document.querySelectorAll('#corner *, #panel')]
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5 || one.getBoundingClientRect().left < -0.5)
          .map((one) => one.outerHTML)`);
        expect(wider).toEqual([]);
        expectCalm();
      }
    },
    60_000,
  );
});
