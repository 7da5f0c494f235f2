/// <reference lib="dom" />
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../../../scripts/chromium-path.js';
import { projectRoot } from '../../../scripts/run-command.js';
import type { Catalogue } from '../../../src/cli/play/catalogue.js';
import { LESSONS } from '../../../src/cli/play/lessons/index.js';
import { codeFragment } from '../../../src/cli/play/page/link.js';
import { instrument } from '../../../src/cli/play/run/instrument.js';
import { servePlay } from '../../../src/cli/play/server.js';
import { violationsIn } from '../../support/axe.js';
import { Chromium, type Screen } from '../../support/chromium.js';

/** The playground as it was built, served as `unerring play` serves it. */

const dist = join(projectRoot, 'dist');
const MOST_BYTES = 1.5e6;

/** Runs in the page. @returns what failed, and why */
async function runAll(jobs: readonly { id: string; code: string }[]): Promise<string[]> {
  const { imports } = JSON.parse(document.querySelector('script[type=importmap]')!.textContent!) as {
    imports: Record<string, string>;
  };
  const modules = Object.fromEntries(
    Object.entries(imports).map(([name, path]) => [name, new URL(path, document.baseURI).href]),
  );
  const failed: string[] = [];
  const worker = new Worker('runner.js', { type: 'module' });
  for (const { id, code } of jobs) {
    let why = '';
    await new Promise<void>((resolve) => {
      worker.onmessage = ({ data }) => {
        if (data.type === 'error') why = data.text;
        if (data.type === 'end') resolve();
      };
      worker.postMessage({ code, modules });
    });
    if (why !== '') failed.push(`${id} ${why}`);
  }
  worker.terminate();
  return failed;
}

describe('the built playground', () => {
  it('is no larger than 1.5 MB', () => {
    const sizes = readdirSync(join(dist, 'play'), { recursive: true, encoding: 'utf8' })
      .map((name) => statSync(join(dist, 'play', name)))
      .filter((stat) => stat.isFile())
      .map(({ size }) => size);
    const sum = sizes.reduce((a, b) => a + b, 0);
    console.log(`dist/play: ${sum} bytes`);
    expect(sum).toBeGreaterThan(100_000);
    expect(sum).toBeLessThanOrEqual(MOST_BYTES);
  });
});

const WIDE: Screen = { width: 1280, height: 900, scheme: 'light' };
const NARROW: Screen = { width: 390, height: 800, scheme: 'dark' };

