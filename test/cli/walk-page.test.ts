import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standOf } from '../../bench/motion/walls.js';
import { chromiumPath } from '../../scripts/chromium-path.js';
import { WALLS } from '../../src/cli/walk/level.js';
import { walkPage } from '../../src/cli/walk/page.js';
import { Chromium, type Screen } from '../support/chromium.js';
import { unerring } from './models.js';

type Place = readonly [number, number, number];

/** Is something nearer than the radius to a walker at a place? By a referee over integers. */
const isTooNear = ([x, y, z]: Place) => standOf(WALLS, x, z, y).isTooNear;

// Without Chromium there is nothing to see a page with: these tests are skipped, and the list of tests says so.
describe.skipIf(chromiumPath === undefined)('the page in Chromium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unerring-walk-'));
  const url = pathToFileURL(join(folder, 'level.html')).href;
  const wide: Screen = { width: 1100, height: 800, scheme: 'light' };
  let browser: Chromium;

  beforeAll(async () => {
    writeFileSync(join(folder, 'level.html'), await walkPage());
    browser = await Chromium.start(chromiumPath!);
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const trail = () => browser.evaluate<Place[]>('globalThis.walked');
  const hold = (type: 'keyDown' | 'keyUp', ...keys: readonly string[]) =>
    Promise.all(keys.map((key) => browser.send('Input.dispatchKeyEvent', { type, key, code: key })));

  /** Waits until the walker is somewhere. */
  const until = (condition: string) =>
    browser.evaluate<boolean>(
      `new Promise((resolve) => { const look = () => { const [x, y, z] = walked.at(-1); ${condition} ? resolve(true) : setTimeout(look, 10); }; look(); })`,
    );

  async function open(screen: Screen): Promise<void> {
    browser.errors.length = 0;
    browser.requests.length = 0;
    await browser.open(url, screen);
  }

  test('keys lead it through a door of exactly twice its radius, never nearer than that to a wall', async () => {
    await open(wide);
    await hold('keyDown', 'ArrowUp', 'ArrowRight');
    await until('z < -4');
    await hold('keyUp', 'ArrowUp', 'ArrowRight');
    const places = await trail();
    const inside = places.filter(([, , z]) => z < 0 && z > -3);
    expect(inside.length).toBeGreaterThan(20);
    for (const [x, y] of inside) expect([x, y]).toEqual([1.5, 0.5]);
    expect(places.filter(isTooNear)).toEqual([]);
    // What stands on the page is where it is.
    const said = await browser.evaluate<string>('document.querySelector("#place").textContent');
    const [x, y, z] = (await trail()).at(-1)!;
    expect(said).toBe(`${x}\n${y}\n${z}`);
    expect(await browser.evaluate('document.querySelector("#ahead").textContent')).toMatch(
      /^[\d.]+, then \(/,
    );
    expect(browser.errors).toEqual([]);
    expect(browser.requests.filter((asked) => !asked.startsWith('file:'))).toEqual([]);
  });

  test.each<Screen>([
    { ...wide, scheme: 'dark' },
    { width: 390, height: 844, scheme: 'light' },
  ])('no error, nothing wider than the window, and something drawn: $width, $scheme', async (screen) => {
    await open(screen);
    await until('true');
    await browser.evaluate(
      'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
    );
    const { scrolls, colors } = await browser.evaluate<{ scrolls: boolean; colors: number }>(`(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const canvas = document.querySelector('#view');
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      const colors = new Set();
      for (let i = 0; i < data.length; i += 4) colors.add(data.slice(i, i + 4).join());
      return { scrolls: scrollWidth > clientWidth, colors: colors.size };
    })()`);
    expect(scrolls).toBe(false);
    expect(colors).toBeGreaterThan(3);
    expect(browser.errors).toEqual([]);
  });
});

describe('unerring demo --walk', () => {
  test('2 and one line for a file that is no page', async () => {
    const { code, out, err } = await unerring(['demo', '--walk', 'level.png']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe("unerring: --walk takes a file name that ends in .html or .htm, got 'level.png'\n");
  });

  test('writes the page', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'unerring-walk-'));
    const { code, out } = await unerring(['demo', '--walk', join(folder, 'level.html')]);
    expect(code).toBe(0);
    expect(out).toMatch(/^written .*level\.html\n {2}file:\S+level\.html\n$/);
    rmSync(folder, { recursive: true });
  });
});
