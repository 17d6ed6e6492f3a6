import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { InterviewState } from './interview-line.tsx';

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
  });
});
