import { useEffect, useState } from 'react';
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import { adminTexts } from '#texts/admin.ts';
import { signInTexts } from '#texts/sign-in.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { SECOND_FACTOR_SETUP } from '#web/features/accounts/account-address.ts';
import { EndNotice } from '#web/features/accounts/end-notice.tsx';
import { LoginForm } from '#web/features/accounts/login-form.tsx';
import { CallFailed } from '#web/lib/api-client.ts';
import { useCarriedEmail } from '#web/lib/carried-email.ts';
import { HOMES, safeReturn } from '#web/lib/guard.ts';
import { readSession } from '#web/lib/session.ts';
import { useEarly } from '#web/pages/public/account/early-sign-in.ts';

const words = adminTexts.login;

export const meta: MetaFunction = () => [{ title: words.pageTitle }, { name: 'robots', content: 'noindex' }];

export { keepEarly as action } from '#web/pages/public/account/early-sign-in.ts';

const sentenceOf = (failure: unknown): string => {
  if (!(failure instanceof CallFailed) || failure.code === 'NETWORK') return words.wentWrong;
  return failure.code === 'UNEXPECTED' ? words.failed : failure.message || words.failed;
};

/** The administrators' sign-in. */
export default function AdminLogin() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const target = safeReturn(search.get('return'), HOMES.admin.home);
  const early = useEarly();
  const email = useCarriedEmail() ?? early?.email;
  /** The form says why, which replaces the reason for being here. */
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (readSession()?.kind === 'admin') navigate(target, { replace: true });
  }, [navigate, target]);
  const heading = (
    <h1 id="admin-login-title" className="h2">
      {words.title}
    </h1>
  );
  return (
    <div data-area="admin" className="page py-8 sm:py-18">
      <section className="card mx-auto w-full max-w-[460px] p-5 sm:p-8" aria-labelledby="admin-login-title">
        <LoginForm
          kind="admin"
          email={email}
          sentenceOf={(failure) => {
            setRefused(true);
            return sentenceOf(failure);
          }}
          doneMessage={words.done}
          codeTitle={heading}
          onDone={(result) =>
            navigate(result.done && result.secondFactorMissing ? SECOND_FACTOR_SETUP : target, { replace: true })
          }
          foot={
            <div className="row between wrap">
              <Button variant="quiet" className="-ml-3" onClick={() => navigate(-1)}>
                {words.back}
              </Button>
              <TextLink className="small" to="/admin-register">
                {words.registerLink}
              </TextLink>
            </div>
          }
        >
          <header className="stack stack-s">
            {heading}
            <p className="soft">{words.lead}</p>
          </header>
          {search.get('why') === 'registered' ? <Notice tone="green" live="status" title={words.registered} /> : null}
          {refused ? null : early ? (
            <Notice tone="amber" live="status" title={signInTexts.early} />
          ) : (
            <EndNotice kind="admin" why={search.get('why')} />
          )}
          {search.get('why') === 'reset' ? (
            <Notice tone="green" live="status" title={signInTexts.passwordChanged} />
          ) : null}
        </LoginForm>
      </section>
    </div>
  );
}
