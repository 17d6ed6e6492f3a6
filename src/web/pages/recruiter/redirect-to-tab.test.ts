import { expect, test } from 'vitest';
import { loader } from '#web/pages/recruiter/redirect-to-tab.ts';

const ledTo = (address: string) => loader({ url: new URL(address, 'https://avsar.example') }).headers.get('location');

test.each([
  ['/recruiter-maindashboards', '/recruiter-maindashboards/job-posted'],
  ['/recruiter-maindashboards?job=JOB1', '/recruiter-maindashboards/job-posted?job=JOB1'],
  [
    '/Recruiter-Maindashboards/?status=pending&tab=applications#row',
    '/recruiter-maindashboards/applications?status=pending#row',
  ],
  ['/recruiterdashboard?tab=database&q=nurse', '/recruiter-maindashboards/database?q=nurse'],
  ['/recruiter-maindashboards?tab=profile&edit=profile', '/recruiter-maindashboards/profile?edit=profile'],
  ['/recruiter-maindashboards?tab=constructor', '/recruiter-maindashboards/job-posted'],
])('%s leads to %s', (old, tab) => expect(ledTo(old)).toBe(tab));
