import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Interview } from '#web/pages/recruiter/interviews/interview-values.ts';
import { InterviewBlock, InterviewChip, InterviewState } from './interview-line.tsx';

const NOW = '2026-11-27T05:00:00.000Z';
const ahead = { status: 'Scheduled', answer: 'confirmed', interviewDateTime: '2026-12-02T05:30:00.000Z' } as const;

const shown = (interview: Parameters<typeof InterviewState>[0]['interview']): string =>
  renderToStaticMarkup(createElement(InterviewState, { interview, now: NOW }));

describe('the state of an interview', () => {
  it('is that its job was taken down, and not the answer to it', () => {
    expect(shown(ahead)).toContain('Confirmed');
    const ofTakenDownJob = shown({ ...ahead, takenDown: true });
    expect(ofTakenDownJob).toContain('Job taken down');
    expect(ofTakenDownJob).not.toContain('Confirmed');
    const over = { ...ahead, interviewDateTime: '2026-11-26T05:30:00.000Z' };
    expect(shown(over)).toContain('Result missing');
    expect(shown({ ...over, takenDown: true })).toBe(ofTakenDownJob);
  });
  it('says so in the week and the month as well', () => {
    const interview = { ...ahead, candidateName: 'Asha Rao', location: 'Pune' } as Interview;
    const inGrids = (of: Interview) => {
      const grids = () => [
        createElement(InterviewChip, { key: 'month', interview: of }),
        createElement(InterviewBlock, { key: 'week', interview: of, now: NOW, time: '11:00 am' }),
      ];
      return renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component: grids }])));
    };
    expect(inGrids(interview)).not.toContain('Job taken down');
    const html = inGrids({ ...interview, takenDown: true });
    expect(html.match(/Job taken down/g)).toHaveLength(2);
    expect(html).not.toContain('Confirmed');
    expect(inGrids({ ...interview, status: 'Selected', takenDown: true })).not.toContain('Job taken down');
  });
});
