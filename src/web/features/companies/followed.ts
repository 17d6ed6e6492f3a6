import type { CallOutput } from '#contract/api.ts';
import { createJobMarks } from '#web/features/jobs/job-marks.ts';
import { call } from '#web/lib/api-client.ts';

/** Which companies on the page the signed-in candidate follows. */
export const followed = createJobMarks<{ _id: string }, boolean>({
  most: 100,
  otherwise: false,
  read: async (companies, token) => {
    const company = companies.map(({ _id }) => _id);
    const known = await call('listFollowed', { query: { company, limit: company.length } }, { token });
    return new Map(known.map(({ _id }) => [_id, true]));
  },
});

/** Whether an account hears nothing about new jobs of the companies it follows. */
export const followsSilently = ({ company_job: chosen }: CallOutput<'getNotifications'>): boolean =>
  chosen?.inAvsar === false && !chosen.push && chosen.mail === 'off';
