import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { applicationTexts } from '#texts/recruiter.ts';
import { Notice } from '#web/components/notice.tsx';
import { CallFailed } from '#web/lib/api-client.ts';
import { pageIn, withParams } from '#web/lib/list-params.ts';
import { ANEW } from '#web/lib/queries.ts';
import { listParams, openedIn } from '#web/pages/recruiter/addresses.ts';
import { shortcutAction } from '#web/pages/recruiter/applications/application-buttons.tsx';
import { ApplicationPanel } from '#web/pages/recruiter/applications/application-panel.tsx';
import {
  isId,
  isWholeList,
  offersOf,
  PAGE_SIZE,
  wholeApplication,
} from '#web/pages/recruiter/applications/application-queries.ts';
import { rowLinkId } from '#web/pages/recruiter/applications/application-table.tsx';
import type { ListedApplications } from '#web/pages/recruiter/applications/applications-page.tsx';
import type { ApplicationActions } from '#web/pages/recruiter/applications/use-application-actions.ts';
import type { OpeningByKey, Press } from '#web/pages/recruiter/applications/use-open-by-key.ts';
import { useClose } from '#web/pages/recruiter/use-close.ts';

interface OpenApplicationProps {
  /** Its id, or `first` or `last` of the page when moving between pages. */
  id: string;
  list: ListedApplications;
  actions: ApplicationActions;
  /** A dialog asks about an application. */
  isAsking: boolean;
  /** What a key is opening, with the keys that were pressed before it was open. */
  openingByKey: RefObject<OpeningByKey | undefined>;
  now: string;
}

type Row = ListedApplications['rows'][number];

/**
 * Tracks the target of `j` and `k`, which may be ahead of the displayed application. After turning to another page,
 * `first` and `last` resolve to a row once its rows are loaded; the address follows.
 */
const useSteps = (named: string, rows: readonly Row[]) => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  /** Rows requested by key presses that are not displayed yet. */
  const asked = useRef<string[]>([]);
  /** Another page was requested and is not displayed yet. A ref, because the next key may come before a rendering. */
  const turning = useRef(false);
  /** Presses that are not performed yet. */
  const presses = useRef<Press[]>([]);
  const isEdge = named === 'first' || named === 'last';
  const has = (id: string | undefined) => rows.some((row) => row._id === id);
  const arrivedAt = isEdge ? rows.at(named === 'first' ? 0 : -1)?._id : undefined;
  // Runs only when the address changes, not on a refetch: only that ends a navigation in progress. With the commit, so
  // that no key comes between.
  useLayoutEffect(() => {
    if (isEdge) return;
    const isOnTheWay = asked.current.includes(named);
    if (!isOnTheWay) {
      // Opened in another way: what was pressed before is not meant for it.
      turning.current = false;
      presses.current = [];
    }
    if (!isOnTheWay || asked.current.at(-1) === named) asked.current = [];
  }, [isEdge, named]);
  const isPassed = useEffectEvent(() => !turning.current && has(asked.current.at(-1)));
  useEffect(() => {
    if (!arrivedAt || isPassed()) return;
    turning.current = false;
    asked.current = [arrivedAt];
    navigate(withParams(search, { application: arrivedAt }), { replace: true, preventScrollReset: true, state });
  }, [arrivedAt, search, state, navigate]);
  return {
    arrivedAt,
    presses,
    isTurning: () => turning.current,
    /** Whether this application is displayed and nothing else is asked for, neither by a key nor in the address. */
    isShown: (id: string) =>
      !turning.current &&
      [undefined, id].includes(asked.current.at(-1)) &&
      openedIn(window.location.search, 'application') === named,
    from(at: number) {
      const there = rows.findIndex((row) => row._id === asked.current.at(-1));
      return there < 0 ? at : there;
    },
    go(id: string) {
      asked.current.push(id);
    },
    turn() {
      turning.current = true;
    },
  };
};

/** Keeps the row of the open application in view in the list beside it, also after moving on to other applications. */
const useRowInSight = (id: string): void =>
  useEffect(() => {
    document.getElementById(rowLinkId(id))?.closest('tr, li')?.scrollIntoView({ block: 'nearest' });
  }, [id]);

/**
 * Returns where closing notes the application: its row takes the focus with the commit that removes the panel, before
 * the focus that the panel had is given to anything else.
 */
