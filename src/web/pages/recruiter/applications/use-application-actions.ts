import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#contract/vocabularies.ts';
import { statusTexts } from '#texts/components.ts';
import { applicationTexts as texts } from '#texts/recruiter.ts';
import { ratingTexts } from '#texts/recruiter-actions.ts';
import { type ToastRequest, useToast } from '#web/components/toasts.tsx';
import { CallFailed, call, messageOf } from '#web/lib/api-client.ts';
import { inTurn } from '#web/lib/in-turn.ts';
import type { LoadResult } from '#web/lib/settle.ts';
import {
  type Application,
  CHANGES,
  patchApplication,
  patchStats,
  reread,
  showChange,
} from '#web/pages/recruiter/applications/application-queries.ts';
import { hasOpenOffer, inInterview } from '#web/pages/recruiter/applications/statuses.ts';
import { loadStanding, type StandingInterview } from '#web/pages/recruiter/interviews/standing-interview.ts';
import { expectUndo, useAnswered } from '#web/pages/recruiter/use-answered.ts';

/** The dialog before an action on an application. */
export type PendingDialog = 'reject' | 'reopen' | 'interview' | 'cancel interview';

/** The dialog on screen. An existing interview is loaded when it opens. */
export interface Question {
  application: Application;
  what: PendingDialog;
  interview?: Promise<LoadResult<StandingInterview>>;
}

export interface ApplicationActions {
  /** Handles a status chosen in a row, on the board or in the panel. */
  choose: (application: Application, status: ApplicationStatus) => void;
  ask: (application: Application, what: PendingDialog) => void;
  /** Opens the dialog that moves an interview, at a time preferred by the candidate. */
  askMove: (application: Application, wish: string) => void;
  /** Sets the recruiter's private rating, 1 to 5; null removes it. */
  rate: (application: Application, rating: number | null) => void;
}

export interface StatusChange {
  application: Application;
  status: ApplicationStatus;
  reason?: string;
  /** Called after the answer was undone. */
  afterUndo?: () => void;
}

/** The status set by someone else in the meantime, if that is why the change was refused. */
const doneMeanwhile = (failure: unknown, { status: before, fullName: name }: Application): string | undefined => {
  if (!(failure instanceof CallFailed && failure.status === 412)) return undefined;
  const { current } = failure;
  const now = typeof current === 'object' && current !== null && 'status' in current ? current.status : undefined;
  const status = APPLICATION_STATUSES.find((one) => one === now);
  if (!status || status === before) return undefined;
  if (status === 'withdrawn') return texts.withdrawnMeanwhile({ name });
  return texts.changedMeanwhile({ name, status: statusTexts[status] });
};

/** The message about a move that is not possible. Nothing has failed and nothing is lost, so it ends by itself. */
export const notMoved = (message: string): ToastRequest => ({
  message,
  tone: 'error',
  milliseconds: 8000,
});

/**
 * Actions on the applications of a page. A new status is shown optimistically and reverted when refused; the row keeps
 * its place under the filters until the list is reloaded, so that nothing moves while many are processed.
 */
export function useApplicationActions() {
  const [asked, setAsked] = useState<Question>();
  const toast = useToast();
  const answered = useAnswered();

  const { mutateAsync: setStatus } = useMutation({
    mutationKey: CHANGES,
    mutationFn: ({ application, status, reason = '' }: StatusChange) =>
      inTurn(application, (version) =>
        call(
          'setApplicationStatus',
          { params: { id: application._id }, version, body: { status, reason } },
          { patched: true },
        ),
      ),
    onMutate: ({ application, status }) => {
      showChange(application._id, { status, outcome: 'none' });
      patchStats(application, { status, outcome: 'none' });
    },
    onError: (_, { application, status }) => {
      const { outcome } = application;
      patchApplication(application._id, { status: application.status, outcome });
      patchStats({ status, outcome: 'none' }, application);
    },
    onSuccess: ({ status, outcome, stateAt, version, updatedAt, reason, may }, { application }) => {
      patchApplication(application._id, { status, outcome, stateAt, version, updatedAt, reason, may });
    },
    onSettled: (_, __, { application }) => reread(application._id),
  });

  /** Resolves to the reason if refused, otherwise to undefined. */
  const send = async (change: StatusChange): Promise<string | undefined> => {
    const wasUndone = expectUndo();
    try {
      const { message, undoUntil, mailAt } = await setStatus(change).finally(wasUndone);
      const { application } = change;
      const { _id, status, outcome, stateAt, version, updatedAt, reason, may } = application;
      const onUndone = () => {
        showChange(_id, { status, outcome, stateAt, version, updatedAt, reason, may });
        patchStats({ status: change.status, outcome: 'none' }, application);
        reread(_id);
      };
      answered(texts.answered({ name: application.fullName, message }), {
        ids: [_id],
        undoUntil,
        mailAt,
        onUndone,
        ...(change.afterUndo && { afterUndo: change.afterUndo }),
        undoNow: wasUndone(),
      });
      return undefined;
    } catch (failure) {
      return doneMeanwhile(failure, change.application) ?? (messageOf(failure) || texts.updateFailed);
    }
  };
  const sendOrTell = async (change: StatusChange) => {
    const refused = await send(change);
    if (refused !== undefined) toast.error(refused);
  };

  const { mutate: rate } = useMutation({
    // Sequential: of two concurrent requests, the earlier could arrive last.
    scope: { id: 'rate applications' },
    mutationKey: CHANGES,
    mutationFn: ({ application, rating }: { application: Application; rating: number | null }) =>
      call('rateApplication', { params: { id: application._id }, body: { rating } }, { patched: true }),
    onMutate: ({ application, rating }) => showChange(application._id, { rating }),
    onSettled: (_, __, { application }) => reread(application._id),
    onError: (failure, { application, rating }) => {
      // A later rating by the same user is kept.
      patchApplication(application._id, (now) => (now.rating === rating ? { rating: application.rating ?? null } : {}));
      toast.error(messageOf(failure) || ratingTexts.failed);
    },
  });

  const ask = (application: Application, what: PendingDialog, wish?: string) => {
    const stands = what === 'interview' && inInterview(application.status);
    setAsked({ application, what, interview: stands ? loadStanding(application._id, wish) : undefined });
  };

  const actions: ApplicationActions = {
    choose: (application, status) => {
      if (status === 'rejected') ask(application, 'reject');
      else if (status === 'pending' && hasOpenOffer(application)) ask(application, 'reopen');
      else if (status !== 'interview_scheduled') void sendOrTell({ application, status });
      else if (application.may.schedule) ask(application, 'interview');
      else toast.show(notMoved(texts.acceptFirst({ name: application.fullName })));
    },
    ask: (application, what) => ask(application, what),
    askMove: (application, wish) => ask(application, 'interview', wish),
    rate: (application, rating) => rate({ application, rating }),
  };
  return {
    actions,
    asked,
    dismiss: () => setAsked(undefined),
    /** The dialog stays open with its reason until the response has arrived. */
    confirm: async (change: StatusChange) => {
      const refused = await send(change);
      if (refused === undefined) setAsked(undefined);
      return refused;
    },
  };
}
