import { button } from './elements.js';

/** A button that copies a text, and says so. */
export function copyButton(label: string, text: () => string): HTMLButtonElement {
  const made = button(label, 'tool', () => {
    // Not every browser lets a file use the clipboard; the text can be selected then.
    navigator.clipboard?.writeText(text()).then(
      () => {
        made.textContent = 'Copied';
      },
      () => {
        made.textContent = 'Cannot copy here';
      },
    );
  });
  return made;
}
