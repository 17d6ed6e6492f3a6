import type { CallName } from '#contract/routes.ts';
import { accountHandlers } from '#server/handlers/accounts.ts';
import { administrationHandlers } from '#server/handlers/administration.ts';
import { applicationHandlers } from '#server/handlers/applications.ts';
import { candidateHandlers } from '#server/handlers/candidates.ts';
import { companyHandlers } from '#server/handlers/companies.ts';
import { conversationHandlers } from '#server/handlers/conversations.ts';
import { enquiryHandlers } from '#server/handlers/enquiries.ts';
import { fileHandlers } from '#server/handlers/files.ts';
import type { Handler } from '#server/handlers/handler.ts';
import { interviewHandlers } from '#server/handlers/interviews.ts';
import { jobHandlers } from '#server/handlers/jobs.ts';
import { matchHandlers } from '#server/handlers/matches.ts';
import { noticeHandlers } from '#server/handlers/notices.ts';
import { offerHandlers } from '#server/handlers/offers.ts';
import { profileHandlers } from '#server/handlers/profiles.ts';
import { recruiterHandlers } from '#server/handlers/recruiters.ts';
import { resumeHandlers } from '#server/handlers/resumes.ts';
import { savedHandlers } from '#server/handlers/saved.ts';
import { streamHandlers } from '#server/handlers/stream.ts';

/** The handler of every call; the compiler checks that none is missing. */
export const HANDLERS: { [N in CallName]: Handler<N> } = {
  ...accountHandlers,
  ...jobHandlers,
  ...matchHandlers,
  ...savedHandlers,
  ...recruiterHandlers,
  ...companyHandlers,
  ...candidateHandlers,
  ...profileHandlers,
  ...resumeHandlers,
  ...applicationHandlers,
  ...conversationHandlers,
  ...interviewHandlers,
  ...offerHandlers,
  ...noticeHandlers,
  ...enquiryHandlers,
  ...administrationHandlers,
  ...fileHandlers,
  ...streamHandlers,
};
