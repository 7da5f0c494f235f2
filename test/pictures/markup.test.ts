import { describe, expect, test } from 'vitest';
import { escaped, inlineJson, inlineScript, markup } from '../../src/pictures/markup.js';

const HOSTILE = `</script><script>alert("1")</script>'"><img src=x onerror=alert(2)>&amp;`;

describe('markup', () => {
  test('whatever is put in is escaped, in elements and in attributes', () => {
    const { text } = markup`<p title="${HOSTILE}">${HOSTILE}</p>`;
    expect(text.match(/</g)).toHaveLength(2);
    expect(text.match(/"/g)).toHaveLength(2);
    expect(text).toContain('&amp;amp;');
  });

  test('what is markup already stays, in lists too; nothing is nothing', () => {
    const items = ['a', '<b>'].map((item) => markup`<li>${item}</li>`);
    expect(markup`<ul>${items}</ul>${undefined}${false}${[1, [2]]}`.text).toBe(
      '<ul><li>a</li><li>&lt;b&gt;</li></ul>12',
    );
  });

  test('data and scripts do not end the element that they stand in', () => {
    expect(inlineJson({ said: HOSTILE }).text).not.toContain('<');
    expect(JSON.parse(inlineJson({ said: HOSTILE }).text)).toEqual({ said: HOSTILE });
    const script = inlineScript('const end = "</script><!--";').text;
    expect(script).not.toMatch(/<\/script|<!--/i);
    expect(new Function(`${script} return end;`)()).toBe('</script><!--');
  });

  test('a text for an attribute has none of the five signs', () => {
    expect(escaped(`<>&"'`)).toBe('&lt;&gt;&amp;&quot;&#39;');
  });
});
