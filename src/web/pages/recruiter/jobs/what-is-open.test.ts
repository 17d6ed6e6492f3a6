import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Job } from '#web/pages/recruiter/jobs/job-queries.ts';
import { WhatIsOpen } from './what-is-open.tsx';

const shown = (setStatus: boolean): string => {
  const job = { _id: 'a', jobId: 'JOB-1', may: { edit: true, delete: true, setStatus } } as Job;
  const open = { applications: 3, unanswered: 0, interviews: 2, offers: 1 };
  const page = () => createElement(WhatIsOpen, { job, open });
  return renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component: page }])));
};

describe('what a job leaves open', () => {
  it('goes on, unless an administrator has taken the job down', () => {
    expect(shown(true)).toContain('They go on unless you cancel them.');
    expect(shown(true)).toContain('The candidate can still accept it');
    const html = shown(false);
    expect(html).toContain('We told the candidates of those ahead not to come.');
    expect(html).toContain('The candidate can’t accept it');
    expect(html).not.toContain('go on');
  });
});
