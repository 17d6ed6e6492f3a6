import { administratorTexts as texts } from '#texts/admin-administrators.ts';
import { Button } from '#web/components/button.tsx';
import { EmailText } from '#web/components/email-text.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Cell, HeadCell, Row, Table } from '#web/components/table.tsx';
import { dateTimeText } from '#web/lib/formats.ts';
import { type Action, withdrawal } from '#web/pages/admin/administrators/actions.ts';
import type { InvitationRow } from '#web/pages/admin/administrators/administrator-queries.ts';

interface InvitationListProps {
  invitations: readonly InvitationRow[];
  now: string;
  onAction: (action: Action) => void;
}

/** Who is invited and has not come yet. */
export function InvitationList({ invitations, now, onAction }: InvitationListProps) {
  if (invitations.length === 0) return <EmptyState title={texts.noInvitations}>{texts.noInvitationsHelp}</EmptyState>;
  return (
    <Table
      caption={texts.invitations}
      tight
      head={
        <>
          <HeadCell>{texts.columns.email}</HeadCell>
          <HeadCell>{texts.columns.role}</HeadCell>
          <HeadCell>{texts.columns.invited}</HeadCell>
          <HeadCell>{texts.columns.ends}</HeadCell>
          <HeadCell hidden>{texts.columns.actions}</HeadCell>
        </>
      }
    >
      {invitations.map((row) => (
        <Row key={row._id}>
          <Cell kind="title">
            <b className="wrap-anywhere whitespace-normal">
              <EmailText email={row.email} />
            </b>
          </Cell>
          <Cell label={texts.columns.role}>{row.role}</Cell>
          <Cell label={texts.columns.invited}>
            <div>
              <span className="num">{dateTimeText(row.createdAt, now)}</span>
              <span className="sub block! whitespace-normal">
                {row.invitedBy ? texts.by({ name: row.invitedBy }) : texts.onServer}
              </span>
            </div>
          </Cell>
          <Cell label={texts.columns.ends} className="num">
            {dateTimeText(row.expiresAt, now)}
          </Cell>
          <Cell kind="actions">
            <Button
              size="s"
              aria-label={texts.withdrawOf({ email: row.email })}
              onClick={() => onAction(withdrawal(row))}
            >
              {texts.withdraw}
            </Button>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
