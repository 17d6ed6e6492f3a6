import { useQuery } from '@tanstack/react-query';
import { savingTellsTexts as texts } from '#texts/job-changes.ts';
import { read } from '#web/lib/queries.ts';

interface ApplicantsToldProps {
  job: { _id: string; applications?: number | undefined };
  /** Whether saving tells applicants. */
  tells: boolean;
}

/** How many applicants saving would tell of a change; nothing while it would tell nobody. */
export function ApplicantsTold({ job, tells }: ApplicantsToldProps) {
  const { data } = useQuery({
    ...read('listApplications', { query: { jobId: [job._id], open: true, limit: 1 } }),
    enabled: tells && job.applications !== 0,
  });
  const count = tells ? (data?.total ?? 0) : 0;
  return (
    <p role="status" className="small soft basis-full empty:hidden">
      {count > 0 ? texts.told({ count }) : ''}
    </p>
  );
}
