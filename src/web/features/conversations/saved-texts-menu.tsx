import { useQuery } from '@tanstack/react-query';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { href } from 'react-router';
import {
  fillPlaceholders,
  type Placeholder,
  type Placeholders,
  placeholderProblem,
  SAVED_TEXT_PLACEHOLDERS,
} from '#contract/placeholder-rules.ts';
import { fieldText } from '#texts/by-code/field-text.ts';
import { savedTextTexts as texts } from '#texts/saved-texts.ts';
import { Menu } from '#web/components/menu.tsx';
import type { InsertedText } from '#web/features/conversations/refill-text.ts';
import { SAVED_TEXTS } from '#web/features/conversations/saved-texts.ts';

/** The page that lists them all. */
const PAGE = href('/recruiter-maindashboards/saved-texts');

interface SavedTextsProps {
  /** The field's current text. */
  text: string;
  /** The known placeholder values; unknown placeholders stay in braces. */
  values: Placeholders;
  /** Sets the field's new text, which ends with the inserted one. */
  onInsert: (text: string, inserted: InsertedText) => void;
  /** For a single-line field, where there is no room for text. */
  iconOnly?: boolean;
}

/** A menu of the recruiter's saved texts; the chosen one is appended to the typed text. */
export function SavedTextsMenu({ text, values, onInsert, iconOnly }: SavedTextsProps) {
  const { data, refetch } = useQuery(SAVED_TEXTS);
  const saved = data?.body ?? [];
  const insert = (chosen: string) => {
    const filled = fillPlaceholders(chosen, values);
    onInsert(text.trim() === '' ? filled : `${text.trimEnd()}\n${filled}`, { saved: chosen, filled });
  };
  return (
    <Menu
      label={texts.menu}
      button={{ variant: 'quiet', size: iconOnly ? 'l' : 's', icon: MessageSquareText, iconOnly }}
      // They are edited in another tab, so that what is typed here stays.
      onOpen={() => void refetch()}
      entries={[
        ...saved.map(({ _id, name, text: kept }) => ({ id: _id, label: name, onAction: () => insert(kept) })),
        {
          label: saved.length > 0 ? texts.manage : texts.first,
          to: PAGE,
          newTab: texts.newTab,
          divided: saved.length > 0,
        },
      ]}
    />
  );
}

/** The placeholders that have a value. */
export const knownIn = (values: Placeholders): Placeholder[] =>
  SAVED_TEXT_PLACEHOLDERS.filter((name) => Boolean(values[name]));

/** Validates a field of a letter: why it cannot be sent with its placeholders, if so. */
export const letterProblem = (text: string, later?: readonly Placeholder[]): string | undefined => {
  const problem = placeholderProblem(text, later);
  return problem && fieldText(problem);
};

/** Lists the placeholders that will not be filled in. */
export function LeftOpen({ text, later = [] }: { text: string; later?: readonly Placeholder[] }) {
  const problem = letterProblem(text, later);
  return problem ? (
    <p className="small text-amber" role="status">
      {problem}
    </p>
  ) : null;
}

interface SavedTextsRowProps extends SavedTextsProps {
  later?: readonly Placeholder[];
  /** The field's error, which names the unfilled placeholders itself. */
  error?: string | undefined;
}

/** For a multi-line field: the menu and the unfilled placeholders. */
export function SavedTextsRow({ later, error, ...menu }: SavedTextsRowProps) {
  return (
    <div className="row wrap -mt-3 gap-x-3 gap-y-1">
      <SavedTextsMenu {...menu} />
      {error === undefined ? <LeftOpen text={menu.text} later={later} /> : null}
    </div>
  );
}
