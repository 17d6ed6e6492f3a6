import { type Control, useWatch } from 'react-hook-form';
import { ApplicantsTold as Told } from '#web/features/jobs/applicants-told.tsx';
import { tellsApplicants } from '#web/features/jobs/tells-applicants.ts';
import type { OwnJob, PostingValues } from '#web/pages/recruiter/posting/posting-values.ts';

/** How many applicants saving would tell of a change, while the form is edited. */
export function ApplicantsTold({ control, before }: { control: Control<PostingValues>; before: OwnJob }) {
  const tells = useWatch({ control, compute: (typed: PostingValues) => tellsApplicants(typed, before) });
  return <Told job={before} tells={tells} />;
}
