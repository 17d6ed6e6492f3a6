import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import type { ApplicationActions } from '#web/pages/recruiter/applications/use-application-actions.ts';
import { ApplicationState } from './application-facts.tsx';

const interviewed = {
  fullName: 'Asha Rao',
  status: 'interview_scheduled',
  outcome: 'none',
  stateAt: '2026-11-20T05:00:00.000Z',
  interviewDetails: { interviewDateTime: '2026-11-26T05:30:00.000Z' },
  may: {},
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
});
