import type { AnyQuestion } from '../../../src/oracle/questions/question.js';
import type { Drawing } from '../../../src/pictures/drawing.js';
import { firstEye } from '../../../src/pictures/eye.js';
import { inlineJson, type Markup, markup } from '../../../src/pictures/markup.js';
import { drawingOfMade, type Picture, pictureOf } from '../../../src/pictures/picture.js';
import { spaceBody } from '../../../src/pictures/space-svg.js';
import { svgOf } from '../../../src/pictures/svg.js';

/** Coordinates in a page need no more digits than a picture has. */
function shortened(drawing: Drawing): Drawing {
  const text = JSON.stringify(drawing, (_, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(6)) : value,
  );
  return JSON.parse(text) as Drawing;
}

/** A picture, in space one that turns. */
function framed(whole: Drawing, title: string): Markup {
  if (whole.dimension === 2) return markup`<div class="frame">${svgOf(whole, title)}</div>`;
  // Drawn from what is in the page, so that its script draws the same.
  const drawing = shortened(whole);
  const label = `${title}; drag it or use the arrow keys to turn it, 0 to turn it back`;
  return markup`<div class="frame turns" tabindex="0" role="group" aria-label="${label}">${svgOf(drawing, title, spaceBody(drawing, firstEye(drawing)))}<script type="application/json" class="drawing">${inlineJson(drawing)}</script></div>`;
}

const rough = (x: number) => (x >= 1e6 || x < 1e-3 ? x.toExponential(1) : String(Number(x.toPrecision(2))));

function closerCaption({ times, side, drawing }: NonNullable<Picture['closer']>): string {
  const doubles = drawing.lattice === undefined ? '' : ' Grey dots are all doubles there are.';
  return `The marked place, ${rough(times)} times larger, exactly: a side of it is ${rough(side)}.${doubles}`;
}

function hasFaults({ strokes, fills, balls, dots }: Drawing): boolean {
  return [...strokes, ...fills, ...balls, ...dots].some(({ tone }) => tone === 'wrong');
}

/** What an engine made of the case. */
function madeFigure({ name }: AnyQuestion, made: Drawing): Markup {
  const turns = made.dimension === 3 ? ' Drag it, or turn it with the arrow keys.' : '';
  return markup`<figure class="made">${framed(made, `What was made of ${name}`)}<figcaption>What the engine made over what it was given.${turns}</figcaption></figure>`;
}

/** What the colours of a picture stand for. */
function keyOf({ overview, hasDecimals }: Picture, made: Drawing | undefined): Markup {
  const drawn = [...overview.strokes, ...overview.balls];
  const hasBoundary = drawn.some(({ tone }) => tone === 'boundary');
  const items = [
    ...(hasBoundary ? [['boundary', 'where the answer changes']] : []),
    ...(hasDecimals ? [['decimal', 'by the decimals as they are written']] : []),
    ...(made ? [['made', 'what the engine made']] : []),
    ...(made && hasFaults(made) ? [['wrong', 'what is wrong with it, where that has a place']] : []),
  ];
  if (items.length === 0) return markup``;
  return markup`<ul class="key">${items.map(([tone, text]) => markup`<li><i style="--tone:var(--${tone!})"></i>${text}</li>`)}</ul>`;
}

/** The pictures of a case; `undefined` where it has none.
 *
 * @param made  of a construction: what the engine answered
 */
export function figuresOf(
  question: AnyQuestion,
  values: readonly number[],
  made?: string,
): Markup | undefined {
  const picture = pictureOf(question, values);
  if (picture === undefined) return undefined;
  const { overview, closer } = picture;
  const turns = overview.dimension === 3 ? ' Drag it, or turn it with the arrow keys.' : '';
  const first = markup`<figure>${framed(overview, `The shapes of ${question.name}`)}<figcaption>All of it.${turns}</figcaption></figure>`;
  const second =
    closer &&
    markup`<figure>${framed(closer.drawing, `The same, magnified`)}<figcaption>${closerCaption(closer)}</figcaption></figure>`;
  const third = made === undefined ? undefined : drawingOfMade(question, values, made);
  const figure = third && madeFigure(question, third);
  return markup`<div><div class="pictures">${first}${second}${figure}</div>${keyOf(picture, third)}</div>`;
}
