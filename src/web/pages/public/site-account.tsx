import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { siteTexts as texts } from '#texts/site.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { InSentence, Typed } from '#web/components/typed.tsx';
import { LoginDialog } from '#web/features/accounts/login.ts';
import { HOMES } from '#web/lib/guard.ts';
import { signOut } from '#web/lib/sign-out.ts';
import { useSession } from '#web/lib/use-session.ts';

/** Right side of the header: sign-in and sign-up, or the signed-in user. */
export function SiteAccount() {
  const session = useSession();
  const [asked, setAsked] = useState(false);
  if (session) {
    const name = `${session.user?.firstName ?? ''} ${session.user?.lastName ?? ''}`.trim() || texts.dashboard;
    return (
      <>
        <Link
          to={HOMES[session.kind].home}
          className="me justify-center no-underline max-sm:min-h-11 max-sm:min-w-11 sm:mr-2"
        >
          <Avatar name={name} size="s" />
          <span className="max-w-40 truncate max-sm:hidden" aria-hidden="true">
            <Typed>{name}</Typed>
          </span>
          <span className="visually-hidden">
            <InSentence>{texts.dashboardOf({ name })}</InSentence>
          </span>
        </Link>
        <Button variant="plain" size="m" className="max-lg:hidden" onClick={signOut}>
          {texts.logout}
        </Button>
      </>
    );
  }
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAsked(true);
  };
  return (
    <>
      <ButtonLink to="/admin-login" variant="quiet" size="m" className="max-lg:hidden">
        {texts.admin}
      </ButtonLink>
      <ButtonLink to="/login" variant="plain" size="m" onClick={ask}>
        {texts.login}
      </ButtonLink>
      <ButtonLink to="/createaccount" variant="ink" size="m" className="max-lg:hidden">
        {texts.register}
      </ButtonLink>
      {asked ? <LoginDialog onClose={() => setAsked(false)} /> : null}
    </>
  );
}
