/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Drawing } from '../../../../src/pictures/drawing.js';
import { type Eye, firstEye } from '../../../../src/pictures/eye.js';
import { spaceBody } from '../../../../src/pictures/space-svg.js';
import { turnedBy } from './turning.js';

// The program of the report: pictures in space turn, texts are copied, the theme changes. The page is whole without it.

/** Lets a picture turn: by dragging, by the arrow keys, and back with 0. */
function turning(frame: HTMLElement): void {
  const svg = frame.querySelector('svg')!;
  const drawing = JSON.parse(frame.querySelector('.drawing')!.textContent!) as Drawing;
  const first = firstEye(drawing);
  let eye: Eye = first;
  const show = (next: Eye) => {
    eye = next;
    svg.innerHTML = spaceBody(drawing, eye).text;
  };
  frame.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const next = turnedBy(eye, event.key, first);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  });
  let from: { x: number; y: number; eye: Eye } | undefined;
  frame.addEventListener('pointerdown', ({ clientX, clientY, pointerId }) => {
    from = { x: clientX, y: clientY, eye };
    frame.setPointerCapture(pointerId);
  });
  frame.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (from === undefined) return;
    const radians = Math.PI / frame.clientWidth;
    show({
      turn: from.eye.turn - (clientX - from.x) * radians,
      rise: from.eye.rise + (clientY - from.y) * radians,
    });
  });
  for (const type of ['pointerup', 'pointercancel']) {
    frame.addEventListener(type, () => {
      from = undefined;
    });
  }
}

/** Copies the text beside a button, where the browser lets it; else the text is selected. */
function copying(button: HTMLButtonElement): void {
  const text = button.previousElementSibling!;
  const say = (word: string) => {
    button.textContent = word;
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1500);
  };
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text.textContent!);
      say('Copied');
    } catch {
      getSelection()?.selectAllChildren(text);
      say('Selected');
    }
  });
}

/** The button for the other theme. */
function theming(button: HTMLButtonElement): void {
  const root = document.documentElement;
  const isDark = () =>
    (root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) ===
    'dark';
  const name = () => {
    button.textContent = isDark() ? 'Light' : 'Dark';
  };
  button.addEventListener('click', () => {
    root.dataset.theme = isDark() ? 'light' : 'dark';
    name();
  });
  name();
}

document.documentElement.classList.add('scripted');
for (const frame of document.querySelectorAll<HTMLElement>('.turns')) turning(frame);
for (const button of document.querySelectorAll<HTMLButtonElement>('.copy')) copying(button);
theming(document.querySelector<HTMLButtonElement>('#theme')!);
