import { isCalledOff } from '#contract/interview-rules.ts';
import { applicationEventTexts, eventTexts } from '#texts/candidate.ts';
import { statusTexts } from '#texts/components.ts';
import type { Application, Timeline } from '#web/pages/candidate/applications/application.ts';
import { closedText } from '#web/pages/candidate/applications/application-steps.ts';
import type { Offer } from '#web/pages/candidate/offers/use-offer-answer.ts';

type Entry = Timeline[number];

const isStatus = (value: string): value is keyof typeof statusTexts => value in statusTexts;

/** Whether the newest interview was rejected by this entry, before it began. */
const callsOff = ({ event, at }: Entry, { interviewDetails: interview }: Application): boolean =>
  event === 'interview_result' &&
  interview !== undefined &&
  at === interview.updatedAt &&
  isCalledOff(interview.status, interview.interviewDateTime, interview.updatedAt);

const lineOf = (entry: Entry, application: Application): string => {
  const { event, to } = entry;
  const what = callsOff(entry, application) ? eventTexts.interview_called_off : eventTexts[event];
  return to &&
    isStatus(to) &&
    (event === 'status_changed' || event === 'interview_result' || event === 'offer_answered')
    ? applicationEventTexts.to({ event: what, to: statusTexts[to] })
    : what;
};

/** What the portal records nowhere as an event: offers whose last day is over, and the job's end while it is open. */
const derived = (application: Application, offers: readonly Offer[]) => {
  const { status, jobClosedAt } = application;
  const isOver = status === 'rejected' || status === 'withdrawn';
  const expired = offers
    .filter((offer) => offer.status === 'Expired')
    .map(({ expiresOn }) => ({
      event: 'offer_expired',
      at: `${expiresOn}T23:59:59+05:30`,
      line: eventTexts.offer_expired,
    }));
  const closed =
    jobClosedAt && !isOver ? [{ event: 'job_closed', at: jobClosedAt, line: closedText(application) }] : [];
  return [...expired, ...closed].map((entry) => ({ ...entry, detail: undefined }));
};

/** What happened to the application, and while it is open that its job has closed; newest first. */
export const historyOf = (timeline: Timeline, application: Application, offers: readonly Offer[] = []) => {
  const lines = timeline.map((entry) => ({ ...entry, line: lineOf(entry, application) }));
  const more = derived(application, offers);
  if (more.length === 0) return lines.toReversed();
  return [...lines, ...more].toSorted((left, right) => Date.parse(left.at) - Date.parse(right.at)).toReversed();
};
