import ShieldCheck from 'lucide-react/icons/shield-check';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { administratorTexts as texts } from '#texts/admin-administrators.ts';
import { Button } from '#web/components/button.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { HeadCell, Table } from '#web/components/table.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { ActionDialog } from '#web/pages/admin/administrators/action-dialog.tsx';
import { type Action, demandOfAll } from '#web/pages/admin/administrators/actions.ts';
import { AdministratorLine } from '#web/pages/admin/administrators/administrator-line.tsx';
import { InvitationList } from '#web/pages/admin/administrators/invitation-list.tsx';
import { InviteDialog } from '#web/pages/admin/administrators/invite-dialog.tsx';
import { loadAdministrators } from '#web/pages/admin/administrators/load-administrators.ts';
import { ListFoot } from '#web/pages/admin/list/list-foot.tsx';
import { loadTab } from '#web/pages/admin/load-tab.ts';
import type { Route } from './+types/administrators-tab';

export { TabFailed as ErrorBoundary } from '#web/pages/admin/tab-failed.tsx';

export const clientLoader = (args: Route.ClientLoaderArgs) => loadTab(args, loadAdministrators);

/** Administrators: who they are; for a Super Admin also who comes, who goes and who may what. */
export default function AdministratorsTab({ loaderData }: Route.ComponentProps) {
  const { rows, found, own, invitations, now } = loaderData;
  const [action, setAction] = useState<Action>();
  const [inviting, setInviting] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const settle = (message: string) => {
    setAction(undefined);
    setInviting(false);
    toast.done(message);
    void revalidate();
  };
  const required = rows.every(({ secondFactor }) => secondFactor.required);
  return (
    <>
      <div className="row wrap between gap-4">
        <p className="soft max-w-[64ch]">{own.isSuper ? texts.lead : texts.leadPlain}</p>
        {own.isSuper ? (
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
              {own.isSuper ? <HeadCell hidden>{texts.columns.actions}</HeadCell> : null}
            </>
          }
        >
          {rows.map((row) => (
            <AdministratorLine
              key={row._id}
              row={row}
              own={row._id === own.id}
              now={now}
              onAction={own.isSuper ? setAction : undefined}
            />
          ))}
        </Table>
        <ListFoot found={found} shown={rows.length} />
      </section>
      {invitations ? (
        <section className="stack gap-3" aria-labelledby="invitations-title">
          <h2 id="invitations-title" className="h3">
            {texts.invitations}
          </h2>
          {invitations.ok ? (
            <InvitationList invitations={invitations.data} now={now} onAction={setAction} />
          ) : (
            <LoadFailed title={texts.invitationsFailed} message={invitations.message} />
          )}
        </section>
      ) : null}
      {action ? <ActionDialog action={action} onDone={settle} onClose={() => setAction(undefined)} /> : null}
      {inviting ? <InviteDialog onDone={settle} onClose={() => setInviting(false)} /> : null}
    </>
  );
}
