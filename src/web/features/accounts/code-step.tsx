import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { signInTexts as texts } from '#texts/sign-in.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TextField } from '#web/components/text-field.tsx';
import type { SignInResult } from '#web/features/accounts/sign-in.ts';

interface CodeStepProps {
  /** A title, for use outside a dialog. */
  title?: ReactNode;
  email: string;
  /** The result of the last code. */
  result: SignInResult | undefined;
  busy: boolean;
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
}

/** The second step of signing in: a code from the authenticator app or a recovery code. */
export function CodeStep({ title, email, result, busy, onCode, onBack }: CodeStepProps) {
  const [recovery, setRecovery] = useState(false);
  const [missing, setMissing] = useState(false);
  /** The result of the other kind of code, which does not apply to this one. */
  const [left, setLeft] = useState<SignInResult>();
  const form = useRef<HTMLFormElement>(null);
  const focusCode = () => form.current?.querySelector<HTMLInputElement>('[name="code"]')?.focus();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    setMissing(code === '');
    if (code !== '') await onCode(code);
    focusCode();
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div className="stack stack-s">
        {title}
        <p className="soft wrap-anywhere">{texts.codeLead({ email })}</p>
      </div>
      {result && result !== left ? (
        <Notice tone={result.done ? 'green' : 'red'} live={result.done ? 'status' : 'alert'} title={result.message} />
      ) : null}
      <TextField
        key={recovery ? 'recovery' : 'app'}
        name="code"
        label={recovery ? texts.recoveryCode : texts.code}
        hint={recovery ? texts.recoveryHint : texts.codeHint}
        error={missing ? texts.codeMissing : undefined}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        autoFocus
      />
      <Button type="submit" variant="primary" block busy={busy} busyLabel={texts.verifying}>
        {texts.verify}
      </Button>
      {/* Next to each other, or stacked and aligned to the same edge. */}
      <div className="-mx-3 flex flex-wrap justify-between gap-x-2">
        <Button variant="quiet" onClick={onBack}>
          {texts.otherAccount}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setRecovery(!recovery);
            setMissing(false);
            setLeft(result);
          }}
        >
          {recovery ? texts.useApp : texts.useRecovery}
        </Button>
      </div>
    </form>
  );
}
