import { dayAndTime } from '#server/days-in-words.ts';
import { answerReasonTexts } from '#texts/answer-reasons.ts';
import { storedTexts } from '#texts/answers.ts';
import { statusTexts } from '#texts/components.ts';
import type { EventDetail } from './application-changes.store.ts';

const whatOf = (detail: EventDetail): string | undefined => {
  switch (detail.code) {
    case 'interviewAt':
      return detail.place
        ? storedTexts.interviewPlace({ when: dayAndTime(new Date(detail.at)), place: detail.place })
        : dayAndTime(new Date(detail.at));
    case 'interviewConfirmed':
      return storedTexts.interviewConfirmed;
    case 'otherTimes': {
      const times = detail.times.map((time) => dayAndTime(new Date(time))).join('; ');
      return times ? storedTexts.otherTimes({ times }) : storedTexts.otherTime;
    }
    case 'selected':
      return statusTexts.Selected;
    case 'noShow':
      return statusTexts.noShow;
    case 'offer':
      return statusTexts[detail.status];
    case 'recruiterLeft':
      return storedTexts.recruiterLeft;
    case 'reason':
      return answerReasonTexts[detail.reason];
    default:
      return undefined;
  }
};

/** Returns the timeline text of an event besides its name. */
export const detailText = (detail: EventDetail): string | undefined => {
  const [what, words] = [whatOf(detail), 'text' in detail ? detail.text : undefined];
  if (!what || !words) return what ?? words;
  return detail.code === 'selected' || detail.code === 'reason'
    ? storedTexts.withReason({ what, reason: words })
    : storedTexts.withMessage({ what, message: words });
};
