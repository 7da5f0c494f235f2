import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

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
  '--remote-debugging-pipe',
];

type Data = Readonly<Record<string, unknown>>;
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Data;
  readonly result?: Data;
  readonly error?: { readonly message: string };
}

/** How a page is looked at. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
}

/** Chromium with one page, by its own protocol over a pipe. */
export class Chromium {
  /** What went wrong in the page: exceptions, errors on the console, and what its policy refused. */
  readonly errors: string[] = [];
  /** Addresses that the page asked for. */
  readonly requests: string[] = [];
  readonly #child: ChildProcess;
  readonly #folder = mkdtempSync(join(tmpdir(), 'unerring-chromium-'));
  readonly #waiting = new Map<number, { resolve(result: Data): void; reject(error: Error): void }>();
  readonly #once = new Map<string, () => void>();
  #id = 0;
  #session: string | undefined;
  #rest = '';

  private constructor(path: string) {
    this.#child = spawn(path, [...FLAGS, `--user-data-dir=${this.#folder}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    (this.#child.stdio[4] as Readable).setEncoding('utf8').on('data', (text: string) => this.#read(text));
  }

  static async start(path: string): Promise<Chromium> {
    const chromium = new Chromium(path);
    const { targetId } = await chromium.send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await chromium.send('Target.attachToTarget', { targetId, flatten: true });
    chromium.#session = sessionId as string;
    for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await chromium.send(`${domain}.enable`);
    return chromium;
  }

  #read(text: string): void {
    const parts = (this.#rest + text).split('\0');
    this.#rest = parts.pop()!;
    for (const part of parts) this.#take(JSON.parse(part) as Message);
  }

  #take({ id, method, params, result, error }: Message): void {
    if (id !== undefined) {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) waiting?.resolve(result ?? {});
      else waiting?.reject(new Error(error.message));
      return;
    }
    const said = JSON.stringify(params);
    if (method === 'Runtime.exceptionThrown') this.errors.push(said);
    if (method === 'Runtime.consoleAPICalled' && params?.type === 'error') this.errors.push(said);
    if (method === 'Log.entryAdded' && /"level":"error"/.test(said)) this.errors.push(said);
    if (method === 'Network.requestWillBeSent') this.requests.push((params!.request as { url: string }).url);
    this.#once.get(method ?? '')?.();
  }

  /** A command of the protocol. */
  send(method: string, params: Data = {}): Promise<Data> {
    const id = ++this.#id;
    const session = this.#session === undefined ? {} : { sessionId: this.#session };
    (this.#child.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, ...session })}\0`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** Opens a page as it is seen on a screen. */
  async open(url: string, { width, height, scheme }: Screen): Promise<void> {
    await this.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: width < 600,
    });
    await this.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-color-scheme', value: scheme }],
    });
    const loaded = new Promise<void>((resolve) => this.#once.set('Page.loadEventFired', resolve));
    await this.send('Page.navigate', { url });
    await loaded;
  }

  /** The value of an expression in the page. */
  async evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = (await this.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as { result: { value: T }; exceptionDetails?: unknown };
    if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
    return result.value;
  }

  /** Presses a key, as a keyboard does; `shift` and `control`: with these held. */
  async press(key: string, { code = key, shift = false, control = false } = {}): Promise<void> {
    const letters = key === 'Enter' ? '\r' : key;
    const text = letters.length === 1 && !control ? { text: letters } : {};
    const keyCode =
      { Tab: 9, Enter: 13, Escape: 27, ' ': 32, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 }[
        key
      ] ?? 0;
    const modifiers = (shift ? 8 : 0) + (control ? 2 : 0);
    const event = { key, code, windowsVirtualKeyCode: keyCode, modifiers, ...text };
    await this.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code, windowsVirtualKeyCode: keyCode });
  }

  /** Drags from one place of the window to another. */
  async drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    const event = (type: string, [x, y]: readonly [number, number], buttons: number) =>
      this.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons, clickCount: 1 });
    await event('mousePressed', from, 1);
    await event('mouseMoved', to, 1);
    await event('mouseReleased', to, 0);
  }

  async close(): Promise<void> {
    const ended = new Promise<void>((resolve) => this.#child.once('exit', () => resolve()));
    this.#session = undefined;
    this.send('Browser.close').catch(() => {});
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
