import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryClient, read } from '#web/lib/queries.ts';
import { replaceHeld, showChange, takeBack } from './patch-held.ts';

const HELD = ['listCandidates', 'getCandidate'] as const;
const person = { _id: 'one', userStatus: 'Active' };
const other = { _id: 'two', userStatus: 'Active' };

test('a change shows in the list and whole, survives a reading of before, and is read again once refused', async () => {
  const list = read('listCandidates', { query: { page: 1 } }).queryKey;
  const whole = read('getCandidate', { params: { id: 'one' } }).queryKey;
  let readings = 0;
  const answer = Promise.withResolvers<unknown>();
  // Reading `signal` makes the query cancellable.
  const queryFn = ({ signal: _ }: { signal: AbortSignal }) => {
    readings += 1;
    return answer.promise;
  };
  queryClient.setQueryData<unknown>(list, { body: [person, other], total: 2 });
  queryClient.setQueryData<unknown>(whole, { body: person, total: 0 });
  const stop = new QueryObserver<unknown>(queryClient, { queryKey: list, queryFn }).subscribe(() => undefined);
  void queryClient.invalidateQueries({ queryKey: list });
  expect(readings).toBe(1);

  showChange(HELD, 'one', { userStatus: 'Block' });
  answer.resolve({ body: [person, other], total: 2 });
  await new Promise((resolve) => setTimeout(resolve));
  expect(queryClient.getQueryData(list)).toEqual({ body: [{ ...person, userStatus: 'Block' }, other], total: 2 });
  expect(queryClient.getQueryData(whole)).toEqual({ body: { ...person, userStatus: 'Block' }, total: 0 });

  takeBack(HELD, 'one', { userStatus: 'Active' });
  expect(readings).toBe(2);
  expect(queryClient.getQueryData(whole)).toEqual({ body: person, total: 0 });
  stop();
  queryClient.clear();
});

test('a newer answer also removes what no longer applies', () => {
  const list = read('listReports', { query: {} }).queryKey;
  queryClient.setQueryData<unknown>(list, {
    body: [{ _id: 'one', hiddenAt: '2026-11-27T05:00:00Z' }, other],
    total: 2,
  });
  replaceHeld('listReports', { _id: 'one' });
  expect(queryClient.getQueryData(list)).toEqual({ body: [{ _id: 'one' }, other], total: 2 });
  queryClient.clear();
});
