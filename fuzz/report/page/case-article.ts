import { toDecimal, toHexFloat } from '../../../src/oracle/cases/doubles.js';
import { caseIdText } from '../../../src/oracle/protocol/case-id.js';
import { type AnyQuestion, yesMeans } from '../../../src/oracle/questions/question.js';
import { requireQuestion } from '../../../src/oracle/questions/registry.js';
import { describeArguments } from '../../../src/oracle/questions/shapes.js';
import { asDecimals, describeDecimals } from '../../../src/oracle/verdict/as-decimals.js';
import { type Facts, factsOf } from '../../../src/oracle/verdict/facts.js';
import { placeText } from '../../../src/oracle/verdict/margins/place.js';
import { type Markup, markup } from '../../../src/pictures/markup.js';
import { type Finding, LAWS, REFEREES, TIERS } from '../../campaign/finding.js';
import { smallestOf } from '../../campaign/proper.js';
import { shortNumbers } from '../long-numbers.js';
import { figuresOf } from './figures.js';
import { snippetFor } from './snippets/index.js';
import { anchorOf, copied, told } from './text.js';

/** Who judge ourselves, and are no engines. */
const PSEUDO: readonly string[] = [REFEREES, TIERS, LAWS];

const KIND_WORDS: Readonly<Record<Finding['kind'], string>> = {
  wrong: 'wrong',
  'invalid-output': 'invalid output',
  crashed: 'crashed',
  'timed-out': 'timed out',
};
const HIT_WORDS = { missed: 'a missed hit', false: 'a false hit' } as const;

/** The text of an id of the case as it was found. */
export function idOf({ question, family, seed, case: number }: Finding): string {
  return caseIdText({ question, family, seed, case: number });
}

/** The facts of a finding as it is shown; `undefined` for those about ourselves. */
function factsFor(finding: Finding, question: AnyQuestion, values: readonly number[]): Facts | undefined {
  if (PSEUDO.includes(finding.target)) return undefined;
  const { expected, got } = finding.shrunk ?? finding;
  return factsOf(question, values, { verdict: finding.kind, expected, got });
}

/** Why it is so: what meets, the signs behind it, and how near a miss it was. */
function reasons(facts: Facts): Markup[] {
  const place = placeText(facts);
  const signs = facts.signs.map(
    ({ predicate, of, sign }) => markup`<li><code>${predicate}(${of.join(', ')}) = ${sign}</code></li>`,
  );
  return [
    ...(facts.features.length > 0
      ? [markup`<li>features that meet: <code>${facts.features.join(', ')}</code></li>`]
      : []),
    ...signs,
    ...(place === undefined ? [] : [markup`<li>the case lies ${place}</li>`]),
  ];
}

function definitions(pairs: readonly (readonly [string, Markup | undefined])[]): Markup {
  return markup`<dl>${pairs.map(([name, value]) => value && markup`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}

function toldAbout(finding: Finding, question: AnyQuestion, facts: Facts | undefined): Markup {
  const { expected, got } = finding.shrunk ?? finding;
  const values = smallestOf(finding);
  const why = facts === undefined ? [] : reasons(facts);
  const decimals = facts === undefined ? undefined : asDecimals(question, values);
  const whole = facts !== undefined && facts.truth !== expected ? markup` (<code>${facts.truth}</code>)` : '';
  const yes = yesMeans(question);
  return markup`<div class="told">${definitions([
    ['Asked', markup`<code>${describeArguments(question, values)}</code>`],
    ['Yes means', yes === undefined ? undefined : markup`${yes}`],
    ['Said', markup`<code class="said bad">${told(shortNumbers(got))}</code>`],
    ['The truth', markup`<code class="said good">${told(shortNumbers(String(expected)))}</code>${whole}`],
    ['Why', why.length === 0 ? undefined : markup`<ul>${why}</ul>`],
    ['Decimals', decimals?.differs ? markup`${describeDecimals(decimals)}` : undefined],
  ])}</div>`;
}

/** The numbers one by one where they are few, and to copy in both notations. */
function numbersOf({ layout, name }: AnyQuestion, values: readonly number[]): Markup {
  const rows = values.map(
    (x, i) =>
      markup`<tr><th scope="row">${layout.names[i] ?? String(i)}</th><td>${toDecimal(x)}</td><td>${toHexFloat(x)}</td></tr>`,
  );
  const table = markup`<div class="scroll numbers" role="region" aria-label="The numbers of ${name}" tabindex="0"><table><thead><tr><th scope="col">name</th><th scope="col">decimal</th><th scope="col">hexadecimal</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  return markup`<details><summary>The ${values.length} numbers</summary>${values.length <= 24 ? table : ''}
<div class="row">${copied(values.map(toDecimal).join(', '), 'the numbers as decimals')}</div>
<div class="row">${copied(values.map(toHexFloat).join(', '), 'the numbers as hexadecimals')}</div></details>`;
}

function testOf(finding: Finding, question: AnyQuestion): Markup {
  const { expected } = finding.shrunk ?? finding;
  const { target: engine, module } = finding;
  const { title, code } = snippetFor({
    engine,
    module,
    question,
    values: smallestOf(finding),
    expected,
    id: idOf(finding),
  });
  return markup`<details><summary>A test case: ${told(title)}</summary>${copied(code, 'the test case')}</details>`;
}

/** Where a case stands on the page: under its id, or if that is taken under that and its engine. */
export function anchorFor(finding: Finding, taken: Set<string>): string {
  const id = idOf(finding);
  const own = taken.has(id) ? anchorOf(`${id};engine=${finding.target}`) : id;
  taken.add(own);
  return own;
}

/** A failing case: what was asked, said and true, why, its picture, its numbers, and a test of it. */
export function caseArticle(finding: Finding, anchor: string): Markup {
  const question = requireQuestion(finding.question);
  const values = smallestOf(finding);
  const facts = factsFor(finding, question, values);
  const hit = facts?.hit === undefined ? '' : `, ${HIT_WORDS[facts.hit]}`;
  const tier = finding.tier === undefined ? '' : markup` <span class="soft">(${finding.tier})</span>`;
  const shrunk = finding.shrunk === undefined ? 'As it was found' : 'Made smaller from the case found';
  return markup`<article class="case" id="${anchor}">
<header><h4><a href="#${anchor}">${finding.question}</a>${tier}</h4><span class="badge bad">${KIND_WORDS[finding.kind]}${hit}</span><span class="soft small">family ${finding.family}</span></header>
<div class="body">${figuresOf(question, values, (finding.shrunk ?? finding).made)}${toldAbout(finding, question, facts)}</div>
${numbersOf(question, values)}
${PSEUDO.includes(finding.target) ? '' : testOf(finding, question)}
<p class="soft small">${shrunk}: <code>${idOf(finding)}</code></p>
</article>
`;
}
