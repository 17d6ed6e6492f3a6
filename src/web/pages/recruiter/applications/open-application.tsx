import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { applicationTexts } from '#texts/recruiter.ts';
import { Notice } from '#web/components/notice.tsx';
import { CallFailed } from '#web/lib/api-client.ts';
import { ANEW } from '#web/lib/queries.ts';
import { listParams, pageIn, withParams } from '#web/pages/recruiter/addresses.ts';
import { ApplicationPanel } from '#web/pages/recruiter/applications/application-panel.tsx';
import { offersOf, PAGE_SIZE, wholeApplication } from '#web/pages/recruiter/applications/application-queries.ts';
import { rowLinkId } from '#web/pages/recruiter/applications/application-table.tsx';
import type { ListedApplications } from '#web/pages/recruiter/applications/applications-page.tsx';
import type { ApplicationActions } from '#web/pages/recruiter/applications/use-application-actions.ts';
import { useClose } from '#web/pages/recruiter/use-close.ts';

interface OpenApplicationProps {
  /** Its id, or `first` or `last` of the page: the way on from one page to the next. */
  id: string;
  list: ListedApplications;
  actions: ApplicationActions;
  now: string;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The application that the address names. What its row knows shows at once, the rest follows. */
export function OpenApplication({ id, list, actions, now }: OpenApplicationProps) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const leave = useClose();
  // A place in the list, `first` or `last`, is settled once the list is there.
  const opening = { ...ANEW, enabled: ID.test(id) };
  const { data: whole, error } = useQuery({ ...wholeApplication(id), ...opening });
  const { data: offers, error: offersError } = useQuery({ ...offersOf(id), ...opening });
  const { rows, total } = list;
  const at = rows.findIndex((row) => row._id === id);
  const edge = id === 'first' ? rows[0] : id === 'last' ? rows.at(-1) : undefined;
  if (edge) return <Navigate to={withParams(search, { application: edge._id })} replace state={state} />;

  const listed = rows[at];
  const known = whole?.body ?? listed;
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

  const paged = list.columns === undefined;
  const page = paged ? pageIn(new URLSearchParams(search)) : 1;
  const addressOf = (step: 1 | -1): string | undefined => {
    // One that is not on this page, such as one answered meanwhile, is followed by the first that is.
    if (at < 0 && step === -1) return undefined;
    const neighbour = rows[at + step];
    if (neighbour) return withParams(search, { application: neighbour._id });
    if (!paged || at < 0) return undefined;
    const there = page + step;
    if (there < 1 || (there - 1) * PAGE_SIZE >= total) return undefined;
    const onward = withParams(listParams(search), { page: there > 1 ? String(there) : '' });
    const part = new URLSearchParams(search).get('part') ?? '';
    return withParams(onward, { application: step === 1 ? 'first' : 'last', part });
  };
  const close = () => {
    leave();
    // The list may come back only with the next picture; by then the person may be typing elsewhere.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const row = document.getElementById(rowLinkId(known._id));
      row?.focus({ preventScroll: true });
      // Where the list has been scrolled back to where it stood, one may have gone on from there.
      requestAnimationFrame(() => row?.closest('tr, li')?.scrollIntoView({ block: 'nearest' }));
    }, 60);
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
      onStep={(step) => {
        const to = addressOf(step);
        // On another page, closing no longer leads back to the list that it was opened from.
        const samePage = rows[at + step] !== undefined;
        if (to) navigate(to, { replace: true, preventScrollReset: true, state: samePage ? state : null });
      }}
      mayStep={(step) => addressOf(step) !== undefined}
      onClose={close}
    />
  );
}
