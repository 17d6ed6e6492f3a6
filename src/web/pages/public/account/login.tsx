import { useEffect, useRef, useState } from 'react';
import { Link, type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import { signInTexts as texts } from '#texts/sign-in.ts';
import { Notice } from '#web/components/notice.tsx';
import { isRole, LoginPanel, type LoginReason, type LoginRole } from '#web/features/accounts/login-panel.tsx';
import { useCarriedEmail } from '#web/lib/carried-email.ts';
import { HOMES, safeReturn } from '#web/lib/guard.ts';
import { type BrowserSession, readSession } from '#web/lib/session.ts';
import { useSession } from '#web/lib/use-session.ts';
import { useEarly, useEarlyRole } from '#web/pages/public/account/early-sign-in.ts';

export const meta: MetaFunction = () => [{ title: texts.pageTitle }, { name: 'robots', content: 'noindex' }];

export { keepEarly as action } from '#web/pages/public/account/early-sign-in.ts';

const REASONS: readonly LoginReason[] = [
  'apply',
  'registered',
  'submitted',
  'ended',
  'reset',
  'expired',
  'revoked',
  'blocked',
  'deleted',
];

/** The sign-in page. */
export default function Login() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  // The session when the page was opened, so that the sign-in itself does not change it, unless it has ended.
  const [session, setSession] = useState<BrowserSession>();
  const signedIn = useSession() !== undefined;
  useEffect(() => setSession((before) => (before && signedIn ? before : readSession())), [signedIn]);
  // Changing the role navigates, which ends what was kept.
  const role: LoginRole = useEarlyRole() ?? (search.get('as') === 'recruiter' ? 'recruiter' : 'candidate');
  const early = useEarly();
  const email = useCarriedEmail() ?? early?.email;
  const target = safeReturn(search.get('return'), HOMES[role].home);
  const change = (next: LoginRole) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 'recruiter') after.set('as', next);
        else after.delete('as');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  // A role chosen before the scripts ran: the browser shows it, and React does not know it.
  const page = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was chosen before this point
  useEffect(() => {
    const shown = page.current?.querySelector<HTMLInputElement>('[name="as"]:checked')?.value;
    if (isRole(shown) && shown !== role) change(shown);
  }, []);
  return (
    <div ref={page} className="page grid gap-5 py-8 sm:py-18">
      {session ? (
        <div className="mx-auto w-full max-w-[900px]">
          <Notice title={texts.already({ name: session.user?.email ?? '' })}>
            <Link className="link" to={HOMES[session.kind].home}>
              {texts.toDashboard}
            </Link>
          </Notice>
        </div>
      ) : null}
      <section
        className="login card max-lg:grid-cols-[minmax(0,1fr)_280px] mx-auto w-full max-w-[900px] overflow-hidden"
        aria-labelledby="login-title"
      >
        <LoginPanel
          titleId="login-title"
          level={1}
          role={role}
          onRoleChange={change}
          reason={early ? 'early' : REASONS.find((known) => known === search.get('why'))}
          email={email}
          returnTo={search.get('return') ?? undefined}
          onDone={() => navigate(target, { replace: true })}
        />
      </section>
    </div>
  );
}
