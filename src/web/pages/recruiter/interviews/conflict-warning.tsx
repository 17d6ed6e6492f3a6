import { Suspense, use } from 'react';
import { conflictTexts as texts } from '#texts/recruiter-schedule.ts';
import { Notice } from '#web/components/notice.tsx';
import { dateTimeText } from '#web/lib/formats.ts';
import type { Conflict } from '#web/pages/recruiter/interviews/standing-interview.ts';

const textOf = ({ who, candidateName = '', jobTitle, interviewDateTime = '' }: Conflict): string => {
  if (who === 'recruiter')
    return texts.own({ name: candidateName, job: jobTitle ?? '', when: dateTimeText(interviewDateTime) });
  return jobTitle ? texts.candidate({ job: jobTitle, when: dateTimeText(interviewDateTime) }) : texts.busy;
};

interface ConflictWarningProps {
  conflicts: Promise<readonly Conflict[]>;
}

/** What else is at the planned time. It warns, and keeps nobody from anything. */
export function ConflictWarning({ conflicts }: ConflictWarningProps) {
  return (
    <div role="status" className="empty:absolute">
      <Suspense>
        <Warning conflicts={conflicts} />
      </Suspense>
    </div>
  );
}

function Warning({ conflicts }: ConflictWarningProps) {
  const found = use(conflicts);
  if (found.length === 0) return null;
  return (
    <Notice tone="amber" title={texts.title}>
      <ul className="mt-1">
        {found.map((conflict) => (
          <li key={conflict.applicationId ?? 'busy'}>{textOf(conflict)}</li>
        ))}
      </ul>
      <p className="small mt-1">{texts.help}</p>
    </Notice>
  );
}
