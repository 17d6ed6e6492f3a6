import { expect, test } from 'vitest';
import { redirectToTab } from '#web/pages/candidate/redirect-to-tab.ts';

/** Redirect target of an address; undefined if there is no redirect. */
const ledTo = (address: string): string | null | undefined => {
  try {
    redirectToTab({ url: new URL(address, 'https://portal.example') });
    return undefined;
  } catch (answer) {
    if (answer instanceof Response) return answer.headers.get('location');
    throw answer;
  }
};

test.each([
  ['/candidate-dashboard?tab=job-applied', '/candidate-dashboard/job-applied'],
  [
    '/candidate-dashboard?show=open&tab=job-applied&page=2#list',
    '/candidate-dashboard/job-applied?show=open&page=2#list',
  ],
  ['/candidate-dashboard/?tab=home&job=JOB1', '/candidate-dashboard?job=JOB1'],
  ['/candidate-dashboard/home', '/candidate-dashboard'],
  ['/Candidate-Dashboard/Home/?job=JOB1', '/Candidate-Dashboard?job=JOB1'],
  ['/candidatedashboard/home', '/candidate-dashboard'],
  ['/candidatedashboard', '/candidate-dashboard'],
  ['/candidatedashboard/profile?open=skills', '/candidate-dashboard/profile?open=skills'],
  ['/candidatedashboard?tab=job-offers', '/candidate-dashboard/job-offers'],
  ['/candidatedashboard?tab=nowhere', '/candidate-dashboard'],
])('%s leads to %s', (old, address) => {
  expect(ledTo(old)).toBe(address);
});

test.each(['/candidate-dashboard', '/candidate-dashboard?tab=nowhere', '/candidate-dashboard?page=2'])(
  'one may stay at %s',
  (address) => {
    expect(ledTo(address)).toBeUndefined();
  },
);
