/** What a key does to the view. Angles are in steps, distances in shares of what is seen. */
export type KeyAction =
  | { readonly type: 'turn'; readonly right: number; readonly up: number }
  | { readonly type: 'move'; readonly right: number; readonly up: number }
  | { readonly type: 'zoom'; readonly factor: number }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'whole' }
  | { readonly type: 'cut'; readonly axis: 0 | 1 | 2 }
  | { readonly type: 'move-cut'; readonly by: 1 | -1 }
  | { readonly type: 'measure' };

/** A key that was pressed. */
export interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

const ARROWS: ReadonlyMap<string, readonly [right: number, up: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, 1]],
  ['ArrowDown', [0, -1]],
]);

const OTHERS: ReadonlyMap<string, KeyAction> = new Map<string, KeyAction>([
  ['+', { type: 'zoom', factor: 0.8 }],
  ['=', { type: 'zoom', factor: 0.8 }],
  ['-', { type: 'zoom', factor: 1.25 }],
  ['n', { type: 'step', by: 1 }],
  ['p', { type: 'step', by: -1 }],
  ['Home', { type: 'whole' }],
  ['0', { type: 'whole' }],
  ['Escape', { type: 'whole' }],
  ['x', { type: 'cut', axis: 0 }],
  ['y', { type: 'cut', axis: 1 }],
  ['z', { type: 'cut', axis: 2 }],
  [',', { type: 'move-cut', by: -1 }],
  ['.', { type: 'move-cut', by: 1 }],
  ['m', { type: 'measure' }],
]);

/** The keys in words, for the page. */
export const KEY_HELP: readonly (readonly [keys: string, what: string])[] = [
  ['← → ↑ ↓', 'turn'],
  ['Shift + arrows', 'move'],
  ['+ −', 'nearer, farther'],
  ['n p', 'next, previous finding'],
  ['0 or Esc', 'the whole model'],
  ['x y z', 'cut along an axis, or no more'],
  [', .', 'move the cut'],
  ['m', 'measure'],
];

/** What a key means while the picture has the focus; nothing for keys that are the browser's. */
export function actionOf({ key, shiftKey, ctrlKey, altKey, metaKey }: Key): KeyAction | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  const arrow = ARROWS.get(key);
  if (arrow !== undefined) return { type: shiftKey ? 'move' : 'turn', right: arrow[0], up: arrow[1] };
  return OTHERS.get(key);
}
