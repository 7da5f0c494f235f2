import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOST, servePlay } from '../../src/cli/play/server.js';
import { play } from '../../src/cli/play.js';
import { UsageError } from '../../src/cli/usage-error.js';

const FILES = {
  'index.js': "import fc from 'fast-check';\nexport { fc };\n",
  'oracle/index.js': 'export * from "fast-check"; import("robust-predicates");\n',
  'play/index.html': '<!doctype html>',
  'play/main.js': "import 'unerring';\n",
  'play/runner.js': '',
  'play/style.css': '',
  'play/catalogue.deflate': '',
  'cli/index.js': 'process.exit();\n',
  'NOTICES.txt': 'licences\n',
  '.secret.js': '',
} as const;

let top: string;
let folder: URL;
let server: Server;

beforeAll(async () => {
  top = mkdtempSync(join(tmpdir(), 'unerring-play-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(top, 'dist', path, '..'), { recursive: true });
    writeFileSync(join(top, 'dist', path), text);
  }
  writeFileSync(join(top, 'outside.js'), 'secret');
  folder = pathToFileURL(`${join(top, 'dist')}/`);
  server = await servePlay(folder, 0);
});
afterAll(() => {
  server.close();
  rmSync(top, { recursive: true, force: true });
});

interface Got {
  readonly status: number;
  readonly type: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Asks as no browser would: paths are sent as they are. */
function ask(path: string, { method = 'GET', host = '127.0.0.1' } = {}): Promise<Got> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ host: HOST, port, path, method, headers: { host } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          type: response.headers['content-type'],
          headers: response.headers,
          body,
        }),
      );
    });
    asked.on('error', reject).end();
  });
}

describe('the server of the playground', () => {
  it('listens to this machine only', () => {
    expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
  });

  it.each([
    ['/play/', 'text/html; charset=utf-8'],
    ['/play/index.html', 'text/html; charset=utf-8'],
    ['/play/main.js?x=1', 'text/javascript; charset=utf-8'],
    ['/play/style.css', 'text/css; charset=utf-8'],
    ['/play/catalogue.deflate', 'application/octet-stream'],
    ['/index.js', 'text/javascript; charset=utf-8'],
  ])('serves %s as %s', async (path, type) => {
    expect(await ask(path)).toMatchObject({ status: 200, type });
  });

  it('leads to the page', async () => {
    for (const path of ['/', '/play']) {
      const { status, headers } = await ask(path);
      expect([status, headers.location]).toEqual([302, '/play/']);
    }
  });

  it('gives packages that modules import an address', async () => {
    expect((await ask('/index.js')).body).toBe(
      "import fc from './play/packages/fast-check.js';\nexport { fc };\n",
    );
    expect((await ask('/oracle/index.js')).body).toBe(
      'export * from "../play/packages/fast-check.js"; import("../play/packages/robust-predicates.js");\n',
    );
    expect((await ask('/play/main.js')).body).toBe(FILES['play/main.js']);
  });

  it.each([
    '/../outside.js',
    '/%2e%2e/outside.js',
    '/play/../../outside.js',
    '/play/..%2f..%2foutside.js',
    '/..%5coutside.js',
    '//etc/passwd',
    '/file:///etc/passwd',
    '/.secret.js',
    '/NOTICES.txt',
    '/cli/index.js',
    '/nothing.js',
    '/play/%',
    '/play/%00.js',
    '/play/nothing/',
  ])('has nothing at %s', async (path) => {
    const { status, body } = await ask(path);
    expect([status, body]).toEqual([404, 'there is no such file\n']);
  });

  it('answers GET and HEAD only', async () => {
    const head = await ask('/index.js', { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([200, '']);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await ask('/index.js', { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  it('is nobody else: a name of another site that leads here is refused', async () => {
    expect((await ask('/play/', { host: 'example.org' })).status).toBe(403);
    expect((await ask('/play/', { host: '127.0.0.1.example.org:80' })).status).toBe(403);
    expect((await ask('/play/', { host: 'localhost:8650' })).status).toBe(200);
  });

  it('lets a worker ask this server only', async () => {
    expect((await ask('/play/runner.js')).headers['content-security-policy']).toContain("default-src 'self'");
  });
});

describe('unerring play', () => {
  const program = join(process.env.UNERRING_PROGRAMS!, 'index.js');

  it('says in one line that the port is taken, or not one', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, HOST, resolve));
    const { port } = taken.address() as AddressInfo;
    await expect(play({ port: String(port) }, folder)).rejects.toThrow(
      new UsageError(
        `--port: 127.0.0.1:${port} cannot be listened on: another program uses it; --port 0 takes a free one`,
      ),
    );
    taken.close();
    await expect(play({ port: '65536' }, folder)).rejects.toThrow(
      "--port takes an integer from 0 to 65535, got '65536'",
    );
    await expect(play({ port: '-1' }, folder)).rejects.toThrow(UsageError);
  });

  it('says that it is not built', async () => {
    await expect(play({}, new URL('nothing/', folder))).rejects.toThrow(
      "play: the playground is not built; 'npm run build' does that in a clone",
    );
  });

  it.each([
    ['SIGINT', 0],
    ['SIGTERM', 143],
  ] as const)('writes its address, serves, and ends by %s with %i', async (signal, code) => {
    // A package of its own, where the playground is built.
    const own = join(top, signal);
    mkdirSync(join(own, 'dist', 'play'), { recursive: true });
    writeFileSync(join(own, 'package.json'), '{ "name": "unerring", "version": "0.0.0", "type": "module" }');
    writeFileSync(join(own, 'dist', 'play', 'index.html'), 'the page');
    writeFileSync(
      join(own, 'run.js'),
      `const { play } = await import(${JSON.stringify(pathToFileURL(program.replace('index.js', 'play.js')).href)});
      process.exitCode = await play({ port: '0' }, new URL('dist/', import.meta.url));`,
    );
    const child = spawn(process.execPath, [join(own, 'run.js')], { stdio: ['ignore', 'pipe', 'pipe'] });
    const address = await new Promise<string>((resolve) =>
      child.stdout.setEncoding('utf8').on('data', (text: string) => resolve(text.trim())),
    );
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/play\/$/);
    expect(await (await fetch(address)).text()).toBe('the page');
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill(signal);
    expect(await ended).toBe(code);
  });
});
