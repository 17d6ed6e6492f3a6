import { useNavigate } from 'react-router';
import { Checkbox } from '#web/components/checkbox.tsx';
import { ChipList } from '#web/components/chips.tsx';
import { useToast } from '#web/components/toasts.tsx';
import type { JobSearch } from '#web/jobs/job-search.ts';
import { filtersOf, keptQueryOf, nameOf } from '#web/jobs/kept-search.ts';
import { SearchNameDialog } from '#web/jobs/search-name-dialog.tsx';
import { call } from '#web/lib/api-client.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import { savedSearchWords as words } from '#web/words/en/saved.ts';

/** Asks what the search shall be called, and whether its new jobs are mailed. Mounted means open. */
export function SaveSearchDialog({ search, onClose }: { search: JobSearch; onClose: () => void }) {
  const headersFor = useRequestKey();
  const toast = useToast();
  const navigate = useNavigate();
  const query = keptQueryOf(search);
  const filters = filtersOf(query);

  const save = async (name: string, typed: FormData) => {
    const body = { name, query, daily: typed.get('daily') === 'on' };
    await call('keepSearch', { body }, { headers: headersFor(body) });
    onClose();
    toast.done(words.saved(name), { label: words.seeAll, onAct: () => void navigate('/saved-searches') });
  };
  return (
    <SearchNameDialog
      scope="save-search"
      title={words.saveThis}
      act={words.save}
      name={nameOf(filters)}
      hint={words.nameHint}
      before={<ChipList items={filters.map(({ label }) => label)} />}
      after={<Checkbox label={words.daily} name="daily" value="on" hint={words.dailyHint} />}
      send={save}
      onClose={onClose}
    />
  );
}
