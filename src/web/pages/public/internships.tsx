import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { jobsPageTexts, internshipsTexts as texts } from '#texts/public.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { OpenJob } from '#web/features/jobs/open-job.tsx';
import { countText } from '#web/lib/formats.ts';
import { withParam } from '#web/lib/job-links.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { JobResults } from '#web/pages/public/job-results.tsx';
import { ListTitle } from '#web/pages/public/list-title.tsx';
import { loadJobList, PAGE_SIZE, revalidateUnlessDialogToggled } from '#web/pages/public/load-jobs.ts';

export const loader = (args: LoaderFunctionArgs) => loadJobList(args, { fixed: { employmentType: ['Internship'] } });

export const shouldRevalidate = revalidateUnlessDialogToggled;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return [];
  const { page } = loaderData.search;
  const canonical = new URL('/internships', loaderData.publicUrl);
  if (page > 1) canonical.searchParams.set('page', String(page));
  return pageMeta({
    title: page > 1 ? jobsPageTexts.page({ title: texts.title, page }) : texts.title,
    description: texts.description,
    canonical: canonical.href,
  });
};

export default function Internships() {
  const { jobs, total, search, openJob, now } = useLoaderData<typeof loader>();
  const address = useLocation();
  const to = (page: number) =>
    `${address.pathname}${withParam(withParam(address.search, 'job', undefined), 'page', page > 1 ? String(page) : undefined)}`;
  return (
    <div className="page pt-8">
      <ListTitle title={texts.title} showing={texts.showing({ total: countText(total), count: total })} />
      {jobs.length > 0 ? (
        <JobResults jobs={jobs} now={now} columns={4} />
      ) : (
        <EmptyState
          card
          level={2}
          picture="internship"
          title={total === 0 ? texts.none : jobsPageTexts.pagePast}
          action={total === 0 ? undefined : <ButtonLink to={to(1)}>{jobsPageTexts.firstPage}</ButtonLink>}
        >
          {total === 0 ? texts.noneHelp : undefined}
        </EmptyState>
      )}
      <Pagination page={search.page} pages={Math.ceil(total / PAGE_SIZE)} to={to} />
      <OpenJob listed={jobs} whole={openJob} now={now} />
    </div>
  );
}
