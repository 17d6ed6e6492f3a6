import { useQuery } from '@tanstack/react-query';
import { adminJobTexts as texts } from '#texts/admin-jobs.ts';
import { countIn, countOpenIn, countOpenOf, type OpenWork } from '#web/features/hiring/open-work.ts';
import type { JobRow } from '#web/pages/admin/jobs/job-queries.ts';

interface BlockedWorkProps {
  /** Jobs that are not blocked yet. */
  jobs: readonly JobRow[];
  /** Whether the block is of many jobs, which can be undone. */
  undoable: boolean;
}

/** What a block of jobs concerns, once it is counted: applications, interviews and offers. */
export function BlockedWork({ jobs, undoable }: BlockedWorkProps) {
  const ids = jobs.map(({ _id }) => _id);
  const { data: open } = useQuery({
    queryKey: ['openWork', ids],
    queryFn: () => countOpenOf(jobs),
    staleTime: 0,
    gcTime: 0,
  });
  const applications = jobs.reduce((sum, job) => sum + (job.applications ?? 0), 0);
  return applications > 0 && open ? (
    <BlockedLines {...{ applications, open, undoable, alone: !jobs.some(({ postedBy }) => postedBy) }} />
  ) : null;
}

/** What a block of recruiters, who are not blocked yet, concerns. */
export function BlockedRecruitersWork({ ids, undoable }: { ids: readonly string[]; undoable: boolean }) {
  const { data } = useQuery({
    queryKey: ['openWorkOfRecruiters', ids],
    queryFn: async () => {
      const theirs = { recruiterId: [...ids] };
      const [applications, open] = await Promise.all([countIn({ ...theirs, open: true }), countOpenIn(theirs)]);
      return { applications, open };
    },
    staleTime: 0,
    gcTime: 0,
  });
  return data && data.applications > 0 ? <BlockedLines {...data} undoable={undoable} /> : null;
}

interface BlockedLinesProps extends Pick<BlockedWorkProps, 'undoable'> {
  applications: number;
  open: OpenWork;
  /** None of the jobs has a recruiter any more. */
  alone?: boolean;
}

/** One line for the applications, and one each for interviews and offers, whose candidates are told. */
export function BlockedLines({ applications, open: { interviews, offers }, undoable, alone }: BlockedLinesProps) {
  return (
    <div className="stack stack-s">
      <p>{(alone ? texts.blockKeepsAlone : texts.blockKeeps)({ count: applications })}</p>
      {interviews > 0 ? <p>{texts.blockInterviews({ count: interviews })}</p> : null}
      {offers > 0 ? <p>{texts.deleteOffers({ count: offers })}</p> : null}
      {interviews + offers > 0 ? <p>{undoable ? texts.blockTellsForGood : texts.blockTells}</p> : null}
    </div>
  );
}
