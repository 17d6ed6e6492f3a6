import { useQuery } from '@tanstack/react-query';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { href } from 'react-router';
import { fillPlaceholders, leftInBraces, type Placeholder, type Placeholders } from '#contract/rules.ts';
import { savedTextTexts as texts } from '#texts/saved-texts.ts';
import { Menu } from '#web/components/menu.tsx';
import { SAVED_TEXTS } from '#web/features/conversations/saved-texts.ts';

/** The page that lists them all. */
const PAGE = href('/recruiter-maindashboards/saved-texts');

interface SavedTextsProps {
  /** The field's current text. */
  text: string;
  /** The known placeholder values; unknown placeholders stay in braces. */
  values: Placeholders;
  /** Sets the field's new text. */
  onInsert: (text: string) => void;
  /** For a single-line field, where there is no room for text. */
  iconOnly?: boolean;
}

/** A menu of the recruiter's saved texts; the chosen one is appended to the typed text. */
export function SavedTextsMenu({ text, values, onInsert, iconOnly }: SavedTextsProps) {
  const { data } = useQuery(SAVED_TEXTS);
  const saved = data?.body ?? [];
  const insert = (chosen: string) => {
    const filled = fillPlaceholders(chosen, values);
    onInsert(text.trim() === '' ? filled : `${text.trimEnd()}\n${filled}`);
  };
  return (
    <Menu
      label={texts.menu}
      button={{ variant: 'quiet', size: iconOnly ? 'l' : 's', icon: MessageSquareText, iconOnly }}
      entries={[
        ...saved.map(({ _id, name, text: kept }) => ({ id: _id, label: name, onAction: () => insert(kept) })),
        { label: saved.length > 0 ? texts.manage : texts.first, to: PAGE, divided: saved.length > 0 },
      ]}
    />
  );
}

/** Lists the placeholders that will not be filled in. */
export function LeftOpen({ text, later = [] }: { text: string; later?: readonly Placeholder[] }) {
  const open = leftInBraces(text, later);
  if (open.length === 0) return null;
  return (
    <p className="small text-amber" role="status">
      {texts.leftOpen({ names: open.map((name) => `{${name}}`).join(', ') })}
    </p>
  );
}

/** For a multi-line field: the menu and the unfilled placeholders. */
export function SavedTextsRow({ later, ...menu }: SavedTextsProps & { later?: readonly Placeholder[] }) {
  return (
    <div className="row wrap -mt-3 gap-x-3 gap-y-1">
      <SavedTextsMenu {...menu} />
      <LeftOpen text={menu.text} later={later} />
    </div>
  );
}
