/** Pages in Chromium: bundles and plain files, isolated from other origins and not. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { chromiumPath } from '../chromium-path.js';
import { checkProbe, entries, probeModule } from './probe.js';
import { writeFiles } from './sandbox.js';
import type { Step } from './step.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
};
/** A page's own data, and no conversation with anybody else. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** As much of playwright-core as is used; it is installed in the folder, not here. */
interface Page {
  on(event: 'pageerror', listener: (error: Error) => void): void;
  goto(url: string, options: { timeout: number }): Promise<unknown>;
  waitForFunction(code: string, argument: undefined, options: { timeout: number }): Promise<unknown>;
  evaluate(code: string): Promise<unknown>;
}
interface Playwright {
  chromium: {
    launchPersistentContext(
      folder: string,
      options: object,
    ): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
  };
}

function serve(folder: string, isolated: boolean): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = join(folder, normalize(pathname).replace(/\/$/, '/index.html'));
    if (isolated) {
      response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
      response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    }
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() === true;
    response.writeHead(isFile ? 200 : 404, { 'Content-Type': TYPES[extname(path)] ?? 'text/plain' });
    response.end(isFile ? readFileSync(path) : 'not found');
  });
  // Any port that is free.
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** What a page of the folder leaves as its outcome. */
async function outcomeOf(folder: string, path: string, isolated: boolean): Promise<string> {
  const server = await serve(folder, isolated);
  try {
    const { port } = server.address() as { port: number };
    return await outcomeAt(folder, `http://127.0.0.1:${port}/${path}`);
  } finally {
    server.close();
  }
}

/** The same while Vite serves sources, with headers for isolation. */
async function outcomeOfVite(folder: string): Promise<string> {
  const program = `import { createServer } from 'vite';
    const headers = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };
    const server = await createServer({ root: 'web', server: { port: 0, host: '127.0.0.1', headers }, logLevel: 'warn' });
    await server.listen();
    console.log(server.httpServer.address().port);`;
  const vite = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [port] = (await once(vite.stdout, 'data')) as [Buffer];
    return await outcomeAt(folder, `http://127.0.0.1:${String(port).trim()}/`);
  } finally {
    vite.kill();
  }
}

async function outcomeAt(folder: string, url: string): Promise<string> {
  if (chromiumPath === undefined) throw new Error('Chromium is not installed: apt-get install -y chromium');
  const { chromium } = createRequire(join(folder, 'package.json'))('playwright-core') as Playwright;
  const user = mkdtempSync(join(tmpdir(), 'unerring-try-user-'));
  const context = await chromium.launchPersistentContext(user, { executablePath: chromiumPath, args: FLAGS });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(url, { timeout: 180_000 });
    await page.waitForFunction('globalThis.outcome !== undefined', undefined, { timeout: 180_000 });
    const outcome = String(await page.evaluate('globalThis.outcome'));
    if (errors.length > 0) throw new Error(`errors in the page: ${errors.join('; ')}`);
    return outcome;
  } finally {
    await context.close();
    rmSync(user, { recursive: true, force: true });
  }
}

interface Conditions {
  readonly import?: { readonly default: string };
  readonly default?: string;
}

/** The entries' files for browsers, by the names that users write. */
function importMap(folder: string): string {
  const { exports } = JSON.parse(
    readFileSync(join(folder, 'node_modules/unerring/package.json'), 'utf8'),
  ) as {
    exports: Record<string, { browser?: Conditions } & Conditions>;
  };
  const files = RAW.map((entry) => {
    const target = exports[entry.replace('unerring', '.')]!;
    const { import: imported, default: file = imported?.default } = target.browser ?? target;
    return [entry, `/node_modules/unerring/${file!.slice(2)}`];
  });
  return JSON.stringify({ imports: Object.fromEntries(files) });
}

/** fast-check, which the harness needs, is left to bundlers. */
const HARNESS = ['unerring/fuzz'];
const RAW = entries.filter((entry) => !HARNESS.includes(entry));

/** Steps after those of the bundlers, in the same folder. */
export function browserSteps(folder: string): Step[] {
  writeFiles(folder, {
    'raw/probe.mjs': probeModule(HARNESS),
    'raw/main.mjs': `import { probe } from './probe.mjs';
      probe({ workers: 2 }).then((it) => { globalThis.outcome = JSON.stringify(it); }, (error) => { globalThis.outcome = String(error.stack); });`,
    'raw/index.html': `<!doctype html><meta charset="utf-8"><title>raw</title>
      <script type="importmap">${importMap(folder)}</script><script type="module" src="./main.mjs"></script>\n`,
  });
  const pages = [
    { name: 'plain files and an import map', path: 'raw/', without: HARNESS },
    { name: 'Vite bundle', path: 'out/vite/', without: [] },
    { name: 'webpack bundle', path: 'out/webpack/', without: [] },
    {
      name: 'esbuild bundle with workerUrl',
      path: 'out/esbuild/?worker=./mesh.js&geometry=./geometry.js',
      without: [],
    },
  ];
  const steps = pages.flatMap(({ name, path, without }) =>
    [true, false].map((isolated) => ({
      name: `Chromium: ${name}, ${isolated ? 'isolated: two workers' : 'not isolated: calling thread'}`,
      act: async () => checkProbe(await outcomeOf(folder, path, isolated), isolated ? 2 : 1, without),
    })),
  );
  // Meshes are asked in the calling thread there, but what is long is done in a worker, which has to be found.
  const alone = 'out/esbuild-iife/?geometry=../esbuild/geometry.js';
  return [
    ...steps,
    {
      name: 'Chromium: Vite’s development server, isolated: two workers',
      act: async () => checkProbe(await outcomeOfVite(folder), 2),
    },
    {
      name: 'Chromium: esbuild’s one script, not isolated: calling thread',
      act: async () => checkProbe(await outcomeOf(folder, alone, false), 1),
    },
    {
      name: 'Chromium: esbuild’s one script, isolated: says that workerUrl is needed',
      act: async () => {
        const outcome = await outcomeOf(folder, 'out/esbuild-iife/', true);
        if (!outcome.includes('give its place as option workerUrl')) throw new Error(outcome);
      },
    },
  ];
}
