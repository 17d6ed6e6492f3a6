import { isCalledOff } from '#contract/interview-rules.ts';
import { applicationEventTexts, eventTexts } from '#texts/candidate.ts';
import { statusTexts } from '#texts/components.ts';
import type { Application, Timeline } from '#web/pages/candidate/applications/application.ts';
import { closedText } from '#web/pages/candidate/applications/application-steps.ts';

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

/** What happened to the application, and while it is open that its job has closed; newest first. */
export const historyOf = (timeline: Timeline, application: Application) => {
  const { status, jobClosedAt } = application;
  const lines = timeline.map((entry) => ({ ...entry, line: lineOf(entry, application) }));
  const isOver = status === 'rejected' || status === 'withdrawn';
  if (!jobClosedAt || isOver) return lines.toReversed();
  const closed = { event: 'job_closed', at: jobClosedAt, detail: undefined, line: closedText(application) };
  return [...lines, closed].toSorted((left, right) => Date.parse(left.at) - Date.parse(right.at)).toReversed();
};
