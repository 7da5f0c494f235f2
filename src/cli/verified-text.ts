import { grouped, type Style } from '../../fuzz/report/style.js';
import { counted } from '../../fuzz/report/summary.js';
import type { Noted, ResponseJudge } from '../../fuzz/suite/response-judge.js';
import type { Suite } from '../../fuzz/suite/suite.js';
import { printable } from '../pictures/printable.js';
import { ledgerText } from './ledger-text.js';

/** What was not as it should be beside the answers themselves, with the first of it. */
function notedLines(what: string, { count, examples }: Noted, style: Style): string[] {
  if (count === 0) return [];
  const more = count > examples.length ? [`    ... and ${grouped(count - examples.length)} more`] : [];
  return [
    `  ${style.bad(`${grouped(count)} ${what}`)}`,
    ...examples.map((one) => `    ${printable(one)}`),
    ...more,
  ];
}

/** What `unerring suite verify` says. */
export function verifiedText(
  { questions, seed }: Suite,
  { answered, ledger, unreadable, repeated }: ResponseJudge,
  missing: Noted,
  style: Style,
): string {
  const head = `${style.bold('unerring suite verify')}: ${questions[0]}, seed ${seed}, ${counted(answered, 'answer', 'answers')}`;
  const unsupported =
    ledger.unsupported === 0 ? '' : `, ${grouped(ledger.unsupported)} of them null or not to be judged`;
  const noted = [
    ...notedLines('without an answer (gen and verify take the same options)', missing, style),
    ...notedLines('no responses', unreadable, style),
    ...notedLines('answered more than once', repeated, style),
  ];
  const parts = [`${head}${unsupported}`, ledgerText(ledger, style).trimEnd(), noted.join('\n')];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
