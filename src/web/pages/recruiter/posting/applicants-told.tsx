import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { savingTellsTexts as texts } from '#texts/job-changes.ts';
import { read } from '#web/lib/queries.ts';
import { type OwnJob, type PostingValues, tellsApplicants } from '#web/pages/recruiter/posting/posting-values.ts';

/** How many applicants saving would tell of a change; nothing while it would tell nobody. */
export function ApplicantsTold({ control, before }: { control: Control<PostingValues>; before: OwnJob }) {
  const tells = useWatch({ control, compute: (typed: PostingValues) => tellsApplicants(typed, before) });
  const { data } = useQuery({
    ...read('listApplications', { query: { jobId: [before._id], open: true, limit: 1 } }),
    enabled: tells && before.applications !== 0,
  });
  const count = tells ? (data?.total ?? 0) : 0;
  return (
    <p role="status" className="small soft empty:hidden">
      {count > 0 ? texts.told({ count }) : ''}
    </p>
  );
}
