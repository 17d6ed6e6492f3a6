import { expect, it } from 'vitest';
import { companiesOf } from './logo-strip.tsx';

it('shows each company once, with its logo if one of its people has given it, and none without a name', () => {
  const shown = companiesOf([
    { _id: '1', companyName: 'Kaveri Software' },
    { _id: '2', companyName: ' ' },
    { _id: '3', companyName: 'kaveri software ', companyLogo: 'files/logo' },
    { _id: '4', companyName: 'Banyan Grid' },
  ]);
  expect(shown.map(({ _id }) => _id)).toEqual(['3', '4']);
});
