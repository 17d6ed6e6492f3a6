import ExternalLink from 'lucide-react/icons/external-link';
import { jobTexts } from '#texts/jobs.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { JobBrief } from '#web/features/jobs/job.ts';

/** Returns the host of an external listing, which is shown before the user leaves. */
export const hostOf = (applyUrl: string): string => URL.parse(applyUrl)?.hostname.replace(/^www\./, '') ?? '';

/** Where one applies for a listing that takes no applications here; empty for all others. */
export const elsewhereText = ({ applyUrl, takesApplications }: JobBrief): string => {
  if (takesApplications) return '';
  return applyUrl ? jobTexts.applyOn({ host: hostOf(applyUrl) }) : jobTexts.noApplicationsHere;
};

/** The target host on the card of an external listing. */
export function LeadsOut({ job }: { job: JobBrief }) {
  const text = elsewhereText(job);
  if (!text) return null;
  return (
    <p className="row row-s small soft">
      {job.applyUrl ? <Icon as={ExternalLink} size="s" /> : null}
      <span className="wrap-anywhere">{text}</span>
    </p>
  );
}

interface ApplyElsewhereProps {
  job: JobBrief;
  size?: 's' | 'l';
  block?: boolean | undefined;
}

/**
 * Replaces Apply for a listing that takes no applications here: the external link, if there is one. On a card, the host
 * is shown above it.
 */
export function ApplyElsewhere({ job: { applyUrl, companyName, title }, size, block }: ApplyElsewhereProps) {
  if (!applyUrl) return <p className="soft self-center">{jobTexts.noApplicationsHere}</p>;
  const host = hostOf(applyUrl);
  return (
    <ButtonLink
      to={applyUrl}
      target="_blank"
      rel="nofollow noopener"
      variant={size === 's' ? undefined : 'primary'}
      size={size}
      block={block}
      icon={ExternalLink}
      aria-label={jobTexts.applyOnFor({ title, company: companyName, host })}
    >
      <span className="min-w-0 whitespace-normal wrap-anywhere">
        {size === 's' ? jobTexts.apply : jobTexts.applyOn({ host })}
      </span>
    </ButtonLink>
  );
}
