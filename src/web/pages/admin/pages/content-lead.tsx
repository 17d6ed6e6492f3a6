import ExternalLink from 'lucide-react/icons/external-link';
import { ButtonLink } from '#web/components/button.tsx';

/** Where this content appears publicly, and where it is edited. */
export function ContentLead({ text, to, open }: { text: string; to: string; open: string }) {
  return (
    <div className="row wrap between gap-4">
      <p className="soft max-w-[68ch]">{text}</p>
      <ButtonLink size="m" icon={ExternalLink} to={to}>
        {open}
      </ButtonLink>
    </div>
  );
}
