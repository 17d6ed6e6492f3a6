import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useState } from 'react';
import type { ResumeSource } from '#contract/resume-layout.ts';
import type { ResumeSection } from '#contract/vocabularies.ts';
import { builderTexts as texts } from '#texts/resume.ts';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { FieldGroup } from '#web/components/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { entriesOf, moved } from '#web/pages/candidate/resume/choices.ts';

interface SectionListProps {
  source: ResumeSource;
  /** The summary for this resume. */
  summary: string;
  order: readonly ResumeSection[];
  hidden: readonly ResumeSection[];
  error?: string;
  onOrder: (order: ResumeSection[]) => void;
  onHidden: (hidden: ResumeSection[]) => void;
}

/** The sections in order, moved by dragging or with buttons, which announce the new position. */
export function SectionList({ source, summary, order, hidden, error, onOrder, onHidden }: SectionListProps) {
  const [dragged, setDragged] = useState<ResumeSection>();
  const [over, setOver] = useState<ResumeSection>();
  const [said, setSaid] = useState('');

  const move = (section: ResumeSection, to: number) => {
    if (to < 0 || to >= order.length) return;
    onOrder(moved(order, section, to));
    setSaid(texts.moved({ name: texts.names[section], place: to + 1, of: order.length }));
  };
  const drop = (section: ResumeSection) => {
    if (dragged && dragged !== section) move(dragged, order.indexOf(section));
    setDragged(undefined);
    setOver(undefined);
  };
  const sizeOf = (section: ResumeSection): string => {
    if (section === 'summary') return summary.trim() ? texts.ownText : texts.noText;
    return texts.count({ count: entriesOf(source, section) });
  };

  return (
    <FieldGroup id="f-sections" label={texts.sections} hint={texts.sectionsHint} error={error}>
      <ul className="resume-sections">
        {order.map((section, at) => {
          const name = texts.names[section];
          return (
            <li
              key={section}
              draggable
              className={classNames(dragged === section && 'is-dragged', over === section && 'is-over')}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                // Firefox starts no drag without data.
                event.dataTransfer.setData('text/plain', section);
                setDragged(section);
              }}
              onDragOver={(event) => {
                if (!dragged) return;
                event.preventDefault();
                setOver(section);
              }}
              onDrop={(event) => {
                event.preventDefault();
                drop(section);
              }}
              onDragEnd={() => {
                setDragged(undefined);
                setOver(undefined);
              }}
            >
              <span className="grip">
                <Icon as={GripVertical} size="s" />
              </span>
              <label className="check grow">
                <input
                  type="checkbox"
                  className="box"
                  checked={!hidden.includes(section)}
                  aria-label={texts.show({ name })}
                  onChange={({ target }) =>
                    onHidden(target.checked ? hidden.filter((one) => one !== section) : [...hidden, section])
                  }
                />
                <span className="words">
                  {name}
                  <span className="block small soft">{sizeOf(section)}</span>
                </span>
              </label>
              <Button
                variant="quiet"
                size="m"
                iconOnly
                icon={ArrowUp}
                className={at === 0 ? 'at-end' : undefined}
                onClick={() => move(section, at - 1)}
              >
                {texts.up({ name })}
              </Button>
              <Button
                variant="quiet"
                size="m"
                iconOnly
                icon={ArrowDown}
                className={at === order.length - 1 ? 'at-end' : undefined}
                onClick={() => move(section, at + 1)}
              >
                {texts.down({ name })}
              </Button>
            </li>
          );
        })}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </FieldGroup>
  );
}
