// npm packages against an exported suite: node suite-packages.mjs robust-predicates suite/*.json (or jsts, turf, point-in-polygon)
// unerring suite export --out suite
import { readFileSync } from 'node:fs';
import { ENGINES } from './packages.mjs';

/** A double from C99 hexadecimal. Exact: an integer first, then a power of two in two steps, both of which are doubles. */
function double(text) {
  const [, sign, digits, power] = /^(-?)0x(.*)p(.*)$/.exec(text);
  const x = Number.parseInt(digits.replace('.', ''), 16) * (sign === '-' ? -1 : 1);
  const exponent = Number(power) - 4 * (digits.length > 1 ? digits.length - 2 : 0);
  return x * 2 ** Math.max(exponent, -1022) * 2 ** Math.min(exponent + 1022, 0);
}

const [engineName, ...files] = process.argv.slice(2);
const engine = await ENGINES[engineName]();
for (const suite of files
  .map((path) => JSON.parse(readFileSync(path, 'utf8')))
  .filter(({ question }) => engine[question])) {
  const tally = {};
  for (const { family, cases } of suite.groups)
    for (const { id, flags, values, answer, yes } of cases) {
      const truth = yes === undefined ? answer : yes;
      let said;
      try {
        said = engine[suite.question](values.map(double));
        if (typeof said === 'number') said = Number.isNaN(said) ? 'NaN' : Math.sign(said);
      } catch (error) {
        said = `threw: ${error.message}`;
      }
      if (said === undefined || truth === null) continue; // not asked, or neither yes nor no
      const right = said === truth; // -0 is 0
      for (const row of [`family ${family}`, ...flags]) {
        tally[row] ??= [0, 0];
        tally[row][right ? 0 : 1]++;
      }
      if (!right) console.log(JSON.stringify({ id, flags, said, truth }));
    }
  for (const [row, [passed, failed]] of Object.entries(tally))
    console.log(JSON.stringify({ question: suite.question, flag: row, passed, failed }));
}
