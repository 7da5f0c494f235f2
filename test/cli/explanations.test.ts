import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXPLANATIONS } from '../../src/cli/explanations.js';
import { checkJob } from '../../src/cli/mesh/check-job.js';
import type { CheckJob } from '../../src/cli/mesh/check-types.js';
import { MAP_EXPLANATIONS, MAP_FINDING_KINDS } from '../../src/cli/mesh/map-findings.js';
import { parseMesh } from '../../src/formats/index.js';
import { checkMesh } from '../../src/mesh/index.js';
import { FINDING_TYPES, type FindingType } from '../../src/mesh/validation/finding-kinds.js';
import { temporaryFolder } from './models.js';

const kinds = Object.keys(FINDING_TYPES) as FindingType[];

test('every kind of finding is explained, and nothing else', () => {
  expect(Object.keys(EXPLANATIONS)).toEqual(kinds);
});

describe.each(kinds)('%s', (kind) => {
  const { what, why, mend, example } = EXPLANATIONS[kind];

  test('is told in sentences', () => {
    for (const text of [what, why, mend]) expect(text).toMatch(/^[A-Z][^\n]{10,}[.]$/);
  });

  test('is what its example has', async () => {
    const { mesh } = await parseMesh(new TextEncoder().encode(example), 'obj');
    expect(checkMesh(mesh).findings.map((finding) => finding.type)).toContain(kind);
  });
});

const folder = temporaryFolder();
const PLAIN = {
  kind: 'check',
  weld: null,
  selfIntersections: 'all',
  maxPairs: 100,
  limit: 10,
  threads: 1,
  fingerprints: false,
  html: null,
  svg: null,
  json: false,
} as const;

describe.each(MAP_FINDING_KINDS)('%s, in maps', (kind) => {
  const { what, why, mend, example } = MAP_EXPLANATIONS[kind];

  test('is told in sentences', () => {
    for (const text of [what, why, mend]) expect(text).toMatch(/^[A-Z][^\n]{10,}[.]$/);
  });

  test('is all that its example has', async () => {
    const path = join(folder, `${kind}.map`);
    writeFileSync(path, example);
    const found = await checkJob({ ...PLAIN, source: { path } } as CheckJob, {
      signal: { aborted: false },
      progress: () => {},
    });
    expect(found.findings.map((finding) => finding.type)).toEqual([kind]);
  });
});
