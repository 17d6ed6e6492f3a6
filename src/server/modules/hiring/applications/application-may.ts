import type { ApplicationMay } from '#contract/applications.ts';
import type { Interview } from '#contract/interviews.ts';
import { applicationRoutes } from '#contract/routes/applications.ts';
import { interviewRoutes } from '#contract/routes/interviews.ts';
import { offerRoutes } from '#contract/routes/offers.ts';
import type { ApplicationStatus } from '#contract/vocabularies.ts';
import type { Member } from '#server/caller.ts';
import { type OfferState, offerRefusal } from '../offers/offer-policy.ts';
import { type ApplicationState, getsThrough, settingRefusal, stepRefusal } from './application-policy.ts';

interface Surroundings {
  /** Newest interview, as this caller reads it. */
  interview: Interview | undefined;
  offers: readonly OfferState[];
  /** Day in Asia/Kolkata. */
  today: string;
}

/** Returns what this caller may do with an application now, by the policies that guard the calls. */
export const applicationMay = (
  { kind }: Member,
  application: ApplicationState,
  { interview, offers, today }: Surroundings,
): ApplicationMay => {
  const maySet = (to: ApplicationStatus): boolean =>
    getsThrough(kind, applicationRoutes.setApplicationStatus, application, settingRefusal(kind, application, to));
  return {
    reopen: maySet('pending'),
    accept: maySet('accepted'),
    reject: maySet('rejected'),
    withdraw: maySet('withdrawn'),
    schedule: getsThrough(
      kind,
      interviewRoutes.scheduleInterview,
      application,
      stepRefusal(application, 'interview_scheduled', 'schedule'),
    ),
    reschedule: interview?.may.reschedule ?? false,
    cancelInterview: interview?.may.cancel ?? false,
    setInterviewResult: interview?.may.setResult ?? false,
    offer: getsThrough(kind, offerRoutes.makeOffer, application, offerRefusal(application, offers, today)),
    rate: getsThrough(kind, applicationRoutes.rateApplication, application),
  };
};
