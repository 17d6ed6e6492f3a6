import Briefcase from 'lucide-react/icons/briefcase';
import Building2 from 'lucide-react/icons/building-complex';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleUser from 'lucide-react/icons/circle-user';
import Inbox from 'lucide-react/icons/inbox';
import LogOut from 'lucide-react/icons/log-out';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Plus from 'lucide-react/icons/plus';
import Users from 'lucide-react/icons/users';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type Location,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
} from 'react-router';
import { emailTexts } from '#texts/account.ts';
import { shellTexts as texts } from '#texts/recruiter.ts';
import { AreaShell, Me, type NavItem } from '#web/components/area-shell.tsx';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ACCOUNT, isAccountPage } from '#web/features/accounts/account-address.ts';
import { accountItem } from '#web/features/accounts/account-nav.ts';
import { ACCOUNT_QUERY } from '#web/features/accounts/account-queries.ts';
import { AccountSkeleton } from '#web/features/accounts/account-skeleton.tsx';
import { EmailNotice } from '#web/features/accounts/email-notice.tsx';
import { SessionWatch } from '#web/features/accounts/session-watch.tsx';
import { Bell } from '#web/features/notices/bell.tsx';
import { fileAddress } from '#web/lib/file-address.ts';
import { requireSession } from '#web/lib/guard.ts';
import { load, read, useRead } from '#web/lib/queries.ts';
import { assertSignedIn, settle, totalOf } from '#web/lib/settle.ts';
import { signOut } from '#web/lib/sign-out.ts';
import { useDelayedFlag } from '#web/lib/use-delayed-flag.ts';
import { APPLICATIONS, COMPANY, DATABASE, JOBS, MESSAGES, PROFILE } from '#web/pages/recruiter/addresses.ts';
import {
  companyOf,
  type RecruiterAccount,
  type RecruiterFrame,
  useRecruiterAccount,
} from '#web/pages/recruiter/recruiter-account.ts';
import { type Place, titleOf, type View, viewAt } from '#web/pages/recruiter/recruiter-views.ts';
import { usePendingUndos } from '#web/pages/recruiter/use-answered.ts';
import { ViewSkeleton } from '#web/pages/recruiter/view-skeleton.tsx';
import '#web/styles/staff.css';

/** The account, and the total of each list. */
const QUERIES = {
  account: ACCOUNT_QUERY,
  jobs: read('listJobs', { query: { own: true, limit: 1 } }),
  applications: read('listApplications', { query: { limit: 1 } }),
  messages: read('conversationStats', {}),
} as const;

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<void> {
  requireSession(request, 'recruiter');
  const [account] = await Promise.all([
    settle(load(QUERIES.account)),
    settle(load(QUERIES.jobs)),
    settle(load(QUERIES.applications)),
    settle(load(QUERIES.messages)),
  ]);
  assertSignedIn(account, request, 'recruiter');
}

function useFrame(): RecruiterFrame {
  const jobs = useRead(QUERIES.jobs);
  const applications = useRead(QUERIES.applications);
  const messages = useRead(QUERIES.messages);
  return {
    account: useRecruiterAccount(),
    jobs: totalOf(jobs),
    applications: totalOf(applications),
    unread: messages.ok ? messages.data.body.unread : undefined,
  };
}

/** Filters, pages and open items change nothing in the frame. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  (currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname) && defaultShouldRevalidate;

/** Identifies the view of an address, independent of what is open in it. */
const viewOf = (location: Place): string =>
  viewAt(location) === 'posting' ? `posting ${location.search}` : String(viewAt(location));

export default function RecruiterLayout() {
  const frame = useFrame();
  usePendingUndos();
  const here = useLocation();
  const { location: ahead } = useNavigation();
  const inside = ahead !== undefined && viewAt(ahead) !== undefined ? ahead : undefined;
  const late = useDelayedFlag(inside !== undefined && viewOf(inside) !== viewOf(here));
  return (
    <SessionWatch kind="recruiter" owner={frame.account._id}>
      <Frame
        // The chosen view is highlighted immediately, however long it takes to load.
        location={inside ?? here}
        frame={frame}
      >
        <AddressBanner account={frame.account} here={here} />
        {late && inside ? (
          <main className="main-wide">
            <ViewSkeleton place={inside} />
          </main>
        ) : (
          <Outlet />
        )}
      </Frame>
    </SessionWatch>
  );
}

