/// <reference lib="dom" />
import { decode, type Model } from './decode.js';
import { button, element, toggle } from './elements.js';
import { fillPanel, type Panel } from './panel.js';
import { applyTheme, preferredTheme, type Theme } from './theme.js';
import { View } from './view.js';

// The program of the page that `unerring check --html` writes. The page holds the model as a JSON document, and the
// elements #model, #view, #panel and #tools.

const byId = (id: string) => document.getElementById(id)!;

/** The view, or nothing where the browser cannot draw: the findings can still be read. */
function tryView(model: Model, theme: Theme): View | undefined {
  const canvas = byId('view') as HTMLCanvasElement;
  try {
    return new View(canvas, model, applyTheme(theme));
  } catch {
    canvas.replaceWith(element('p', 'no-view', 'This browser cannot draw in three dimensions (WebGL 2).'));
    return undefined;
  }
}

/** The finding after or before the chosen one, over all kinds that can be listed. */
class Walk {
  #layer = 0;
  #item = -1;

  constructor(readonly model: Model) {}

  at(layer: number, item: number): void {
    this.#layer = layer;
    this.#item = item;
  }

  next(step: 1 | -1): readonly [layer: number, item: number] | undefined {
    const all = this.model.layers.flatMap(({ labels }, layer) =>
      labels.map((_, item) => [layer, item] as const),
    );
    const now = all.findIndex(([layer, item]) => layer === this.#layer && item === this.#item);
    const from = now < 0 && step < 0 ? 0 : now;
    return all[(from + step + all.length) % all.length];
  }
}

/** `#finding=KIND:NUMBER` in the address opens the page at a finding. */
function addressed(model: Model): readonly [layer: number, item: number] | undefined {
  const match = /^#finding=([\w-]+):(\d+)$/.exec(location.hash);
  const layer = model.layers.findIndex(({ kind }) => kind === match?.[1]);
  const item = Number(match?.[2]);
  return layer >= 0 && item < model.layers[layer]!.labels.length ? [layer, item] : undefined;
}

function tools(view: View, model: Model, go: (step: 1 | -1) => void): void {
  let theme = document.documentElement.dataset.theme as Theme;
  const edges = toggle('Edges', 'Show the edges of all triangles', (on) => view.showEdges(on));
  const through = toggle('See through', 'Show what is inside', (on) => view.seeThrough(on));
  const light = button('Light / dark', 'tool', () => {
    theme = theme === 'dark' ? 'light' : 'dark';
    view.recolor(applyTheme(theme));
  });
  const bar = byId('tools');
  bar.append(button('Whole model', 'tool', () => view.fit()));
  if (model.layers.length > 0) {
    const step = element('span', 'steps');
    step.append(
      button('‹', 'tool', () => go(-1)),
      element('span', '', 'Finding'),
      button('›', 'tool', () => go(1)),
    );
    step.querySelectorAll('button').forEach((one, i) => {
      one.setAttribute('aria-label', i === 0 ? 'previous finding' : 'next finding');
    });
    bar.append(step);
  }
  bar.append(edges, through, light);
}

/** Keeps the picture in the middle of what the panel leaves free: beside it, or above it in a narrow window. */
function followSize(view: View): void {
  const panel = byId('panel');
  const resize = () => {
    const beside = matchMedia('(min-width: 641px)').matches;
    view.resize(beside ? panel.offsetWidth : 0, beside ? 0 : panel.offsetHeight);
  };
  new ResizeObserver(resize).observe(document.body);
  new ResizeObserver(resize).observe(panel);
  resize();
}

function start(): void {
  const model = decode(byId('model').textContent ?? '');
  const view = tryView(model, preferredTheme());
  if (view === undefined) applyTheme(preferredTheme());
  const walk = new Walk(model);
  let panel: Panel | undefined;
  const choose = (layer: number, item: number) => {
    walk.at(layer, item);
    panel?.mark(layer, item);
    view?.choose(layer, item);
  };
  panel = fillPanel(byId('findings'), model, { choose, show: (layer, on) => view?.showLayer(layer, on) });
  const go = (step: 1 | -1) => {
    const next = walk.next(step);
    if (next !== undefined) choose(...next);
  };
  byId('fold').addEventListener('click', () => document.body.classList.toggle('folded'));
  const open = () => {
    const finding = addressed(model);
    if (finding !== undefined) choose(...finding);
  };
  if (view !== undefined) {
    tools(view, model, go);
    followSize(view);
  }
  window.addEventListener('hashchange', open);
  open();
}

start();
