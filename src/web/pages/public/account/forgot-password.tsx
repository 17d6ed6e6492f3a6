import Building2 from 'lucide-react/icons/building-complex';
import User from 'lucide-react/icons/user';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type MetaFunction,
  redirect,
  useActionData,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { emailProblem } from '#contract/rules.ts';
import { ruleText } from '#texts/by-code/rule-text.ts';
import { passwordTexts } from '#texts/password.ts';
import { Button } from '#web/components/button.tsx';
import { EmailField } from '#web/components/email-field.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Segmented } from '#web/components/radio-group.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { emailHash, useCarriedEmail, useFilledEmail } from '#web/lib/carried-email.ts';
import { errorAt, refusedFields, summaryErrors } from '#web/lib/form-errors.ts';
import { portalContext } from '#web/lib/portal-context.ts';
import { problemOf, readPostedForm } from '#web/lib/posted-form.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import type { Refused } from '#web/pages/public/account/register-posted.ts';

/** The requested account kind, so that the way back leads to its sign-in. */
const sentSearch = (userType: string): string =>
  `?${new URLSearchParams({ ...(userType !== 'Candidate' && { as: userType.toLowerCase() }), sent: '1' })}`;

/**
 * Handles a password reset request posted without scripts: redirects to the confirmation, or returns the form with its
 * input.
 */
async function askedPosted({ request, context }: ActionFunctionArgs) {
  let values: Readonly<Record<string, string>>;
  try {
    ({ values } = await readPostedForm(request, []));
  } catch {
    return data<Refused>({ message: passwordTexts.wentWrong, fields: {}, values: {} }, { status: 400 });
  }
  const { email = '', userType = '' } = values;
  try {
    await context.get(portalContext).call('forgotPassword', { body: { email, userType } });
  } catch (failure) {
    const problem = problemOf(failure);
    if (!problem) throw failure;
    const { body } = problem;
    return data<Refused>(
      { message: body.message, fields: refusedFields(body), values: { email, userType } },
      { status: problem.status },
    );
  }
  throw redirect(`/forgot-password${sentSearch(userType)}`, 303);
}

const words = passwordTexts.ask;

export const meta: MetaFunction = () => [{ title: words.pageTitle }, { name: 'robots', content: 'noindex' }];

export const action = (args: ActionFunctionArgs) => askedPosted(args);

/** Requests a password reset link. */
export default function ForgotPassword() {
  const [search] = useSearchParams();
  const as = search.get('as');
  const posted = useActionData<Refused>();
  const admin = as === 'admin';
  const login = admin ? '/admin-login' : `/login${as === 'recruiter' ? '?as=recruiter' : ''}`;
  const sent = search.has('sent') && !posted;
  const carried = emailHash(useCarriedEmail() ?? '');
  return (
    <div data-area={admin ? 'admin' : undefined} className="page py-8 sm:py-18">
      <section className="card mx-auto w-full max-w-[460px] p-5 sm:p-8" aria-labelledby="forgot-title">
        <div className="stack gap-5">
          <header className="stack stack-s">
            <h1 id="forgot-title" className="h2">
              {sent ? words.sentTitle : words.title}
            </h1>
            {sent ? null : <p className="soft">{admin ? words.adminLead : words.lead}</p>}
          </header>
          {sent ? (
            <Notice tone="green" live="status" title={words.sent}>
              {words.sentMore}
            </Notice>
          ) : (
            <AskForm as={as} posted={posted} />
          )}
          <div className="row between wrap small">
            <TextLink to={login + carried}>{passwordTexts.backToLogin}</TextLink>
            {sent ? (
              <TextLink to={(as ? `?as=${encodeURIComponent(as)}` : '?') + carried}>{words.again}</TextLink>
            ) : null}
          </div>
        </div>
      </section>
    </div>
  );
}

interface AskFormProps {
  /** The sign-in page the user came from. */
  as: string | null;
  /** Result of an attempt without scripts. */
  posted: Refused | undefined;
}

function AskForm({ as, posted }: AskFormProps) {
  const [refused, setRefused] = useState(posted);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  useFilledEmail(form, useCarriedEmail());

  const refuse = (message: string, fields: Refused['fields'] = {}) => {
    setRefused({ message, fields, values: {} });
    setAttempt(attempt + 1);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const email = String(typed.get('email') ?? '').trim();
    const userType = String(typed.get('userType') ?? '');
    const type = emailProblem(email);
    const message = ruleText(type);
    if (type && message) return refuse(message, { email: { type: String(type), message } });
    setBusy(true);
    setRefused(undefined);
    try {
      await call('forgotPassword', { body: { email, userType } }, { token: '' });
      navigate({ search: sentSearch(userType), hash: emailHash(email) }, { replace: true });
    } catch (failure) {
      if (failure instanceof CallFailed) refuse(failure.message, refusedFields(failure));
      else refuse(passwordTexts.wentWrong);
    }
    setBusy(false);
  };
  const errors = summaryErrors(refused?.fields ?? {}, ['email']);
  return (
    <form ref={form} method="post" noValidate={hydrated} onSubmit={submit} className="stack gap-5">
      <ErrorSummary
        errors={refused && errors.length === 0 ? [{ message: refused.message }] : errors}
        attempt={attempt}
      />
      <UserTypeChoice as={posted?.values.userType?.toLowerCase() ?? as} />
      <EmailField
        label={passwordTexts.email}
        name="email"
        autoComplete="username"
        required
        defaultValue={posted?.values.email}
        error={errorAt(refused?.fields ?? {}, 'email')}
      />
      <Button type="submit" variant="primary" block busy={busy} busyLabel={words.sending}>
        {words.send}
      </Button>
    </form>
  );
}

/** Fixed for administrators by the sign-in they came from; everyone else chooses. */
function UserTypeChoice({ as }: { as: string | null }): ReactNode {
  if (as === 'admin') return <input type="hidden" name="userType" value="Admin" />;
  return (
    <Segmented
      label={passwordTexts.userType}
      name="userType"
      block
      defaultValue={as === 'recruiter' ? 'Recruiter' : 'Candidate'}
      choices={[
        { value: 'Candidate', label: passwordTexts.candidate, icon: User },
        { value: 'Recruiter', label: passwordTexts.recruiter, icon: Building2 },
      ]}
    />
  );
}
