import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judgePage } from '../../../fuzz/report/page/judge-page.js';
import { chromiumPath } from '../../../scripts/chromium-path.js';
import { Chromium, type Screen } from '../../support/chromium.js';
import { hostileReport } from './hostile-report.js';
import { MADE_PLAN, smallCampaign } from './small-campaign.js';

const WIDE: Screen = { width: 1280, height: 900, scheme: 'light' };

// Without Chromium there is nothing to see a page with: these tests are skipped, and the list of tests says so.
describe.skipIf(chromiumPath === undefined)('a report in Chromium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unerring-page-'));
  const file = (name: string) => pathToFileURL(join(folder, `${name}.html`)).href;
  let browser: Chromium;

  beforeAll(async () => {
    const report = await smallCampaign();
    writeFileSync(join(folder, 'report.html'), await judgePage(report, { command: 'unerring judge' }));
    const made = await judgePage(await smallCampaign(MADE_PLAN), { command: 'unerring judge' });
    writeFileSync(join(folder, 'made.html'), made);
    const hostile = await judgePage(hostileReport(), { command: 'x', title: '<script>pwned = 4</script>' });
    writeFileSync(join(folder, 'hostile.html'), hostile);
    // The same page with an element that a mistake in escaping would let in.
    const planted = '<img src=x onerror="globalThis.pwned = 5"><script>globalThis.pwned = 6</script></main>';
    writeFileSync(join(folder, 'planted.html'), hostile.replace('</main>', planted));
    browser = await Chromium.start(chromiumPath!);
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Opens a page and returns what there is to complain about. */
  async function faultsOf(name: string, screen: Screen): Promise<string[]> {
    browser.errors.length = 0;
    browser.requests.length = 0;
    await browser.open(file(name), screen);
    const wide = await browser.evaluate<string>(
      `(() => { const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth <= clientWidth ? '' : scrollWidth + ' > ' + clientWidth; })()`,
    );
    const asked = browser.requests.filter((url) => !url.startsWith('file:'));
    return [...browser.errors, ...asked, ...(wide === '' ? [] : [`wider than its window: ${wide}`])];
  }

  test.each<Screen>([
    WIDE,
    { ...WIDE, scheme: 'dark' },
    { width: 390, height: 844, scheme: 'light' },
    { width: 390, height: 844, scheme: 'dark' },
    { width: 320, height: 640, scheme: 'light' },
  ])('no error, no request and nothing wider than the window: $width, $scheme', async (screen) => {
    expect(await faultsOf('report', screen)).toEqual([]);
    const opened =
      'document.querySelectorAll("details").forEach((one) => { one.open = true; }); document.documentElement.scrollWidth <= document.documentElement.clientWidth';
    expect(await browser.evaluate(opened)).toBe(true);
    const ground = await browser.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    expect(ground).toBe(screen.scheme === 'dark' ? 'rgb(22, 25, 29)' : 'rgb(244, 245, 247)');
  });

  test('what engines made is drawn over what they were given, with what is wrong with it; in space it turns', async () => {
    expect(await faultsOf('made', WIDE)).toEqual([]);
    const seen = await browser.evaluate<{ name: string; shown: boolean; wrong: boolean; made: boolean }[]>(
      `[...document.querySelectorAll('figure.made')].map((one) => ({
        name: one.querySelector('svg').getAttribute('aria-label'),
        shown: one.getBoundingClientRect().width > 100 && one.getBoundingClientRect().height > 100,
        made: one.querySelector('.line.made') !== null && getComputedStyle(one.querySelector('.line.made')).stroke === 'rgb(18, 107, 55)',
        wrong: [...one.querySelectorAll('.wrong')].some((part) => part.getBoundingClientRect().width > 0),
      }))`,
    );
    // Nothing at all may have been made of some case: then there is nothing of that colour.
    const whole = seen.filter((one) => one.made && one.wrong).map(({ name }) => name.split(/[; ]/)[4]);
    for (const name of MADE_PLAN.questions!) expect(whole).toContain(name);
    expect(seen.every(({ shown }) => shown)).toBe(true);
    const turning = 'document.querySelector("figure.made .turns svg").innerHTML';
    const first = await browser.evaluate(turning);
    await browser.evaluate('document.querySelector("figure.made .turns").focus()');
    await browser.press('ArrowLeft');
    expect(await browser.evaluate(turning)).not.toBe(first);
  });

  test('the switch changes the theme, and is called what it leads to', async () => {
    await faultsOf('report', WIDE);
    const state =
      'getComputedStyle(document.body).backgroundColor + document.querySelector("#theme").textContent';
    expect(await browser.evaluate(state)).toBe('rgb(244, 245, 247)Dark');
    await browser.evaluate('document.querySelector("#theme").focus()');
    await browser.press('Enter');
    expect(await browser.evaluate(state)).toBe('rgb(22, 25, 29)Light');
    await browser.press('Enter');
    expect(await browser.evaluate(state)).toBe('rgb(244, 245, 247)Dark');
  });

  const picture = 'document.querySelector(".turns svg").innerHTML';

  test('arrow keys turn a picture in space, and 0 turns it back; the page does not scroll', async () => {
    await faultsOf('report', WIDE);
    await browser.evaluate('document.querySelector(".turns").focus()');
    const [first, scrolled] = [await browser.evaluate(picture), await browser.evaluate('scrollY')];
    const seen = new Set([first]);
    for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) {
      await browser.press(key);
      seen.add(await browser.evaluate(picture));
    }
    // Left, up, right and down again is where it was.
    expect(seen.size).toBe(4);
    expect(await browser.evaluate(picture)).toBe(first);
    await browser.press('ArrowLeft');
    await browser.press('0');
    // The page's own script draws what the page was written with.
    expect(await browser.evaluate(picture)).toBe(first);
    expect(await browser.evaluate('scrollY')).toBe(scrolled);
  });

  test('dragging turns it too, as long as the button is held', async () => {
    await faultsOf('report', WIDE);
    const first = await browser.evaluate(picture);
    const [x, y] = await browser.evaluate<[number, number]>(
      '(() => { const frame = document.querySelector(".turns"); frame.scrollIntoView({ block: "center" }); const { left, top, width, height } = frame.getBoundingClientRect(); return [left + width / 2, top + height / 2]; })()',
    );
    await browser.drag([x, y], [x + 60, y + 20]);
    const turned = await browser.evaluate(picture);
    expect(turned).not.toBe(first);
    await browser.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    expect(await browser.evaluate(picture)).toBe(turned);
  });

  test('the keyboard reaches everything that does something, each with a visible focus', async () => {
    await faultsOf('report', WIDE);
    const wanted = 'a[href], button, summary, [tabindex="0"]';
    const all = await browser.evaluate<number>(
      `[...document.querySelectorAll('${wanted}')].filter((one) => one.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true })).length`,
    );
    await browser.evaluate('globalThis.reached = new Set(); globalThis.unseen = []');
    for (let i = 0; i < all; i++) {
      await browser.press('Tab');
      await browser.evaluate(
        '(() => { const one = document.activeElement; reached.add(one); if (getComputedStyle(one).outlineStyle === "none") unseen.push(one.outerHTML.slice(0, 80)); })()',
      );
    }
    expect(await browser.evaluate('reached.size')).toBe(all);
    expect(await browser.evaluate('unseen')).toEqual([]);
    expect(all).toBeGreaterThan(30);
  });

  test('hostile text is seen and does not run', async () => {
    expect(await faultsOf('hostile', WIDE)).toEqual([]);
    expect(await browser.evaluate('typeof pwned')).toBe('undefined');
    expect(await browser.evaluate('document.querySelectorAll("img, script").length')).toBe(1);
    expect(await browser.evaluate('document.body.innerText')).toContain(
      '<img src=x onerror="globalThis.pwned = 2">',
    );
  });

  test('even what would get into the page does not run: its policy knows one script', async () => {
    expect((await faultsOf('planted', WIDE)).join()).toContain('Content Security Policy');
    expect(await browser.evaluate('typeof pwned')).toBe('undefined');
    expect(await browser.evaluate('document.documentElement.className')).toBe('scripted');
  });

  test('without scripts it is whole: pictures are there, and no button that does nothing', async () => {
    await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
    try {
      expect(await faultsOf('report', WIDE)).toEqual([]);
      expect(await browser.evaluate('document.querySelectorAll(".turns svg .line").length > 0')).toBe(true);
      expect(
        await browser.evaluate(
          '[...document.querySelectorAll("button")].every((one) => one.offsetWidth === 0)',
        ),
      ).toBe(true);
    } finally {
      await browser.send('Emulation.setScriptExecutionDisabled', { value: false });
    }
  });
});
