import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useToast } from '#web/components/toasts.tsx';
import { messageOf } from '#web/lib/api-client.ts';
import { dropDraft } from '#web/lib/drafts.ts';
import { inTurn } from '#web/lib/in-turn.ts';
import { showChange, takeBack } from '#web/lib/patch-held.ts';
import type { ReadName } from '#web/lib/queries.ts';

/** A change that has been asked for. */
export interface StatusRequest<S extends string> {
  id: string;
  /** Whose status: a person with their code, or a job with its own. */
  whom: string;
  /** Its short code, for the button. */
  code: string;
  status: S;
  /** The status that was on screen. */
  before: S;
  /** The version that was on screen. */
  version: number | undefined;
}

export interface StatusSaving<S extends string> {
  /** The calls that answer what has the status. */
  held: readonly ReadName[];
  /** The status as they name it. */
  shownAs: (status: S) => object;
  /** `version`: the one that it replaces. */
  save: (
    wish: StatusRequest<S>,
    reason: string,
    version: number | undefined,
  ) => Promise<{ version?: number | undefined }>;
  done: string;
  failed: string;
}

/** Under which name the reason of a block is kept until it is done. */
export const reasonDraft = (id: string): string => `status-reason-${id}`;

/** Block and Black List: the person or the recruiter reads why. */
export const needsReason = (status: string): boolean => status === 'Block' || status === 'Black List';

/**
 * Changes a status: shown at once, and taken back with a message when it is
 * refused. Block and Black List are asked about first.
 */
export function useStatusChange<S extends string>({ held, shownAs, save, done, failed }: StatusSaving<S>) {
  const [asked, setAsked] = useState<StatusRequest<S>>();
  const toast = useToast();
  /** Takes the last refusal away: it has been read once the next choice is made, and would lie over the question. */
  const clearError = useRef<() => void>(undefined);
  const { mutate } = useMutation({
    mutationFn: ({ wish, reason }: { wish: StatusRequest<S>; reason: string }) =>
      inTurn({ _id: wish.id, version: wish.version }, (version) => save(wish, reason, version)),
    onMutate: ({ wish }) => showChange(held, wish.id, shownAs(wish.status)),
    onSuccess: (_, { wish }) => {
      dropDraft(reasonDraft(wish.id));
      toast.done(done);
    },
    onError: (failure, { wish }) => {
      takeBack(held, wish.id, shownAs(wish.before));
      clearError.current = toast.error(`${failed} ${messageOf(failure)}`.trim());
    },
  });
  return {
    choose: (wish: StatusRequest<S>) => {
      clearError.current?.();
      if (needsReason(wish.status)) setAsked(wish);
      else mutate({ wish, reason: '' });
    },
    asked,
    confirm: (reason: string) => {
      setAsked(undefined);
      if (asked) mutate({ wish: asked, reason });
    },
    dismiss: () => setAsked(undefined),
  };
}
