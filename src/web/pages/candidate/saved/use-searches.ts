import { startTransition, useOptimistic, useState } from 'react';
import { useRevalidator } from 'react-router';
import { savedSearchTexts as texts } from '#texts/saved.ts';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import type { SavedSearch } from '#web/pages/candidate/saved/load-saved-searches.ts';

type Change = { _id: string; daily: boolean };

const messageOf = (failure: unknown): string => (failure instanceof Error ? failure.message : '');

/** The searches as they stand on screen: a change counts at once, and is taken back with the server's sentence. */
export function useSearches(listed: readonly SavedSearch[]): {
  searches: SavedSearch[];
  setDaily: (search: SavedSearch, daily: boolean) => void;
  remove: (search: SavedSearch) => void;
} {
  const [changed, change] = useOptimistic<readonly SavedSearch[], Change>(listed, (searches, { _id, daily }) =>
    searches.map((search) => (search._id === _id ? { ...search, daily } : search)),
  );
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const { revalidate } = useRevalidator();
  const toast = useToast();

  const setDaily = ({ _id, name }: SavedSearch, daily: boolean) =>
    startTransition(async () => {
      change({ _id, daily });
      try {
        await call('changeSearch', { params: { id: _id }, body: { daily } });
        toast.done(daily ? texts.dailyOn({ name }) : texts.dailyOff({ name }));
        await revalidate();
      } catch (failure) {
        toast.error(texts.dailyFailed({ name, message: messageOf(failure) }));
      }
    });

  const bringBack = async ({ name, query, daily }: SavedSearch) => {
    try {
      await call('saveSearch', { body: { name, query, daily } });
      await revalidate();
    } catch (failure) {
      toast.error(texts.notBack({ name, message: messageOf(failure) }));
    }
  };
  const remove = async (search: SavedSearch) => {
    const { _id, name } = search;
    setRemoved((ids) => [...ids, _id]);
    try {
      await call('deleteSearch', { params: { id: _id } });
      toast.done(texts.removed({ name }), { label: texts.undo, onAction: () => void bringBack(search) });
      await revalidate();
    } catch (failure) {
      setRemoved((ids) => ids.filter((id) => id !== _id));
      toast.error(texts.notRemoved({ name, message: messageOf(failure) }));
    }
  };
  return {
    searches: changed.filter(({ _id }) => !removed.includes(_id)),
    setDaily,
    remove: (search) => void remove(search),
  };
}
