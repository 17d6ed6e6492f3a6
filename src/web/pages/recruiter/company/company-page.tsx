import ExternalLink from 'lucide-react/icons/external-link';
import { Link } from 'react-router';
import { companyEditTexts as texts } from '#texts/company-edit.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Section } from '#web/components/section.tsx';
import { dayText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { companyPath } from '#web/lib/job-links.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, read, useBody } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { PROFILE } from '#web/pages/recruiter/addresses.ts';
import { CompanyForm } from '#web/pages/recruiter/company/company-form.tsx';
import { CompanyPictures } from '#web/pages/recruiter/company/company-pictures.tsx';
import { CompanyVerification } from '#web/pages/recruiter/company/company-verification.tsx';
import type { Route } from './+types/company-page';

const OWN = read('getOwnCompany', {});

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<void> {
  requireSession(request, 'recruiter');
  await settle(load(OWN));
}

/** The recruiter's company page: its content, its pictures and its verification. */
export default function CompanyPage() {
  const own = useBody(OWN);
  if (!own.ok) {
    return (
      <main className="main-wide">
        <LoadFailed title={texts.fetchFailed} message={own.message} />
      </main>
    );
  }
  const company = own.data;
  if (company.slug === '') {
    return (
      <main className="main-wide">
        <EmptyState
          card
          level={2}
          picture="companies"
          title={texts.noName}
          action={<ButtonLink to={`${PROFILE}?edit=profile`}>{texts.addName}</ButtonLink>}
        />
      </main>
    );
  }
  return (
    <main className="main-wide">
      <div className="stack max-w-[760px] gap-10">
        <header className="row wrap between">
          <p className="soft min-w-0 grow basis-60">
            {texts.lead} {company.hiddenReason ? null : `${texts.isPublic} `}
            <Link className="link" to={`${PROFILE}?edit=profile`}>
              {texts.nameAndLogo}
            </Link>
          </p>
          {company.hiddenReason ? null : (
            <ButtonLink size="m" icon={ExternalLink} to={companyPath(company.slug)}>
              {texts.view}
            </ButtonLink>
          )}
        </header>
        {company.hiddenReason ? (
          <Notice tone="red" title={texts.hidden}>
            <span className="block break-words whitespace-pre-line">
              {texts.hiddenHelp({ reason: company.hiddenReason })}
            </span>
            {company.hiddenEditedAt ? texts.hiddenEdited({ day: dayText(company.hiddenEditedAt) }) : texts.hiddenUntil}
          </Notice>
        ) : null}
        <Section id="story" title={texts.story} look="h3">
          <CompanyForm key={company._id} company={company} />
        </Section>
        <Section id="pictures" title={texts.pictures} look="h3">
          <CompanyPictures company={company} />
        </Section>
        <Section id="verification" title={texts.verify} look="h3">
          <CompanyVerification company={company} />
        </Section>
      </div>
    </main>
  );
}
