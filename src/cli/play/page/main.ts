/// <reference lib="dom" />
import type { Catalogue, Example } from '../catalogue.js';
import { LESSONS } from '../lessons/index.js';
import type { Said } from '../run/execute.js';
import { caseProgram, REFUSED } from './case-program.js';
import { Editor } from './editor.js';
import { LessonView } from './lesson-view.js';
import { codeFragment, placeOf } from './link.js';
import { showList } from './list.js';
import { type End, type Run, runProgram } from './run-program.js';

// The program of the playground's page.

const byId = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

const FIRST = `import { orient2d } from 'unerring';
import { segmentSegment2d } from 'unerring/planar';

// On which side of the line through (0, 0) and (1, 1) is a point, by the last bit?
orient2d(0, 0, 1, 1, 0.5, 0.5000000000000001);
orient2d(0, 0, 1, 1, 0.5, 0.5);

const a = { start: [0, 0], end: [4, 4] } as const;
const b = { start: [0, 4], end: [2, 2] } as const;
segmentSegment2d(a, b);
console.log('1 is to the left, 0 is on the line');
`;

const ENDS: Readonly<Record<End, string>> = {
  done: 'Done.',
  failed: 'It failed.',
  stopped: 'Stopped.',
  'too-long': 'Stopped after 10 seconds.',
};

const [skipButton, runButton, stopButton, linkButton] = [
  byId<HTMLButtonElement>('skip'),
  byId<HTMLButtonElement>('run'),
  byId<HTMLButtonElement>('stop'),
  byId<HTMLButtonElement>('link'),
];
const [output, state] = [byId('output'), byId('state')];

/** What is loaded once the page is there, and the run that is under way. */
const known: { exports: Catalogue['exports']; examples: readonly Example[] } = { exports: [], examples: [] };
const running: { run?: Run } = {};
/** How many links were followed. */
const opened = { turn: 0 };

const editor = new Editor(byId('editor'), known, {
  run: () => void run(),
  changed: () => {
    sayState('');
  },
});
const lessonView = new LessonView(byId('lesson'), (code) => {
  editor.set(code);
  void run();
});

/** Says what goes on, or what is wrong. */
function sayState(text: string, isWrong = false): void {
  state.textContent = text;
  state.classList.toggle('wrong', isWrong);
}

/** A line of what is said, with the number of the line that says it. */
function line({ type, line: number, text }: Said): HTMLLIElement {
  const item = document.createElement('li');
  const [at, what] = [document.createElement('span'), document.createElement('span')];
  at.textContent = number === undefined ? '' : `line ${number}`;
  what.textContent = text;
  item.className = type;
  item.append(at, what);
  return item;
}

/** Says in the output where a comment states another value than came. */
function markWrong(said: readonly Said[]): void {
  const wrong = editor.wrongComments(said);
  for (const [i, { line: number }] of said.entries()) {
    const comment = number === undefined ? undefined : wrong.get(number);
    if (comment === undefined) continue;
    const mark = document.createElement('strong');
    mark.className = 'mark';
    mark.textContent = `✗ the comment says ${comment}`;
    output.children[i]!.append(mark);
  }
}

/** Runs the program. @returns what it said */
async function run(): Promise<readonly Said[]> {
  running.run?.stop();
  const said: Said[] = [];
  const program = editor.text;
  output.replaceChildren();
  editor.show([]);
  sayState('Running ...');
  // What comes in one moment is shown at once.
  let isDue = false;
  const show = () => {
    isDue = false;
    if (running.run !== mine) return;
    output.append(...said.slice(output.childElementCount).map(line));
    // Lines of a program that was changed since are not its lines.
    if (editor.text === program) editor.show(said);
  };
  const mine = runProgram(program, (one) => {
    said.push(one);
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(show);
  });
  running.run = mine;
  stopButton.disabled = false;
  const end = await mine.end;
  if (running.run !== mine) return said;
  show();
  stopButton.disabled = true;
  if (editor.text === program) markWrong(said);
  sayState(ENDS[end]);
  return said;
}

/** Shows a part of the page, and hides the others. */
function showOnly(id: 'lesson' | 'case' | undefined): void {
  for (const part of ['lesson', 'case']) byId(part).hidden = part !== id;
}

/** Opens a program; it is not run before somebody says so. */
function openCode(code: string): void {
  running.run?.stop();
  delete running.run;
  stopButton.disabled = true;
  showOnly(undefined);
  editor.set(code);
  output.replaceChildren();
  sayState('');
}

