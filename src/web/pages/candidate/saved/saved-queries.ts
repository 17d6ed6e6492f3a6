import { useMutation } from '@tanstack/react-query';
import type { CallOutput } from '#contract/api.ts';
import { savedSearchTexts as texts } from '#texts/saved.ts';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { patchReads, read } from '#web/lib/queries.ts';
import type { PagedList } from '#web/pages/candidate/paging.ts';
import { type PatchRows, takeOut } from '#web/pages/candidate/rows.ts';

export type SavedJob = CallOutput<'listSavedJobs'>[number];
export type FollowedCompany = CallOutput<'listFollowed'>[number];
export type SavedSearch = CallOutput<'listSearches'>[number];

const JOBS_A_PAGE = 12;

/** The candidate's saved jobs, latest first. */
export const SAVED_JOBS: PagedList<'listSavedJobs'> = {
  limit: JOBS_A_PAGE,
  at: (page) => read('listSavedJobs', { query: { page, limit: JOBS_A_PAGE } }),
};

const COMPANIES_A_PAGE = 20;

/** The companies that the candidate follows, latest first. */
export const FOLLOWED: PagedList<'listFollowed'> = {
  limit: COMPANIES_A_PAGE,
  at: (page) => read('listFollowed', { query: { page, limit: COMPANIES_A_PAGE } }),
};

const patchSearches: PatchRows<SavedSearch> = (change) =>
  patchReads('listSearches', (list) => ({ ...list, body: change(list.body) }));

const showDaily = ({ _id }: SavedSearch, daily: boolean): void =>
  patchSearches((searches) => searches.map((search) => (search._id === _id ? { ...search, daily } : search)));

/** Changes saved searches optimistically, and reverts with the server's message when refused. */
export function useSearches(): {
  setDaily: (search: SavedSearch, daily: boolean) => void;
  remove: (search: SavedSearch) => void;
} {
  const toast = useToast();
  const { mutate: setDaily } = useMutation({
    mutationFn: ({ search, daily }: { search: SavedSearch; daily: boolean }) =>
      call('changeSearch', { params: { id: search._id }, body: { daily } }),
    onMutate: ({ search, daily }) => showDaily(search, daily),
    onError: (failure, { search }) => {
      showDaily(search, search.daily);
      toast.error(texts.dailyFailed({ name: search.name, message: failure.message }));
    },
    onSuccess: (_, { search: { name }, daily }) =>
      toast.done(daily ? texts.dailyOn({ name }) : texts.dailyOff({ name })),
  });
  const { mutate: bringBack } = useMutation({
    mutationFn: ({ name, query, daily }: SavedSearch) => call('saveSearch', { body: { name, query, daily } }),
    onError: (failure, { name }) => toast.error(texts.notBack({ name, message: failure.message })),
  });
  const { mutate: remove } = useMutation({
    mutationFn: ({ _id }: SavedSearch) => call('deleteSearch', { params: { id: _id } }),
    onMutate: (search) => takeOut(search, patchSearches),
    onError: (failure, { name }, putBack) => {
      putBack?.();
      toast.error(texts.notRemoved({ name, message: failure.message }));
    },
    onSuccess: (_, search) =>
      toast.done(texts.removed({ name: search.name }), { label: texts.undo, onAction: () => bringBack(search) }),
  });
  return { setDaily: (search, daily) => setDaily({ search, daily }), remove };
}
