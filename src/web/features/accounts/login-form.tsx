import { type MouseEvent, type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { signInTexts as texts } from '#texts/sign-in.ts';
import { Button } from '#web/components/button.tsx';
import { EmailField } from '#web/components/email-field.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { CodeStep } from '#web/features/accounts/code-step.tsx';
import { type SignInResult, signIn } from '#web/features/accounts/sign-in.ts';
import { emailHash, typedEmail, useFilledEmail } from '#web/lib/carried-email.ts';
import { announceSession, type UserKind } from '#web/lib/session.ts';

interface Credentials {
  email: string;
  password: string;
}

interface LoginFormProps {
  kind: UserKind;
  /** Initial email address, unless the user has typed one. */
  email?: string;
  /** Shown after a successful sign-in; the server's message by default. */
  doneMessage?: string;
  sentenceOf?: (failure: unknown) => string;
  /** How long the success message is shown before `onDone`. */
  delayMs?: number;
  onDone: (result: SignInResult) => void;
  /** Above the code of the second factor. */
  codeTitle?: ReactNode;
  /** Above the fields. */
  children?: ReactNode;
  /** Below the button. */
  foot?: ReactNode;
}

/**
 * Email and password. Native, uncontrolled fields, so that password managers can fill them and text typed before
 * hydration stays.
 */
export function LoginForm({
  kind,
  email: known,
  doneMessage,
  sentenceOf,
  delayMs = 1000,
  onDone,
  codeTitle,
  children,
  foot,
}: LoginFormProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [result, setResult] = useState<SignInResult>();
  /** The accepted credentials, while the second-factor code is requested. */
  const [proven, setProven] = useState<Credentials>();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  useFilledEmail(form, known);
  const forgotten = `/forgot-password${kind === 'candidate' ? '' : `?as=${kind}`}`;
  /** Takes the typed address along; without scripts, and in a new tab, the link does without. */
  const forget = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigate(forgotten + emailHash(typedEmail(form.current)));
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state !== 'idle') return;
    const typed = new FormData(event.currentTarget);
    const email = String(typed.get('email') ?? '').trim();
    const password = String(typed.get('password') ?? '');
    if (email === '' || password === '') {
      setResult({ done: false, message: texts.missing });
      form.current?.querySelector<HTMLInputElement>(`[name="${email === '' ? 'email' : 'password'}"]`)?.focus();
      return;
    }
    await send({ email, password });
  };

  const send = async (credentials: Credentials & { code?: string }) => {
    setState('busy');
    setResult(undefined);
    const answer = await signIn(kind, credentials, { sentenceOf });
    if (!answer.done && answer.codeAsked === 'missing') {
      setProven(credentials);
      setState('idle');
      return;
    }
    setResult(answer.done && doneMessage ? { ...answer, message: doneMessage } : answer);
    setState(answer.done ? 'done' : 'idle');
    if (!answer.done) return;
    setTimeout(() => {
      announceSession();
      onDone(answer);
    }, delayMs);
  };

  if (proven) {
    return (
      <CodeStep
        title={codeTitle}
        email={proven.email}
        result={result}
        busy={state !== 'idle'}
        onCode={(code) => send({ ...proven, code })}
        onBack={() => {
          setProven(undefined);
          setResult(undefined);
        }}
      />
    );
  }
  return (
    // A POST, so that submitting before hydration never puts the password into the address.
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      {children}
      {result ? (
        <Notice tone={result.done ? 'green' : 'red'} live={result.done ? 'status' : 'alert'} title={result.message} />
      ) : null}
      <noscript>
        <Notice tone="amber" title={texts.noScript} />
      </noscript>
      <EmailField label={texts.email} name="email" autoComplete="username" required />
      <div className="stack gap-2">
        <PasswordField label={texts.password} name="password" autoComplete="current-password" required />
        {/* Placed after the password, so that Tab goes from field to field. */}
        <TextLink className="small self-end" to={forgotten} onClick={forget}>
          {texts.forgotten}
        </TextLink>
      </div>
      <Button type="submit" variant="primary" block busy={state !== 'idle'} busyLabel={texts.loggingIn}>
        {texts.login}
      </Button>
      {foot}
    </form>
  );
}
