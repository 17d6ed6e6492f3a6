import { useQuery } from '@tanstack/react-query';
import { adminJobTexts as texts } from '#texts/admin-jobs.ts';
import { countOpenOf, countOpenOfRecruiters, type OpenWork } from '#web/features/hiring/open-work.ts';
import type { JobRow } from '#web/pages/admin/jobs/job-queries.ts';

interface BlockedWorkProps {
  /** Jobs that are not blocked yet. */
  jobs: readonly JobRow[];
  /** Whether the block is of many jobs, which can be undone. */
  undoable: boolean;
}

/** What a block of jobs concerns, once it is counted: applications, interviews and offers. */
export function BlockedWork({ jobs, undoable }: BlockedWorkProps) {
  const open = useCounted(['jobs', jobs.map(({ _id }) => _id)], () => countOpenOf(jobs));
  return open ? <BlockedLines {...{ open, undoable, alone: !jobs.some(({ postedBy }) => postedBy) }} /> : null;
}

/** What a block of recruiters, who are not blocked yet, concerns. */
export function BlockedRecruitersWork({ ids, undoable }: { ids: readonly string[]; undoable: boolean }) {
  const open = useCounted(['recruiters', ids], () => countOpenOfRecruiters(ids));
  return open ? <BlockedLines {...{ open, undoable }} /> : null;
}

const useCounted = (of: readonly unknown[], count: () => Promise<OpenWork>): OpenWork | undefined =>
  useQuery({ queryKey: ['openWork', ...of], queryFn: count, staleTime: 0, gcTime: 0 }).data;

interface BlockedLinesProps extends Pick<BlockedWorkProps, 'undoable'> {
  open: OpenWork;
  /** None of the jobs has a recruiter any more. */
  alone?: boolean;
}

/** One line for the applications, and one each for interviews and offers, whose candidates are told. */
export function BlockedLines({ open: { applications, interviews, offers }, undoable, alone }: BlockedLinesProps) {
  if (applications === 0) return null;
  return (
    <div className="stack stack-s">
      <p>{(alone ? texts.blockKeepsAlone : texts.blockKeeps)({ count: applications })}</p>
      {interviews > 0 ? <p>{texts.blockInterviews({ count: interviews })}</p> : null}
      {offers > 0 ? <p>{texts.deleteOffers({ count: offers })}</p> : null}
      {interviews + offers > 0 ? <p>{undoable ? texts.blockTellsForGood : texts.blockTells}</p> : null}
    </div>
  );
}
