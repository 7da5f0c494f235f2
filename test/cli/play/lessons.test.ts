import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entrySources } from '../../../scripts/play/declarations.js';
import { projectRoot } from '../../../scripts/run-command.js';
import { LESSONS } from '../../../src/cli/play/lessons/index.js';
import { type Lesson, type State, startOf } from '../../../src/cli/play/lessons/lesson.js';
import { execute, type Said } from '../../../src/cli/play/run/execute.js';
import { instrument } from '../../../src/cli/play/run/instrument.js';

const folder = join(projectRoot, 'src', 'cli', 'play', 'lessons');
const sources = entrySources();

/** What a program shows, value by value. */
async function shown(code: string): Promise<unknown[]> {
  const values: unknown[] = [];
  const said: Said[] = [];
  await execute(instrument(code), {
    load: (specifier) =>
      import(/* @vite-ignore */ pathToFileURL(join(projectRoot, sources.get(specifier)!)).href),
    say: (one) => said.push(one),
    watch: (_, value) => values.push(value),
  });
  expect(said.filter(({ type }) => type === 'error')).toEqual([]);
  return values;
}

/** Any state that a reader can make: places of the lattice, numbers of the sliders. */
function statesOf({ view, step, handles, sliders = [] }: Lesson): fc.Arbitrary<State> {
  const along = (i: 0 | 1) =>
    fc
      .integer({ min: Math.ceil(view.min[i] / step), max: Math.floor(view.max[i] / step) })
      .map((k) => k * step);
  const places = Object.fromEntries(handles.map(({ name }) => [name, fc.tuple(along(0), along(1))]));
  const numbers = Object.fromEntries(
    sliders.map(({ name, min, max, step: each }) => [
      name,
      fc
        .integer({ min: 0, max: Math.floor((max - min) / each) })
        .map((k) => Number((min + k * each).toFixed(6))),
    ]),
  );
  return fc.record({ places: fc.record(places), numbers: fc.record(numbers) }) as fc.Arbitrary<State>;
}

describe('the lessons', () => {
  it('are rows of the table, a file each', () => {
    const others = ['index.ts', 'lesson.ts', 'drawing.ts', 'grid.ts'];
    const files = readdirSync(folder).filter((name) => !others.includes(name));
    expect(files.sort()).toEqual(LESSONS.map(({ id }) => `${id}.ts`).sort());
    for (const { id } of LESSONS) expect(existsSync(join(folder, `${id}.ts`)), id).toBe(true);
  });
});

describe.each(LESSONS.map((row) => ({ ...row })))('$id', ({ load }) => {
  it('has programs that give what the picture shows, wherever things are', { timeout: 120_000 }, async () => {
    const lesson = await load();
    await fc.assert(
      fc.asyncProperty(statesOf(lesson), async (state) => {
        expect(await shown(lesson.code(state))).toEqual(lesson.values(state));
        expect(lesson.draw(state).length).toBeGreaterThan(0);
        expect(lesson.say(state)).not.toMatch(/undefined|NaN|null|\[object/);
        expect(JSON.stringify(lesson.draw(state))).not.toMatch(/null/);
      }),
      { numRuns: 40, seed: 7, examples: [[startOf(lesson)]] },
    );
  });

  it('shows values, and changes with what is moved', async () => {
    const lesson = await load();
    const start = startOf(lesson);
    expect(lesson.values(start).length).toBeGreaterThan(0);
    const [first] = lesson.handles;
    const [x, y] = first!.at;
    const moved = { ...start, places: { ...start.places, [first!.name]: [x + lesson.step, y] as const } };
    expect(lesson.code(moved)).not.toBe(lesson.code(start));
  });
});
