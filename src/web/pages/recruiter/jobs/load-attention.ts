import { dayInIndia } from '#contract/rules.ts';
import { call } from '#web/lib/api-client.ts';
import { loadPart } from '#web/lib/load-part.ts';

/** What waits for the recruiter; a part that could not be had is absent. */
export interface Attention {
  /** Unanswered applications by age. */
  waiting: { all: number; threeDays: number; week: number } | undefined;
  /** Interviews of today that still stand, soonest first. */
  interviews: readonly { applicationId: string; interviewDateTime: string; candidateName: string }[];
}

const A_DAY = 100;

export async function loadAttention(signal: AbortSignal): Promise<Attention> {
  const today = dayInIndia(new Date());
  const [stats, interviews] = await Promise.all([
    loadPart(call('applicationStats', {}, { signal })),
    loadPart(
      call(
        'listInterviews',
        { query: { status: ['Pending', 'Scheduled'], from: today, to: today, limit: A_DAY } },
        { signal },
      ),
    ),
  ]);
  return {
    waiting: stats.ok ? stats.data.waiting : undefined,
    interviews: interviews.ok
      ? interviews.data.data
          .map(({ applicationId, interviewDateTime, candidateName = '' }) => ({
            applicationId,
            interviewDateTime,
            candidateName,
          }))
          .toSorted((one, other) => one.interviewDateTime.localeCompare(other.interviewDateTime))
      : [],
  };
}
