import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useToast } from '#web/components/toasts.tsx';
import { messageOf } from '#web/lib/api-client.ts';
import { dropDraft } from '#web/lib/drafts.ts';
import { inTurn } from '#web/lib/in-turn.ts';
import { showChange, takeBack } from '#web/lib/patch-held.ts';
import type { ReadName } from '#web/lib/queries.ts';

/** A requested status change. */
export interface StatusRequest<S extends string> {
  id: string;
  /** The target: a person with their code, or a job with its own. */
  whom: string;
  /** Its short code, for the button. */
  code: string;
  /** A job without a recruiter, whom a block would be explained to. */
  alone?: boolean;
  /** A job whose recruiter has deleted the account: it is never open again. */
  left?: boolean;
  status: S;
  /** The displayed status. */
  before: S;
  /** The displayed version. */
  version: number | undefined;
}

export interface StatusSaving<S extends string> {
  /** Calls whose cached answers contain the status. */
  held: readonly ReadName[];
  /** The status as a field of those answers. */
  shownAs: (status: S) => object;
  /** `version`: the version that the change replaces. */
  save: (
    wish: StatusRequest<S>,
    reason: string,
    version: number | undefined,
  ) => Promise<{ version?: number | undefined }>;
  done: string;
  failed: string;
}

/** Draft name for the reason of a block, kept until the block succeeds. */
export const reasonDraft = (id: string): string => `status-reason-${id}`;

/** Block and Black List: the reason is shown to the person or the recruiter. */
export const needsReason = (status: string): boolean => status === 'Block' || status === 'Black List';

/**
 * Changes a status optimistically, and reverts it with a message when the server refuses. Asks for confirmation before
 * Block and Black List.
 */
export function useStatusChange<S extends string>({ held, shownAs, save, done, failed }: StatusSaving<S>) {
  const [asked, setAsked] = useState<StatusRequest<S>>();
  const toast = useToast();
  const failureOf = (failure: unknown) => `${failed} ${messageOf(failure)}`.trim();
  /** Dismisses the last error: the next choice shows it was read, and it would cover the dialog. */
  const clearError = useRef<() => void>(undefined);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: ({ wish, reason }: { wish: StatusRequest<S>; reason: string }) =>
      inTurn({ _id: wish.id, version: wish.version }, (version) => save(wish, reason, version)),
    onMutate: ({ wish }) => showChange(held, wish.id, shownAs(wish.status)),
    onSuccess: (_, { wish }) => {
      dropDraft(reasonDraft(wish.id));
      setAsked((open) => (open === wish ? undefined : open));
      toast.done(done);
    },
    onError: (failure, { wish }) => {
      takeBack(held, wish.id, shownAs(wish.before));
      // An open dialog keeps the reason, says why and sends it again.
      if (asked !== wish) clearError.current = toast.error(failureOf(failure));
    },
  });
  const isSent = asked !== undefined && variables?.wish === asked;
  return {
    choose: (wish: StatusRequest<S>) => {
      clearError.current?.();
      if (needsReason(wish.status)) setAsked(wish);
      else mutate({ wish, reason: '' });
    },
    /** What the dialog of a block asks, and what became of its answer. */
    dialog: {
      wish: asked,
      busy: isSent && isPending,
      error: isSent && error ? failureOf(error) : undefined,
      onConfirm: (reason: string) => {
        if (asked) mutate({ wish: asked, reason });
      },
      onClose: () => setAsked(undefined),
    },
  };
}
