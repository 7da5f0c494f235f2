import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as bsp from '../../src/bsp/index.js';
import * as distance from '../../src/distance/index.js';
import * as enclosing from '../../src/enclosing/index.js';
import * as implicit from '../../src/implicit/index.js';
import { questions as queries } from '../../src/oracle/questions/index.js';
import * as planar from '../../src/planar/index.js';
import * as predicates from '../../src/predicates/index.js';
import * as round from '../../src/round/index.js';
import * as spatial from '../../src/spatial/index.js';
import { root } from './find-examples.js';

type Exports = Readonly<Record<string, unknown>>;

const page = readFileSync(join(root, 'docs/queries.md'), 'utf8');
const meshes = readFileSync(join(root, 'docs/meshes.md'), 'utf8');
const solids = readFileSync(join(root, 'docs/solids.md'), 'utf8');
const oracle = readFileSync(join(root, 'docs/oracle.md'), 'utf8');
const distances = readFileSync(join(root, 'docs/distance.md'), 'utf8');
const convex = readFileSync(join(root, 'docs/distance-convex.md'), 'utf8');
const rounds = readFileSync(join(root, 'docs/round.md'), 'utf8');
const motions = readFileSync(join(root, 'docs/motion-questions.md'), 'utf8');
const modules: Readonly<Record<string, Exports>> = { planar, spatial, enclosing, implicit, bsp };
const exported: Exports = {
  ...predicates,
  ...implicit,
  ...spatial,
  ...planar,
  ...enclosing,
  ...bsp,
  ...distance,
  ...round,
};

/** The text under a heading of the second level. */
function sectionOf(text: string, title: string): string {
  const [, rest = ''] = text.split(`\n## ${title}\n`);
  return rest.split(/\n## /)[0]!;
}

function section(title: string): string {
  return sectionOf(page, title);
}

/** What stands between backticks outside of code blocks. */
function quoted(text: string): string[] {
  return [...text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);
}

const classTable = section('Classes');
const words = quoted(page.replace(classTable, ''));
const calls = words.flatMap((code) => [...code.matchAll(/(?<![.\w])([A-Za-z]\w*)\(([^()]*)\)/g)]);

/** Parameters, methods and shapes' properties that look like names of functions. */
const otherNames = new Set(['containsPoint', 'halfSize']);

describe('the page of queries', () => {
  it.each(Object.keys(modules))('names every function of unerring/%s', (name) => {
    const named = new Set(words.flatMap((code) => code.match(/[A-Za-z]\w*/g) ?? []));
    const functions = Object.entries(modules[name]!).filter(([, value]) => typeof value === 'function');
    expect(functions.map(([key]) => key).filter((key) => !named.has(key))).toEqual([]);
  });

  it('names no function that does not exist', () => {
    const like = words.filter((code) => /^[a-z]+\d*[a-z]*[A-Z]\w*$/.test(code) && !otherNames.has(code));
    const called = calls.map(([, name]) => name!);
    expect(called.length).toBeGreaterThan(150);
    const unknown = [...like, ...called].filter((name) => typeof exported[name] !== 'function');
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('calls functions with as many arguments as they have', () => {
    const wrong = calls.filter(([, name, list]) => {
      const { length } = exported[name!] as (...values: unknown[]) => unknown;
      return list!.split(',').length < length;
    });
    expect(wrong.map(([code]) => code)).toEqual([]);
  });

  it.each([
    [
      'queries.md',
      classTable,
      queries.filter(
        ({ area, check }) => !check && !['meshes', 'solids', 'distance', 'round', 'motion'].includes(area),
      ),
    ],
    ['oracle.md', sectionOf(oracle, 'Classes of constructions'), queries.filter(({ check }) => check)],
    [
      'distance.md',
      sectionOf(distances, 'Classes') + sectionOf(convex, 'Classes'),
      queries.filter(({ area }) => area === 'distance'),
    ],
    ['round.md', sectionOf(rounds, 'Classes'), queries.filter(({ area }) => area === 'round')],
    ['motion-questions.md', sectionOf(motions, 'Classes'), queries.filter(({ area }) => area === 'motion')],
    ['solids.md', sectionOf(solids, 'Classes'), queries.filter(({ area }) => area === 'solids')],
    ['meshes.md', sectionOf(meshes, 'Classes'), queries.filter(({ area }) => area === 'meshes')],
  ])('and its kin list the classes of every query as the harness has them: %s', (_, table, listed) => {
    const rows = table.split('\n').filter((line) => line.startsWith('| `'));
    const documented = rows.map((row) => {
      const [name, ...classes] = quoted(row);
      return [name, classes];
    });
    expect(Object.fromEntries(documented)).toEqual(
      Object.fromEntries(listed.map(({ name, classes }) => [name, [...classes]])),
    );
    expect(rows).toHaveLength(listed.length);
  });

  it('and that of distances names every function of unerring/distance, and none that does not exist', () => {
    const named = quoted(distances + convex).flatMap((code) => code.match(/^[a-z]\w*[A-Z]\w*$/g) ?? []);
    expect(
      Object.keys(distance).filter((name) => !named.includes(name) && name !== 'compareDistance'),
    ).toEqual([]);
    const members = ['squaredDistance', 'pointA', 'pointB', 'squaredDepth', 'halfPlanes', 'convexSolid'];
    expect(named.filter((name) => !members.includes(name) && !(name in exported))).toEqual([]);
  });

  it('and that of round shapes names every function of unerring/round, and none that does not exist', () => {
    const named = quoted(rounds).flatMap((code) => code.match(/^[a-z]\w*[A-Z]\w*/g) ?? []);
    expect(Object.keys(round).filter((name) => !named.includes(name))).toEqual([]);
    expect(
      named.filter(
        (name) =>
          // Questions about `boxOf` of `unerring/shapes`, kind by kind.
          !/^boxOf[A-Z]/.test(name) &&
          !['startRadius', 'endRadius', 'compareOfHits'].includes(name) &&
          !(name in exported),
      ),
    ).toEqual([]);
  });

  it('has a heading behind every link to a place in it', () => {
    const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
      title!
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replace(/ /g, '-'),
    );
    const links = [...page.matchAll(/\]\(#([^)]*)\)/g)].map(([, target]) => target);
    expect(links.filter((target) => !headings.includes(target!))).toEqual([]);
  });
});