/** Asks to confirm the email address where no page says so itself. */
function AddressBanner({ account, here }: { account: RecruiterAccount; here: Place }) {
  const { confirmationNeeded, emailConfirmed } = account;
  if (confirmationNeeded === undefined || emailConfirmed === undefined) return null;
  if (isAccountPage(here) || viewAt(here) === 'database') return null;
  return (
    <section aria-label={emailTexts.title} className="px-6 pt-5 empty:hidden max-md:px-4">
      <EmailNotice kind="recruiter" account={{ ...account, confirmationNeeded, emailConfirmed }} />
    </section>
  );
}

/** The same frame before data is loaded; its links already work. */
export function HydrateFallback() {
  const here = useLocation();
  return (
    <Frame location={here}>
      <main className="main-wide">{isAccountPage(here) ? <AccountSkeleton /> : <ViewSkeleton place={here} />}</main>
    </Frame>
  );
}

interface FrameProps {
  location: Pick<Location, 'pathname' | 'search'>;
  frame?: RecruiterFrame;
  children: ReactNode;
}

function Frame({ location, frame, children }: FrameProps) {
  const view = viewAt(location);
  const item = (of: View, to: string, label: string, icon: LucideIcon, count?: number): NavItem => ({
    to,
    label,
    icon,
    current: of === view,
    count,
  });
  return (
    <AreaShell
      area="recruiter"
      areaName={texts.area}
      title={titleOf(location)}
      home={JOBS}
      // The rows, and what is opened beside them, need the width.
      slim={view === 'applications'}
      width="none"
      nav={[
        {
          items: [
            item('job-posted', JOBS, texts.jobPosted, Briefcase, frame?.jobs),
            item('applications', APPLICATIONS, texts.allApplications, Inbox, frame?.applications),
            item('messages', MESSAGES, texts.messages, MessagesSquare, frame?.unread || undefined),
            item('database', DATABASE, texts.database, Users),
            item('profile', PROFILE, texts.profile, CircleUser),
            item('company', COMPANY, texts.companyPage, Building2),
          ],
        },
        {
          items: [
            {
              to: '/interview-schedule',
              label: texts.interviews,
              icon: CalendarDays,
              current: view === 'interviews',
            },
            { to: '/JobApplicationStats', label: texts.statistics, icon: ChartColumn, current: view === 'stats' },
          ],
        },
      ]}
      endNav={[accountItem(location)]}
      tools={
        view === undefined || view === 'posting' ? null : (
          <ButtonLink
            variant="primary"
            size="m"
            icon={Plus}
            to="/job-posting-forms"
            discover={frame ? 'render' : 'none'}
          >
            {/* A phone's bar has room for the bell, the menu and one word of the title. */}
            <span className="max-sm:sr-only">{texts.newJob}</span>
          </ButtonLink>
        )
      }
      bell={frame ? <Bell reader="recruiter" /> : undefined}
      account={frame ? <Account frame={frame} /> : undefined}
      loading={!frame}
    >
      {children}
    </AreaShell>
  );
}

/** The signed-in recruiter: company, code and log-out. SessionWatch redirects to the home page. */
function Account({ frame: { account } }: { frame: RecruiterFrame }) {
  const company = companyOf(account) || texts.company;
  return (
    <>
      <Me
        face={<CompanyMark name={company} src={fileAddress(account.companyLogo)} />}
        name={company}
        sub={account.userCode}
        to={ACCOUNT}
      />
      <Button variant="quiet" size="m" icon={LogOut} title={texts.logout} onClick={signOut} className="justify-start">
        <span className="lg:sr-only">{texts.logout}</span>
      </Button>
    </>
  );
}
