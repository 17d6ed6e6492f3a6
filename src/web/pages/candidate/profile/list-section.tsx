import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import { componentTexts } from '#texts/components.ts';
import { profileTexts, profileTexts as texts } from '#texts/profile.ts';
import { Breakable } from '#web/components/breakable.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Section } from '#web/components/section.tsx';
import { InSentence } from '#web/components/typed.tsx';
import { DOT } from '#web/lib/dot.ts';
import type { LoadResult } from '#web/lib/settle.ts';
import type { OpenForm } from '#web/pages/candidate/profile/open-form.ts';

interface ListSectionProps<T> {
  id: string;
  title: string;
  part: LoadResult<readonly T[]>;
  failed: string;
  /** Link to the form for a new entry. */
  add?: { link: ReturnType<OpenForm['open']>; label: string };
  /** A second kind of entry that can be added. */
  alsoAdd?: { link: ReturnType<OpenForm['open']>; label: string; icon: LucideIcon };
  empty: { title: string; help: ReactNode };
  /** Shown above the list, even when the list is empty. */
  before?: ReactNode;
  children: (entries: readonly T[]) => ReactNode;
}

/** One list of the profile: heading, add link, and its entries, empty state or load error. */
export function ListSection<T>({
  id,
  title,
  part,
  failed,
  add,
  alsoAdd,
  empty,
  before,
  children,
}: ListSectionProps<T>) {
  const entries = part.ok ? part.data : [];
  const button = add ? (
    <div className="row row-s wrap">
      <ButtonLink {...add.link} size="m" icon={Plus}>
        {add.label}
      </ButtonLink>
      {alsoAdd ? (
        <ButtonLink {...alsoAdd.link} size="m" icon={alsoAdd.icon}>
          {alsoAdd.label}
        </ButtonLink>
      ) : null}
    </div>
  ) : null;
  return (
    <Section id={id} title={<Breakable>{title}</Breakable>} look="h3" aside={entries.length > 0 ? button : null}>
      <div className="stack">
        {part.ok ? before : null}
        {!part.ok ? (
          <LoadFailed title={failed} message={part.message} />
        ) : entries.length === 0 ? (
          <div className="nothing">
            <div>
              <h3 className="title">{empty.title}</h3>
              <p className="small soft">{empty.help}</p>
            </div>
            {button}
          </div>
        ) : (
          children(entries)
        )}
      </div>
    </Section>
  );
}

/** Edit and delete buttons, with labels that name the entry. */
export function EntryActions({
  edit,
  editLabel,
  deleteLabel,
  onDelete,
  children,
}: {
  edit: ReturnType<OpenForm['open']>;
  editLabel: string;
  deleteLabel: string;
  onDelete: () => void;
  children?: ReactNode;
}) {
  return (
    <div className="actions">
      {children}
      <ButtonLink {...edit} variant="quiet" size="m" iconOnly icon={Pencil}>
        {editLabel}
      </ButtonLink>
      <Button variant="quiet" size="m" iconOnly icon={Trash2} onClick={onDelete}>
        {deleteLabel}
      </Button>
    </div>
  );
}

/** Non-empty parts on one line, separated by dots; nothing if all are empty. */
export function Line({ parts, className = 'small muted' }: { parts: readonly string[]; className?: string }) {
  const said = parts.filter(Boolean);
  return said.length > 0 ? (
    <p className={className}>
      <InSentence>{said.join(DOT)}</InSentence>
    </p>
  ) : null;
}

/** The entry in the address; also provides the texts for one that no longer exists. */
export const entryOf = <T extends { _id: string }>(
  part: LoadResult<readonly T[]>,
  id: string | undefined,
): T | undefined => (part.ok && id ? part.data.find(({ _id }) => _id === id) : undefined);

/** Shown when the entry in the address has been deleted. */
export function EntryNotFound({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={texts.gone}
      size="narrow"
      onClose={onClose}
      foot={<Button onClick={onClose}>{componentTexts.close}</Button>}
    />
  );
}

/** A range of months, or the single known end. */
export const betweenText = (start: string, end: string): string =>
  start && end ? profileTexts.between({ start, end }) : start || end;
