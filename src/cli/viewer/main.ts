/// <reference lib="dom" />
import { addressOf, type Chosen, findingAt, neighbour } from './address.js';
import { ChosenBox } from './chosen-box.js';
import { CutBox } from './cut-box.js';
import { decode, type Model } from './decode.js';
import { button, element, toggle } from './elements.js';
import { actionOf, type KeyAction } from './keys.js';
import { MeasureBox } from './measure-box.js';
import { fillPanel, type Panel } from './panel.js';
import { applyTheme, preferredTheme, type Theme } from './theme.js';
import { View } from './view.js';

// The program of the page that `unerring check --html` writes. The page holds the model as a JSON document, and the
// elements #model, #view, #panel, #tools, #measured and #chosen.

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

/** Steps through the findings. */
function steps(go: (step: 1 | -1) => void): HTMLElement {
  const step = element('span', 'steps');
  step.append(
    button('‹', 'tool', () => go(-1)),
    element('span', '', 'Finding'),
    button('›', 'tool', () => go(1)),
  );
  step.querySelectorAll('button').forEach((one, i) => {
    one.setAttribute('aria-label', i === 0 ? 'previous finding' : 'next finding');
  });
  return step;
}

/** What the keys need of the tools. */
interface Tools {
  readonly cut: CutBox;
  readonly measure: HTMLButtonElement;
}

/** Measuring: a button that opens the box, and clicks on the picture while it is open. */
function measuring(view: View, model: Model): HTMLButtonElement {
  const box = new MeasureBox(byId('measured'), model, (ends) => view.measure(ends));
  let isOpen = false;
  view.onClick((vertex) => {
    if (isOpen) box.take(vertex);
  });
  return toggle('Measure', 'Measure between two vertices', (on) => {
    isOpen = on;
    document.body.classList.toggle('measuring', on);
    box.open(on);
  });
}

function fillTools(view: View, model: Model, go: (step: 1 | -1) => void, whole: () => void): Tools {
  let theme = document.documentElement.dataset.theme as Theme;
  const edges = toggle('Edges', 'Show the edges of all triangles', (on) => view.showEdges(on));
  const through = toggle('See through', 'Show what is inside', (on) => view.seeThrough(on));
  const light = button('Light / dark', 'tool', () => {
    theme = theme === 'dark' ? 'light' : 'dark';
    view.recolor(applyTheme(theme));
  });
  const cut = new CutBox(model.bounds, (now) => view.cut(now));
  const measure = measuring(view, model);
  const bar = byId('tools');
  bar.append(button('Whole model', 'tool', whole));
  if (model.layers.length > 0) bar.append(steps(go));
  bar.append(edges, through, light, measure, cut.box);
  return { cut, measure };
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

/** Keys work while the picture has the focus: elsewhere they belong to lists and buttons. */
function listenToKeys(view: View, act: (action: KeyAction) => void): void {
  view.canvas.addEventListener('keydown', (event) => {
    const action = actionOf(event);
    if (action === undefined) return;
    event.preventDefault();
    act(action);
  });
}

function start(): void {
  const model = decode(byId('model').textContent ?? '');
  const view = tryView(model, preferredTheme());
  if (view === undefined) applyTheme(preferredTheme());
  const box = new ChosenBox(byId('chosen'), model);
  let chosen: Chosen | undefined;
  let panel: Panel | undefined;
  const choose = (layer: number, item: number) => {
    chosen = [layer, item];
    panel?.mark(layer, item);
    box.show(chosen);
    view?.choose(layer, item);
    // The address names what is looked at, so that it can be sent to somebody; stepping back is not a list of findings.
    history.replaceState(null, '', addressOf(model.layers, chosen));
  };
  panel = fillPanel(byId('findings'), model, {
    choose,
    show: (layer, on) => view?.showLayer(layer, on),
    showGhost: (ghost, on) => view?.showGhost(ghost, on),
  });
  const go = (step: 1 | -1) => {
    const next = neighbour(model.layers, chosen, step);
    if (next !== undefined) choose(...next);
  };
  const whole = () => {
    chosen = undefined;
    panel?.clear();
    box.hide();
    view?.fit();
    history.replaceState(null, '', location.pathname + location.search);
  };
  byId('fold').addEventListener('click', () => document.body.classList.toggle('folded'));
  const open = () => {
    const finding = findingAt(model.layers, location.hash);
    if (finding !== undefined) choose(...finding);
  };
  if (view !== undefined) {
    const { cut, measure } = fillTools(view, model, go, whole);
    followSize(view);
    listenToKeys(view, (action) => {
      if (action.type === 'step') go(action.by);
      else if (action.type === 'whole') whole();
      else if (action.type === 'cut') cut.toggle(action.axis);
      else if (action.type === 'move-cut') cut.step(action.by);
      else if (action.type === 'measure') measure.click();
      else view.act(action);
    });
  }
  window.addEventListener('hashchange', open);
  open();
}

start();
