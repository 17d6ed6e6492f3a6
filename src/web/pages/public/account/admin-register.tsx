import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type MetaFunction, useNavigate } from 'react-router';
import { emailProblem, LIMITS, passwordProblem } from '#contract/rules.ts';
import { adminTexts } from '#texts/admin.ts';
import { Button } from '#web/components/button.tsx';
import { EmailField } from '#web/components/email-field.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { emailHash } from '#web/lib/carried-email.ts';
import { errorAt, showFailure, summaryErrors } from '#web/lib/form-errors.ts';
import { useRequestKey } from '#web/lib/request-key.ts';
import { ruleCheck } from '#web/lib/rule-check.ts';
import { useLinkToken } from '#web/pages/public/account/use-link-token.ts';

const words = adminTexts.register;
const NAMES = ['name', 'email', 'password'] as const;
const LABELS = { name: words.name, email: words.email, password: words.password };
type Form = Record<(typeof NAMES)[number], string>;
/** Token from the link's fragment. */
type Token = { setup: string } | { invite: string };

// Prevents the token from leaking in a Referer and the page from being indexed.
export const meta: MetaFunction = () => [
  { title: words.pageTitle },
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
];

/** A form submitted without scripts cannot include the token: returns the page. No input is read. */
export const action = () => null;

const tokenIn = (fragment: URLSearchParams): Token | undefined => {
  const setup = fragment.get('setup');
  const invite = fragment.get('invite');
  if (setup) return { setup };
  return invite ? { invite } : undefined;
};

/** Registers an administrator through a setup link or an invitation. */
export default function AdminRegister() {
  const token = useLinkToken(tokenIn);
  const navigate = useNavigate();
  const headersFor = useRequestKey();
  const form = useForm<Form>({ shouldFocusError: false });
  const { register, formState, handleSubmit, clearErrors } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const [done, setDone] = useState(false);
  /** The token refused by the server; a different one has not been tried yet. */
  const [refused, setRefused] = useState<Token>();

  // The last error does not apply to a new link.
  useEffect(() => {
    if (token) clearErrors('root.server');
  }, [token, clearErrors]);

  const submit = handleSubmit(async (values) => {
    try {
      const body = { ...values, ...token };
      await call('registerAdmin', { body }, { token: '', headers: headersFor(body) });
      setDone(true);
      setTimeout(() => navigate(`/admin-login?why=registered${emailHash(values.email.trim())}`), 1000);
    } catch (failure) {
      setRefused(failure instanceof CallFailed && failure.code === 'INVITATION_NEEDED' ? token : undefined);
      const unanswered = !(failure instanceof CallFailed) || failure.code === 'NETWORK';
      if (unanswered) form.setError('root.server', { type: 'server', message: words.wentWrong });
      else showFailure(form, failure, NAMES, { otherwise: words.failed });
    }
  });

  return (
    <div data-area="admin" className="page py-8 sm:py-18">
      <section className="card mx-auto w-full max-w-[460px] p-5 sm:p-8" aria-labelledby="admin-register-title">
        <form method="post" noValidate onSubmit={submit} className="stack gap-5">
          <h1 id="admin-register-title" className="h2">
            {words.title}
          </h1>
          <LinkNotice token={token} refused={token === refused} />
          <noscript>
            <Notice tone="amber" title={words.noScript} />
          </noscript>
          {done ? <Notice tone="green" live="status" title={words.done} /> : null}
          <ErrorSummary errors={summaryErrors(errors, NAMES, LABELS)} attempt={submitCount} />
          <TextField
            label={words.name}
            autoComplete="name"
            maxLength={LIMITS.name}
            error={errorAt(errors, 'name')}
            {...register('name', { validate: ruleCheck((value) => (value.trim() === '' ? 'required' : undefined)) })}
          />
          <EmailField
            label={words.email}
            autoComplete="username"
            error={errorAt(errors, 'email')}
            {...register('email', { validate: ruleCheck(emailProblem) })}
          />
          <PasswordField
            label={words.password}
            hint={words.passwordHint({ least: LIMITS.adminPasswordMin })}
            autoComplete="new-password"
            error={errorAt(errors, 'password')}
            {...register('password', {
              validate: ruleCheck((value) =>
                passwordProblem(value, { email: form.getValues('email'), least: LIMITS.adminPasswordMin }),
              ),
            })}
          />
          <Button type="submit" variant="primary" block busy={isSubmitting || done} busyLabel={words.registering}>
            {words.register}
          </Button>
          <p className="small text-center">
            <TextLink to="/admin-login">{words.backToLogin}</TextLink>
          </p>
        </form>
      </section>
    </div>
  );
}

function LinkNotice({ token, refused }: { token: Token | undefined; refused: boolean }) {
  if (!token) {
    return <Notice title={words.byInvitation}>{words.byInvitationMore}</Notice>;
  }
  if (refused) return <Notice tone="amber" title={words.refused} />;
  if ('setup' in token) return <Notice tone="accent" title={words.setup} />;
  return (
    <Notice tone="accent" title={words.invite}>
      {words.inviteMore}
    </Notice>
  );
}
