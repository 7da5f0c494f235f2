import { builtInEngines } from '../../../../src/oracle/engines/index.js';
import { requestText } from '../../../../src/oracle/protocol/request.js';
import { answerText } from '../../../../src/oracle/protocol/response.js';
import {
  jsts,
  pointInPolygon,
  pointInPolygonHao,
  robustPointInPolygon,
  robustSegmentIntersect,
  turf,
} from './planar-packages.js';
import { naive, robustOrientation, robustPredicates } from './predicate-packages.js';
import { type Calls, numbers, type SnippetCase } from './snippet.js';
import { cannonEs, three, threeMeshBvh } from './spatial-packages.js';

/** Packages that are asked by code of their own users. */
const PACKAGES: Readonly<Record<string, Calls>> = {
  naive,
  'robust-predicates': robustPredicates,
  'robust-orientation': robustOrientation,
  'robust-segment-intersect': robustSegmentIntersect,
  'robust-point-in-polygon': robustPointInPolygon,
  'point-in-polygon': pointInPolygon,
  'point-in-polygon-hao': pointInPolygonHao,
  turf,
  jsts,
  three,
  'three-mesh-bvh': threeMeshBvh,
  'cannon-es': cannonEs,
};

/** A test for whoever maintains an engine. */
export interface Snippet {
  /** What it is, in words. */
  readonly title: string;
  readonly code: string;
}

/** JavaScript that calls the package with these numbers and prints what it says. */
function packageCall({ engine, question, values, expected }: SnippetCase): Snippet | undefined {
  const calls = Object.hasOwn(PACKAGES, engine) ? PACKAGES[engine]! : {};
  const name = question.peerQuestion ?? question.name;
  const call = Object.hasOwn(calls, name) ? calls[name]!(values) : undefined;
  if (call === undefined) return undefined;
  const code = [...call.before, '', `// The truth is ${expected}.`, `console.log(${call.code});`, ''];
  return { title: `JavaScript for ${engine}`, code: code.join('\n') };
}

/** How the engine of a test comes to be: a built-in one is loaded, a module asked as campaigns do. */
function engineLines({ engine, module }: SnippetCase): {
  imports: readonly string[];
  make: readonly string[];
} {
  const name = JSON.stringify(engine);
  if (module === undefined)
    return { imports: ['loadEngine'], make: [`  const engine = await loadEngine(${name});`] };
  return {
    imports: ['engineOf', 'shapesOf'],
    make: [
      `  const module = await import(${JSON.stringify(module)});`,
      `  const engine = engineOf(${name}, ({ name }) => {`,
      '    const onShapes = module.shapes?.[name];',
      '    return (values) => (onShapes ? onShapes(...shapesOf(question, values)) : module[name](...values));',
      '  });',
    ],
  };
}

/** A test with this package as the judge. */
function judgedTest(of: SnippetCase): Snippet {
  const { question, values, expected, id } = of;
  const { imports, make } = engineLines(of);
  const names = ['casesOf', 'judgeCases', 'loadQuestions', 'requireQuestion', ...imports].sort();
  const code = [
    `import { ${names.join(', ')} } from 'unerring/oracle';`,
    "import { expect, test } from 'vitest';",
    '',
    `test(${JSON.stringify(id)}, async () => {`,
    '  await loadQuestions();',
    `  const question = requireQuestion(${JSON.stringify(question.name)});`,
    ...make,
    `  const values = [${numbers(values)}];`,
    `  const [judged] = await judgeCases(engine, question, casesOf(${values.length}, values));`,
    `  // The truth is ${expected}.`,
    "  expect(judged.verdict).toBe('right');",
    '});',
    '',
  ];
  return { title: 'A test for vitest, judged by unerring', code: code.join('\n') };
}

/** The line that a program gets, and the one that it should answer. */
function protocolLines({ question, values, expected, id }: SnippetCase): Snippet {
  const code = [requestText(id, question.name, values, 'decimal'), answerText(id, answerOf(expected)), ''];
  return { title: 'The request, and the right response, by the line protocol', code: code.join('\n') };
}

/** What JSON has for it: a yes or no is no text. */
function answerOf(expected: SnippetCase['expected']): number | string | boolean {
  return expected === 'true' ? true : expected === 'false' ? false : expected;
}

/** A ready test of one case for an engine: in code of its users, by the line protocol, or as a test of ours. */
export function snippetFor(of: SnippetCase): Snippet {
  const isProgram = of.module === undefined && !builtInEngines.includes(of.engine);
  return isProgram ? protocolLines(of) : (packageCall(of) ?? judgedTest(of));
}
