import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../src/oracle/cases/cases.js';
import { loadEngine } from '../../src/oracle/engines/index.js';
import { requireQuestion } from '../../src/oracle/questions/registry.js';
import { root } from './find-examples.js';

const configurations = {
  orient2d: [0, 0, 1, 0, 0, 1],
  orient3d: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1],
  incircle: [0, 0, 1, 0, 0, 1, 0.25, 0.25],
  insphere: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0.25, 0.25, 0.25],
} as const;
type Name = keyof typeof configurations;
const names = Object.keys(configurations) as Name[];

type OnPoints = (...points: number[][]) => number;

function points(values: readonly number[], dimension: number): number[][] {
  const found: number[][] = [];
  for (let i = 0; i < values.length; i += dimension) found.push(values.slice(i, i + dimension));
  return found;
}

/** The signs as the packages themselves return them, without the harness that turns them round. */
async function measured(): Promise<Record<string, Record<Name, number>>> {
  const ours = (await import('../../src/index.js')) as unknown as Record<Name, (...v: number[]) => number>;
  const flat = (await import('robust-predicates')) as unknown as Record<Name, (...v: number[]) => number>;
  // @ts-expect-error: a package without types
  const orientation = ((await import('robust-orientation')) as { default: OnPoints[] }).default;
  // @ts-expect-error: a package without types
  const inSphere = ((await import('robust-in-sphere')) as { default: OnPoints[] }).default;
  const onPoints: Record<Name, number> = {
    orient2d: orientation[3]!(...points(configurations.orient2d, 2)),
    orient3d: orientation[4]!(...points(configurations.orient3d, 3)),
    incircle: inSphere[4]!(...points(configurations.incircle, 2)),
    insphere: inSphere[5]!(...points(configurations.insphere, 3)),
  };
  const all = (of: typeof ours) =>
    Object.fromEntries(names.map((name) => [name, of[name](...configurations[name])])) as Record<
      Name,
      number
    >;
  return {
    unerring: all(ours),
    'robust-predicates': all(flat),
    'robust-orientation, robust-in-sphere': onPoints,
  };
}

/** The table of the page: for each package the signs in the order of the rows. */
function documented(): Record<string, string[]> {
  const page = readFileSync(join(root, 'docs/conventions.md'), 'utf8');
  const rows = page
    .split('\n## Shapes')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const [head, , ...body] = rows;
  return Object.fromEntries(head!.slice(1).map((name, i) => [name, body.map((row) => row[i + 1]!)]));
}

describe('the table of sign conventions', () => {
  it('has a row for each core predicate and a column for each package', () => {
    expect(Object.keys(documented())).toHaveLength(5);
    for (const signs of Object.values(documented())) expect(signs).toHaveLength(4);
  });

  it('says what the installed packages return', async () => {
    const table = documented();
    for (const [name, signs] of Object.entries(await measured())) {
      expect(table[name], name).toEqual(names.map((predicate) => (signs[predicate] > 0 ? '+' : '-')));
      expect(Object.values(signs).every((sign) => sign !== 0 && !Number.isNaN(sign))).toBe(true);
    }
  });

  it('agrees with the harness, which turns every target to our signs', async () => {
    for (const name of ['unerring', 'robust-predicates', 'robust-orientation', 'naive']) {
      const engine = (await loadEngine(name))!;
      for (const predicate of names) {
        const values = configurations[predicate];
        const [said] = Array.from(
          await engine.ask(requireQuestion(predicate), casesOf(values.length, values)),
        );
        expect(said, name).toBeGreaterThan(0);
      }
    }
  });
});
