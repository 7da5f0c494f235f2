/** Shapes that translate, as the second one sees it: the first at the start and at the end, and the way between. */
import type { AnyQuestion } from '../../oracle/questions/question.js';
import { add, dot, isZero, subtract, type Vector } from '../../oracle/referees/shapes/vectors.js';
import type { Patch } from '../exact/quadrics.js';
import { type Numbers, vectorOf } from './numbers.js';
import type { Mark } from './scene.js';

/** Where the motions stand among the arguments; `undefined`: nothing translates there. */
export function motionsOf({ layout }: AnyQuestion): readonly [a: number, b: number] | undefined {
  const [a, b] = ['motionA', 'motionB'].map((name) => layout.parts.find((part) => part.name === name)?.at);
  return a === undefined || b === undefined ? undefined : [a, b];
}

/** Is an argument a motion, which has no place? */
export const isMotion = (question: AnyQuestion, name: string): boolean =>
  motionsOf(question) !== undefined && /^motion[AB]$/.test(name);

/** The first shape at the end of the motion, its points without names, and from each corner the way there. */
export function endMarks(
  question: AnyQuestion,
  values: readonly number[],
  numbers: Numbers,
  first: readonly Mark[],
): Mark[] {
  const places = motionsOf(question);
  if (places === undefined) return [];
  const [p, q] = places.map((at) => vectorOf(numbers, values.slice(at, at + question.layout.dimension)));
  const by = subtract(p!, q!);
  if (isZero(by)) return [];
  const ways = first.flatMap((mark): Mark[] =>
    mark.type === 'point' ? [{ type: 'segment', from: mark.at, to: add(mark.at, by), tone: mark.tone }] : [],
  );
  return [...ways, ...first.map((mark) => moved(mark, by))];
}

const lowered = <H extends { readonly normal: Vector; readonly constant: bigint }>(h: H, by: Vector): H => ({
  ...h,
  constant: h.constant - dot(h.normal, by),
});

function movedPatch({ surface, within }: Patch, by: Vector): Patch {
  const shift = (form: Patch['surface']): Patch['surface'] => ({ ...form, at: add(form.at, by) });
  return { surface: shift(surface), within: within.map(shift) };
}

/** What is drawn, somewhere else. */
function moved(mark: Mark, by: Vector): Mark {
  const to = (p: Vector): Vector => add(p, by);
  switch (mark.type) {
    case 'point':
      return { ...mark, at: to(mark.at), label: '' };
    case 'segment':
      return { ...mark, from: to(mark.from), to: to(mark.to) };
    case 'ray':
    case 'line':
      return { ...mark, origin: to(mark.origin) };
    case 'area':
      return { ...mark, rings: mark.rings.map((ring) => ring.map(to)) };
    case 'flat':
      return lowered(mark, by);
    case 'round':
      return { ...mark, at: to(mark.at) };
    case 'hull':
      return {
        ...mark,
        parts: mark.parts.map((part) => ({ ...part, center: to(part.center) })),
        patches: mark.patches.map((patch) => movedPatch(patch, by)),
      };
    default:
      return { ...mark, halfSpaces: mark.halfSpaces.map((h) => lowered(h, by)) };
  }
}