const useFocusOnceClosed = () => {
  const closing = useRef<string>(undefined);
  useEffect(
    () => () => {
      // The user may be typing elsewhere.
      if (!closing.current || document.activeElement !== document.body) return;
      const row = document.getElementById(rowLinkId(closing.current));
      row?.focus({ preventScroll: true });
      // Restoring the list's scroll position may leave the row out of view, after moving on in the panel.
      requestAnimationFrame(() => row?.closest('tr, li')?.scrollIntoView({ block: 'nearest' }));
    },
    [],
  );
  return closing;
};

/** The application in the address. Its row's data is shown immediately, the rest follows. */
export function OpenApplication({ id: named, list, actions, isAsking, openingByKey, now }: OpenApplicationProps) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const leave = useClose();
  const { rows, total } = list;
  const steps = useSteps(named, rows);
  const id = steps.arrivedAt ?? named;
  useRowInSight(id);
  const closing = useFocusOnceClosed();
  const opening = { ...ANEW, enabled: isId(id) };
  const { data: whole, error } = useQuery({ ...wholeApplication(id), ...opening });
  const { data: offers, error: offersError } = useQuery({ ...offersOf(id), ...opening });
  const at = rows.findIndex((row) => row._id === id);
  const listed = rows[at];
  const known = whole?.body ?? listed;

  const paged = list.columns === undefined;
  const page = paged ? pageIn(new URLSearchParams(search)) : 1;
  const addressOf = (step: 1 | -1, from = at): string | undefined => {
    // One that is no longer on this page, such as one answered in the meantime, is followed by the first row.
    // An older one, opened from a notice while the whole list is shown, is on another page with neighbours of its own.
    const isOnAnotherPage =
      isWholeList(search) && rows[0] !== undefined && !(known && known.appliedAt >= rows[0].appliedAt);
    if (from < 0 && (step === -1 || isOnAnotherPage)) return undefined;
    const neighbour = rows[from + step];
    if (neighbour) return withParams(search, { application: neighbour._id });
    if (!paged || from < 0) return undefined;
    const there = page + step;
    if (there < 1 || (there - 1) * PAGE_SIZE >= total) return undefined;
    const onward = withParams(listParams(search), { page: there > 1 ? String(there) : '' });
    const part = new URLSearchParams(search).get('part') ?? '';
    return withParams(onward, { application: step === 1 ? 'first' : 'last', part });
  };
  const stepOn = (step: 1 | -1) => {
    const from = steps.from(at);
    const next = rows[from + step];
    const to = addressOf(step, from);
    if (!to) return;
    if (next) steps.go(next._id);
    else steps.turn();
    // On another page, closing no longer goes back to the list that it was opened from.
    navigate(to, { replace: true, preventScrollReset: true, state: next ? state : null });
  };
  const { presses } = steps;
  useLayoutEffect(() => {
    const { current: opening } = openingByKey;
    if (opening?.id === named) presses.current.push(...opening.presses);
    openingByKey.current = undefined;
  }, [openingByKey, named, presses]);
  /**
   * Performs the waiting presses in their order: steps unless a page is on its way, an answer only when the application
   * that it is meant for is displayed. After an answer the rest waits for the next rendering, with its dialog if any.
   */
  const perform = () => {
    if (isAsking) presses.current = [];
    while (presses.current.length > 0 && !steps.isTurning()) {
      const [press] = presses.current;
      const isStep = typeof press === 'number';
      if (!isStep && !(known && steps.isShown(id))) return;
      presses.current.shift();
      if (isStep) stepOn(press);
      else {
        const answer = known && press ? shortcutAction(press, known, actions) : undefined;
        answer?.();
        if (answer) return;
      }
    }
  };
  useEffect(perform);
  const press = (pressed: Press) => {
    presses.current.push(pressed);
    perform();
  };
  if (!known) {
    if (!error) return null;
    const isGone = error instanceof CallFailed && error.code === 'NOT_FOUND';
    const message = isGone ? applicationTexts.gone : error.message;
    return (
      <div className="p-6">
        <Notice tone="amber" live="status" title={message} onClose={leave} />
      </div>
    );
  }

  const close = () => {
    closing.current = known._id;
    leave();
  };
  return (
    <ApplicationPanel
      application={known}
      timeline={whole?.body.timeline}
      notes={whole?.body.notes}
      offers={offers?.body}
      offersFailure={offers ? undefined : offersError?.message}
      failure={whole ? undefined : error?.message}
      actions={actions}
      now={now}
      place={at < 0 ? undefined : { at: (page - 1) * PAGE_SIZE + at + 1, of: total }}
      onStep={press}
      onAnswerKey={press}
      mayStep={(step) => addressOf(step) !== undefined}
      onClose={close}
    />
  );
}
