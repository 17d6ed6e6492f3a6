import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { databaseTexts } from '#texts/recruiter-database.ts';
import { fittingTexts } from '#texts/recruiter-fit.ts';
import { queryClient } from '#web/lib/queries.ts';
import { ACCOUNT_QUERY, useVerified } from './account-queries.ts';

const Numbers = () => {
  const verified = useVerified();
  return [databaseTexts.seenHelp({ verified }), fittingTexts.counted({ verified })].join(' ');
};

const numbersFor = (companyVerified: boolean): string => {
  queryClient.setQueryData(ACCOUNT_QUERY.queryKey, { body: { companyVerified } } as never);
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, createElement(Numbers)));
};

it('says how many candidates a day this recruiter may view, not what others may', () => {
  expect(numbersFor(true).match(/500|5,000/g)).toEqual(['5,000', '5,000']);
  expect(numbersFor(false)).toContain('You can view 500 different candidates a day, and 5,000 once');
  expect(numbersFor(false)).not.toContain('if your company');
});
