import { useMutation } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { administratorTexts as texts } from '#texts/admin-administrators.ts';
import { userTypeTexts } from '#texts/vocabularies.ts';
import { Breakable } from '#web/components/breakable.tsx';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Cell, HeadCell, Row, Table } from '#web/components/table.tsx';
import { TextWithLink } from '#web/components/text-with-link.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { SECOND_FACTOR_SETUP } from '#web/features/accounts/account-address.ts';
import { CallFailed, failureMessage } from '#web/lib/api-client.ts';
import { dateTimeText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { load, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { type Action, demandOfAll, withdrawal } from '#web/pages/admin/administrators/actions.ts';
import { AdministratorLine } from '#web/pages/admin/administrators/administrator-line.tsx';
import type { InvitationRow } from '#web/pages/admin/administrators/administrator-queries.ts';
import { INVITATIONS, listQuery, OWN } from '#web/pages/admin/administrators/administrator-queries.ts';
import { InviteDialog } from '#web/pages/admin/administrators/invite-dialog.tsx';
import { ListFoot } from '#web/pages/admin/list/list-foot.tsx';
import { TabFailed } from '#web/pages/admin/tab-failed.tsx';
import type { Route } from './+types/administrators-tab';

interface InvitationListProps {
  invitations: readonly InvitationRow[];
  now: string;
  onAction: (action: Action) => void;
}

/** Pending invitations. */
function InvitationList({ invitations, now, onAction }: InvitationListProps) {
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
              <Breakable>{row.email}</Breakable>
            </b>
          </Cell>
          <Cell label={texts.columns.role}>{userTypeTexts[row.role]}</Cell>
          <Cell label={texts.columns.invited}>
            <div>
              <span className="num">{dateTimeText(row.createdAt, now)}</span>
              <span className="sub block whitespace-normal">
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

interface ActionDialogProps {
  action: Action;
  onDone: (message: string) => void;
  onClose: () => void;
}

/**
 * Confirms and performs an action; stays open with the server's message when it is refused, but closes when the
 * invitation that it is about is no longer open.
 */
function ActionDialog({ action, onDone, onClose }: ActionDialogProps) {
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) => action.perform(reason),
    onSuccess: (message) => onDone(message),
    onError: (failure) => {
      if (!(failure instanceof CallFailed && failure.code === 'INVITATION_OVER')) return;
      toast.error(failure.message);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={<span className="wrap-anywhere">{action.title}</span>}
      confirmLabel={action.confirm}
      busyLabel={action.busy}
      busy={isPending}
      tone={action.danger ? 'danger' : 'plain'}
      reason={
        action.reason ? { label: texts.reason, hint: texts.reasonHint, required: texts.reasonMissing } : undefined
      }
      error={error ? failureMessage(error) || texts.wentWrong : undefined}
      onConfirm={mutate}
      onClose={onClose}
    >
      {action.help}
    </ConfirmDialog>
  );
}

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  requireSession(request, 'admin');
  const [own] = await Promise.all([settle(load(OWN)), settle(load(listQuery(url.searchParams)))]);
  if (own.ok && own.data.body.userType === 'Super Admin') await settle(load(INVITATIONS));
  return { now: new Date().toISOString() };
}

/** Administrators; for a Super Admin also invitations, deactivation and roles. */
export default function AdministratorsTab({ loaderData: { now } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const list = useRead(listQuery(search));
  const own = useRead(OWN);
  const [action, setAction] = useState<Action>();
  const [inviting, setInviting] = useState(false);
  const toast = useToast();
  const end = (message: string) => {
    setAction(undefined);
    setInviting(false);
    toast.done(message);
  };
  if (!list.ok) return <TabFailed message={list.message} />;
  if (!own.ok) return <TabFailed message={own.message} />;
  const { body: rows, total: found } = list.data;
  const { _id: ownId, userType, secondFactor } = own.data.body;
  const isSuper = userType === 'Super Admin';
  const required = rows.every(({ secondFactor }) => secondFactor.required);
  return (
    <>
      <div className="row wrap between gap-4">
        <p className="soft max-w-[64ch]">{isSuper ? texts.lead : texts.leadPlain}</p>
        {isSuper ? (
          <div className="row wrap">
            {required || secondFactor?.on ? (
              <Button size="m" icon={ShieldCheck} onClick={() => setAction(demandOfAll(!required))}>
                {required ? texts.releaseAll : texts.requireAll}
              </Button>
            ) : (
              <p className="small soft">
                <TextWithLink text={texts.ownFirst} to={SECOND_FACTOR_SETUP} />
              </p>
            )}
            <Button size="m" variant="primary" icon={UserPlus} onClick={() => setInviting(true)}>
              {texts.invite}
            </Button>
          </div>
        ) : null}
      </div>
      <section className="stack gap-3" aria-labelledby="administrators-title">
        <h2 id="administrators-title" className="h3">
          {texts.found({ count: found })}
        </h2>
        <Table
          caption={texts.title}
          tight
          head={
            <>
              <HeadCell>{texts.columns.who}</HeadCell>
              <HeadCell>{texts.columns.role}</HeadCell>
              <HeadCell>{texts.columns.lastSignIn}</HeadCell>
              <HeadCell>{texts.columns.secondFactor}</HeadCell>
              <HeadCell>{texts.columns.status}</HeadCell>
              {isSuper ? <HeadCell hidden>{texts.columns.actions}</HeadCell> : null}
            </>
          }
        >
          {rows.map((row) => (
            <AdministratorLine
              key={row._id}
              row={row}
              own={row._id === ownId}
              now={now}
              onAction={isSuper ? setAction : undefined}
            />
          ))}
        </Table>
        <ListFoot found={found} shown={rows.length} />
      </section>
      {isSuper ? <Invitations now={now} onAction={setAction} /> : null}
      {action ? <ActionDialog action={action} onDone={end} onClose={() => setAction(undefined)} /> : null}
      {inviting ? <InviteDialog onDone={end} onClose={() => setInviting(false)} /> : null}
    </>
  );
}

function Invitations({ now, onAction }: { now: string; onAction: (action: Action) => void }) {
  const invitations = useRead(INVITATIONS);
  return (
    <section className="stack gap-3" aria-labelledby="invitations-title">
      <h2 id="invitations-title" className="h3">
        {texts.invitations}
      </h2>
      {invitations.ok ? (
        <InvitationList invitations={invitations.data.body} now={now} onAction={onAction} />
      ) : (
        <LoadFailed title={texts.invitationsFailed} message={invitations.message} />
      )}
    </section>
  );
}
