import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import type { CompletionSection } from '#contract/vocabularies.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Badge } from '#web/components/status-badge.tsx';
import { dayText } from '#web/lib/formats.ts';
import { overviewWords as words } from '#web/words/en/profile-forms.ts';

interface SectionCardProps {
  section: CompletionSection;
  isComplete: boolean;
  lastUpdated: string | null;
  /** Where it is filled in, for who may. */
  to?: string;
}

/** One of the eight sections: whether it is complete, and for its owner the way to it. */
export function SectionCard({ section, isComplete, lastUpdated, to }: SectionCardProps) {
  const name = words.sections[section];
  const act = isComplete ? words.update : words.completeNow;
  return (
    <Card as="li" className="grid content-between gap-4">
      <div className="grid gap-2">
        <div className="row between">
          <h3 className="title">{name}</h3>
          <Badge tone={isComplete ? 'green' : 'grey'} icon={isComplete ? CircleCheck : CircleDashed}>
            {isComplete ? words.complete : words.incomplete}
          </Badge>
        </div>
        <p className="small soft">{words.needs[section]}</p>
      </div>
      <div className="row between wrap">
        <span className="small muted">
          {lastUpdated ? words.lastUpdated(dayText(lastUpdated)) : isComplete ? '' : words.neverUpdated}
        </span>
        {to ? (
          <ButtonLink size="m" to={to} aria-label={words.actOn(act, name)}>
            {act}
          </ButtonLink>
        ) : null}
      </div>
    </Card>
  );
}
