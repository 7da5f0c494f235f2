import type { HelpText } from './help-text.js';

const MODULE = `
A module is an ES module whose exports have the names of predicates or queries
(--list):

  // my-engine.mjs
  export const orient2d = (ax, ay, bx, by, cx, cy) =>
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  export const shapes = {
    // Or a promise, the whole answer as text, or undefined.
    pointTriangle: (point, { a, b, c }) => true,
  };

It runs in a process of its own; what it prints goes to stderr. All of it:
docs/fuzzing.md in the package.
`;

/** What stands below the options of `unerring fuzz --help`. */
export const FUZZ_HELP: HelpText = {
  examples: [
    ['unerring fuzz --predicate core --seconds 20', "Shewchuk's four, every implementation at hand"],
    ['unerring fuzz --target-module my-engine.mjs', 'the predicates that your module exports'],
    ['unerring fuzz --query hot --target-module my-engine.mjs', 'its queries among those that matter most'],
    ['unerring fuzz --replay found.jsonl', 'which of these failures are still there?'],
    ['unerring fuzz --list', 'predicates, queries, families, targets'],
  ],
  codes: [
    ['0', 'nothing found in the targets that must be clean'],
    ['1', 'something found'],
    [
      '2',
      'the command line or a module makes no sense, nothing was judged, a question has no case, or a file cannot be written',
    ],
  ],
};

/** What a module looks like. */
export const MODULE_HELP = MODULE;
