import { href } from 'react-router';
import type { NoticeReader } from '#contract/notice-kinds.ts';

/** The page of all notices in each area. */
export const NOTICES: Readonly<Record<NoticeReader, string>> = {
  candidate: href('/candidate-dashboard/notices'),
  recruiter: href('/recruiter-maindashboards/notices'),
  admin: href('/admin-dashboard/notices'),
};
