import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { placeText } from '#texts/by-code/place-text.ts';
import { jobTexts } from '#texts/jobs.ts';
import { jobsPageTexts as texts } from '#texts/public.ts';
import { chosenPlaceName, type JobSearch, spellingText } from '#web/features/jobs/job-search.ts';
import { countText } from '#web/lib/formats.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { JobListPage } from '#web/pages/public/job-list-page.tsx';
import { ListSearch } from '#web/pages/public/list-search.tsx';
import { ListTitle } from '#web/pages/public/list-title.tsx';
import { type JobList, leadToTown, loadJobList } from '#web/pages/public/load-jobs.ts';
import { revalidateUnlessDialogToggled } from '#web/pages/public/shown-jobs.ts';

export const loader = async (args: LoaderFunctionArgs) => {
  await leadToTown(args);
  return loadJobList(args, { path: '/jobs' });
};

export const shouldRevalidate = revalidateUnlessDialogToggled;

type Named = Pick<JobList, 'search' | 'facets'>;

/** Spellings of one place are merged. */
const namesOf = (search: JobSearch): string =>
  search.place.length === 1
    ? spellingText(search.place.join(''))
    : [...new Set(search.place.map((place) => placeText(chosenPlaceName(search, place))))].join(', ');

/** Whether only remote jobs are listed; Hindi does not say "in Remote". */
const isRemote = (search: JobSearch): boolean =>
  search.place.every((place) => chosenPlaceName(search, place) === 'Remote');

/** The chosen roles as their tiles call them. */
const rolesOf = ({ search: { role }, facets }: Named): string =>
  role.map((one) => facets.roles.find(({ value }) => value === one)?.name ?? one).join(', ');

/** The list titles in the specification for one role, one place, and all jobs. */
const titleOf = (list: Named): string => {
  const { search } = list;
  const { role, place } = search;
  if (role[0]) return texts.forRole({ role: rolesOf(list) });
  if (place[0]) return isRemote(search) ? texts.inRemote : texts.inPlace({ place: namesOf(search) });
  return texts.latest;
};

/** A role or a place without jobs is named only where nothing else narrows the list. */
const noneOf = (list: Named): string => {
  const { search } = list;
  const { role, place } = search;
  const narrowed = [
    search.q,
    search.skills,
    search.what,
    search.experience,
    search.salary,
    search.workMode,
    search.employmentType,
  ];
  if (narrowed.some((values) => values.length > 0) || search.posted) return texts.noneMatch;
  if (role[0]) return texts.noneForRole({ role: rolesOf(list) });
  if (place[0]) return isRemote(search) ? texts.noneInRemote : texts.noneInPlace({ place: namesOf(search) });
  return texts.none;
};

/** Canonical lists are those of all jobs, one role or one place; every other filter is a view of these. */
const canonicalOf = ({ role, place, page }: JobSearch, publicUrl: string): string => {
  const url = new URL('/jobs', publicUrl);
  if (role.length === 1 && role[0]) url.searchParams.set('role', role[0]);
  else if (place.length === 1 && place[0]) url.searchParams.set('location', place[0]);
  if (page > 1) url.searchParams.set('page', String(page));
  return url.href;
};

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return [];
  const { search, total, publicUrl } = loaderData;
  const title = titleOf(loaderData);
  return pageMeta({
    title: search.page > 1 ? texts.page({ title, page: search.page }) : title,
    description: texts.description({ title, count: countText(total) }),
    canonical: canonicalOf(search, publicUrl),
    noindex: total === 0,
  });
};

export default function Jobs() {
  const list = useLoaderData<typeof loader>();
  const { search, total } = list;
  return (
    <JobListPage
      list={list}
      none={noneOf(list)}
      head={
        <ListTitle title={titleOf(list)} showing={jobTexts.showing({ total: countText(total), count: total })}>
          <ListSearch q={search.q[0]} />
        </ListTitle>
      }
    />
  );
}
