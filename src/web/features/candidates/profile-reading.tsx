import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { labelOf } from '#texts/by-code/label-of.ts';
import { contactTexts, viewTexts as texts } from '#texts/profile-forms.ts';
import { educationLevelTexts, genderTexts } from '#texts/vocabularies.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Facts } from '#web/components/card.tsx';
import { ChipList } from '#web/components/chips.tsx';
import { Icon } from '#web/components/icon.tsx';
import { PhoneLink } from '#web/components/phone-link.tsx';
import { Section } from '#web/components/section.tsx';
import { InSentence, Typed } from '#web/components/typed.tsx';
import { Entries } from '#web/features/candidates/entries.tsx';
import { DOT } from '#web/lib/dot.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { dayText } from '#web/lib/formats.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { mailTo } from '#web/lib/mailto.ts';

export type ProfileView = CallOutput<'getProfileView'>;

interface ProfileReadingProps {
  profile: ProfileView;
  /** For the candidate's own profile: names the empty parts, so that they see what others miss. */
  own: boolean;
  /** Heading level of the name: 1 where it is the page's heading. */
  level?: 1 | 2;
  /** Buttons for the profile. */
  actions?: ReactNode;
}

/** A candidate's profile, to read and print. */
export function ProfileReading({ profile, own, level = 2, actions }: ProfileReadingProps) {
  const Name = `h${level}` as const;
  const { name, designation, companyName, personalInfo, socialLinks, hobbies } = profile;
  const links = SOCIAL.flatMap((kind) => (socialLinks[kind] ? [{ kind, href: socialLinks[kind] }] : []));
  const personal = [
    { label: texts.dob, value: dayText(personalInfo.dob) },
    { label: texts.gender, value: labelOf(genderTexts, personalInfo.gender) },
    { label: texts.address, value: personalInfo.address },
  ].filter(({ value }) => own || value !== '');
  const missing: { title: string; to: string }[] = [];
  /** Empty parts are listed together in the owner's view and omitted for others. */
  const part = (title: string, filled: boolean, to: string, children: ReactNode) => {
    if (!filled) {
      missing.push({ title, to });
      return null;
    }
    return (
      <Section title={title} look="h3" level={level === 1 ? 2 : 3}>
        {children}
      </Section>
    );
  };
  const main = (
    <div className="stack stack-l empty:hidden">
      {part(
        texts.headline,
        profile.resumeHeadline !== '',
        '/profile/skill-headline',
        <p className="read">
          <Typed>{profile.resumeHeadline}</Typed>
        </p>,
      )}
      {part(
        texts.experience,
        profile.experience.length > 0,
        '/profile/experience',
        <Entries
          entries={profile.experience.map(({ _id, role, company, duration, description }) => ({
            key: _id,
            title: role,
            sub: company,
            note: duration,
            text: description,
          }))}
        />,
      )}
      {part(
        texts.education,
        profile.education.length > 0,
        '/profile/education',
        <Entries
          entries={profile.education.map(({ _id, degree, college, year, grade }) => ({
            key: _id,
            title: labelOf(educationLevelTexts, degree),
            sub: college,
            note: [isAhead(year) ? texts.expected({ year }) : year, grade].filter(Boolean).join(DOT),
          }))}
        />,
      )}
      {part(
        texts.projects,
        profile.projects.length > 0,
        '/profiles-complete?tab=projects',
        <Entries
          entries={profile.projects.map(({ _id, title, description, technologies, link }) => ({
            key: _id,
            title,
            text: description,
            tags: technologies,
            link,
          }))}
        />,
      )}
      {part(
        texts.awards,
        profile.awards.length > 0,
        '/profiles-complete?tab=certificates',
        <Entries
          entries={profile.awards.map(({ _id, title, issuer, year }) => ({
            key: _id,
            title,
            sub: issuer,
            note: year,
          }))}
        />,
      )}
      {part(
        texts.certifications,
        profile.certifications.length > 0,
        '/profiles-complete?tab=certificates',
        <Entries
          entries={profile.certifications.map(({ _id, name: title, issuer, year, path }) => ({
            key: _id,
            title,
            sub: issuer,
            note: year,
            file: fileAddress(path),
          }))}
        />,
      )}
    </div>
  );
  const side = (
    <div className="stack stack-l empty:hidden">
      {part(texts.skills, profile.keySkills.length > 0, '/profile/skills', <ChipList items={profile.keySkills} />)}
      {part(
        texts.personal,
        personal.some(({ value }) => value !== ''),
        '/profile/basic-info',
        <Facts facts={personal.map(orNone)} />,
      )}
      {part(
        contactTexts.social,
        links.length > 0,
        '/profiles-complete?tab=contact-social',
        <ul className="stack stack-s">
          {links.map(({ kind, href }) => (
            <li key={kind}>
              <a className="link wrap-anywhere" href={href} target="_blank" rel="noopener nofollow ugc">
                {contactTexts[kind]}
              </a>
            </li>
          ))}
        </ul>,
      )}
      {part(texts.hobbies, hobbies.length > 0, '/profiles-complete?tab=hobbies', <ChipList items={hobbies} />)}
    </div>
  );
  return (
    <article className="stack stack-l" aria-label={name}>
      <header className="grid grid-cols-1 gap-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
        {/* On a phone the contact lines need the full width: an email address must not break in the middle. */}
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 sm:items-start">
          <div className="sm:row-span-2">
            <Avatar name={name} src={fileAddress(profile.profilePic)} size="xl" />
          </div>
          <div className="stack stack-s min-w-0">
            <Name className="h2 break-words" lang={langOf(name)}>
              {name}
            </Name>
            {designation || companyName ? (
              <p className="soft break-words">
                <InSentence>
                  {designation && companyName
                    ? texts.at({ designation, company: companyName })
                    : designation || companyName}
                </InSentence>
              </p>
            ) : null}
          </div>
          <div className="max-sm:col-span-2 min-w-0">
            <ContactLine profile={profile} />
          </div>
        </div>
        {actions ? <div className="row wrap no-print">{actions}</div> : null}
      </header>
      {own && missing.length > 0 ? <Missing parts={missing} /> : null}
      <div className="grid gap-8 lg:not-has-[>:empty]:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:items-start">
        {main}
        {side}
      </div>
    </article>
  );
}

