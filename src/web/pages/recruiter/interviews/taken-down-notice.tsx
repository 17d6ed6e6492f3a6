import { interviewNewsTexts as texts } from '#texts/recruiter-interview-news.ts';
import { Notice } from '#web/components/notice.tsx';

/** A warning next to an interview ahead for a job that an administrator has taken down. */
export function TakenDownNotice() {
  return (
    <Notice tone="amber" title={texts.takenDown}>
      {texts.takenDownHelp}
    </Notice>
  );
}
