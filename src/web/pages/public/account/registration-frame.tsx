import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { registrationTexts as texts } from '#texts/registration.ts';
import { ErrorSummary, type SummaryError } from '#web/components/error-summary.tsx';
import { Notice } from '#web/components/notice.tsx';

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
            {' · '}
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
function summaryOf(errors: readonly SummaryError[], failure: string | undefined) {
  if (!failure || errors.length === 0) return { errors };
  if (!errors.some((error) => error.name)) return { errors: [{ message: failure }] };
  return errors.some((error) => error.message === failure) ? { errors } : { errors, title: failure };
}