/** The empty parts of the candidate's own profile in one line, each with a link to its form. */
function Missing({ parts }: { parts: readonly { title: string; to: string }[] }) {
  return (
    <p className="small soft no-print">
      {texts.add}{' '}
      {parts.map(({ title, to }, index) => (
        <Fragment key={title}>
          {index > 0 ? ', ' : ''}
          <Link className="link" to={to}>
            {title}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

/** A future year is an expected one. */
const isAhead = (year: string): boolean => Number(year) > new Date().getFullYear();

const SOCIAL = ['linkedin', 'github', 'portfolio', 'twitter'] as const;

const orNone = <T extends { value: string }>(fact: T): T => ({ ...fact, value: fact.value || texts.notSaid });

/** Contact details and the resume. */
function ContactLine({ profile: { email, contact, location, resumePath, resumeName } }: { profile: ProfileView }) {
  const resume = fileAddress(resumePath);
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 small" aria-label={texts.contact}>
      {location ? (
        <li className="row row-s soft min-h-11 md:min-h-8">
          <Icon as={MapPin} size="s" />
          <Typed>{location}</Typed>
        </li>
      ) : null}
      {email ? (
        <li className="row row-s min-h-11 md:min-h-8 min-w-0">
          <Icon as={Mail} size="s" />
          <a className="link wrap-anywhere" href={mailTo(email)}>
            {email}
          </a>
        </li>
      ) : null}
      {contact ? (
        <li className="row row-s min-h-11 md:min-h-8">
          <Icon as={Phone} size="s" />
          <PhoneLink phone={contact} />
        </li>
      ) : null}
      {resume ? (
        <li className="row row-s min-h-11 md:min-h-8 min-w-0">
          <Icon as={FileText} size="s" />
          <a
            className="link wrap-anywhere"
            href={resume}
            target="_blank"
            rel="noopener"
            aria-label={texts.openResume({ name: resumeName || texts.resume })}
          >
            {resumeName || texts.resume}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
