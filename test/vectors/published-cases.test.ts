import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as planar from '../../src/planar/index.js';
import * as predicates from '../../src/predicates/index.js';
import * as spatial from '../../src/spatial/index.js';
import type { CaseFile } from './case-file.js';

/**
 * Cases that others published, or reported as a bug of their package, with the true answers. The answers about points
 * and segments of the plane were calculated with rational numbers outside of this project.
 */

const root = fileURLToPath(new URL('../', import.meta.url));
const questions = { ...predicates, ...planar, ...spatial } as unknown as Readonly<
  Record<string, (...values: readonly unknown[]) => unknown>
>;

function filesBelow(folder: string): string[] {
  const found = readdirSync(root + folder, { recursive: true, encoding: 'utf8' });
  return found.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`);
}

const files = ['vectors', 'repro'].flatMap(filesBelow).sort();

it('there are published cases', () => {
  expect(files.length).toBeGreaterThanOrEqual(20);
});

describe.each(files)('%s', (name) => {
  const { source, cases } = JSON.parse(readFileSync(root + name, 'utf8')) as CaseFile;

  it('says where it is from', () => {
    expect(source.url).toMatch(/^https:\/\//);
    expect(source.what.length).toBeGreaterThan(20);
    expect(cases.length).toBeGreaterThan(0);
  });

  it.each(cases)('$question: $name', ({ question, arguments: values, answer }) => {
    const found = questions[question]!(...values);
    if (typeof answer === 'object' && !Array.isArray(answer)) expect(found).toMatchObject(answer as object);
    else expect(found).toEqual(answer);
  });
});
