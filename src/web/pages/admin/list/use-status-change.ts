import { startTransition, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed } from '#web/lib/api-client.ts';
import { dropDraft } from '#web/lib/drafts.ts';
import { inTurn } from '#web/lib/in-turn.ts';

/** A change that has been asked for. */
export interface StatusRequest<S extends string> {
  id: string;
  /** Whose status: a person with their code, or a job with its own. */
  whom: string;
  /** Its short code, for the button. */
  code: string;
  status: S;
  /** The version that was on screen. */
  version: number | undefined;
}

export interface StatusSaving<S extends string> {
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
export function useStatusChange<S extends string>({ save, done, failed }: StatusSaving<S>) {
  const [shown, setShown] = useState<Readonly<Record<string, S>>>({});
  const [asked, setAsked] = useState<StatusRequest<S>>();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  /** Takes the last refusal away: it has been read once the next choice is made, and would lie over the question. */
  const clearError = useRef<() => void>(undefined);

  const forget = (id: string) => setShown(({ [id]: _, ...others }) => others as Record<string, S>);
  const send = async (wish: StatusRequest<S>, reason: string) => {
    setAsked(undefined);
    setShown((before) => ({ ...before, [wish.id]: wish.status }));
    try {
      await inTurn({ _id: wish.id, version: wish.version }, (version) => save(wish, reason, version));
      dropDraft(reasonDraft(wish.id));
      toast.done(done);
      await revalidate();
      // After the new list, which React draws as a transition too: the old status must not flash up in between.
      startTransition(() => forget(wish.id));
    } catch (failure) {
      forget(wish.id);
      clearError.current = toast.error(
        failure instanceof CallFailed && failure.message ? `${failed} ${failure.message}` : failed,
      );
    }
  };

  return {
    /** What a row shows: the wish under way, else what the server said. */
    statusOf: (id: string, status: S): S => shown[id] ?? status,
    choose: (wish: StatusRequest<S>) => {
      clearError.current?.();
      if (needsReason(wish.status)) setAsked(wish);
      else void send(wish, '');
    },
    asked,
    confirm: (reason: string) => {
      if (asked) void send(asked, reason);
    },
    dismiss: () => setAsked(undefined),
  };
}
