import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { jobTexts } from '#texts/jobs.ts';
import { jobsPageTexts as texts } from '#texts/public.ts';
import { countText } from '#web/lib/formats.ts';
import { orErrorPage } from '#web/lib/load.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { JobListPage } from '#web/pages/public/job-list-page.tsx';
import { JobSearchBox } from '#web/pages/public/job-search-box.tsx';
import { ListTitle } from '#web/pages/public/list-title.tsx';
import { loadJobList, portalOf } from '#web/pages/public/load-jobs.ts';
import { PlaceTiles, RoleTiles } from '#web/pages/public/role-tiles.tsx';
import { revalidateUnlessDialogToggled } from '#web/pages/public/shown-jobs.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [list, all] = await Promise.all([
    loadJobList({ request, context }, { path: '/job-search', placeName: 'place' }),
    orErrorPage(portalOf({ context }).call('jobFacets', { query: {} })),
  ]);
  return { list, roles: all.body.roles, places: all.body.places };
}

export const shouldRevalidate = revalidateUnlessDialogToggled;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: texts.searchTitle,
    description: texts.searchDescription,
    canonical: loaderData && new URL('/job-search', loaderData.list.publicUrl).href,
  });

/** The search page: the search block over the same list, then roles and places. */
export default function JobSearchPage() {
  const { list, roles, places } = useLoaderData<typeof loader>();
  return (
    <>
      <JobListPage
        list={list}
        placeName="place"
        onAPhone={2}
        none={texts.noResults}
        head={
          <>
            <ListTitle
              title={texts.searchTitle}
              showing={jobTexts.showing({ total: countText(list.total), count: list.total })}
            />
            <div className="mb-8">
              <JobSearchBox search={list.search} action="/job-search" />
            </div>
          </>
        }
      />
      <div className="page section">
        <RoleTiles roles={roles} />
      </div>
      <div className="page section">
        <PlaceTiles places={places} />
      </div>
    </>
  );
}
