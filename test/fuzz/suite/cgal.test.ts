import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { ProgramEngine } from '../../../fuzz/programs/program-engine.js';
import { drawnCases } from '../../../fuzz/suite/drawn-cases.js';
import { requireQuestion } from '../../../src/oracle/questions/registry.js';
import { judgeCases } from '../../../src/oracle/verdict/judge-cases.js';
import { exported, report, suiteFolder, works } from './exported.js';

const folder = suiteFolder();
const hasCgal = works('c++', '--version') && existsSync('/usr/include/CGAL/version.h');

/** Builds a program of docs/engines; without optimisation, which takes longer than all the asking. */
async function build(name: string): Promise<string> {
  const program = join(folder, name);
  const flags = ['-O0', '-std=c++17', '-frounding-math'];
  await promisify(execFile)('c++', [...flags, `docs/engines/${name}.cpp`, '-o', program, '-lgmp', '-lmpfr']);
  return program;
}

describe.skipIf(!hasCgal)("CGAL's exact kernel", () => {
  let runner: string;
  let engine: string;

  beforeAll(async () => {
    [runner, engine] = await Promise.all([build('suite-cgal'), build('cgal')]);
  });

  test('comes out clean of the suites of predicates and of the queries that need no crossing point', async () => {
    const names = ['orient2d', 'orient3d', 'incircle', 'insphere', 'powerTest3d', 'orientDirection3d'];
    const queries = [
      'segmentSegment2d',
      'pointPolygon2d',
      'triangleTriangle',
      'rayTriangle',
      'tetrahedronTetrahedron',
    ];
    const { failures, of } = report(runner, ...(await exported(folder, [...names, ...queries])));
    expect(failures).toEqual([]);
    expect(of('BASIC')[0]).toBeGreaterThan(40);
  });

  test('is accused of what is its own: crossings of lines beyond the range of its intervals, lines in the side of a box', async () => {
    const { failures } = report(runner, ...(await exported(folder, ['lineLine2d', 'lineSegment2d'])));
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.filter(({ flags }) => !flags.includes('OUTSIDE_WINDOW'))).toEqual([]);
  });

  test('answers by the line protocol', async () => {
    const program = new ProgramEngine(engine, { timeout: 5000, notation: 'decimal' });
    try {
      for (const [name, family] of [
        ['insphere', 'subnormals'],
        ['segmentTriangle', 'near-overflow'],
      ] as const) {
        const cases = drawnCases(5, { question: name, family, block: 0, cases: 40 });
        const judged = await judgeCases(program, requireQuestion(name), cases);
        expect(new Set(judged.map(({ verdict }) => verdict)).has('right')).toBe(true);
        expect(judged.filter(({ verdict }) => !['right', 'unsupported'].includes(verdict))).toEqual([]);
      }
    } finally {
      await program.close();
    }
  });
});
