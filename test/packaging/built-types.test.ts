/** The declarations that the package ships are sound: who compiles against them without skipping them sees no error. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/run-command.js';

const dist = join(projectRoot, 'dist');

test.each(['.d.ts', '.d.cts'])('declarations in %s files have no error', (ending) => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(dist, name));
  expect(files.length).toBeGreaterThan(20);
  const program = ts.createProgram(files, {
    noEmit: true,
    strict: true,
    module: ts.ModuleKind.Node16,
    moduleResolution: ts.ModuleResolutionKind.Node16,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
  });
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(dist));
  const errors = own.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ]);
  const texts = errors.map(
    ({ file, start, messageText }) =>
      `${file!.fileName.slice(dist.length)}:${file!.getLineAndCharacterOfPosition(start!).line + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
  expect(texts).toEqual([]);
});
