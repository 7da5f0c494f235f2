import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, posix, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from '../../scripts/chromium-path.js';
import { projectRoot, runCommand } from '../../scripts/run-command.js';
import { Chromium, type Screen } from '../support/chromium.js';

const html = join(projectRoot, 'reports', 'site', 'html');

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

/** What a page leads to, and where one can be led on it. */
interface Links {
  readonly to: readonly string[];
  readonly ids: ReadonlySet<string>;
}

function linksOf(text: string): Links {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, value]) => value!);
  return { to: all(/ (?:href|src)="([^"]+)"/g), ids: new Set(all(/ id="([^"]+)"/g)) };
}

/** The pages by their paths, `docs/meshes.html`. */
const pages = new Map<string, Links>();

beforeAll(async () => {
  const { code, output } = await runCommand(['tsx', 'scripts/site.ts'], false);
  expect(code, output).toBe(0);
  for (const path of filesIn(html))
    if (path.endsWith('.html')) pages.set(relative(html, path), linksOf(readFileSync(path, 'utf8')));
});

/** Links of the site that lead nowhere, and all that lead out of it but by a click. */
function deadLinks(page: string, { to }: Links): string[] {
  return to.filter((link) => {
    if (/^(?:https?:|mailto:|data:)/.test(link)) return false;
    const [path, anchor] = link.split('#') as [string, string?];
    const place =
      path === '' ? page : posix.join(path.startsWith('/') ? '.' : posix.dirname(page), decodeURI(path));
    const file = place.endsWith('/') || place === '.' ? posix.join(place, 'index.html') : place;
    if (!existsSync(join(html, file))) return true;
    return anchor !== undefined && anchor !== '' && !pages.get(file)?.ids.has(decodeURIComponent(anchor));
  });
}

describe('the site', () => {
  test('has the pages of the documentation and of all entries', () => {
    for (const page of ['index', 'overview', 'changelog', 'docs/tasks', 'docs/books', 'reference/index'])
      expect(pages.has(`${page}.html`), page).toBe(true);
    const { exports } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    for (const [entry, conditions] of Object.entries<{ types?: unknown; import?: { types?: string } }>(
      exports,
    )) {
      if (!conditions.import?.types?.endsWith('/index.d.ts')) continue;
      expect([...pages.keys()]).toContain(`reference/${entry.replace(/^\.\/?/, '') || 'unerring'}.html`);
    }
  });

  test('has no link that leads nowhere', () => {
    const dead = [...pages].flatMap(([page, links]) =>
      deadLinks(page, links).map((link) => `${page}: ${link}`),
    );
    expect(dead).toEqual([]);
    expect(
      deadLinks('index.html', { to: ['/docs/none.html', '/index.html#none'], ids: new Set() }),
    ).toHaveLength(2);
  });

  test('leads from names in the documentation to the reference', () => {
    expect(pages.get('docs/tasks.html')!.to).toContain('/reference/mesh.html#firsthit');
    expect(
      pages.get('docs/matrix.html')!.to.filter((link) => link.startsWith('/reference/')).length,
    ).toBeGreaterThan(100);
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
});
