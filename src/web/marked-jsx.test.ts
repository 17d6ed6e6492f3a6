import { createElement, type ElementType, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { speaking } from '#texts/spoken.ts';
import { TextWithLink } from '#web/components/text-with-link.tsx';
import { jsx as builtJsx, markedJsx as jsx, markedJsxs as jsxs } from '#web/marked-jsx.ts';

const html = (type: ElementType, props: Record<string, unknown>): string =>
  speaking('ta', () => renderToStaticMarkup((Array.isArray(props.children) ? jsxs : jsx)(type, props)));

it.each<[what: string, type: ElementType, props: Record<string, unknown>, expected: string]>([
  ['a text', 'p', { children: 'Save job' }, '<p lang="en">Save job</p>'],
  ['a number', 'p', { children: '24 × 7' }, '<p>24 × 7</p>'],
  ['a text that says its language', 'p', { lang: 'hi', children: 'नर्स' }, '<p lang="hi">नर्स</p>'],
  ['a text in Hindi', 'p', { children: 'नर्स' }, '<p lang="hi">नर्स</p>'],
  [
    'what is read out in place of a text',
    'input',
    { 'aria-label': 'Skills' },
    '<input aria-label="Skills" lang="en"/>',
  ],
  ['a style', 'style', { children: 'p{top:0}' }, '<style>p{top:0}</style>'],
])('marks %s', (_what, type, props, expected) => {
  expect(html(type, props)).toBe(expected);
});

const Face = ({ children }: { children?: ReactNode }) => [' ', children];

it.each<[what: string, type: ElementType, props: Record<string, unknown>, expected: string]>([
  ['a button', 'button', {}, '<button lang="en"> View details</button>'],
  ['what is named otherwise', 'b', { 'aria-label': 'नर्स' }, '<b aria-label="नर्स" lang="en"> View details</b>'],
])('marks %s by the text that its face shows', (_what, type, props, expected) => {
  expect(html(type, { ...props, children: createElement(Face, null, 'View details') })).toBe(expected);
});

it('leaves an element whose elements are marked by themselves', () => {
  const link = jsx(Link, { to: '/', children: 'Home' });
  expect(html(MemoryRouter, { children: jsx('p', { children: link }) })).toBe(
    '<p><a lang="en" href="/" data-discover="true">Home</a></p>',
  );
});

const Shape = (props: Record<string, unknown>) => createElement('svg', props);

it('marks an icon that is read out, and a text around a link', () => {
  const verified = jsx(Shape, { role: 'img', 'aria-label': 'Verified company' });
  expect(html('p', { children: verified })).toBe(
    '<p><svg role="img" aria-label="Verified company" lang="en"></svg></p>',
  );
  const text = jsx(TextWithLink, { text: 'Write to <a>support</a>.', to: '/contact' });
  expect(html(MemoryRouter, { children: jsx('p', { children: text }) })).toMatch(/^<p lang="en">Write to <a .*<\/p>$/);
});

const Row = (props: Record<string, unknown>) => jsx('li', props);

it('marks the text of the page in an English one, and leaves a component its props', () => {
  const bold = speaking('ta', () => jsx('b', { children: 'உள்நுழைக' }, 'b'));
  expect(html('p', { children: ['Already registered? ', bold] })).toBe(
    '<p lang="en">Already registered? <b lang="ta">உள்நுழைக</b></p>',
  );
  expect(html(Row, { children: 'Open' })).toBe('<li lang="en">Open</li>');
});

it('leaves the texts of a page in a complete language as they are', () => {
  const text = speaking('hi', () => renderToStaticMarkup(builtJsx('p', { children: 'Save job' })));
  expect(text).toBe('<p>Save job</p>');
});
