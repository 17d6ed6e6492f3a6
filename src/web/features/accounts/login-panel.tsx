import Building2 from 'lucide-react/icons/building-complex';
import User from 'lucide-react/icons/user';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { followTexts } from '#texts/companies.ts';
import { savedJobTexts } from '#texts/saved.ts';
import { signInTexts as texts } from '#texts/sign-in.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Segmented } from '#web/components/radio-group.tsx';
import { EndNotice, type EndReason } from '#web/features/accounts/end-notice.tsx';
import { LoginForm } from '#web/features/accounts/login-form.tsx';
import { SlidePanel } from '#web/features/accounts/slide-panel.tsx';
import { leadsToApply } from '#web/lib/job-links.ts';

export type LoginRole = 'candidate' | 'recruiter';

/** Why the sign-in is shown. */
export type LoginReason =
  | 'apply'
  | 'save'
  | 'saveSearch'
  | 'follow'
  | 'registered'
  | 'submitted'
  | 'ended'
  | 'reset'
  | 'early'
  | EndReason;

/** What only candidates do, so that there is no role to choose. */
const FOR_CANDIDATES: readonly (LoginReason | undefined)[] = ['apply', 'save', 'saveSearch', 'follow'];

export interface LoginPanelProps {
  role: LoginRole;
  /** Without it the role is fixed. */
  onRoleChange?: (role: LoginRole) => void;
  reason?: LoginReason;
  /** Initial email address. */
  email?: string;
  /** The address to go to afterwards, passed on to the registration. */
  returnTo?: string;
  onDone: () => void;
  onClose?: () => void;
  titleId?: string;
  level?: 1 | 2;
}

export const isRole = (value: string | undefined): value is LoginRole => value === 'candidate' || value === 'recruiter';

/** Both halves of the sign-in, used by the dialog and the page. */
export function LoginPanel({
  role,
  onRoleChange,
  reason,
  email,
  returnTo,
  onDone,
  onClose,
  titleId,
  level = 2,
}: LoginPanelProps) {
  const Heading = `h${level}` as const;
  const settled = role === 'candidate' && (FOR_CANDIDATES.includes(reason) || leadsToApply(returnTo));
  const register = new URLSearchParams({ ...(!settled && { as: role }), ...(returnTo && { return: returnTo }) });
  return (
    <>
      <div className="form" data-area={role}>
        <div className="row between min-h-10">
          <Heading id={titleId} className="h2">
            {texts.title}
          </Heading>
          {onClose ? (
            <Button variant="quiet" size="m" iconOnly icon={X} className="-mr-2.5" onClick={onClose}>
              {texts.close}
            </Button>
          ) : null}
        </div>
        <LoginForm
          kind={role}
          email={email}
          doneMessage={texts.done}
          onDone={onDone}
          foot={
            onRoleChange ? (
              <p className="soft small text-center">
                {texts.newHere}{' '}
                <Link
                  className="link"
                  to={`${settled ? '/candidate' : '/createaccount'}${register.size > 0 ? `?${register}` : ''}`}
                >
                  {texts.register}
                </Link>
              </p>
            ) : null
          }
        >
          <Reason reason={reason} email={email} />
          {onRoleChange ? (
            <Segmented
              label={texts.loginAs}
              name="as"
              block
              value={role}
              onValueChange={(value) => isRole(value) && onRoleChange(value)}
              choices={[
                { value: 'candidate', label: texts.asCandidate, icon: User },
                { value: 'recruiter', label: texts.asRecruiter, icon: Building2 },
              ]}
            />
          ) : null}
        </LoginForm>
      </div>
      <SlidePanel role={role} />
    </>
  );
}

function Reason({ reason, email }: { reason: LoginReason | undefined; email: string | undefined }) {
  if (reason === 'apply') return <Notice tone="accent" title={texts.mustLogIn} />;
  if (reason === 'save') return <Notice tone="accent" title={savedJobTexts.loginToSave} />;
  if (reason === 'saveSearch') return <Notice tone="accent" title={savedJobTexts.loginToSaveSearch} />;
  if (reason === 'follow') return <Notice tone="accent" title={followTexts.loginToFollow} />;
  if (reason === 'early') return <Notice tone="amber" live="status" title={texts.early} />;
  const confirm = email && <span className="wrap-anywhere">{texts.confirmSent({ email })}</span>;
  if (reason === 'registered') {
    return (
      <Notice tone="green" live="status" title={texts.registered}>
        {confirm}
      </Notice>
    );
  }
  if (reason === 'submitted') {
    return (
      <Notice tone="green" live="status" title={texts.submitted}>
        {texts.registered} {confirm}
      </Notice>
    );
  }
  if (reason === 'reset') return <Notice tone="green" live="status" title={texts.passwordChanged} />;
  if (reason === 'ended') {
    return (
      <Notice tone="amber" title={texts.endings.expired.title}>
        {texts.ended}
      </Notice>
    );
  }
  return <EndNotice why={reason} kind="candidate" />;
}
