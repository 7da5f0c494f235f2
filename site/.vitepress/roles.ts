/** What VitePress's own components say of themselves to keyboards and screen readers, where it is not what they are. */

type Change = readonly [before: string | RegExp, after: string];

/** Changes of sources, by the names of components. */
const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  VPLocalSearchBox: [
    // A dialog with a field and a list in it is no button.
    [
      /role="button"\s+:aria-owns="[^"]*"\s+aria-expanded="true"\s+aria-haspopup="listbox"/,
      'role="dialog" aria-modal="true"',
    ],
    [
      'ref="searchInput"',
      'ref="searchInput" role="combobox" :aria-expanded="results?.length ? \'true\' : \'false\'"',
    ],
    // A link is the option that it is in: what is in an option cannot be focused.
    [/:id="'localsearch-item-' \+ index"\s+:aria-selected="[^"]*"\s+role="option"/, 'role="presentation"'],
    [
      ':href="p.id"',
      ':href="p.id" role="option" :id="\'localsearch-item-\' + index" :aria-selected="selectedIndex === index ? \'true\' : \'false\'"',
    ],
    // Its name is what is read in it.
    [/\s+:aria-label="\[\.\.\.p\.titles, p\.title\]\.join\(' > '\)"/, ''],
    ['<span class="title-icon">', '<span class="title-icon" aria-hidden="true">'],
    // Pictures of keys have names, letters say themselves.
    [/<kbd :aria-label="([^"]*(?:Up|Down|select)KeyAriaLabel'\))"/g, '<kbd role="img" :aria-label="$1"'],
    [/<kbd :aria-label="[^"]*closeKeyAriaLabel'\)"/, '<kbd'],
  ],
  // The keys are no part of the button's name: a style shows the letter.
  VPNavBarSearchButton: [
    ['<kbd class="DocSearch-Button-Key">K</kbd>', '<kbd class="DocSearch-Button-Key letter"></kbd>'],
  ],
  VPSidebarItem: [
    // The heading of a group folds it. The arrow in it is a picture, unless the heading is a link.
    [
      /role="button"\s+aria-label="toggle section"/,
      ':role="item.link ? \'button\' : undefined" :aria-label="item.link ? \'toggle section\' : undefined"',
    ],
    [/(@keydown\.enter="onCaretClick"\s+)tabindex="0"/, '$1:tabindex="item.link ? 0 : undefined"'],
    [
      ':role="itemRole"',
      ':role="itemRole" :aria-expanded="collapsible && !item.link ? !collapsed : undefined"',
    ],
    [':tabindex="item.items && 0"', ':tabindex="item.items && !item.link ? 0 : undefined"'],
    // Buttons are pressed by the space bar, too.
    [
      "if ('key' in e && e.key !== 'Enter') {\n    return\n  }",
      "if ('key' in e) {\n    if (props.item.link || (e.key !== 'Enter' && e.key !== ' ')) return\n    e.preventDefault()\n  }",
    ],
  ],
};

function changed(name: string, source: string, changes: readonly Change[]): string {
  return changes.reduce((text, [before, after]) => {
    const next = text.replace(before, after);
    if (next === text) throw new Error(`${name}.vue of VitePress has no ${before} any more`);
    return next;
  }, source);
}

/** Changes the sources of VitePress's components before they are compiled. */
export const roles = {
  name: 'roles',
  enforce: 'pre' as const,
  transform(source: string, id: string): string | undefined {
    const name = /\/theme-default\/components\/(\w+)\.vue$/.exec(id)?.[1] ?? '';
    const changes = CHANGES[name];
    return changes === undefined ? undefined : changed(name, source, changes);
  },
};
