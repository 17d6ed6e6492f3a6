import Check from 'lucide-react/icons/check';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import { enquiryTexts as texts } from '#texts/admin-enquiries.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Breakable } from '#web/components/breakable.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { phoneText } from '#web/components/phone-link.tsx';
import { Cell, IdentityCell, Row } from '#web/components/table.tsx';
import { Typed } from '#web/components/typed.tsx';
import { dayText } from '#web/lib/formats.ts';
import { AnsweredBadge } from '#web/pages/admin/enquiries/answered-badge.tsx';
import type { Enquiry } from '#web/pages/admin/enquiries/enquiry.ts';

interface EnquiryLineProps {
  row: Enquiry;
  phoneLabel: string;
  selected: boolean;
  /** Address of the dialog with the message and the replies. */
  address: string;
  onAnswered: (answered: boolean) => void;
  onRemove: () => void;
}

/** Two lines in a table, unlimited on a phone. */
const CLAMPED = 'line-clamp-2 whitespace-normal wrap-anywhere unstacked:w-max unstacked:max-w-28';

/** One enquiry in the list; long words are truncated here and shown in full in the dialog. */
export function EnquiryLine({ row, phoneLabel, selected, address, onAnswered, onRemove }: EnquiryLineProps) {
  const { name, email, phone, message, more, replies } = row;
  const { actions, columns } = texts;
  const answered = row.answeredAt !== null;
  return (
    <Row selected={selected}>
      <Cell>
        <IdentityCell
          face={<Avatar name={name} size="s" />}
          name={
            <Cut title={name}>
              <Typed>{name}</Typed>
            </Cut>
          }
          sub={dayText(row.createdAt)}
        />
      </Cell>
      <Cell kind="status">
        <span className="stack min-w-max gap-1">
          <AnsweredBadge answered={answered} at={null} by="" />
          {replies.length > 0 ? (
            <span className="small muted num">{texts.repliesCount({ count: replies.length })}</span>
          ) : null}
        </span>
      </Cell>
      {message === undefined ? null : (
        <Cell label={columns.message} className="unstacked:w-full">
          <span className="line-clamp-2 whitespace-normal wrap-anywhere unstacked:min-w-40">
            <Typed>{message}</Typed>
          </span>
        </Cell>
      )}
      <Cell label={columns.email}>
        <Cut title={email}>
          <Breakable>{email}</Breakable>
        </Cut>
      </Cell>
      <Cell label={phoneLabel} className="num">
        {phoneText(phone)}
      </Cell>
      {more.map(({ label, value }) => (
        <Cell key={label} label={value === '' ? undefined : label}>
          {value === '' ? null : (
            <span className={CLAMPED}>
              <Typed>{value}</Typed>
            </span>
          )}
        </Cell>
      ))}
      <Cell kind="actions" className="ml-0 flex-wrap">
        <ButtonLink size="s" to={address} preventScrollReset aria-label={actions.readOf({ name })}>
          {actions.read}
        </ButtonLink>
        <Action
          icon={answered ? Undo2 : Check}
          words={answered ? actions.unmark : actions.mark}
          of={answered ? actions.unmarkOf({ name }) : actions.markOf({ name })}
          onAction={() => onAnswered(!answered)}
        />
        <Action
          icon={Trash2}
          words={actions.remove}
          of={actions.removeOf({ name })}
          onAction={onRemove}
          className="max-sm:hidden"
        />
      </Cell>
    </Row>
  );
}

interface ActProps {
  icon: LucideIcon;
  words: string;
  /** Accessible name, which includes the sender. */
  of: string;
  className?: string;
  onAction: () => void;
}

/** An icon button in the table, with its text on a phone. */
function Action({ icon, words: said, of, className, onAction }: ActProps) {
  return (
    <Button variant="quiet" size="s" iconOnly icon={icon} aria-label={of} className={className} onClick={onAction}>
      {said}
    </Button>
  );
}

/** Two lines in a table, unlimited on a phone. */
function Cut({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span
      className="block whitespace-normal wrap-anywhere sm:line-clamp-2 unstacked:w-max unstacked:max-w-40"
      title={title}
    >
      {children}
    </span>
  );
}
