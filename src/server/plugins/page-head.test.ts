import { expect, it } from 'vitest';
import { scriptsAfterText } from './page-head.ts';

const HEAD = '<head><link rel="stylesheet" href="/a.css"/>';
const OPEN = '<script type="module" async="" nonce="mark">';

it('imports what a page preloads and imports only after its first frame', () => {
  const preloads =
    '<link rel="modulepreload" href="/entry.js"/><link rel="modulepreload" nonce="mark" href="/shared.js"/>';
  const code = [
    ';',
    'import * as route0 from "/root.js";',
    'import * as route1 from "/home.js";',
    'window.modules = {"root":route0,"home":route1};',
    'import("/entry.js");',
  ];
  const page = scriptsAfterText(`${HEAD}${preloads}</head><body>$&${OPEN}${code.join('\n')}</script></body>`);
  const [head = '', body = ''] = page.split('</head>');
  expect(head).toBe(HEAD);
  const [, script = ''] = body.split(OPEN);
  expect(body).toMatch(/^<body>\$&<script /);
  const [, late = ''] = script.split('await new Promise(');
  expect(late).toMatch(/^\(painted\) => document\.hidden \? painted\(\) : requestAnimationFrame/);
  expect(late).toContain('for (const href of ["/entry.js","/shared.js"])');
  expect(late).toContain(
    'const [route0,route1] = await Promise.all([import("/root.js"),import("/home.js")]);\n;\n\n\nwindow.modules = {"root":route0,"home":route1};\nimport("/entry.js");})();</script></body>',
  );
});

it('leaves alone a page without these imports, and text that names them', () => {
  const preload = '<link rel="modulepreload" href="/a.js"/>';
  for (const page of [preload, `${HEAD}${preload}</head><body>${OPEN}import "/a.js";</script></body>`])
    expect(scriptsAfterText(page)).toBe(page);
});
