import { interviewNewsTexts as texts } from '#texts/recruiter-interview-news.ts';
import { Notice } from '#web/components/notice.tsx';
import { dateTimeText } from '#web/lib/formats.ts';
import type { Interview } from '#web/pages/recruiter/interviews/interview-values.ts';

/** What has become of an interview since its form was opened. */
export function NewerNotice({ newer }: { newer: Pick<Interview, 'interviewDateTime' | 'location' | 'answer'> }) {
  const now = { when: dateTimeText(newer.interviewDateTime), where: newer.location };
  return <Notice tone="amber">{newer.answer === 'confirmed' ? texts.confirmed(now) : texts.changedTo(now)}</Notice>;
}
