import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from '../../scripts/chromium-path.js';
import { projectRoot, runCommand } from '../../scripts/run-command.js';
import { deadLinks, type Links, linksOf } from '../../site/links.js';
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

  const SCREENS: readonly Screen[] = [
    { width: 1280, height: 900, scheme: 'light' },
    { width: 390, height: 800, scheme: 'dark' },
  ];
  const PAGES = [
    '',
    'overview.html',
    'docs/tasks.html',
    'docs/polygons.html',
    'docs/matrix.html',
    'reference/skeleton.html',
  ];

  test.each(PAGES.flatMap((page) => SCREENS.map((screen) => ({ page, ...screen }))))(
    '/$page, $width wide, $scheme: no errors, nothing from elsewhere, no scrolling to the side',
    async ({ page, ...screen }) => {
      await chromium.open(`${address}/${page}`, screen);
      await chromium.evaluate('new Promise((done) => setTimeout(done, 300))');
      expect(chromium.errors).toEqual([]);
      expect(chromium.requests.filter((url) => !url.startsWith(address) && !url.startsWith('data:'))).toEqual(
        [],
      );
      expect(await chromium.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
        screen.width,
      );
      expect(await chromium.evaluate<string>('document.querySelector("h1").textContent')).not.toBe('');
    },
  );

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
