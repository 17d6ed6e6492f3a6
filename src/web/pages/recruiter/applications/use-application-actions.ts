import { useRef, useState } from 'react';
import type { CallOutput } from '#contract/api.ts';
import type { ApplicationStatus } from '#contract/vocabularies.ts';
import { applicationTexts as texts } from '#texts/recruiter.ts';
import { ratingTexts } from '#texts/recruiter-actions.ts';
import { useToast } from '#web/components/toasts.tsx';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { inTurn } from '#web/lib/in-turn.ts';
import { type LoadResult, settle } from '#web/lib/settle.ts';
import { inInterview } from '#web/pages/recruiter/applications/statuses.ts';
import { loadStanding, type StandingInterview } from '#web/pages/recruiter/interviews/standing-interview.ts';
import type { Application, ApplicationStats, ApplicationsTabData } from '#web/pages/recruiter/load-dashboard.ts';

/** What is asked before something is done to an application. */
export type PendingDialog = 'reject' | 'interview' | 'cancel interview';

export interface ApplicationActions {
  rows: readonly Application[];
  total: number;
  /** The list goes on on other pages; a board does not. */
  paged: boolean;
  /** How many there are in a status by now; nothing while it is not known. */
  countOf: (status: ApplicationStatus | 'total') => number | undefined;
  /** The application as it stands after what was done here. */
  current: (application: Application) => Application;
  /** A status was chosen, in a row or in the panel. */
  choose: (application: Application, status: ApplicationStatus) => void;
  ask: (application: Application, what: PendingDialog) => void;
  /** Opens the dialog that moves an interview on a time that the candidate wished for. */
  askMove: (application: Application, wish: string) => void;
  /** One's own private rating, 1 to 5; null takes it away. */
  rate: (application: Application, rating: number | null) => void;
  /** What happened to an application, once something was done to it here. */
  timelineOf: (id: string) => Timeline | undefined;
}

export type Timeline = CallOutput<'applicationTimeline'>;

/** The question on screen. An interview that stands is asked for as the dialog opens. */
export interface Question {
  application: Application;
  what: PendingDialog;
  interview?: Promise<LoadResult<StandingInterview>>;
}

type Changed = Pick<CallOutput<'setApplicationStatus'>, 'status' | 'version' | 'updatedAt'> & { reason?: string };

/**
 * The work on the applications of a page. A new status shows at once and is
 * taken back when it is refused; the row keeps its place under the filters until
 * the list is asked for again, so that nothing jumps while many are worked off.
 */
export function useApplicationActions(list: ApplicationsTabData) {
  const [wished, setWished] = useState<Readonly<Record<string, ApplicationStatus>>>({});
  const [changed, setChanged] = useState<Readonly<Record<string, Changed>>>({});
  const [timelines, setTimelines] = useState<Readonly<Record<string, Timeline>>>({});
  const [ratings, setRatings] = useState<Readonly<Record<string, number | null>>>({});
  const ratingTurns = useRef<Record<string, Promise<unknown>>>({});
  const [asked, setAsked] = useState<Question>();
  const [loaded, setLoaded] = useState(list);
  const toast = useToast();
  // A list that comes anew knows everything that was done before.
  if (loaded !== list) {
    setLoaded(list);
    setChanged({});
    setTimelines({});
    setRatings({});
  }

  const current = (application: Application): Application => {
    const done = changed[application._id];
    const stands = done && done.version >= application.version ? { ...application, ...done } : application;
    const rating = ratings[application._id];
    const known = rating === undefined ? stands : { ...stands, rating };
    const wish = wished[application._id];
    return wish ? { ...known, status: wish } : known;
  };

  /** Gives back why it was refused; nothing when it was done. */
  const send = async (application: Application, status: ApplicationStatus, { reason = '' } = {}) => {
    const { _id: id } = application;
    let refused: string | undefined;
    setWished((others) => ({ ...others, [id]: status }));
    try {
      const answer = await inTurn(current(application), (version) =>
        call('setApplicationStatus', { params: { id }, version, body: { status, reason } }),
      );
      setChanged((others) => ({
        ...others,
        [id]: { status: answer.status, version: answer.version, updatedAt: answer.updatedAt, reason: answer.reason },
      }));
      void settle(call('applicationTimeline', { params: { id } })).then((timeline) => {
        if (timeline.ok) setTimelines((others) => ({ ...others, [id]: timeline.data }));
      });
      // No way back here: the candidate has been told by mail.
      toast.done(answer.message);
    } catch (failure) {
      refused = failure instanceof Error && failure.message ? failure.message : texts.updateFailed;
    }
    setWished((others) => Object.fromEntries(Object.entries(others).filter(([key]) => key !== id)));
    return refused;
  };
  const choose = async (application: Application, status: ApplicationStatus) => {
    const refused = await send(application, status);
    if (refused !== undefined) toast.error(refused);
  };

  const rate = async (application: Application, rating: number | null) => {
    const { _id: id } = application;
    const before = current(application).rating ?? null;
    setRatings((others) => ({ ...others, [id]: rating }));
    try {
      // One after the other: of two on their way at once, the earlier could arrive last.
      const turn = (ratingTurns.current[id] ?? Promise.resolve()).then(() =>
        call('rateApplication', { params: { id }, body: { rating } }),
      );
      ratingTurns.current[id] = turn.catch(() => undefined);
      await turn;
    } catch (failure) {
      // A later choice of the same person stands.
      setRatings((others) => (others[id] === rating ? { ...others, [id]: before } : others));
      toast.error(failure instanceof CallFailed && failure.message ? failure.message : ratingTexts.failed);
    }
  };

  const ask = (application: Application, what: PendingDialog, wish?: string) => {
    const stands = what === 'interview' && inInterview(current(application).status);
    setAsked({ application, what, interview: stands ? loadStanding(application._id, wish) : undefined });
  };

  const actions: ApplicationActions = {
    rows: list.rows,
    total: list.board ? list.rows.length : list.total,
    paged: list.board === undefined,
    countOf: (status) => {
      if (!list.stats.ok) return undefined;
      return countNow(list.stats.data, status, list.rows, current);
    },
    current,
    choose: (application, status) => {
      if (status === 'rejected') ask(application, 'reject');
      else if (status !== 'interview_scheduled') void choose(application, status);
      else if (current(application).status === 'accepted') ask(application, 'interview');
      else toast.error(texts.acceptFirst);
    },
    ask: (application, what) => ask(application, what),
    askMove: (application, wish) => ask(application, 'interview', wish),
    rate: (application, rating) => void rate(application, rating),
    timelineOf: (id) => timelines[id],
  };
  return {
    actions,
    asked,
    dismiss: () => setAsked(undefined),
    /** The question stays, with its reason, until the answer has arrived. */
    reject: async (application: Application, reason: string) => {
      const refused = await send(application, 'rejected', { reason });
      if (refused === undefined) setAsked(undefined);
      return refused;
    },
  };
}

/** The server's count, and what was moved on this page since. */
const countNow = (
  stats: ApplicationStats,
  status: ApplicationStatus | 'total',
  rows: readonly Application[],
  current: ApplicationActions['current'],
): number => {
  if (status === 'total') return stats.total;
  const moved = rows.reduce(
    (sum, row) => sum + Number(current(row).status === status) - Number(row.status === status),
    0,
  );
  return stats.byStatus[status] + moved;
};
