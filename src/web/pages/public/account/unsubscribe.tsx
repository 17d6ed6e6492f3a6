import type { SubmitEvent } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type MetaFunction,
  useActionData,
  useSearchParams,
} from 'react-router';
import { isMailKind } from '#contract/notification-kinds.ts';
import { linkTexts } from '#texts/account-links.ts';
import { mailKindText } from '#texts/by-code/mail-kind-text.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { call } from '#web/lib/api-client.ts';
import { portalContext } from '#web/lib/portal-context.ts';
import { problemOf } from '#web/lib/posted-form.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { type LinkOutcome, LinkPage, useLink } from '#web/pages/public/account/link-page.tsx';
import { tokenIn, useLinkToken } from '#web/pages/public/account/use-link-token.ts';

const words = linkTexts.stop;

// Prevents the token from leaking in a Referer and the page from being indexed.
export const meta: MetaFunction = () => [
  { title: words.pageTitle },
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
];

// The query contains a token: it must not leak in a Referer, and the page must not be cached.
export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });

/**
 * One-click unsubscribe by an email client (RFC 8058), and the form sent without scripts: both post to the address in
 * the email's header, which has the token in its query because an email client sends no other data.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  try {
    const { body } = await context.get(portalContext).call('unsubscribe', { body: { token } });
    return data<LinkOutcome>({ state: body.already ? 'already' : 'done', message: body.message });
  } catch (failure) {
    const problem = problemOf(failure);
    if (!problem) throw failure;
    const state = problem.body.code === 'UNSUBSCRIBE_LINK_BROKEN' ? 'broken' : 'over';
    return data<LinkOutcome>({ state, message: problem.body.message }, { status: problem.status });
  }
}

const MORE: Readonly<Record<LinkOutcome['state'], string | undefined>> = {
  done: words.doneMore,
  already: `${words.already} ${words.doneMore}`,
  over: words.overMore,
  // The message says what to do.
  broken: undefined,
  failed: undefined,
};

/** Names the kind of email, which the token contains; the server checks the token when it is used. */
const leadOf = (token: string): string => {
  const kind = token.split('.')[1];
  return isMailKind(kind) ? words.leadOf({ kind: mailKindText(kind) }) : words.lead;
};

/** Unsubscribes from one kind of email through the link in its footer. */
export default function Unsubscribe() {
  const [search] = useSearchParams();
  const fromMail = useLinkToken(tokenIn);
  const hydrated = useHydrated();
  const posted = useActionData<typeof action>();
  const inQuery = search.get('token') ?? undefined;
  const token = fromMail ?? inQuery;
  const { outcome, busy, follow } = useLink(token, (link) => call('unsubscribe', { body: { token: link } }), posted);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void follow();
  };
  return (
    <LinkPage
      title={words.title}
      doneTitle={words.doneTitle}
      lead={token && leadOf(token)}
      outcome={outcome}
      more={outcome && MORE[outcome.state]}
    >
      {inQuery ? null : (
        <noscript>
          <Notice tone="amber" title={words.noScript} />
        </noscript>
      )}
      {token ? (
        <form method="post" onSubmit={submit}>
          <Button type="submit" variant="primary" block busy={busy} busyLabel={words.acting}>
            {words.action}
          </Button>
        </form>
      ) : null}
      {hydrated && !token ? <Notice title={linkTexts.noLink}>{words.noLinkMore}</Notice> : null}
    </LinkPage>
  );
}
