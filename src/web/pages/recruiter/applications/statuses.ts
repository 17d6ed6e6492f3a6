import type { CallOutput } from '#contract/api.ts';
import type { ApplicationStatus } from '#contract/vocabularies.ts';

type Application = CallOutput<'listApplications'>[number];

/** An interview is arranged or held. */
export const inInterview = (status: ApplicationStatus): boolean =>
  status === 'interview_scheduled' || status === 'interview_rescheduled';

/** The interview is still to come: once it has a result, nobody is asked to move or cancel it. */
export const isAhead = ({ may, interviewStatus }: Pick<Application, 'may' | 'interviewStatus'>): boolean =>
  (may.reschedule || may.cancelInterview) && interviewStatus !== 'Selected';

/** Whether the selector leads anywhere from here. */
export const maySetStatus = ({ may }: Pick<Application, 'may'>): boolean =>
  may.reopen || may.accept || may.reject || may.schedule;
