import { Button } from '#web/components/button.tsx';
import { EmailText } from '#web/components/email-text.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Cell, HeadCell, Row, Table } from '#web/components/table.tsx';
import { dateTimeText } from '#web/lib/formats.ts';
import { type Act, withdrawal } from '#web/pages/admin/administrators/acts.ts';
import type { InvitationRow } from '#web/pages/admin/administrators/load-administrators.ts';
import { administratorWords as words } from '#web/words/en/admin-administrators.ts';

interface InvitationListProps {
  invitations: readonly InvitationRow[];
  now: string;
  onAct: (act: Act) => void;
}

/** Who is invited and has not come yet. */
export function InvitationList({ invitations, now, onAct }: InvitationListProps) {
  if (invitations.length === 0) return <EmptyState title={words.noInvitations}>{words.noInvitationsHelp}</EmptyState>;
  return (
    <Table
      caption={words.invitations}
      tight
      head={
        <>
          <HeadCell>{words.columns.email}</HeadCell>
          <HeadCell>{words.columns.role}</HeadCell>
          <HeadCell>{words.columns.invited}</HeadCell>
          <HeadCell>{words.columns.ends}</HeadCell>
          <HeadCell hidden>{words.columns.actions}</HeadCell>
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
          <Cell label={words.columns.role}>{row.role}</Cell>
          <Cell label={words.columns.invited}>
            <div>
              <span className="num">{dateTimeText(row.createdAt, now)}</span>
              <span className="sub block! whitespace-normal">{words.by(row.invitedBy)}</span>
            </div>
          </Cell>
          <Cell label={words.columns.ends} className="num">
            {dateTimeText(row.expiresAt, now)}
          </Cell>
          <Cell kind="actions">
            <Button size="s" aria-label={words.withdrawOf(row.email)} onClick={() => onAct(withdrawal(row))}>
              {words.withdraw}
            </Button>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
