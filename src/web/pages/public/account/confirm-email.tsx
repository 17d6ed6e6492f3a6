import type { HeadersFunction, MetaFunction } from 'react-router';
import { linkTexts } from '#texts/account.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { call } from '#web/lib/api-client.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { LinkPage, tokenIn } from '#web/pages/public/account/link-page.tsx';
import { useLink } from '#web/pages/public/account/use-link.ts';
import { useLinkToken } from '#web/pages/public/account/use-link-token.ts';

const words = linkTexts.confirm;

// The token must not travel in a Referer, nor the page be listed.
export const meta: MetaFunction = () => [
  { title: words.pageTitle },
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
];

export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'no-referrer' });

/** Confirms an address by the link from a mail; it works signed out, in any browser. */
export default function ConfirmEmail() {
  const token = useLinkToken(tokenIn);
  const hydrated = useHydrated();
  const { outcome, busy, follow } = useLink(token, (link) =>
    call('confirmEmail', { body: { token: link } }, { token: '' }),
  );
  return (
    <LinkPage
      title={words.title}
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
