import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { posix } from 'node:path';
import { browserModule, isServed } from './modules.js';

/** Only programs of this machine reach it. */
export const HOST = '127.0.0.1';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.deflate': 'application/octet-stream',
};

/** Every answer has these: nothing is loaded from elsewhere, nothing is guessed, and what is built anew is seen. */
const HEADERS = {
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** Workers ask for what their own answer allows. */
const WORKER_POLICY = "default-src 'self'; script-src 'self' 'unsafe-eval'";

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

const refusal = (status: number, why: string, headers = {}): Answer => ({
  status,
  headers: { ...HEADERS, ...headers, 'content-type': 'text/plain; charset=utf-8' },
  body: `${why}\n`,
});

/** The path below the folder that an address asks for; `undefined` for what is nobody's. */
function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0]!).replace(/^\//, '');
    const file = path === 'play/' ? 'play/index.html' : path;
    return isServed(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** A name that leads here from elsewhere is refused: no page of another site may read what is served. */
const isOwnName = (host: string | undefined): boolean =>
  /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/i.test(host ?? '');

async function answerTo({ method, url = '/', headers }: IncomingMessage, folder: URL): Promise<Answer> {
  if (!isOwnName(headers.host)) return refusal(403, 'this server is for 127.0.0.1 and localhost');
  if (method !== 'GET' && method !== 'HEAD')
    return refusal(405, 'only GET and HEAD are answered', { allow: 'GET, HEAD' });
  if (/^\/(?:play)?(?:\?|$)/.test(url)) return refusal(302, 'see /play/', { location: '/play/' });
  const path = pathOf(url);
  if (path === undefined) return refusal(404, 'there is no such file');
  let body: Buffer;
  try {
    body = await readFile(new URL(path, folder));
  } catch {
    return refusal(404, 'there is no such file');
  }
  const up = posix.relative(posix.dirname(path), 'play/packages');
  const isModule = path.endsWith('.js') && !path.startsWith('play/');
  return {
    status: 200,
    headers: {
      ...HEADERS,
      ...(path === 'play/runner.js' && { 'content-security-policy': WORKER_POLICY }),
      'content-type': TYPES[posix.extname(path)]!,
    },
    body: isModule ? browserModule(body.toString('utf8'), `${up.startsWith('.') ? up : `./${up}`}/`) : body,
  };
}

async function respond(request: IncomingMessage, response: ServerResponse, folder: URL): Promise<void> {
  const { status, headers, body } = await answerTo(request, folder);
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...headers, 'content-length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/**
 * Serves the playground of a built package, to this machine only.
 *
 * @param folder of what was built: `dist/`
 * @param port   0: any that is free
 * @returns the server, as soon as it listens
 * @throws Error as `net.Server` has it, with the code `EADDRINUSE` if the port is taken
 */
export function servePlay(folder: URL, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    respond(request, response, folder).catch(() => response.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve(server));
  });
}
