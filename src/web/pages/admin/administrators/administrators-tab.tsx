import ShieldCheck from 'lucide-react/icons/shield-check';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { administratorTexts as texts } from '#texts/admin-administrators.ts';
import { Button } from '#web/components/button.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { HeadCell, Table } from '#web/components/table.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { requireSession } from '#web/lib/guard.ts';
import { load, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { ActionDialog } from '#web/pages/admin/administrators/action-dialog.tsx';
import { type Action, demandOfAll } from '#web/pages/admin/administrators/actions.ts';
import { AdministratorLine } from '#web/pages/admin/administrators/administrator-line.tsx';
import { INVITATIONS, listQuery, OWN } from '#web/pages/admin/administrators/administrator-queries.ts';
import { InvitationList } from '#web/pages/admin/administrators/invitation-list.tsx';
import { InviteDialog } from '#web/pages/admin/administrators/invite-dialog.tsx';
import { ListFoot } from '#web/pages/admin/list/list-foot.tsx';
import { TabFailed } from '#web/pages/admin/tab-failed.tsx';
import type { Route } from './+types/administrators-tab';

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  requireSession(request, 'admin');
  const [own] = await Promise.all([settle(load(OWN)), settle(load(listQuery(url.searchParams)))]);
  if (own.ok && own.data.body.userType === 'Super Admin') await settle(load(INVITATIONS));
  return { now: new Date().toISOString() };
}

/** Administrators: who they are; for a Super Admin also who comes, who goes and who may what. */
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
  const { _id: ownId, userType } = own.data.body;
  const isSuper = userType === 'Super Admin';
  const required = rows.every(({ secondFactor }) => secondFactor.required);
  return (
    <>
      <div className="row wrap between gap-4">
        <p className="soft max-w-[64ch]">{isSuper ? texts.lead : texts.leadPlain}</p>
        {isSuper ? (
          <div className="row wrap">
            <Button size="m" icon={ShieldCheck} onClick={() => setAction(demandOfAll(!required))}>
              {required ? texts.releaseAll : texts.requireAll}
            </Button>
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
