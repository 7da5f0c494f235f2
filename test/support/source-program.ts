import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../../', import.meta.url));

let program: ts.Program | undefined;

/** All that entries of the package export, with its types: made once for all tests that look at it, in seconds. */
export function sourceProgram(): ts.Program {
  if (program !== undefined) return program;
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root, undefined, 'tsconfig.json');
  const { entryPoints } = JSON.parse(readFileSync(`${root}typedoc.json`, 'utf8')) as {
    entryPoints: string[];
  };
  program = ts.createProgram({ rootNames: entryPoints.map((entry) => `${root}${entry}`), options });
  return program;
}
