import { availableTexts as texts } from '#texts/candidate.ts';
import type { JobBrief } from '#web/features/jobs/job.ts';
import { dayText } from '#web/lib/formats.ts';

/** Application deadline; for external applications, the date on which the listing expires. */
export const deadlineText = ({ applicationDeadline, takesApplications }: JobBrief): string => {
  const day = dayText(applicationDeadline.end) || texts.noDeadline;
  return takesApplications ? texts.deadline({ day }) : texts.listedUntil({ day });
};
