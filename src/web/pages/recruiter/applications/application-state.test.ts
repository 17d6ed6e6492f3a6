import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ToastProvider } from '#web/components/toasts.tsx';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import type { ApplicationActions } from '#web/pages/recruiter/applications/use-application-actions.ts';
import { ApplicationState } from './application-facts.tsx';
import { ApplicationPanel, type ApplicationPanelProps } from './application-panel.tsx';

const interviewed = {
  fullName: 'Asha Rao',
  status: 'interview_scheduled',
  outcome: 'none',
  stateAt: '2026-11-20T05:00:00.000Z',
  interviewDetails: { interviewDateTime: '2026-11-26T05:30:00.000Z', may: { select: true } },
  may: { cancelInterview: true },
} as Application;

const shown = (application: Application): string =>
  renderToStaticMarkup(
    createElement(ApplicationState, {
      application,
      actions: {} as ApplicationActions,
      now: '2026-11-27T05:00:00.000Z',
    }),
  );

describe('the state of an application', () => {
  it('is that its job was taken down, and not that a result is missing', () => {
    expect(shown(interviewed)).toContain('Result missing');
    const html = shown({ ...interviewed, takenDown: true });
    expect(html).toContain('Job taken down');
    expect(html).not.toContain('Result missing');
  });

  it('is that the candidate asks for another time, until the interview begins', () => {
    const asking = (interviewDateTime: string) =>
      ({ ...interviewed, interviewDetails: { interviewDateTime, answer: 'another_time', may: {} } }) as Application;
    expect(shown(asking('2026-11-28T05:30:00.000Z'))).toContain('New time requested');
    expect(shown(asking('2026-11-27T04:30:00.000Z'))).not.toContain('New time requested');
  });
});

describe('the panel of an application', () => {
  const applied = {
    ...interviewed,
    _id: 'a',
    status: 'pending',
    interviewDetails: undefined,
    ...{ experience: null, expectedSalary: null, noticePeriod: '', education: '', currentCompany: '', skills: [] },
    ...{ coverLetter: '', employmentType: '', jobTitle: 'Teacher', jobId: 'job1', appliedAt: interviewed.stateAt },
  } as unknown as Application;
  const panel = (application: Application, address = '/'): string => {
    const given = { application, now: '2026-11-27T05:00:00.000Z', actions: {}, mayStep: () => false };
    const props = { ...given, timeline: [], notes: [], offers: [] } as unknown as ApplicationPanelProps;
    const inside = { children: createElement(ApplicationPanel, props) };
    const children = createElement(ToastProvider, inside);
    return renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [address], children }));
  };

  it('says what remains once the account of the candidate is deleted, and offers no rating and no answer', () => {
    const html = panel(applied);
    expect(html.match(/account has been deleted/g)).toHaveLength(1);
    expect(html).toMatch(/Account deleted.*20 Nov/);
    expect(html).not.toContain('Pending');
    expect(panel({ ...applied, status: 'rejected' })).toMatch(/Rejected.*20 Nov/);
    expect(html).not.toMatch(/Not Mentioned|No Resume|Answers|type="radio"|<select/);
    expect(panel(applied, '/?part=resume')).not.toContain('No Resume');
  });

  it('says of a present candidate what they have not mentioned, to be rated and answered', () => {
    const html = panel({ ...applied, candidateId: 'b' });
    expect(html).not.toContain('account has been deleted');
    expect(html).toMatch(/Not Mentioned.*type="radio".*No Resume/);
    expect(html).toContain('<select');
  });
});
