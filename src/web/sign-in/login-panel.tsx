import Building2 from 'lucide-react/icons/building-complex';
import User from 'lucide-react/icons/user';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Segmented } from '#web/components/radio-group.tsx';
import { LoginForm } from '#web/sign-in/login-form.tsx';
import { SlidePanel } from '#web/sign-in/slide-panel.tsx';
import { savedJobWords } from '#web/words/en/saved.ts';
import { signInWords as words } from '#web/words/en/sign-in.ts';

export type LoginRole = 'candidate' | 'recruiter';

/** Why somebody stands before the sign-in. */
export type LoginReason = 'apply' | 'save' | 'registered' | 'submitted' | 'ended' | 'reset';

export interface LoginPanelProps {
  role: LoginRole;
  /** Without it the role is settled and cannot be switched. */
  onRoleChange?: (role: LoginRole) => void;
  reason?: LoginReason;
  /** Where to go afterwards, carried along to the registration. */
  returnTo?: string;
  onDone: () => void;
  onClose?: () => void;
  titleId?: string;
  level?: 1 | 2;
}

const isRole = (value: string): value is LoginRole => value === 'candidate' || value === 'recruiter';

/** Both halves of the sign-in, for the dialog and for the page. */
export function LoginPanel({
  role,
  onRoleChange,
  reason,
  returnTo,
  onDone,
  onClose,
  titleId,
  level = 2,
}: LoginPanelProps) {
  const Heading = `h${level}` as const;
  const register = new URLSearchParams({ as: role, ...(returnTo && { return: returnTo }) });
  return (
    <>
      <div className="form" data-area={role}>
        <div className="row between min-h-10">
          <Heading id={titleId} className="h2">
            {words.title}
          </Heading>
          {onClose ? (
            <Button variant="quiet" size="m" iconOnly icon={X} className="-mr-2.5" onClick={onClose}>
              {words.close}
            </Button>
          ) : null}
        </div>
        <LoginForm
          kind={role}
          doneMessage={words.done}
          onDone={onDone}
          foot={
            onRoleChange ? (
              <p className="soft small text-center">
                {words.newHere}{' '}
                <Link className="link" to={`/createaccount?${register}`}>
                  {words.register}
                </Link>
              </p>
            ) : null
          }
        >
          <Reason reason={reason} />
          {onRoleChange ? (
            <Segmented
              label={words.loginAs}
              name="as"
              block
              value={role}
              onValueChange={(value) => isRole(value) && onRoleChange(value)}
              choices={[
                { value: 'candidate', label: words.asCandidate, icon: User },
                { value: 'recruiter', label: words.asRecruiter, icon: Building2 },
              ]}
            />
          ) : null}
        </LoginForm>
      </div>
      <SlidePanel role={role} />
    </>
  );
}

function Reason({ reason }: { reason: LoginReason | undefined }) {
  if (reason === 'apply') return <Notice tone="accent" title={words.mustLogIn} />;
  if (reason === 'save') return <Notice tone="accent" title={savedJobWords.loginToSave} />;
  if (reason === 'registered') return <Notice tone="green" live="status" title={words.registered} />;
  if (reason === 'submitted') {
    return (
      <Notice tone="green" live="status" title={words.submitted}>
        {words.registered}
      </Notice>
    );
  }
  if (reason === 'reset') return <Notice tone="green" live="status" title={words.passwordChanged} />;
  if (reason === 'ended') {
    return (
      <Notice tone="amber" title={words.endedTitle}>
        {words.ended}
      </Notice>
    );
  }
  return null;
}
