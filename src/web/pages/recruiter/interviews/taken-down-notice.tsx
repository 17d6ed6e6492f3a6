import { interviewNewsTexts as texts } from '#texts/recruiter-interview-news.ts';
import { Notice } from '#web/components/notice.tsx';

interface TakenDownNoticeProps {
  of: { jobRemoved?: true | undefined };
  /** Whether an interview of it is ahead, to which the candidate was told not to come. */
  ahead?: boolean;
}

/** A warning about a job that an administrator has taken down or deleted. */
export function TakenDownNotice({ of, ahead }: TakenDownNoticeProps) {
  return (
    <Notice tone="amber" title={of.jobRemoved ? texts.removed : texts.takenDown}>
      {ahead ? texts.takenDownHelp : null}
    </Notice>
  );
}
