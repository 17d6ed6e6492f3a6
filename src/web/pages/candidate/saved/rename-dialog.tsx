import { savedSearchTexts as texts } from '#texts/saved.ts';
import { useToast } from '#web/components/toasts.tsx';
import { SearchNameDialog } from '#web/jobs/search-name-dialog.tsx';
import { call } from '#web/lib/api-client.ts';
import { refetchInvalidated } from '#web/lib/queries.ts';
import type { SavedSearch } from '#web/pages/candidate/saved/saved-queries.ts';

/** Another name for a search. Mounted means open. */
export function RenameDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const toast = useToast();
  const rename = async (name: string) => {
    await call('changeSearch', { params: { id: search._id }, body: { name } });
    await refetchInvalidated();
    onClose();
    toast.done(texts.renamed({ name }));
  };
  return (
    <SearchNameDialog
      scope="rename-search"
      title={texts.renameTitle}
      action={texts.rename}
      name={search.name}
      send={rename}
      onClose={onClose}
    />
  );
}
