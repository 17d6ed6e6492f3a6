import { useQuery } from '@tanstack/react-query';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { type Location, Outlet, type ShouldRevalidateFunctionArgs, useLocation, useNavigation } from 'react-router';
import { accountTexts } from '#texts/account.ts';
import { shellTexts as texts } from '#texts/candidate.ts';
import { AreaShell, Me } from '#web/components/area-shell.tsx';
import { Avatar } from '#web/components/avatar.tsx';
import { Button } from '#web/components/button.tsx';
import { ACCOUNT, isAccountPage } from '#web/features/accounts/account-address.ts';
import { accountItem } from '#web/features/accounts/account-nav.ts';
import { ACCOUNT_QUERY } from '#web/features/accounts/account-queries.ts';
import { AccountSkeleton } from '#web/features/accounts/account-skeleton.tsx';
import { EmailNotice } from '#web/features/accounts/email-notice.tsx';
import { SessionWatch } from '#web/features/accounts/session-watch.tsx';
import { ReadingSkeleton } from '#web/features/candidates/reading-skeleton.tsx';
import { Bell } from '#web/features/notices/bell.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { load, useBody, useRead } from '#web/lib/queries.ts';
import { readSession } from '#web/lib/session.ts';
import { assertSignedIn, settle, totalOf } from '#web/lib/settle.ts';
import { signOut } from '#web/lib/sign-out.ts';
import { useDelayedFlag } from '#web/lib/use-delayed-flag.ts';
import { FormSkeleton, isFormPage } from '#web/pages/candidate/completion/form-skeleton.tsx';
import { APPLICATIONS, INTERVIEWS, MESSAGES, OFFERS } from '#web/pages/candidate/own-queries.ts';
import { isReadingPage, isUserCardPage } from '#web/pages/candidate/reading/reading-places.ts';
import { UserCardSkeleton } from '#web/pages/candidate/reading/user-card-skeleton.tsx';
import { ViewSkeleton } from '#web/pages/candidate/view-skeleton.tsx';
import { navGroups, tabItems, viewOf, viewPath, type Waiting } from '#web/pages/candidate/views.ts';
import type { Route } from './+types/candidate-layout';

/** The account, and the data for the count beside each view. */
const QUERIES = {
  account: ACCOUNT_QUERY,
  applications: APPLICATIONS,
  interviews: INTERVIEWS,
  offers: OFFERS,
} as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<void> {
  requireSession(request, 'candidate');
  const [account] = await Promise.all([
    settle(load(QUERIES.account)),
    settle(load(QUERIES.applications)),
    settle(load(QUERIES.interviews)),
    settle(load(QUERIES.offers)),
  ]);
  assertSignedIn(account, request, 'candidate');
}

/**
 * The number of interviews or offers, without those of removed jobs, to which there is no answer, and without interviews
 * that have a result.
 */
const answerable = (
  total: number | undefined,
  rows: readonly { takenDown?: true | undefined; status: string }[] = [],
) => total && total - rows.filter(({ takenDown, status }) => takenDown || status === 'Selected').length;

function useWaiting(): Waiting {
  const applications = useRead(QUERIES.applications);
  const interviews = useRead(QUERIES.interviews);
  const offers = useRead(QUERIES.offers);
  // Loaded without delaying the page; the count appears later.
  const { data: messages } = useQuery(MESSAGES);
  return {
    messages: messages?.body.unread,
    'job-applied': totalOf(applications),
    'interview-call': answerable(totalOf(interviews), interviews.ok ? interviews.data.body.data : undefined),
    'job-offers': answerable(totalOf(offers), offers.ok ? offers.data.body : undefined),
  };
}

/** Switching views changes nothing in the frame. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href && defaultShouldRevalidate;

/** The parts of an address that identify a view, without what is open in it. */
const placeOf = ({ pathname, search }: Location): string => {
  const params = new URLSearchParams(search);
  return [pathname, params.get('page') ?? '', params.get('show') ?? '', params.get('order') ?? ''].join(' ');
};

export default function CandidateLayout() {
  const account = useBody(QUERIES.account);
  // Missing profile data must not prevent the frame from rendering.
  const person = account.ok ? account.data : { profilePic: undefined, ...readSession()?.user };
  const waiting = useWaiting();
  const here = useLocation();
  const { location: ahead } = useNavigation();
  const inside = ahead !== undefined && viewOf(ahead.pathname) !== undefined;
  const late = useDelayedFlag(inside && placeOf(ahead) !== placeOf(here));
  const name = `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim();
  return (
    <SessionWatch kind="candidate" owner={person._id}>
      <Frame
        // The chosen view is highlighted immediately, however long it takes to load.
        location={inside ? ahead : here}
        waiting={waiting}
        bell={<Bell reader="candidate" />}
        account={
          <>
            <Button
              variant="quiet"
              size="m"
              icon={LogOut}
              className="max-lg:order-last max-lg:justify-start"
              onClick={signOut}
            >
              {texts.logout}
            </Button>
            <Me
              face={<Avatar name={name || texts.area} src={person.profilePic && `/${person.profilePic}`} />}
              name={name}
              sub={person.userCode}
              to={ACCOUNT}
            />
          </>
        }
      >
        {account.ok && !isAccountPage(here) ? <EmailNotice kind="candidate" account={account.data} /> : null}
        {late && ahead ? <PlaceSkeleton location={ahead} /> : <Outlet />}
      </Frame>
    </SessionWatch>
  );
}

/** The same frame before data is loaded; its links already work. */
export function HydrateFallback() {
  const here = useLocation();
  return (
    <Frame location={here} waiting={{}} loading>
      <PlaceSkeleton location={here} />
    </Frame>
  );
}

function PlaceSkeleton({ location }: { location: { pathname: string } }) {
  if (isAccountPage(location)) return <AccountSkeleton />;
  if (isFormPage(location)) return <FormSkeleton />;
  if (isReadingPage(location)) return <ReadingSkeleton />;
  if (isUserCardPage(location)) return <UserCardSkeleton />;
  return <ViewSkeleton view={viewOf(location.pathname)} />;
}

interface FrameProps {
  location: { pathname: string };
  waiting: Waiting;
  bell?: ReactNode;
  account?: ReactNode;
  loading?: boolean;
  children: ReactNode;
}

function Frame({ location, waiting, bell, account, loading, children }: FrameProps) {
  const view = viewOf(location.pathname);
  return (
    <AreaShell
      area="candidate"
      areaName={texts.area}
      title={isAccountPage(location) ? accountTexts.title : texts.title}
      home={viewPath('home')}
      nav={navGroups(view, waiting)}
      endNav={[accountItem(location)]}
      tabs={tabItems(view)}
      bell={bell}
      account={account}
      loading={loading}
    >
      <div className="stack stack-l">{children}</div>
    </AreaShell>
  );
}
