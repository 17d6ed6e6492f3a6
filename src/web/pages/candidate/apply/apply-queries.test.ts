import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { SuggestionsWait } from './apply-form.tsx';
import { standingQuery, suggestedFor } from './apply-queries.ts';

test('an earlier application is asked for by its job and not looked for among the latest', () => {
  const [, asked] = standingQuery('01a2011f-a0b9-71bc-82b8-b476a78a0999').queryKey;
  expect(asked).toMatchObject({ query: { jobId: '01a2011f-a0b9-71bc-82b8-b476a78a0999', limit: 10 } });
  expect(asked).not.toMatchObject({ query: { status: expect.arrayContaining(['withdrawn']) } });
});

test('suggestions from a resume are mentioned where the form lacks skills or education, with the way back', () => {
  expect(suggestedFor({ skills: [], education: 'btech' }, 28)).toBe(28);
  expect(suggestedFor({ skills: ['Sewing'], education: '' }, 28)).toBe(28);
  expect(suggestedFor({ skills: ['Sewing'], education: 'btech' }, 28)).toBe(0);
  const shown = (count: number) => {
    const part = () => createElement(SuggestionsWait, { count, jobId: 'ID' });
    return renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component: part }])));
  };
  expect(shown(28)).toContain('28 suggestions from your resume are waiting in your profile.');
  expect(shown(28)).toContain('href="/profile?applying=ID#suggestions"');
  expect(shown(0)).toBe('');
});
