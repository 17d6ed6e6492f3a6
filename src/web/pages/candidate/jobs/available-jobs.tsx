import { useLocation } from 'react-router';
import { availableTexts as texts } from '#texts/candidate.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { Section } from '#web/components/section.tsx';
import { groupJobs } from '#web/features/jobs/group-jobs.ts';
import { OpenJob } from '#web/features/jobs/open-job.tsx';
import { dayText } from '#web/lib/formats.ts';
import { AvailableJob } from '#web/pages/candidate/jobs/available-job.tsx';
import { AVAILABLE, useOpenedJob } from '#web/pages/candidate/jobs/job-queries.ts';
import { PostedBy } from '#web/pages/candidate/jobs/posted-by.tsx';
import { pageOf, pageSearch, usePage } from '#web/pages/candidate/paging.ts';

/** Open jobs, nine a page, and the details of the one that the address opens. */
export function AvailableJobs({ now }: { now: string }) {
  const { search } = useLocation();
  const listed = usePage(AVAILABLE, pageOf(new URLSearchParams(search)));
  const whole = useOpenedJob();
  return (
    <Section title={texts.title} id="available-jobs" link={{ to: '/job-list', words: texts.searchAll }}>
      {listed.ok ? (
        <>
          {listed.data.body.length > 0 ? (
            <div className="grid grid-3">
              {groupJobs(listed.data.body).map(({ job, similar }) => (
                <AvailableJob
                  key={job._id}
                  job={job}
                  similar={similar}
                  now={now}
                  deadlineTold
                  description={texts.deadline({ day: dayText(job.applicationDeadline.end) || texts.noDeadline })}
                />
              ))}
            </div>
          ) : (
            <EmptyState card title={texts.empty} action={<ButtonLink to="/job-list">{texts.searchAll}</ButtonLink>}>
              {texts.emptyHelp}
            </EmptyState>
          )}
          <Pagination
            page={listed.data.page}
            pages={listed.data.pages}
            to={(page) => ({ search: pageSearch(search, page) })}
          />
        </>
      ) : (
        <LoadFailed title={texts.failed} message={listed.message} />
      )}
      <OpenJob
        listed={listed.ok ? listed.data.body : []}
        whole={whole}
        now={now}
        extra={(job) => <PostedBy job={job} />}
      />
    </Section>
  );
}
