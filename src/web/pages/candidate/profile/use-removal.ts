import { startTransition, useOptimistic, useState } from 'react';
import { useRevalidator } from 'react-router';
import { profileTexts as texts } from '#texts/profile.ts';
import { useToast } from '#web/components/toasts.tsx';
import { failureMessage } from '#web/lib/form-errors.ts';
import { failedBecause } from '#web/pages/candidate/profile/failed-because.ts';

interface RemovalOptions<T> {
  remove: (entry: T) => Promise<unknown>;
  /** What is said when it has gone. */
  done: (entry: T) => string;
  failed: string;
  /** Makes it once more: offered for a few seconds where nothing was asked before. */
  again?: (entry: T) => Promise<unknown>;
  /** Whether this one can be made again. */
  mayBeAgain?: (entry: T) => boolean;
}

export interface Removal<T> {
  /** The entries without those that are going. */
  left: (entries: readonly T[]) => T[];
  /** The one that is asked about. */
  asked: T | undefined;
  ask: (entry: T | undefined) => void;
  action: (entry: T) => void;
}

/** Takes entries away at once, and back with the server's sentence when it refuses. */
export function useRemoval<T extends { _id: string }>({
  remove,
  done,
  failed,
  again,
  mayBeAgain,
}: RemovalOptions<T>): Removal<T> {
  const [gone, hide] = useOptimistic<readonly string[], string>([], (ids, id) => [...ids, id]);
  const [asked, ask] = useState<T>();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const refused = (failure: unknown) => toast.error(failedBecause(failed, failureMessage(failure)));

  const undo = async (entry: T) => {
    try {
      await again?.(entry);
      await revalidate();
    } catch (failure) {
      refused(failure);
    }
  };
  const action = (entry: T) => {
    ask(undefined);
    startTransition(async () => {
      hide(entry._id);
      try {
        await remove(entry);
        const canUndo = again && (mayBeAgain?.(entry) ?? true);
        toast.done(done(entry), canUndo ? { label: texts.undo, onAction: () => void undo(entry) } : undefined);
        await revalidate();
      } catch (failure) {
        refused(failure);
      }
    });
  };
  return { left: (entries) => entries.filter(({ _id }) => !gone.includes(_id)), asked, ask, action };
}
