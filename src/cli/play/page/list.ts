/// <reference lib="dom" />
import type { Example } from '../catalogue.js';
import type { LessonRow } from '../lessons/index.js';

/** So many of what was searched for are shown. */
const MOST_FOUND = 60;

interface Row {
  readonly href: string;
  readonly title: string;
  /** What is searched. */
  readonly text: string;
}

function linkTo({ href, title }: Row): HTMLLIElement {
  const [item, link] = [document.createElement('li'), document.createElement('a')];
  link.href = href;
  link.textContent = title;
  if (href === location.hash) link.setAttribute('aria-current', 'true');
  item.append(link);
  return item;
}

function listOf(rows: readonly Row[]): HTMLUListElement {
  const list = document.createElement('ul');
  list.append(...rows.map(linkTo));
  return list;
}

function group(title: string, rows: readonly Row[], isOpen: boolean): HTMLDetailsElement {
  const [element, summary] = [document.createElement('details'), document.createElement('summary')];
  summary.textContent = `${title} (${rows.length})`;
  element.append(summary);
  // Two thousand links are made when they are looked at.
  const fill = () => {
    if (element.open && element.childElementCount === 1) element.append(listOf(rows));
  };
  element.addEventListener('toggle', fill);
  element.open = isOpen;
  fill();
  return element;
}

/** The rows that have all words, those with a word in their title first. */
function matches(rows: readonly Row[], words: readonly string[]): Row[] {
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = rows.filter(({ text }) => has(text));
  const inTitle = found.filter(({ title }) => has(title)).sort((a, b) => a.title.length - b.title.length);
  return [...inTitle, ...found.filter((row) => !inTitle.includes(row))];
}

/** Fills the list beside the program, and lets it be searched. */
export function showList(lessons: readonly LessonRow[], examples: readonly Example[]): void {
  const [list, search, found] = ['list', 'search', 'found'].map((id) => document.getElementById(id)!) as [
    HTMLElement,
    HTMLInputElement,
    HTMLElement,
  ];
  const lessonRows = lessons.map(({ id, title, about }) => ({
    href: `#lesson=${id}`,
    title,
    text: `${title} ${about}`,
  }));
  const exampleRows = examples.map(({ id, title, group: from, code }) => ({
    href: `#example=${id}`,
    title,
    group: from,
    text: `${title} ${from} ${code}`,
  }));
  const groups = [...new Set(examples.map((one) => one.group))];
  const showAll = () => {
    found.textContent = '';
    list.replaceChildren(
      group('Lessons', lessonRows, true),
      ...groups.map((name) =>
        group(
          name,
          exampleRows.filter((row) => row.group === name),
          false,
        ),
      ),
    );
  };
  const show = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return showAll();
    const rows = matches([...lessonRows, ...exampleRows], words);
    const more = rows.length > MOST_FOUND ? `, the first ${MOST_FOUND} are shown` : '';
    found.textContent = `${rows.length} found${more}`;
    list.replaceChildren(listOf(rows.slice(0, MOST_FOUND)));
  };
  search.addEventListener('input', show);
  showAll();
}
