import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { playCatalogue } from '../../../scripts/play/build-play.js';
import { entrySources } from '../../../scripts/play/declarations.js';
import { runsInPages } from '../../../scripts/play/examples.js';
import { projectRoot } from '../../../scripts/run-command.js';
import type { Example } from '../../../src/cli/play/catalogue.js';
import { verdictOn } from '../../../src/cli/play/page/stated.js';
import { execute, type Said } from '../../../src/cli/play/run/execute.js';
import { instrument } from '../../../src/cli/play/run/instrument.js';
import { checkClaim, claimsOf } from '../../docs/run-example.js';

/** Every example of the playground runs there as it stands, and gives the values that it states. */

const sources = entrySources();
const { exports, examples } = playCatalogue();

interface Ran {
  readonly said: readonly Said[];
  readonly values: ReadonlyMap<number, unknown>;
  readonly scope: Readonly<Record<string, unknown>>;
}

async function run(code: string): Promise<Ran> {
  const said: Said[] = [];
  const values = new Map<number, unknown>();
  const scope: Record<string, unknown> = {};
  await execute(instrument(code), {
    load: async (specifier) => {
      const source = sources.get(specifier);
      const from = source === undefined ? specifier : pathToFileURL(join(projectRoot, source)).href;
      const module = (await import(/* @vite-ignore */ from)) as Record<string, unknown>;
      const { default: _, ...named } = module;
      Object.assign(scope, named);
      return module;
    },
    say: (one) => said.push(one),
    watch: (line, value) => values.set(line, value),
  });
  return { said, values, scope };
}

/** What is wrong with an example: nothing, if it comes to its end and all that it states is true. */
async function faultsOf(code: string): Promise<string[]> {
  const { said, values, scope } = await run(code);
  const faults = said.filter(({ type }) => type === 'error').map(({ line, text }) => `line ${line}: ${text}`);
  if (faults.length > 0) return faults;
  const wrong = claimsOf(code).filter(
    ({ line, comment }) =>
      verdictOn(
        comment,
        said.filter((one) => one.line === line),
      ) === 'wrong',
  );
  if (wrong.length > 0) return wrong.map(({ line }) => `line ${line}: is marked as wrong`);
  return claimsOf(code).flatMap(({ line, comment }) => {
    const value = values.get(line);
    const compute = () => {
      if (value instanceof Error) throw value;
      return value;
    };
    try {
      if (!values.has(line)) throw new Error('no value');
      // What was written to a buffer is compared in test/arithmetic.
      checkClaim(compute, comment.split('; h = ')[0]!, scope);
      return [];
    } catch (error) {
      return [`line ${line}: ${(error as Error).message.split('\n')[0]}`];
    }
  });
}

const ran: Example[] = [];

describe.each(Object.entries(groupsOf(examples)))('examples of %s in the playground', (_, group) => {
  it.each(group.map((example) => ({ example, id: example.id })))('$id', async ({ example }) => {
    expect(await faultsOf(example.code)).toEqual([]);
    ran.push(example);
  });
});

function groupsOf(all: readonly Example[]): Record<string, Example[]> {
  const groups: Record<string, Example[]> = {};
  for (const example of all) groups[example.group] = [...(groups[example.group] ?? []), example];
  return groups;
}

describe('the examples of the playground', () => {
  it('have names of their own', () => {
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length);
  });

  it('import what pages have, and nothing else', () => {
    const inPages = new Map([
      ['unerring', new Set(['orient2d'])],
      ['unerring/fuzz', new Set(['replay'])],
    ]);
    const runs = (code: string) => runsInPages(code, inPages);
    expect(runs("import fc from 'fast-check';\nimport { orient2d as o } from 'unerring';")).toBe(true);
    expect(runs("import * as all from 'unerring';\nawait import('unerring/fuzz');")).toBe(true);
    expect(runs("import { readFindings, replay } from 'unerring/fuzz';")).toBe(false);
    expect(runs("import { readFindings as replay } from 'unerring/fuzz';")).toBe(false);
    for (const other of ['three', 'node:fs', 'vitest', 'unerring/observe', 'robust-predicates']) {
      expect(runs(`import x from '${other}';`)).toBe(false);
      expect(runs(`const x = await import('${other}');`)).toBe(false);
    }
    const left = ['README-4', 'adapters-1', 'bounds-1', 'fuzz.replay', 'observe.observeTiers'];
    expect(examples.filter(({ id }) => left.includes(id))).toEqual([]);
  });

  it('of pages have the headings that they stand under as titles', () => {
    const ofPages = examples.filter(({ group }) => group.endsWith('.md'));
    expect(ofPages.length).toBeGreaterThan(100);
    for (const { title, group } of ofPages) {
      expect(readFileSync(join(projectRoot, group), 'utf8').replaceAll('`', '')).toMatch(
        new RegExp(`^#+ .*${title.replace(/ \(\d+\)$/, '').replace(/[^\w ]/g, '.')}`, 'm'),
      );
      expect(title).not.toMatch(/^$|[`*[\]]/);
    }
  });

  it('that run are about nearly all exports', () => {
    const values = exports.filter(({ kind }) => kind !== 'type');
    const used = new Set(ran.flatMap(({ code }) => code.match(/[A-Za-z_]\w*/g) ?? []));
    const without = values.filter(({ name }) => !used.has(name));
    const share = 1 - without.length / values.length;
    console.log(
      `${ran.length} of ${examples.length} examples run; ${values.length - without.length} of ${values.length} exports are in one ` +
        `(${(100 * share).toFixed(1)} %); without: ${without.map(({ name }) => name).join(', ')}`,
    );
    expect(share).toBeGreaterThanOrEqual(0.95);
  });

  it('a wrong value, an error and a missing value would be found', async () => {
    expect(
      await faultsOf("import { orient2d } from 'unerring';\norient2d(0, 0, 1, 0, 0, 1); // -1"),
    ).toHaveLength(1);
    expect(await faultsOf("import { orient2d } from 'unerring';\norient2d(0, 0, NaN, 0, 0, 1);")).toEqual([
      'line 2: RangeError: orient2d: bx must be a finite number, got NaN',
    ]);
  });
});