describe.runIf(chromiumPath !== undefined || process.env.CI !== undefined)(
  'the playground in Chromium',
  () => {
    let server: Server;
    let chromium: Chromium;
    let address: string;

    beforeAll(async () => {
      server = await servePlay(pathToFileURL(`${dist}/`), 0);
      address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      chromium = await Chromium.start(chromiumPath!);
    });
    afterAll(async () => {
      await chromium?.close();
      server?.close();
    });

    /** Waits until an expression of the page is true. */
    async function until(expression: string, seconds = 20): Promise<void> {
      for (const end = performance.now() + 1000 * seconds; performance.now() < end; ) {
        if (await chromium.evaluate<boolean>(`Boolean(${expression})`)) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(
        `the page does not come to ${expression}: ${await text('#state')}; ${await text('#output')}`,
      );
    }
    const text = (selector: string) =>
      chromium.evaluate<string>(`document.querySelector('${selector}').innerText`);
    const click = (selector: string) => chromium.evaluate(`document.querySelector('${selector}').click()`);
    const said = async () =>
      chromium.evaluate<string[]>(
        `[...document.querySelectorAll('#output li')].map((li) => li.lastChild.textContent)`,
      );

    async function open(fragment: string, screen = WIDE): Promise<void> {
      // Another fragment alone would be no other page.
      await chromium.open('about:blank', screen);
      await chromium.open(`${address}/play/${fragment}`, screen);
      await until("document.documentElement.dataset.ready === 'true'");
    }
    const opened = async (code: string) => open(await codeFragment(code));
    const ended = (how = 'Done.') => until(`document.querySelector('#state').textContent === '${how}'`, 30);

    async function isInOrder(screen: Screen): Promise<void> {
      expect(chromium.errors).toEqual([]);
      const elsewhere = chromium.requests.filter(
        (url) => !url.startsWith(address) && !/^(?:data|about|blob):/.test(url),
      );
      expect(elsewhere).toEqual([]);
      expect(await chromium.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
        screen.width,
      );
    }

    it.each([WIDE, NARROW, { ...WIDE, scheme: 'dark' } as const])(
      'opens at $width, $scheme, and runs a program',
      async (screen) => {
        await open('', screen);
        expect(await said()).toEqual([]);
        await click('#run');
        await ended();
        expect((await said())[0]).toBe('1');
        expect(await text('#editor')).toContain('// 1');
        await isInOrder(screen);
      },
    );

    const SCREENS: readonly Screen[] = [WIDE, NARROW].flatMap((screen) =>
      (['light', 'dark'] as const).map((scheme) => ({ ...screen, scheme })),
    );
    const run = async (how = 'Done.') => {
      await click('#run');
      await ended(how);
    };
    const complete = async () => {
      await chromium.evaluate("document.querySelector('.cm-content').focus()");
      for (const key of ['i', 'n', 's', 'p', 'h']) await chromium.press(key);
      await until("document.querySelector('.cm-tooltip-autocomplete li[aria-selected]')");
    };
    const unfold = () => chromium.evaluate("document.querySelector('#lists').open = true");
    const search = (words: string) =>
      chromium.evaluate(
        `(() => { const s = document.querySelector('#search'); s.value = '${words}'; s.dispatchEvent(new Event('input')); })()`,
      );

    /** What the page looks like in each of its states. */
    const VIEWS: readonly {
      view: string;
      code?: string;
      fragment?: string;
      act?: () => Promise<unknown>;
    }[] = [
      { view: 'editor', fragment: '' },
      { view: 'list', fragment: '', act: unfold },
      { view: 'search', fragment: '', act: () => unfold().then(() => search('orient2d')) },
      { view: 'example', fragment: '#example=mesh.checkMesh', act: () => ended() },
      { view: 'lesson', fragment: '#lesson=thick-plane', act: () => ended() },
      { view: 'lesson with a slider', fragment: '#lesson=why-doubles-lie', act: () => ended() },
      {
        view: 'case',
        fragment: '#case=unerring:orient3d:family=rotated-lattice;seed=7;case=123',
        act: () => until("document.querySelector('#case-answers dd')"),
      },
      { view: 'names to choose', code: '', act: complete },
      { view: 'error', code: "1 + 1; // 3\nlet a = 'text';\nnull.x;\n", act: () => run('It failed.') },
    ];

    it.each(VIEWS.flatMap((view) => SCREENS.map((screen) => ({ ...view, ...screen }))))(
      '$view, $width wide, $scheme: nothing against WCAG, no scrolling to the side',
      async ({ code, fragment, act, ...screen }) => {
        await open(code === undefined ? fragment! : await codeFragment(code), screen);
        await act?.();
        const found = await violationsIn(chromium);
        // Names are chosen by the arrow keys of the editor, which keeps the focus.
        expect(found.filter((one) => !/^scrollable-region-focusable: #cm-ac/.test(one))).toEqual([]);
        expect(await chromium.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
          screen.width,
        );
      },
    );

    /** What has the focus, by a mark on it, and whether that is seen. */
    const focused = () =>
      chromium.evaluate<{ mark: string; isSeen: boolean }>(`(async () => {
        const one = document.activeElement;
        // The editor shows its focus a moment later.
        if (one.closest('.cm-editor')) await new Promise((done) => setTimeout(done, 100));
        const drawn = one.closest('.cm-editor') ?? one;
        const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
        const circle = one.matches('.handle') ? getComputedStyle(one.lastElementChild).fill : undefined;
        const focus = document.createElement('i');
        focus.style.color = 'var(--focus)';
        document.body.append(focus);
        const { color } = getComputedStyle(focus);
        focus.remove();
        const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        return { mark: one.dataset.mark ?? one.tagName, isSeen: circle === undefined ? isOutlined : circle === color };
      })()`);

    it.each(['', '#lesson=why-doubles-lie', '#lesson=distance-certificate', '#example=mesh.checkMesh'])(
      '%s: everything that can be used is reached by Tab, in its order, and seen',
      async (fragment) => {
        await open(fragment);
        await ended();
        const all = await chromium.evaluate<number>(`(() => {
          const can = 'a[href], button:not(:disabled), input, summary, [tabindex="0"], [contenteditable=true]';
          const shown = [...document.querySelectorAll(can)].filter((one) => one.checkVisibility());
          for (const [i, one] of shown.entries()) one.dataset.mark = i;
          return shown.length;
        })()`);
        expect(all).toBeGreaterThan(20);
        const reached: string[] = [];
        const unseen: string[] = [];
        for (let i = 0; i < all; i++) {
          await chromium.press('Tab');
          const { mark, isSeen } = await focused();
          reached.push(mark);
          if (!isSeen) unseen.push(mark);
        }
        expect(reached).toEqual(Array.from({ length: all }, (_, i) => String(i)));
        expect(unseen).toEqual([]);
      },
    );

    const active = () => chromium.evaluate<string>('document.activeElement.id');

    it('is used by keys alone: runs, stops, searches, opens, folds', async () => {
      await opened("console.log('on');\nwhile (true);");
      await chromium.press('Tab');
      expect(await active()).toBe('skip');
      await chromium.press('Enter');
      expect(await active()).toBe('run');
      const running = () => until("document.querySelector('#output li')");
      await chromium.press('Enter');
      await running();
      await chromium.press('Tab');
      expect(await active()).toBe('stop');
      await chromium.press('Enter');
      await ended('Stopped.');
      expect(await active()).toBe('run');
      await chromium.press('Enter');
      await running();
      await chromium.press('Escape');
      await ended('Stopped.');
      // From the editor, by its own keys.
      await chromium.evaluate("document.querySelector('.cm-content').focus()");
      await chromium.press('Enter', { control: true });
      await running();
      await chromium.press('Escape');
      await ended('Stopped.');
      await chromium.press('Tab', { shift: true });
      expect(await active()).toBe('link');
    });

    it('searches and opens by keys, and the focus is where something was opened', async () => {
      for (const screen of [WIDE, NARROW]) {
        await open('', screen);
        await chromium.evaluate("document.querySelector('summary').focus()");
        if (screen === NARROW) await chromium.press('Enter');
        expect(await chromium.evaluate("document.querySelector('#lists').open")).toBe(true);
        await chromium.press('Tab');
        expect(await active()).toBe('search');
        for (const key of 'checkmesh') await chromium.press(key);
        await until("/found/.test(document.querySelector('#found').textContent)");
        await chromium.press('Escape');
        await until("document.querySelector('#found').textContent === ''");
        for (const key of 'checkmesh') await chromium.press(key);
        await until("/found/.test(document.querySelector('#found').textContent)");
        await chromium.press('Tab');
        await chromium.press('Enter');
        await ended();
        expect(await text('#editor')).toContain('checkMesh');
        if (screen === NARROW) expect(await active()).toBe('work');
        else
          expect(await chromium.evaluate('document.activeElement.getAttribute("aria-current")')).toBe('true');
      }
    });

    it('closes what completes names by Escape, and runs on', async () => {
      await opened('');
      await complete();
      await chromium.press('Escape');
      await until("!document.querySelector('.cm-tooltip-autocomplete')");
      expect(await chromium.evaluate("document.activeElement.closest('.cm-editor') !== null")).toBe(true);
    });

    it('marks a comment that states another value than came', async () => {
      await opened("1 + 1; // 2\n1 + 1; // 3: no\n[0, -0]; // [0, 0]\n1 + 1; // a sum\n'a'; // 'b'\n");
      await run();
      expect(
        await chromium.evaluate(`[...document.querySelectorAll('.said')].map((one) => one.textContent)`),
      ).toEqual(['✓', '✗ // 2', '✗ // [0, -0]', '// 2', "✗ // 'a'"]);
      expect(
        await chromium.evaluate(
          `[...document.querySelectorAll('#output .mark')].map((one) => one.textContent)`,
        ),
      ).toEqual(['✗ the comment says 3: no', '✗ the comment says [0, 0]', "✗ the comment says 'b'"]);
    });

    it('shows what a timer says after the last line', async () => {
      await opened("const late = setTimeout(() => console.log('late'), 300);\nconsole.log('early');");
      await run();
      expect(await said()).toEqual(['early', 'late']);
    });

    it('says in a sentence what is wrong with the link of a case', async () => {
      for (const [link, words] of [
        ['null', 'a case is an id (unerring:...) or an object of JSON with the question and its arguments'],
        ['%', 'this link cannot be read: it has a % that begins no character'],
      ] as const) {
        await open(`#case=${link}`);
        expect(await text('#state')).toBe(words);
      }
    });

    it('stops a program that never ends: by the button, and after ten seconds', async () => {
      await opened('console.log(1);\nwhile (true);');
      await click('#run');
      await until("document.querySelector('#output li')");
      expect(await chromium.evaluate('document.querySelector("#stop").disabled')).toBe(false);
      await click('#stop');
      await ended('Stopped.');
      expect(await said()).toEqual(['1']);
      await click('#run');
      await ended('Stopped after 10 seconds.');
    });

    it('shows errors at their lines', async () => {
      await opened("import { orient2d } from 'unerring';\n\norient2d(0, 0, NaN, 0, 0, 1);");
      await click('#run');
      await ended('It failed.');
      expect(await said()).toEqual(['RangeError: orient2d: bx must be a finite number, got NaN']);
      expect(await text('#output')).toContain('line 3');
      expect(await text('.cm-line.failed')).toContain('got NaN');
      await opened('const = 1;');
      await click('#run');
      await ended('It failed.');
      expect(await text('.cm-line.failed')).toContain('SyntaxError');
    });

    it('imports from every entry', async () => {
      const entries = await chromium.evaluate<string[]>(
        `Object.keys(JSON.parse(document.querySelector('script[type=importmap]').textContent).imports)`,
      );
      expect(entries.length).toBeGreaterThan(30);
      await opened(
        entries
          .map((name, i) => `import * as m${i} from '${name}';\nObject.keys(m${i}).length > 0;`)
          .join('\n'),
      );
      await click('#run');
      await ended();
      expect(await said()).toEqual(entries.map(() => 'true'));
    });

    it('runs every example', { timeout: 300_000 }, async () => {
      await open('');
      const packed = readFileSync(join(dist, 'play', 'catalogue.deflate'));
      const { examples } = JSON.parse(inflateRawSync(packed).toString('utf8')) as Catalogue;
      const jobs = examples.map(({ id, code }) => ({ id, code: instrument(code) }));
      expect(jobs.length).toBeGreaterThan(1500);
      const failed: string[] = [];
      // A worker for a hundred of them: to load the modules takes longer than to run an example.
      for (let from = 0; from < jobs.length; from += 100)
        failed.push(
          ...(await chromium.evaluate<string[]>(
            `(${runAll})(${JSON.stringify(jobs.slice(from, from + 100))})`,
          )),
        );
      expect(failed).toEqual([]);
    });

    it('does not run the program of a link by itself', async () => {
      await opened("console.log('ran');");
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await said()).toEqual([]);
      await click('#link');
      await until("/copied|address bar/.test(document.querySelector('#state').textContent)");
      expect(await chromium.evaluate<string>('location.hash')).toBe(
        await codeFragment("console.log('ran');"),
      );
    });

    it('finds examples, opens and runs them', async () => {
      await open('');
      await chromium.evaluate(
        `(() => { const s = document.querySelector('#search'); s.value = 'solidMassProperties'; s.dispatchEvent(new Event('input')); })()`,
      );
      expect(await text('#found')).toMatch(/^\d+ found/);
      await click('#list a');
      await ended();
      expect(await text('#editor')).toContain('solidMassProperties');
      // All that the example states is what comes out.
      expect(await text('#editor')).toContain('✓');
      await isInOrder(WIDE);
    });

    it('asks the oracle about a case', async () => {
      await open('#case=unerring:orient3d:family=rotated-lattice;seed=7;case=123');
      await until("document.querySelector('#case-answers dd')");
      expect(await text('#case-verdict')).toBe('Both say the same, and share no code.');
      expect(await text('#case-answers')).toMatch(/orient3d\(.*\)[\s\S]*kernel\s+1\s+referee\s+1/);
      await open(`#case=${encodeURIComponent('{"query":"nothing","arguments":[]}')}`);
      await ended('It failed.');
      expect(await text('#case-verdict')).toContain('no answer');
      await open('#case=what');
      expect(await text('#state')).toContain('a case is an id');
    });

    it('completes names by keys, with an import', async () => {
      await opened('');
      await chromium.evaluate("document.querySelector('.cm-content').focus()");
      for (const key of ['i', 'n', 's', 'p', 'h']) await chromium.press(key);
      await until("document.querySelector('.cm-tooltip-autocomplete li[aria-selected]')");
      expect(await text('.cm-tooltip-autocomplete')).toContain('insphere');
      await new Promise((resolve) => setTimeout(resolve, 200));
      await chromium.press('Enter');
      await until("document.querySelector('.cm-content').innerText.includes('insphere')");
      expect(await text('.cm-content')).toContain("import { insphere } from 'unerring'");
    });

    it.each(LESSONS.flatMap(({ id }) => [WIDE, NARROW].map((screen) => ({ id, ...screen }))))(
      'lesson $id, $width wide: a picture that moves by keys, and its program',
      async ({ id, ...screen }) => {
        await open(`#lesson=${id}`, screen);
        await ended();
        const before = await text('.cm-content');
        await chromium.evaluate("document.querySelector('.handle').focus()");
        for (let i = 0; i < 4; i++) await chromium.press('ArrowRight');
        await until(`document.querySelector('.cm-content').innerText !== ${JSON.stringify(before)}`);
        await ended();
        expect((await said()).length).toBeGreaterThan(1);
        await isInOrder(screen);
      },
    );

    it('lessons are dragged', async () => {
      await open('#lesson=touching-or-crossing');
      await ended();
      const before = await text('figcaption');
      const [x, y] = await chromium.evaluate<[number, number]>(
        "(() => { const b = document.querySelector('.handle').getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()",
      );
      await chromium.drag([x, y], [x + 60, y - 80]);
      expect(await text('figcaption')).not.toBe(before);
    });
  },
);
