import { useEffect, useRef } from 'react';
import { type HeadersFunction, type MetaFunction, useLocation, useNavigate } from 'react-router';
import { linkTexts } from '#texts/account-links.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { call } from '#web/lib/api-client.ts';
import { readSession, rememberUser } from '#web/lib/session.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { LinkPage, useLink } from '#web/pages/public/account/link-page.tsx';
import { keptIn, tokenIn, useLinkToken } from '#web/pages/public/account/use-link-token.ts';

const words = linkTexts.confirm;

// Prevents the token from leaking in a Referer and the page from being indexed.
export const meta: MetaFunction = () => [
  { title: words.pageTitle },
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
];

export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'no-referrer' });

/** Confirms an email address when the emailed link is opened, signed in or not; the button retries after a failure. */
export default function ConfirmEmail() {
  const token = useLinkToken(tokenIn);
  const hydrated = useHydrated();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const confirm = async (link: string) => {
    const confirmed = await call('confirmEmail', { body: { token: link } }, { token: '' });
    // This browser may know the account by its previous address.
    if (readSession()) call('getAccount', {}).then(rememberUser, () => undefined);
    // A reload shows the same result, without a button that has nothing left to do.
    const carried = new URLSearchParams({ token: link, confirmed: confirmed.message }).toString();
    navigate(pathname, { replace: true, preventScrollReset: true, state: { carried } });
    return confirmed;
  };
  const message = hydrated ? new URLSearchParams(keptIn(state)).get('confirmed') : null;
  const { outcome, busy, follow } = useLink(token, confirm, message ? { state: 'already', message } : undefined);
  const done = useRef<string>(undefined);
  // Opening the link is enough; link scanners that only fetch it run no scripts.
  useEffect(() => {
    if (!token || message || done.current === token) return;
    done.current = token;
    void follow();
  }, [token, message, follow]);
  return (
    <LinkPage
      title={words.title}
      doneTitle={words.doneTitle}
      lead={token ? words.lead : undefined}
      outcome={outcome}
      more={outcome?.state === 'over' ? words.overMore : undefined}
    >
      <noscript>
        <Notice tone="amber" title={words.noScript} />
      </noscript>
      {token ? (
        <Button variant="primary" block busy={busy} busyLabel={words.acting} onClick={follow}>
          {words.action}
        </Button>
      ) : null}
      {hydrated && !token ? <Notice title={linkTexts.noLink}>{words.noLinkMore}</Notice> : null}
    </LinkPage>
  );
}
