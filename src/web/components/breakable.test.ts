import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Breakable } from './breakable.tsx';

it.each([
  ['sunita.verma@gmial.com', 'sunita|.verma@|gmial.com'],
  ['asha@admissions.government-college.ac.in', 'asha@|admissions|.government-college|.ac|.in'],
  ['Resume_2026.pdf', 'Resume_|2026|.pdf'],
  ['Bangalore/Bengaluru', 'Bangalore/|Bengaluru'],
])('breaks %s as %s', (text, broken) => {
  expect(renderToStaticMarkup(createElement(Breakable, null, text)).replaceAll('<wbr/>', '|')).toBe(broken);
});
