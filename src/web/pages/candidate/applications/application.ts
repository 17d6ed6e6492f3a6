import type { CallOutput } from '#contract/api.ts';
import type { ApplicationStatus } from '#contract/vocabularies.ts';

export type Application = CallOutput<'listApplications'>[number];
export type Timeline = CallOutput<'applicationTimeline'>;
export type Stats = CallOutput<'applicationStats'>;

/** The views of the list, by `?show=` value. */
export const SHOWN = {
  open: ['pending', 'accepted', 'interview_scheduled', 'interview_rescheduled'],
  closed: ['rejected', 'withdrawn'],
} as const satisfies Record<string, readonly ApplicationStatus[]>;

export type Shown = keyof typeof SHOWN | 'all';

export const shownOf = (params: URLSearchParams): Shown => {
  const show = params.get('show');
  return show === 'open' || show === 'closed' ? show : 'all';
};

/** A rejected or already withdrawn application cannot be withdrawn. */
export const mayWithdraw = ({ status, may }: Application): boolean => may.withdraw && status !== 'withdrawn';

export const hasInterview = ({ status }: Application): boolean =>
  status === 'interview_scheduled' || status === 'interview_rescheduled';

/** Number of applications with one of these statuses. */
export const countOf = ({ byStatus }: Stats, statuses: readonly ApplicationStatus[]): number =>
  statuses.reduce((sum, status) => sum + (byStatus[status] ?? 0), 0);
