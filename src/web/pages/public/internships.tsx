import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { jobsPageTexts, internshipsTexts as texts } from '#texts/public.ts';
import { countText } from '#web/lib/formats.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { JobListPage } from '#web/pages/public/job-list-page.tsx';
import { ListSearch } from '#web/pages/public/list-search.tsx';
import { ListTitle } from '#web/pages/public/list-title.tsx';
import { loadJobList } from '#web/pages/public/load-jobs.ts';
import { revalidateUnlessDialogToggled } from '#web/pages/public/shown-jobs.ts';

export const loader = (args: LoaderFunctionArgs) => loadJobList(args, { path: '/internships', only: ['Internship'] });

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
  const list = useLoaderData<typeof loader>();
  const { total, search } = list;
  return (
    <JobListPage
      internships
      list={list}
      none={texts.none}
      noneMatch={texts.noneMatch}
      noneHelp={texts.noneHelp}
      head={
        <ListTitle title={texts.title} showing={texts.showing({ total: countText(total), count: total })}>
          <ListSearch q={search.q[0]} />
        </ListTitle>
      }
    />
  );
}