/** What the question is, and what both say to it: what the program of a case shows. */
const CASE_ROWS = ['question', 'kernel', 'referee'] as const;

async function openCase(text: string): Promise<void> {
  const program = caseProgram(text);
  showOnly('case');
  const [answers, verdict] = [byId('case-answers'), byId('case-verdict')];
  answers.replaceChildren();
  verdict.textContent = 'The kernel and the referee are asked ...';
  editor.set(program);
  const said = (await run()).filter(({ type }) => type === 'value');
  if (editor.text !== program || said.length !== CASE_ROWS.length) {
    verdict.textContent = 'There is no answer: the program says why.';
    return;
  }
  answers.append(
    ...CASE_ROWS.flatMap((name, i) => {
      const [term, value] = [document.createElement('dt'), document.createElement('dd')];
      term.textContent = name;
      value.textContent = said[i]!.text.replace(/^'(.*)'$/s, '$1');
      return [term, value];
    }),
  );
  const isSame = said[1]!.text === said[2]!.text;
  if (isSame && said[1]!.text.startsWith(`'${REFUSED}`))
    verdict.textContent = 'This is not a valid case: the program says why.';
  else verdict.textContent = isSame ? 'Both say the same, and share no code.' : 'They do not say the same.';
}

async function openLesson(name: string): Promise<void> {
  const found = LESSONS.find(({ id }) => id === name);
  if (found === undefined) throw new Error(`there is no lesson '${name}'`);
  const { turn } = opened;
  const lesson = await found.load();
  if (turn !== opened.turn) return;
  showOnly('lesson');
  lessonView.open(found.title, lesson);
}

/** On a small screen the list stands before everything else. */
const isSmall = () => matchMedia('(max-width: 899px)').matches;

/** Opens what the address says. */
async function openAddress(): Promise<void> {
  lessonView.leave();
  opened.turn++;
  const { turn } = opened;
  try {
    const place = await placeOf(location.hash);
    // Another link may have been followed while this one was read.
    if (turn !== opened.turn) return;
    for (const link of document.querySelectorAll('#list a'))
      if (link.getAttribute('href') === location.hash) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    if (place === undefined) {
      openCode(FIRST);
      void run();
    } else if (place.type === 'code') {
      openCode(place.code);
      sayState('A program of a link: Run runs it.');
    } else if (place.type === 'case') await openCase(place.name);
    else if (place.type === 'lesson') await openLesson(place.name);
    else {
      const example = known.examples.find(({ id }) => id === place.name);
      if (example === undefined) throw new Error(`there is no example '${place.name}'`);
      openCode(`${example.code}\n`);
      void run();
    }
    if (place !== undefined && isSmall()) {
      const lists = byId<HTMLDetailsElement>('lists');
      // A link that had the focus is folded away.
      const hadFocus = lists.contains(document.activeElement);
      lists.open = false;
      if (hadFocus) byId('work').focus({ preventScroll: true });
      byId('work').scrollIntoView();
    }
  } catch (error) {
    openCode(FIRST);
    sayState((error as Error).message, true);
  }
}

async function copyLink(): Promise<void> {
  try {
    history.replaceState(null, '', await codeFragment(editor.text));
  } catch (error) {
    sayState((error as Error).message, true);
    return;
  }
  try {
    await navigator.clipboard.writeText(location.href);
    sayState('The link is copied.');
  } catch {
    sayState('The link stands in the address bar.');
  }
}

runButton.addEventListener('click', () => void run());
skipButton.addEventListener('click', () => runButton.focus());
stopButton.addEventListener('click', () => {
  // A button that is disabled loses the focus.
  runButton.focus();
  running.run?.stop();
});
linkButton.addEventListener('click', () => void copyLink());
window.addEventListener('keydown', ({ key, defaultPrevented, target }) => {
  // Escape has a meaning of its own in the search, and where names are completed.
  if (key === 'Escape' && !defaultPrevented && target !== byId('search')) running.run?.stop();
});
window.addEventListener('hashchange', () => void openAddress());
if (isSmall()) byId<HTMLDetailsElement>('lists').open = false;

const packed = (await fetch(new URL('catalogue.deflate', document.baseURI))).body!;
const unpacked = packed.pipeThrough(new DecompressionStream('deflate-raw'));
const catalogue = (await new Response(unpacked).json()) as Catalogue;
known.exports = catalogue.exports;
known.examples = catalogue.examples;
showList(LESSONS, known.examples);
await openAddress();
document.documentElement.dataset.ready = 'true';
