import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type MetaFunction, useNavigate } from 'react-router';
import { LIMITS, passwordProblem } from '#contract/rules.ts';
import type { UserType } from '#contract/vocabularies.ts';
import { passwordTexts } from '#texts/password.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { emailHash } from '#web/lib/carried-email.ts';
import { errorAt, showFailure, summaryErrors } from '#web/lib/form-errors.ts';
import { ruleCheck } from '#web/lib/rule-check.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { tokenIn, useLinkToken } from '#web/pages/public/account/use-link-token.ts';

const words = passwordTexts.choose;
const NAMES = ['password'] as const;

// Prevents the token from leaking in a Referer and the page from being indexed.
export const meta: MetaFunction = () => [
  { title: words.pageTitle },
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
];

/** A form submitted without scripts cannot include the token: returns the page. No input is read. */
export const action = () => null;

const loginOf = (userType: UserType): string => {
  if (userType === 'Candidate') return '/login?why=reset';
  return userType === 'Recruiter' ? '/login?as=recruiter&why=reset' : '/admin-login?why=reset';
};

interface ResetLink {
  token: string;
  /** Of an administrator, who needs a longer password. */
  isAdmin: boolean;
}

const linkIn = (fragment: URLSearchParams): ResetLink | undefined => {
  const token = tokenIn(fragment);
  return token ? { token, isAdmin: fragment.get('for') === 'admin' } : undefined;
};

/** Sets a new password through an emailed link. */
export default function ResetPassword() {
  const link = useLinkToken(linkIn);
  const token = link?.token;
  const hydrated = useHydrated();
  const [over, setOver] = useState<{ token: string; message: string }>();
  const expired = over?.token === token ? over : undefined;
  return (
    <div className="page py-8 sm:py-18">
      <section className="card mx-auto w-full max-w-[460px] p-5 sm:p-8" aria-labelledby="reset-title">
        <div className="stack gap-5">
          <header className="stack stack-s">
            <h1 id="reset-title" className="h2">
              {words.title}
            </h1>
            {token && !expired ? <p className="soft">{words.lead}</p> : null}
          </header>
          <noscript>
            <Notice tone="amber" title={words.noScript} />
          </noscript>
          {expired ? (
            <>
              <Notice tone="amber" live="alert" title={expired.message} />
              <ButtonLink variant="primary" block to="/forgot-password">
                {words.newLink}
              </ButtonLink>
            </>
          ) : null}
          {link && !expired ? (
            <ChooseForm {...link} onOver={(message) => setOver({ token: link.token, message })} />
          ) : null}
          {hydrated && !token ? <Notice title={words.noLink}>{words.noLinkMore}</Notice> : null}
          {expired ? null : (
            <p className="small">
              <TextLink to="/forgot-password">{words.newLink}</TextLink>
            </p>
          )}
        </div>
      </section>
    </div>
  );
}

interface ChooseFormProps extends ResetLink {
  /** Called when the link is no longer valid: no other password helps. */
  onOver: (message: string) => void;
}

function ChooseForm({ token, isAdmin, onOver }: ChooseFormProps) {
  const navigate = useNavigate();
  const form = useForm<{ password: string }>({ shouldFocusError: false });
  const { register, formState, handleSubmit } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const [done, setDone] = useState(false);
  const least = isAdmin ? LIMITS.adminPasswordMin : LIMITS.passwordMin;
  const submit = handleSubmit(async ({ password }) => {
    try {
      const { userType, email } = await call('resetPassword', { body: { token, password } }, { token: '' });
      setDone(true);
      navigate(loginOf(userType) + emailHash(email), { replace: true });
    } catch (failure) {
      if (failure instanceof CallFailed && failure.code === 'LINK_OVER') return onOver(failure.message);
      showFailure(form, failure, NAMES, { otherwise: passwordTexts.wentWrong });
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="stack gap-5">
      <ErrorSummary errors={summaryErrors(errors, NAMES, { password: words.password })} attempt={submitCount} />
      <PasswordField
        label={words.password}
        hint={words.hint({ least })}
        autoComplete="new-password"
        error={errorAt(errors, 'password')}
        {...register('password', { validate: ruleCheck((value) => passwordProblem(value, { least })) })}
      />
      <Button type="submit" variant="primary" block busy={isSubmitting || done} busyLabel={words.saving}>
        {words.save}
      </Button>
    </form>
  );
}
