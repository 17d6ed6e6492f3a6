import type { z } from 'zod';
import type { Application, ApplicationNote, TimelineEntry } from '#contract/applications.ts';
import type { FitFigure } from '#contract/fit.ts';
import type { Interview } from '#contract/interviews.ts';
import { dayInIndia } from '#contract/rules.ts';
import { isShutOut } from '#contract/vocabularies.ts';
import { isAdmin, isCandidate, isRecruiter, type Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { publicFilePath, signedFilePath } from '#server/modules/files/public.ts';
import { storedTexts } from '#texts/answers.ts';
import { hasAccepted, type OfferState } from '../offers/offer-policy.ts';
import type { EventRow } from './application-changes.store.ts';
import { applicationMay } from './application-may.ts';
import { mayRecruiterSeeContact } from './application-policy.ts';
import type { ApplicationRow } from './applications.store.ts';
import { detailText } from './event-detail.ts';
import type { NoteRow } from './notes.store.ts';

export type ViewDeps = Pick<Deps, 'settings' | 'now'>;

interface Surroundings {
  /** Newest interview. */
  interview: Interview | undefined;
  /** Offers that may block another. */
  offers: readonly OfferState[] | undefined;
  /** For the recruiter only. */
  fit: FitFigure | undefined;
}

/** As the candidate view names it. */
const placeText = ({ location, city, state, address }: NonNullable<ApplicationRow['place']>): string =>
  location || [city, state].filter(Boolean).join(', ') || address;

/** A closed job counts as closed on the day of its last change. */
const jobClosedAt = ({ status, updatedAt, deletedAt }: ApplicationRow['job']): Date | null =>
  deletedAt ?? (status === 'Closed' ? updatedAt : null);

/**
 * Whether the promised day still holds for this caller. Who has left answers nobody, and recruiters are not reminded of
 * applications to a deleted job. A job that an administrator deleted promises nothing.
 */
const isPromised = (caller: Member, { application, recruiter, job, jobRemoved }: ApplicationRow): boolean =>
  application.candidateId !== null && recruiter !== null && !jobRemoved && !(isCandidate(caller) && job.deletedAt);

/** Row version of `isUnanswered`. */
const isWaiting = ({ status, answerBy, answerShownAt, candidateId }: ApplicationRow['application']): boolean =>
  status === 'pending' && answerBy !== null && answerShownAt === null && candidateId !== null;

/** The job as they applied for it, where its title, company or place is another now. */
const appliedForOf = ({ application, job }: ApplicationRow): Pick<Application, 'appliedFor'> => {
  const was = application.appliedFor;
  if (!was) return {};
  const { title, companyName, location } = was;
  const isSame = title === job.title && companyName === job.companyName && location === job.location;
  return isSame ? {} : { appliedFor: { title, companyName, location } };
};

/** Whether the caller may read the job; recruiters find theirs by its id. */
const isJobToRead = (caller: Member, { takenDown, job }: ApplicationRow): boolean =>
  job.deletedAt === null && (isAdmin(caller) || (isCandidate(caller) && !takenDown));

/** Returns an application as this caller reads it; hidden keys are absent. */
export const applicationView = (
  deps: ViewDeps,
  caller: Member,
  row: ApplicationRow,
  { interview, offers = [], fit }: Surroundings,
): Application => {
  const { application, acceptedAt, job, recruiter, candidate, resume, picture, logo } = row;
  const closedAt = jobClosedAt(job);
  const promised = isPromised(caller, row);
  const contactShown = !isRecruiter(caller) || mayRecruiterSeeContact(application.status);
  const pictureShown = picture && contactShown;
  // Shows no more than the profile shows this caller.
  const isPlaceShown = !isCandidate(caller) && contactShown && candidate && !isShutOut(candidate.status);
  const candidatePlace = isPlaceShown && row.place ? placeText(row.place) : '';
  return {
    _id: application.id,
    fullName: application.fullName ?? storedTexts.deletedAccount,
    experience: application.experience,
    currentCompany: application.currentCompany ?? '',
    expectedSalary: application.expectedSalary,
    noticePeriod: application.noticePeriod ?? '',
    education: application.education ?? '',
    skills: application.skills,
    coverLetter: contactShown ? (application.coverLetter ?? '') : '',
    // The account's present address: an earlier one may have been a slip, and so a stranger's.
    ...(contactShown && candidate && { email: candidate.email }),
    ...(contactShown && application.phone && { phone: application.phone }),
    ...(contactShown &&
      resume && {
        resume: signedFilePath(deps, resume, caller, application.id),
        resumeName: resume.originalName,
        resumeType: resume.mediaType,
      }),
    jobTitle: job.title,
    jobId: job.code,
    jobPostId: job.id,
    companyName: job.companyName,
    ...(job.postedByCompany !== null && { postedByCompany: job.postedByCompany }),
    ...(logo && { companyLogo: publicFilePath(logo) }),
    location: job.location,
    ...appliedForOf(row),
    employmentType: job.employmentType ?? '',
    ...(row.takenDown && { takenDown: true }),
    ...(recruiter === null && { recruiterLeft: true }),
    ...(closedAt && { jobClosedAt: closedAt.toISOString() }),
    ...(row.jobRemoved && { jobRemoved: true }),
    ...(isJobToRead(caller, row) && { jobToRead: job.code }),
    appliedAt: application.appliedAt.toISOString(),
    updatedAt: application.updatedAt.toISOString(),
    ...(acceptedAt && { acceptedAt: acceptedAt.toISOString() }),
    status: application.status,
    outcome: row.settled?.outcome ?? 'none',
    stateAt: (row.settled?.at ?? row.statusSince).toISOString(),
    ...(row.lastEvent && { lastEvent: row.lastEvent }),
    ...(application.reason && { reason: application.reason }),
    ...(application.reasonCode && { reasonCode: application.reasonCode }),
    ...(promised && application.answerBy && { answerBy: application.answerBy }),
    ...(promised && isWaiting(application) && { unanswered: true }),
    ...(recruiter && { contactEmail: recruiter.email, recruiterCode: recruiter.userCode }),
    ...(candidate && { candidateId: candidate.id, candidateCode: candidate.userCode }),
    ...(candidatePlace && { candidatePlace }),
    ...(isRecruiter(caller) && contactShown && candidate?.emailConfirmedAt && { greetedAs: candidate.firstName }),
    ...(isRecruiter(caller) && contactShown && candidate && isShutOut(candidate.status) && { cannotSignIn: true }),
    ...(pictureShown && {
      profilePic: row.showCard ? publicFilePath(picture) : signedFilePath(deps, picture, caller),
    }),
    interviewScheduled: interview !== undefined && interview.status !== 'Cancelled' && interview.status !== 'Rejected',
    ...(interview && { interviewStatus: interview.status, interviewDetails: interview }),
    ...(isRecruiter(caller) && { rating: application.rating }),
    ...(fit && contactShown && { fit }),
    ...(isRecruiter(caller) && row.undoUntil && { undoUntil: row.undoUntil.toISOString() }),
    version: application.version,
    may: applicationMay(
      caller,
      { ...application, takenDown: row.takenDown, appliedAgain: row.appliedAgain, hired: hasAccepted(offers) },
      { interview, offers, today: dayInIndia(deps.now()) },
    ),
  };
};

export const noteView = ({ id, text, createdAt, updatedAt }: NoteRow): z.infer<typeof ApplicationNote> => ({
  _id: id,
  text,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** `by` names the side, never the person. */
export const timelineEntry = ({ event, at, actorKind, fromStatus, toStatus, detail }: EventRow): TimelineEntry => ({
  event,
  at: at.toISOString(),
  by: actorKind ?? 'system',
  ...(fromStatus && { from: fromStatus }),
  ...(toStatus && { to: toStatus }),
  ...(detail && { detail: detailText(detail) }),
});
