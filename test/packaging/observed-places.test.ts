import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../scripts/run-command.js';
import { ALL_CASCADES } from '../../src/observe/observe-tiers.js';

const dist = join(projectRoot, 'dist');

/** `observeTiers` counts places by their text: one with a name that the bundler had to change is never found. */
it.each(['.js', '.cjs'])('places that are counted stand in files %s as they do in the sources', (ending) => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ending),
  );
  // The place that names the texts is none of them.
  const texts = files
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .filter((text) => !text.includes('nearestOf3 > return'));
  const places = new Set(ALL_CASCADES.flatMap(({ tiers }) => tiers.flatMap(([, begins]) => begins)));
  const after = [...places].flatMap((place) => place.split(' > ')[1] ?? []);
  expect(after.length).toBeGreaterThan(50);
  expect(after.filter((text) => !texts.some((one) => one.includes(text)))).toEqual([]);
});
