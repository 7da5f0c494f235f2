/**
 * Writes docs/engines.md, the record of what engines get wrong, from the results of a campaign:
 *
 *   npx unerring judge <all engines> --count 1500 --keep 1 --no-page --results record.json
 *   npx tsx scripts/engines-page.ts record.json
 */
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportOf } from '../fuzz/campaign/campaign-report.js';
import { readState } from '../fuzz/campaign/state-file.js';
import { markdownText } from '../fuzz/report/markdown.js';
import { requireQuestions } from '../src/oracle/questions/registry.js';
import { projectRoot } from './run-command.js';

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('which results? npx tsx scripts/engines-page.ts record.json');
const state = readState(path);
await requireQuestions(state.plan.questions, []);
const { targets, seed, count } = state.plan;
const command = `npx unerring judge ${targets.map(({ name }) => name).join(' ')} --seed ${seed} --count ${count}`;
/** When the campaign ended. */
const date = statSync(path).mtime.toISOString().slice(0, 10);
if (count === undefined) throw new Error('a campaign by time is no record: give a count');

const head = `# What engines get wrong

Packages that people use, asked about what they answer, on inputs that are **hard on purpose**: points on lines and beside them by an ulp, grids, needles,
subnormals, numbers near the end of the range. How often an engine fails here says nothing about how often it fails on your inputs: many of these engines are made
for speed, for pictures or for games, and say so. What it says is that there are such inputs, what they look like, and that each of these answers is not the truth
about the doubles that were given. What an engine declares of itself (a tolerance, an open boundary, floats of 32 bits) is not held against it; who has a better
reading of an engine's documentation is asked to tell.

Written from the results of

\`\`\`sh
${command}
\`\`\`

on ${date} by \`scripts/engines-page.ts\` in the repository; the same versions, of this project, too, give the same figures, apart from calls that hang. Every case is drawn again
from its id (\`caseOf\` of \`unerring/fuzz\`, [oracle.md](oracle.md#ids-of-cases)); the examples are the smallest inputs found that fail in the same way. A test makes
one in six of these accusations again, sees that each engine was given the very numbers of the case, and counts two of the cells anew.

**Two came out clean.** CGAL 5.5.1's exact kernel gave 1,040,000 answers about predicates on all finite doubles, and none was wrong; of 1,087,848 answers to
43 queries on numbers from 2^-340 to 2^340 in magnitude, where the intervals of its filter hold, none either (one function apart: a line in the side of a box). robust-predicates 3.0.3 gave 1,010,260 answers
on numbers from 2^-142 to 2^201, and none was wrong. Both, GEOS by shapely, and others by runners that share no code with this project are in
[suite.md](suite.md#what-engines-made-of-it).

The table counts cases, of these the failures by kind, and what an engine's own declarations excuse.`;

writeFileSync(join(projectRoot, 'docs', 'engines.md'), markdownText(reportOf(state), state.versions, head));
