import { describe, expect, test } from 'vitest';
import { EXPLANATIONS } from '../../src/cli/explanations.js';
import { parseMesh } from '../../src/formats/index.js';
import { checkMesh } from '../../src/mesh/index.js';
import { FINDING_KINDS, type FindingKind } from '../../src/mesh/validation/finding-kinds.js';

const kinds = Object.keys(FINDING_KINDS) as FindingKind[];

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
    expect(checkMesh(mesh).findings.map((finding) => finding.kind)).toContain(kind);
  });
});
