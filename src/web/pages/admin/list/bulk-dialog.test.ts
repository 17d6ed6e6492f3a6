import { expect, test } from 'vitest';
import { countTold } from './bulk-dialog.tsx';

const job = (id: string, recruiter: string, before: string) => ({
  ...{ id, whom: id, recruiter, before },
  blocked: before === 'Block',
});

test('counts each recruiter once whom a change of many jobs tells', () => {
  const jobs = [
    job('one', 'RCT1', 'Active'),
    job('two', 'RCT1', 'Closed'),
    job('three', 'RCT2', 'Block'),
    job('imported', '', 'Active'),
  ];
  expect(countTold(jobs, 'Block')).toBe(1);
  // A block that stays one is told to nobody.
  expect(countTold(jobs, 'Black List')).toBe(1);
  expect(countTold(jobs, 'Not Active')).toBe(2);
  expect(countTold([job('one', 'RCT1', 'Active')], 'Active')).toBe(0);
});
