import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { BoardCard, type BoardCardProps } from './board-card.tsx';

const NOW = '2026-11-27T05:00:00.000Z';

const shown = (interviewDateTime: string): string => {
  const application = {
    ...{ _id: 'a', fullName: 'Asha Rao', jobTitle: 'Teacher', experience: null, skills: [], outcome: 'none' },
    ...{ status: 'interview_scheduled', interviewStatus: 'Scheduled', stateAt: NOW },
    may: { cancelInterview: true },
    interviewDetails: { interviewDateTime, may: { select: true } },
  };
  const props = { application, now: NOW, actions: {} } as unknown as BoardCardProps;
  return renderToStaticMarkup(createElement(MemoryRouter, {}, createElement(BoardCard, props)));
};

it('says of an interview that is over, and not of a coming one, that its result is missing', () => {
  expect(shown('2026-11-26T05:30:00.000Z')).toContain('Result missing');
  expect(shown('2026-11-28T05:30:00.000Z')).not.toContain('Result missing');
});
