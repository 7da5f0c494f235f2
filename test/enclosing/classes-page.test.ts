import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as enclosing from '../../src/enclosing/index.js';
import { enclosingQuestions } from '../../src/oracle/questions/enclosing/index.js';
import { questions } from '../../src/oracle/questions/index.js';

const page = readFileSync(new URL('../../docs/enclosing.md', import.meta.url), 'utf8');
const [, section = ''] = page.split('\n## Classes\n');
const rows = section
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => [...line.matchAll(/`(\w+)`/g)].map(([, word]) => word!));
const documented: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  rows.map(([name, ...classes]) => [name!, classes]),
);

/** Functions that are asked within the question of another one. */
const ASKED_WITH: Readonly<Record<string, string>> = {
  enclosingCircle2d: 'smallestEnclosingCircle2d',
  enclosingCircleOfCircles2d: 'smallestEnclosingCircleOfCircles2d',
  enclosingBox2d: 'enclosingBox',
};
const classesOf = (name: string) => questions.find((question) => question.name === name)?.classes;

it('the page of enclosing lists the classes of all functions as the harness has them', () => {
  const wrong = Object.entries(documented).filter(([name, classes]) => {
    const found = classesOf(ASKED_WITH[name] ?? name);
    return found === undefined || found.join() !== classes.join();
  });
  expect(wrong).toEqual([]);
  expect(rows).toHaveLength(Object.keys(documented).length);
  expect(enclosingQuestions.map(({ name }) => name).filter((name) => !(name in documented))).toEqual([]);
});

it('and every function but those that unfold a hull or list axes', () => {
  const others = [
    'kDopAxes',
    'convexHullFaces',
    'convexHullTriangles',
    'convexHullEdges',
    'convexHullFeature',
    'convexHullPolyhedron',
  ];
  const missing = Object.keys(enclosing).filter((name) => !(name in documented) && !others.includes(name));
  expect(missing).toEqual([]);
});
