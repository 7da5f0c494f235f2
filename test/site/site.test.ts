import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from '../../scripts/chromium-path.js';
import { projectRoot, runCommand } from '../../scripts/run-command.js';
import { deadLinks, type Links, linksOf } from '../../site/links.js';
import { violationsIn } from '../support/axe.js';
import { Chromium, type Screen } from '../support/chromium.js';

const html = join(projectRoot, 'reports', 'site', 'html');

/** The pages by their paths, `docs/meshes.html`. All entries would take as long as many tests together. */
let pages: ReadonlyMap<string, Links>;

beforeAll(async () => {
  const { code, output } = await runCommand(['tsx', 'scripts/site.ts', '--entries', 'skeleton,three'], false);
  expect(code, output).toBe(0);
  pages = linksOf(html);
});

describe('the site', () => {
  test('has the pages of the documentation and of entries', () => {
    for (const page of ['index', 'overview', 'changelog', 'docs/tasks', 'docs/books', 'reference/index'])
      expect(pages.has(`${page}.html`), page).toBe(true);
    expect([...pages.keys()].filter((page) => page.startsWith('reference/')).sort()).toEqual(
      ['index', 'skeleton', 'three'].map((name) => `reference/${name}.html`),
    );
  });

  test('has no link that leads nowhere', () => {
    expect(deadLinks(html, pages)).toEqual([]);
    const broken = new Map([
      ['index.html', { to: ['/docs/none.html', '#none', '/'], ids: new Set<string>() }],
    ]);
    expect(deadLinks(html, broken)).toEqual(['index.html: /docs/none.html', 'index.html: #none']);
  });

  test('leads from names in the documentation to the reference', () => {
    expect(pages.get('docs/tasks.html')!.to).toContain('/reference/skeleton.html#offsetpolygon2d');
  });
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** A server of the site's files. */
function served(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const path = join(html, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!existsSync(path) || !statSync(path).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' });
    createReadStream(path).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe.runIf(chromiumPath !== undefined || process.env.CI !== undefined)('the site in Chromium', () => {
  let server: Server;
  let chromium: Chromium;
  let address: string;
  beforeAll(async () => {
    server = await served();
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    chromium = await Chromium.start(chromiumPath!);
  });
  afterAll(async () => {
    await chromium?.close();
    server?.close();
  });

  const SCREENS: readonly Screen[] = [1280, 390].flatMap((width) =>
    (['light', 'dark'] as const).map((scheme) => ({ width, height: width === 390 ? 800 : 900, scheme })),
  );
  const pause = () => chromium.evaluate('new Promise((done) => setTimeout(done, 300))');
  const click = (selector: string) => chromium.evaluate(`document.querySelector('${selector}').click()`);
  async function until(expression: string): Promise<void> {
    for (let i = 0; i < 100; i++) {
      if (await chromium.evaluate<boolean>(`Boolean(${expression})`)) return;
      await chromium.evaluate('new Promise((done) => setTimeout(done, 100))');
    }
    throw new Error(`the page does not come to ${expression}`);
  }
  async function search(words: string): Promise<void> {
    await click('.DocSearch-Button');
    await until("document.querySelector('#localsearch-input')");
    await chromium.evaluate(`(() => {
      const field = document.querySelector('#localsearch-input');
      field.value = '${words}';
      field.dispatchEvent(new Event('input'));
    })()`);
    await until("document.querySelector('#localsearch-list [role=option]')");
  }

  /** A page of each kind, and what is opened on it. */
  const VIEWS: readonly { view: string; page: string; only?: number; open?: () => Promise<unknown> }[] = [
    { view: 'start page', page: '' },
    { view: 'overview', page: 'overview.html' },
    { view: 'tasks', page: 'docs/tasks.html' },
    { view: 'guide', page: 'docs/polygons.html' },
    { view: 'matrix', page: 'docs/matrix.html' },
    { view: 'books', page: 'docs/books.html' },
    { view: 'engines', page: 'docs/engines.html' },
    { view: 'benchmarks', page: 'docs/benchmarks.html' },
    { view: 'changelog', page: 'changelog.html' },
    { view: 'list of the reference', page: 'reference/index.html' },
    { view: 'reference', page: 'reference/skeleton.html' },
    { view: 'search', page: 'docs/tasks.html', open: () => search('orient2d') },
    { view: 'menu', page: 'docs/tasks.html', only: 390, open: () => click('.VPNavBarHamburger') },
    { view: 'list of pages', page: 'docs/tasks.html', only: 390, open: () => click('.VPLocalNav .menu') },
  ];

  test.each(
    VIEWS.flatMap((view) =>
      SCREENS.filter(({ width }) => width === (view.only ?? width)).map((screen) => ({ ...view, ...screen })),
    ),
  )(
    '$view, $width wide, $scheme: no errors, nothing from elsewhere, no scrolling to the side, nothing against WCAG',
    async ({ page, open, ...screen }) => {
      await chromium.open(`${address}/${page}`, screen);
      await pause();
      await open?.();
      await pause();
      expect(chromium.errors).toEqual([]);
      expect(chromium.requests.filter((url) => !url.startsWith(address) && !url.startsWith('data:'))).toEqual(
        [],
      );
      expect(await chromium.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
        screen.width,
      );
      expect(await chromium.evaluate<string>('document.querySelector("h1").textContent')).not.toBe('');
      expect(await violationsIn(chromium)).toEqual([]);
    },
  );

  test('what is against WCAG is found', async () => {
    await chromium.open(`${address}/docs/tasks.html`, SCREENS[0]!);
    await pause();
    await chromium.evaluate(`
      document.querySelector('.vp-doc p').style.color = '#aaa';
      document.querySelector('.vp-doc').insertAdjacentHTML('beforeend', '<button></button><div role="button" tabindex="0">a<a href="#">b</a></div>');`);
    const found = (await violationsIn(chromium)).map((text) => text.split(':')[0]);
    expect(new Set(found)).toEqual(new Set(['button-name', 'color-contrast', 'nested-interactive']));
  });

  test('leads to the benchmarks and to what engines get wrong: by the navigation, the list of pages, the search', async () => {
    await chromium.open(`${address}/docs/tasks.html`, SCREENS[0]!);
    await pause();
    for (const page of ['benchmarks', 'engines'])
      for (const place of ['.VPNavBarMenu', '.VPSidebar'])
        expect(
          await chromium.evaluate(
            `document.querySelectorAll('${place} a[href="/docs/${page}.html"]').length`,
          ),
          `${place} ${page}`,
        ).toBe(1);
    const first = () =>
      chromium.evaluate<string>(
        `document.querySelector('#localsearch-list [role=option]').getAttribute('href')`,
      );
    await search('Benchmarks');
    expect(await first()).toContain('/docs/benchmarks.html');
    await chromium.press('Escape');
    await until("!document.querySelector('#localsearch-input')");
    await search('What engines get wrong');
    expect(await first()).toContain('/docs/engines.html');
  });

  test('folds groups of pages by keys', async () => {
    await chromium.open(`${address}/docs/tasks.html`, SCREENS[0]!);
    await pause();
    const button = ".VPSidebar .item[role='button']";
    const isOpen = () =>
      chromium.evaluate(`document.querySelector("${button}").getAttribute('aria-expanded')`);
    await chromium.evaluate(`document.querySelector("${button}").focus()`);
    expect(await isOpen()).toBe('true');
    for (const key of ['Enter', ' ']) {
      const before = await isOpen();
      await chromium.press(key);
      expect(await isOpen(), key).not.toBe(before);
    }
  });

  test('shows on the start page what doubles say beside the truth, by keys as well', async () => {
    await chromium.open(`${address}/`, SCREENS[0]!);
    await chromium.evaluate('new Promise((done) => setTimeout(done, 300))');
    const said = () =>
      chromium.evaluate<string>('document.querySelector(".line-picture output").textContent');
    const before = await said();
    expect(before).toContain('plain doubles:');
    await chromium.evaluate('document.querySelector(".line-picture canvas").focus()');
    await chromium.press('ArrowRight');
    expect(await said()).not.toBe(before);
    const wrong = await chromium.evaluate<string>('document.querySelector(".line-picture b").textContent');
    expect(Number(wrong)).toBeGreaterThan(0);
  });

  test('has the playground, with the modules that it loads', async () => {
    await chromium.open(`${address}/play/`, SCREENS[0]!);
    const text = (id: string) => chromium.evaluate<string>(`document.getElementById('${id}').innerText`);
    for (let i = 0; i < 100 && !(await chromium.evaluate('document.documentElement.dataset.ready')); i++)
      await chromium.evaluate('new Promise((done) => setTimeout(done, 100))');
    await chromium.evaluate("document.getElementById('run').click()");
    for (let i = 0; i < 100 && (await text('state')) !== 'Done.'; i++)
      await chromium.evaluate('new Promise((done) => setTimeout(done, 100))');
    expect(await text('output')).toContain("relation: 'touching'");
    expect(chromium.errors).toEqual([]);
  });
});
