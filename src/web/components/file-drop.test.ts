import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FileDrop } from './file-drop.tsx';

test('JPG and JPEG, which are one kind, are named once and both can be chosen', () => {
  const html = renderToStaticMarkup(
    createElement(FileDrop, {
      ...{ label: 'Photo', name: 'photo', extensions: ['jpg', 'png', 'jpeg'], maxMegabytes: 5 },
      ...{ value: null, onValueChange: () => undefined },
    } as unknown as Parameters<typeof FileDrop>[0]),
  );
  expect(html).toContain('JPG or PNG');
  expect(html).not.toContain('JPEG');
  expect(html).toContain('.jpeg');
});
