import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { newScriptMark, sealScripts } from './page-scripts.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

it('hashes the scripts that carry the mark, and no other', () => {
  const mark = newScriptMark();
  const { html, hashes } = sealScripts(
    [
      `<script nonce="${mark}">ours()</script>`,
      `<script type="module" async="" nonce="${mark}">import "/a.js"</script>`,
      `<script nonce="${mark}" src="/a.js"></script>`,
      '<script>theirs()</script>',
      '<script nonce="guessed">theirs()</script>',
      '<script type="application/ld+json">{"a":1}</script>',
      `<link rel="modulepreload" href="/a.js" nonce="${mark}"/>`,
    ].join(''),
    mark,
  );
  expect(hashes).toEqual([sha256('ours()'), sha256('import "/a.js"')]);
  expect(html).not.toContain(mark);
  expect(html).toContain('<script>ours()</script>');
});

it('leaves the same page whatever the mark was', () => {
  const page = (mark: string) => sealScripts(`<script nonce="${mark}">ours()</script>`, mark);
  expect(newScriptMark()).not.toBe(newScriptMark());
  expect(page(newScriptMark())).toEqual(page(newScriptMark()));
});
