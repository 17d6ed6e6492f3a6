import { expect, test } from 'vitest';
import { loader } from '#web/pages/admin/redirect-to-tab.ts';

const ledTo = (address: string) => loader({ url: new URL(address, 'https://avsar.example') }).headers.get('location');

test.each([
  ['/admin-dashboard', '/admin-dashboard/candidates'],
  ['/admin-dashboard?tab=jobs', '/admin-dashboard/jobs'],
  ['/Admin-Dashboard/?status=Block&tab=jobs&open=1#row', '/admin-dashboard/jobs?status=Block&open=1#row'],
  ['/admin-dashboard?tab=nowhere&name=a', '/admin-dashboard/candidates?name=a'],
  ['/admin-dashboard?tab=constructor', '/admin-dashboard/candidates'],
  ['/menteelist?tab=jobs&q=Noor&page=2', '/admin-dashboard/mentees?q=Noor&page=2'],
])('%s leads to %s', (old, tab) => expect(ledTo(old)).toBe(tab));
