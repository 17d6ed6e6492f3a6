import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { profileTexts, profileTexts as texts } from '#texts/profile.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { failureMessage } from '#web/lib/api-client.ts';
import { type PatchRows, takeOut } from '#web/pages/candidate/rows.ts';

interface RemovalOptions<T> {
  remove: (entry: T) => Promise<unknown>;
  /** Updates the displayed list. */
  patch: PatchRows<T>;
  /** Message after the deletion. */
  done: (entry: T) => string;
  failed: string;
  /** Re-creates the entry: offered for a few seconds if the deletion was not confirmed beforehand. */
  again?: (entry: T) => Promise<unknown>;
  /** Whether this entry can be re-created. */
  mayBeAgain?: (entry: T) => boolean;
}

interface Removal<T> {
  /** The entry whose deletion is to be confirmed. */
  asked: T | undefined;
  ask: (entry: T | undefined) => void;
  action: (entry: T) => void;
}

/** Deletes entries optimistically, and restores them with the server's message when refused. */
export function useRemoval<T extends { _id: string }>({
  remove,
  patch,
  done,
  failed,
  again,
  mayBeAgain,
}: RemovalOptions<T>): Removal<T> {
  const [asked, ask] = useState<T>();
  const toast = useToast();
  const closeFailure = useRef(() => {});
  const refused = (failure: unknown) => {
    closeFailure.current = toast.error(failedBecause(failed, failureMessage(failure)));
  };
  const { mutate: undo } = useMutation({ mutationFn: async (entry: T) => again?.(entry), onError: refused });
  const { mutate } = useMutation({
    mutationFn: remove,
    onMutate: (entry) => takeOut(entry, patch),
    onError: (failure, _, putBack) => {
      putBack?.();
      refused(failure);
    },
    onSuccess: (_, entry) => {
      closeFailure.current();
      const canUndo = again && (mayBeAgain?.(entry) ?? true);
      toast.done(done(entry), canUndo ? { label: texts.undo, onAction: () => undo(entry) } : undefined);
    },
  });
  const action = (entry: T) => {
    ask(undefined);
    mutate(entry);
  };
  return { asked, ask, action };
}

interface RemovalQuestionProps<T> {
  title: string;
  removal: Removal<T>;
  nameOf: (entry: T) => string;
}

/** Asks for confirmation before an irreversible deletion. */
export function RemovalQuestion<T>({ title, removal: { asked, ask, action }, nameOf }: RemovalQuestionProps<T>) {
  if (!asked) return null;
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={profileTexts.delete}
      onConfirm={() => action(asked)}
      onClose={() => ask(undefined)}
    >
      {nameOf(asked)}
    </ConfirmDialog>
  );
}

/** What failed, with the server's reason if there is one. */
export const failedBecause = (what: string, why: string): string => (why ? profileTexts.because({ what, why }) : what);
