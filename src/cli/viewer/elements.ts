/** A new element with a class and a text. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className = '',
  text = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  if (text !== '') made.textContent = text;
  return made;
}

/** A button that does something. */
export function button(text: string, className: string, action: () => void): HTMLButtonElement {
  const made = element('button', className, text);
  made.type = 'button';
  made.addEventListener('click', action);
  return made;
}

/** A button that stays pressed until it is pressed again. */
export function toggle(text: string, title: string, action: (on: boolean) => void): HTMLButtonElement {
  const made = button(text, 'tool', () => {
    const on = made.getAttribute('aria-pressed') !== 'true';
    made.setAttribute('aria-pressed', String(on));
    action(on);
  });
  made.title = title;
  made.setAttribute('aria-pressed', 'false');
  return made;
}
