import ArrowLeft from 'lucide-react/icons/arrow-left';
import FileText from 'lucide-react/icons/file-text';
import Hash from 'lucide-react/icons/hash';
import House from 'lucide-react/icons/house';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import { Link, useSearchParams } from 'react-router';
import { profileTexts as texts } from '#texts/profile.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { phoneText } from '#web/components/phone-link.tsx';
import { Typed } from '#web/components/typed.tsx';
import { fileAddress } from '#web/lib/file-address.ts';
import { applyPath } from '#web/lib/job-links.ts';
import { langOf } from '#web/lib/lang-of.ts';
import type { KnownUser } from '#web/lib/session.ts';
import type { OpenForm } from '#web/pages/candidate/profile/open-form.ts';
import type { Profile } from '#web/pages/candidate/profile/profile-queries.ts';

interface ProfileHeaderProps {
  /** From this browser's session. */
  user: KnownUser | undefined;
  part: Profile['candidate'];
  form: OpenForm;
}

/** Name, contact details and resume. */
export function ProfileHeader({ user, part, form }: ProfileHeaderProps) {
  const candidate = part.ok ? part.data : undefined;
  const applying = useSearchParams()[0].get('applying');
  const { firstName = '', lastName = '' } = candidate ?? user ?? {};
  const name = `${firstName} ${lastName}`.trim();
  const email = candidate?.email ?? user?.email;
  const userCode = candidate?.userCode ?? user?.userCode;
  return (
    <header className="stack">
      <div className="profile-head">
        <Avatar name={name} src={fileAddress(candidate?.profilePic)} size="xl" />
        <div className="grow stack stack-s">
          <div>
            <h2 className="h2 break-words" lang={langOf(name)}>
              {name}
            </h2>
            {candidate?.profileHeadline ? (
              <p className="soft break-words max-w-[68ch]">
                <Typed>{candidate.profileHeadline}</Typed>
              </p>
            ) : null}
          </div>
          <ul className="profile-facts">
            {userCode ? (
              <li>
                <Icon as={Hash} size="s" />
                <span className="visually-hidden">{texts.userCode}: </span>
                <span className="num">{userCode}</span>
              </li>
            ) : null}
            {email ? (
              <li>
                <Icon as={Mail} size="s" />
                <span className="visually-hidden">{texts.email}: </span>
                {email}
              </li>
            ) : null}
            {candidate?.phone ? (
              <li>
                <Icon as={Phone} size="s" />
                <span className="visually-hidden">{texts.phone}: </span>
                <span className="num">{phoneText(candidate.phone)}</span>
              </li>
            ) : null}
            {candidate ? (
              <li>
                <Icon as={FileText} size="s" />
                {candidate.resumePath ? (
                  <Link {...form.open('resume-file')} className="link inline-flex items-center min-h-11 md:min-h-6">
                    <span className="visually-hidden">{texts.resume}: </span>
                    {candidate.resumeName ?? texts.resume}
                  </Link>
                ) : (
                  <Link {...form.open('resume')} className="link inline-flex items-center min-h-11 md:min-h-6">
                    {texts.addResume}
                  </Link>
                )}
              </li>
            ) : null}
          </ul>
        </div>
      </div>
      <div className="row wrap actions">
        <ButtonLink {...form.open('edit-profile')} variant="primary" size="m" icon={Pencil}>
          {texts.editProfile}
        </ButtonLink>
        <ButtonLink to="/profile-dashboard" size="m" icon={ListChecks}>
          {texts.overview}
        </ButtonLink>
        {applying ? (
          <ButtonLink to={applyPath({ _id: applying })} size="m" icon={ArrowLeft}>
            {texts.toApplication}
          </ButtonLink>
        ) : (
          <ButtonLink to="/" variant="quiet" size="m" icon={House}>
            {texts.home}
          </ButtonLink>
        )}
      </div>
      {part.ok ? null : <LoadFailed title={texts.failed} message={part.message} />}
    </header>
  );
}
