import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from '../../scripts/chromium-path.js';
import { Camera } from '../../src/cli/scene/camera.js';
import { GAP, INSTANCES, ROWS } from '../../src/cli/scene/instances.js';
import { MODELS } from '../../src/cli/scene/models.js';
import { scenePage } from '../../src/cli/scene/page.js';
import { World } from '../../src/cli/scene/world.js';
import { compareParameters } from '../../src/implicit/parameter.js';
import { checkMesh, firstHit } from '../../src/mesh/index.js';
import { Chromium, type Screen } from '../support/chromium.js';
import { unerring } from './models.js';

const world = new World();

const ray = { origin: [-200.3, 2, -150.7], direction: [100, -1, 71] } as const;

/** The instance that is hit first, by asking all of them. */
function firstOfAll(): number {
  const hits = INSTANCES.flatMap((_, i) =>
    firstHit(world.placed(i), ray).map(({ parameter }) => ({ i, parameter })),
  );
  return hits.sort((a, b) => compareParameters(a.parameter, b.parameter))[0]!.i;
}

describe('the scene', () => {
  test('has models that are closed', () => {
    for (const { mesh } of MODELS) expect(checkMesh(mesh).closed).toBe(true);
  });

  test('finds of ten thousand instances the first one along a ray', () => {
    expect(world.pick(ray)!.instance).toBe(firstOfAll());
    expect(world.pick({ origin: [0, 50, 0], direction: [0, 1, 0] })).toBe(null);
  });

  test('sees all instances whose boxes are in the view, and no other', () => {
    const matrix = new Camera().matrix(1.5);
    const seen = new Set(world.seen(matrix));
    expect(seen.size).toBeGreaterThan(50);
    expect(seen.size).toBeLessThan(INSTANCES.length / 4);
    INSTANCES.forEach(({ placement: { translation } }, i) => {
      const on = (row: number) =>
        translation.reduce((sum, t, k) => sum + matrix[4 * k + row]! * t, matrix[12 + row]!);
      const [x, y, w] = [on(0), on(1), on(3)];
      // What is placed in the view is seen; nothing is that is far from it.
      if (Math.abs(x) < w && Math.abs(y) < w && w > 1 && w < 160) expect(seen.has(i)).toBe(true);
      if (w < -10 || w > 170 || Math.abs(x) > w + 20) expect(seen.has(i)).toBe(false);
    });
  });
});

describe('pairs of the scene that meet', () => {
  beforeAll(() => {
    while (!world.advance(() => false));
  });

  test('all cubes of one row touch the next ones, and none of the other, which are 2^-40 apart', () => {
    const pairs = Array.from({ length: world.meeting.length / 2 }, (_, k) =>
      world.meeting.slice(2 * k, 2 * k + 2),
    );
    const inRow = (row: number) => pairs.filter(([i]) => Math.floor(i! / ROWS) === row);
    expect(inRow(50)).toEqual(Array.from({ length: ROWS - 1 }, (_, k) => [50 * ROWS + k, 50 * ROWS + k + 1]));
    expect(inRow(52)).toEqual([]);
    expect(GAP).toBe(2 ** -40);
  });

  test('are few of those whose boxes meet', () => {
    expect(world.meeting.length / 2).toBeGreaterThan(300);
    expect(world.candidates).toBeGreaterThan(world.meeting.length / 2);
  });
});

// Without Chromium there is nothing to see a page with: these tests are skipped, and the list of tests says so.
describe.skipIf(chromiumPath === undefined)('the page in Chromium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unerring-scene-'));
  const url = pathToFileURL(join(folder, 'scene.html')).href;
  const wide: Screen = { width: 1100, height: 800, scheme: 'light' };
  let browser: Chromium;

  beforeAll(async () => {
    writeFileSync(join(folder, 'scene.html'), await scenePage());
    browser = await Chromium.start(chromiumPath!);
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const textOf = (id: string) => browser.evaluate<string>(`document.querySelector('#${id}').textContent`);
  const until = (condition: string) =>
    browser.evaluate<boolean>(
      `new Promise((resolve) => { const look = () => { ${condition} ? resolve(true) : setTimeout(look, 20); }; look(); })`,
    );

  async function open(screen: Screen): Promise<void> {
    browser.errors.length = 0;
    browser.requests.length = 0;
    await browser.open(url, screen);
  }

  test('tells what is pointed at, what is seen and which pairs meet, as the scene does here', async () => {
    await open(wide);
    await until("document.querySelector('#seen').textContent !== ''");
    const [x, y, aspect] = await browser.evaluate<[number, number, number]>(`(() => {
      const { left, top, width, height } = document.querySelector('#view').getBoundingClientRect();
      const at = [Math.round(left + width / 2), Math.round(top + height * 0.6)];
      globalThis.at = at;
      const { width: w, height: h } = document.querySelector('#view');
      return [(2 * (at[0] - left)) / width - 1, 1 - (2 * (at[1] - top)) / height, w / h];
    })()`);
    const [clientX, clientY] = await browser.evaluate<[number, number]>('at');
    await browser.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: clientX, y: clientY });
    await until("document.querySelector('#picked').textContent !== 'nothing'");
    const found = world.pick(new Camera().ray(x, y, aspect))!;
    const { name } = MODELS[INSTANCES[found.instance]!.model]!;
    const { type, index } = found.hit.feature;
    expect(await textOf('picked')).toBe(
      `${name} ${found.instance}, ${type} ${index}\n${[...found.hit.point].join('\n')}`,
    );
    expect(await textOf('seen')).toMatch(
      new RegExp(`^${world.seen(new Camera().matrix(aspect)).length} of 10000, found in [\\d.]+ ms$`),
    );
    await until("document.querySelector('#met').textContent.includes('whose boxes do')");
    expect(await textOf('met')).toBe(
      `${world.meeting.length / 2} pairs meet, of ${world.candidates} whose boxes do`,
    );
    expect(browser.errors).toEqual([]);
    expect(browser.requests.filter((asked) => !asked.startsWith('file:'))).toEqual([]);
  }, 120_000);

  test.each<Screen>([
    { ...wide, scheme: 'dark' },
    { width: 390, height: 844, scheme: 'light' },
  ])('no error, nothing wider than the window, and something drawn: $width, $scheme', async (screen) => {
    await open(screen);
    await until("document.querySelector('#seen').textContent !== ''");
    const { scrolls, colors } = await browser.evaluate<{ scrolls: boolean; colors: number }>(`(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const canvas = document.querySelector('#view');
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      const colors = new Set();
      for (let i = 0; i < data.length; i += 4) colors.add(data.slice(i, i + 4).join());
      return { scrolls: scrollWidth > clientWidth, colors: colors.size };
    })()`);
    expect(scrolls).toBe(false);
    expect(colors).toBeGreaterThan(10);
    expect(browser.errors).toEqual([]);
  });
});

describe('unerring demo --scene', () => {
  test('2 and one line for a file that is no page, and for two pages at once', async () => {
    const { code, out, err } = await unerring(['demo', '--scene', 'scene.png']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe("unerring: --scene takes a file name that ends in .html or .htm, got 'scene.png'\n");
    const both = await unerring(['demo', '--scene', 'scene.html', '--walk', 'level.html']);
    expect(both).toEqual({
      code: 2,
      out: '',
      err: 'unerring: --walk and --scene write a page each: give one of them\n',
    });
  });
});
