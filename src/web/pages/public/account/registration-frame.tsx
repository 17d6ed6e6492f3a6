import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LIMITS } from '#contract/rules.ts';
import { registrationTexts as texts } from '#texts/registration.ts';
import { Button } from '#web/components/button.tsx';
import { ErrorSummary, type SummaryError } from '#web/components/error-summary.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import type { TextFieldProps } from '#web/components/text-field.tsx';
import { DOT } from '#web/lib/dot.ts';
import { useOnline } from '#web/lib/use-online.ts';

interface RegistrationFrameProps {
  kind: 'candidate' | 'recruiter';
  errors: readonly SummaryError[];
  /** Why the form as a whole was refused. */
  failure: string | undefined;
  attempt: number;
  restored: boolean;
  children: ReactNode;
}

/** Frame of both registrations: title, links to the alternatives, and error summary. */
export function RegistrationFrame({ kind, errors, failure, attempt, restored, children }: RegistrationFrameProps) {
  const [search] = useSearchParams();
  const { title, lead, other, otherLink } = texts[kind];
  const carried = new URLSearchParams();
  const back = search.get('return');
  if (back) carried.set('return', back);
  const query = carried.size > 0 ? `?${carried}` : '';
  const login = new URLSearchParams(carried);
  if (kind === 'recruiter') login.set('as', 'recruiter');
  return (
    <div data-area={kind} className="page py-8 sm:py-14">
      <div className="form-page stack stack-l">
        <header className="stack stack-s">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p className="small soft">
            {texts.haveAccount}{' '}
            <Link className="link" to={login.size > 0 ? `/login?${login}` : '/login'}>
              {texts.login}
            </Link>
            {DOT}
            {other}{' '}
            <Link className="link" to={`${kind === 'candidate' ? '/recruiter' : '/candidate'}${query}`}>
              {otherLink}
            </Link>
          </p>
        </header>
        <ErrorSummary {...summaryOf(errors, failure)} attempt={attempt} />
        {restored ? (
          <Notice live="status" title={texts.draftBack}>
            {texts.draftBackMore}
          </Notice>
        ) : null}
        {children}
      </div>
    </div>
  );
}

/** Shows each message once: the form's own is the title above the field errors, or appears alone. */
export function summaryOf(errors: readonly SummaryError[], failure: string | undefined) {
  if (!failure || errors.length === 0) return { errors };
  if (!errors.some((error) => error.name)) return { errors: [{ message: failure }] };
  // A field's message follows its label.
  return errors.some((error) => error.message.endsWith(failure)) ? { errors } : { errors, title: failure };
}

interface SubmitBarProps {
  /** 0 to 1 while the form is being sent. */
  progress: number | undefined;
  onCancel: () => void;
  /** What is required before the button is enabled. */
  waitsFor?: string;
}

/** The submit button of a registration, with its progress. */
export function SubmitBar({ progress, onCancel, waitsFor }: SubmitBarProps) {
  const online = useOnline();
  const busy = progress !== undefined;
  return (
    <div className="stack">
      {online ? null : <Notice tone="amber" live="status" title={texts.offline} />}
      <div className="row wrap">
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          busyLabel={texts.registering}
          disabled={Boolean(waitsFor) && !busy}
          aria-describedby={waitsFor ? 'waits-for' : undefined}
          className="max-sm:flex-1"
        >
          {texts.register}
        </Button>
        {busy ? (
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        ) : null}
      </div>
      {busy ? (
        <div className="progress">
          <progress value={progress} max={1} aria-label={texts.sending} />
        </div>
      ) : null}
      {waitsFor && !busy ? (
        <p id="waits-for" className="small soft">
          {waitsFor}
        </p>
      ) : null}
    </div>
  );
}

type Control = Omit<TextFieldProps, 'hint' | 'autoComplete' | 'maxLength'>;

/** A new password, typed twice. */
export function NewPasswordFields({ password, again }: { password: Control; again: Control }) {
  return (
    <div className="two">
      <PasswordField
        {...password}
        hint={texts.passwordHint({ least: LIMITS.passwordMin })}
        autoComplete="new-password"
        maxLength={LIMITS.passwordMax}
      />
      <PasswordField {...again} autoComplete="new-password" maxLength={LIMITS.passwordMax} className="sm:mt-auto" />
    </div>
  );
}
