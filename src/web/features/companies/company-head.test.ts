import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CompanyHead } from './company-head.tsx';

it('marks the language of a tagline without that of the places beside it', () => {
  const company = { name: 'Kaveri', verified: true, tagline: 'कलम', places: ['Pune'], cover: null, logo: '' };
  const html = renderToStaticMarkup(createElement(CompanyHead, { company: company as never }));
  expect(html).toMatch(/<span lang="hi">कलम<\/span>\s·\sPune/);
});
