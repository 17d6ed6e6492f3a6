import { ShieldCheck } from 'lucide-react';
import { Notice } from '#web/components/notice.tsx';
import { content } from '#web/content.ts';
import { jobWords } from '#web/words/en/jobs.ts';

/** Stands beside every job that can be applied to. */
export function MoneyWarning({ jobId }: { jobId: string }) {
  return (
    <Notice tone="amber" icon={ShieldCheck} title={jobWords.neverMoney}>
      {jobWords.norRecruiter}{' '}
      <a href={`mailto:${content.contact.email}?subject=${encodeURIComponent(jobId)}`}>{content.contact.email}</a>
    </Notice>
  );
}
