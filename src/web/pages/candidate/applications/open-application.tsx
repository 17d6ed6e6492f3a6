import { useOutletContext } from 'react-router';
import { applicationTexts as texts } from '#texts/candidate.ts';
import { Notice } from '#web/components/notice.tsx';
import { call } from '#web/lib/api-client.ts';
import { requireSession } from '#web/lib/guard.ts';
import { orNull } from '#web/lib/load.ts';
import type { Application } from '#web/pages/candidate/applications/application.ts';
import { ApplicationDialog } from '#web/pages/candidate/applications/application-dialog.tsx';
import type { Offer } from '#web/pages/candidate/offers/use-offer-answer.ts';
import { useOpened } from '#web/pages/candidate/opened.ts';
import { settleOrSignIn } from '#web/pages/candidate/settle-or-sign-in.ts';
import type { Route } from './+types/open-application';

/** The application that the address opens, with its history. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'candidate');
  const id = new URL(request.url).searchParams.get('application');
  if (!id) return {};
  const [loaded, timeline] = await Promise.all([
    orNull(call('getApplication', { params: { id } }, { signal: request.signal })).catch(() => undefined),
    settleOrSignIn(request, call('applicationTimeline', { params: { id } }, { signal: request.signal })),
  ]);
  return { loaded, timeline };
}

/** What the list under it knows. */
export interface ListContext {
  list: readonly Application[];
  offerFor: (application: Application) => Offer | undefined;
  seen: (application: Application) => Application;
  now: string;
  onWithdraw: (application: Application) => void;
}

/** The dialog over the list; what the list knows shows at once. */
export default function OpenApplication({ loaderData: { loaded, timeline } }: Route.ComponentProps) {
  const { list, offerFor, seen, now, onWithdraw } = useOutletContext<ListContext>();
  const { id, close } = useOpened('application');
  const opened = (loaded?._id === id ? loaded : undefined) ?? list.find(({ _id }) => _id === id);
  return (
    <>
      {id && loaded === null ? <Notice tone="amber" live="status" title={texts.gone} onClose={close} /> : null}
      {opened ? (
        <ApplicationDialog
          key={opened._id}
          application={seen(opened)}
          offer={offerFor(opened)}
          timeline={loaded?._id === opened._id ? timeline : undefined}
          now={now}
          onWithdraw={() => onWithdraw(opened)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
