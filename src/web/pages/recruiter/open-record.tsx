import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigation,
  useOutletContext,
} from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { call } from '#web/lib/api-client.ts';
import { requireSession } from '#web/lib/guard.ts';
import { type LoadResult, settle } from '#web/lib/settle.ts';
import { OpenApplication } from '#web/pages/recruiter/applications/open-application.tsx';
import type { ApplicationActions } from '#web/pages/recruiter/applications/use-application-actions.ts';
import { listParams, openIn, sameOpened, tabIn } from '#web/pages/recruiter/dashboard-address.ts';
import { OpenJobDetails } from '#web/pages/recruiter/jobs/open-job-details.tsx';
import type { Job } from '#web/pages/recruiter/load-dashboard.ts';

export type WholeApplication = CallOutput<'getApplication'>;

interface Opened {
  id: string | undefined;
  application?: LoadResult<WholeApplication>;
  /** What was offered for it, newest first. */
  offers?: LoadResult<CallOutput<'listOffers'>>;
  job?: LoadResult<Job>;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What the address names, whole. For an application this is also what records that it was opened. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Opened> {
  requireSession(request, 'recruiter');
  const { searchParams } = new URL(request.url);
  const id = tabIn(searchParams) === 'profile' ? undefined : openIn(searchParams);
  if (id === undefined) return { id };
  const transfer = { signal: request.signal };
  if (tabIn(searchParams) === 'job-posted') {
    return { id, job: await settle(call('getJob', { params: { id } }, transfer)) };
  }
  // A place in the list, `first` or `last`, is settled once the list is there.
  if (!ID.test(id)) return { id };
  const [application, offers] = await Promise.all([
    settle(call('getApplication', { params: { id } }, transfer)),
    settle(call('listOffers', { query: { applicationId: [id] } }, transfer)),
  ]);
  return { id, application, offers };
}

/** Another part of what is open is no reason to load it again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return sameOpened(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
}

type ListContext = { rows: readonly Job[]; now: string } | { actions: ApplicationActions; now: string };

/** What is opened from the lists: a job over its list, an application beside it. What the list knows shows at once. */
export default function OpenRecord() {
  const opened = useLoaderData<typeof clientLoader>();
  const context = useOutletContext<ListContext>();
  const here = useLocation();
  const { location } = useNavigation();
  // Only what opens from the list that stands here can be shown before it has come.
  const ahead =
    location?.pathname === here.pathname && listParams(location.search) === listParams(here.search) ? location : here;
  const id = openIn(ahead.search);
  if (id === undefined) return null;
  const isLoaded = opened.id === id;
  return 'actions' in context ? (
    <OpenApplication
      id={id}
      whole={isLoaded ? opened.application : undefined}
      offers={isLoaded ? opened.offers : undefined}
      actions={context.actions}
      now={context.now}
    />
  ) : (
    <OpenJobDetails id={id} whole={isLoaded ? opened.job : undefined} rows={context.rows} now={context.now} />
  );
}
