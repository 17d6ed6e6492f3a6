import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import type { CompletionSection } from '#contract/vocabularies.ts';
import { overviewTexts as texts } from '#texts/profile-forms.ts';
import { completionSectionTexts } from '#texts/vocabularies.ts';
import { Badge } from '#web/components/badge.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { dayText } from '#web/lib/formats.ts';

interface SectionCardProps {
  section: CompletionSection;
  isComplete: boolean;
  lastUpdated: string | null;
  /** The address of its form, for viewers who may edit. */
  to?: string;
}

/** One of the eight sections: whether it is complete, and a link to edit it for its owner. */
export function SectionCard({ section, isComplete, lastUpdated, to }: SectionCardProps) {
  const name = completionSectionTexts[section];
  const action = isComplete ? texts.update : texts.completeNow;
  return (
    <Card as="li" className="grid content-between gap-4">
      <div className="grid gap-2">
        <div className="row between wrap">
          <h3 className="title">{name}</h3>
          <Badge tone={isComplete ? 'green' : 'grey'} icon={isComplete ? CircleCheck : CircleDashed}>
            {isComplete ? texts.complete : texts.incomplete}
          </Badge>
        </div>
        <p className="small soft">{texts.needs[section]}</p>
      </div>
      <div className="row between wrap">
        <span className="small muted">
          {lastUpdated ? texts.lastUpdated({ day: dayText(lastUpdated) }) : isComplete ? '' : texts.neverUpdated}
        </span>
        {to ? (
          <ButtonLink size="m" to={to} aria-label={texts.actOn({ action, section: name })}>
            {action}
          </ButtonLink>
        ) : null}
      </div>
    </Card>
  );
}
