import ShieldCheck from 'lucide-react/icons/shield-check';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { HeadCell, Table } from '#web/components/table.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { countText } from '#web/lib/formats.ts';
import { ActDialog } from '#web/pages/admin/administrators/act-dialog.tsx';
import { type Act, demandOfAll } from '#web/pages/admin/administrators/acts.ts';
import { AdministratorLine } from '#web/pages/admin/administrators/administrator-line.tsx';
import { InvitationList } from '#web/pages/admin/administrators/invitation-list.tsx';
import { InviteDialog } from '#web/pages/admin/administrators/invite-dialog.tsx';
import { type AdministratorList, loadAdministrators } from '#web/pages/admin/administrators/load-administrators.ts';
import { ListFoot } from '#web/pages/admin/list/list-foot.tsx';
import { defineTab } from '#web/pages/admin/tab-loader.tsx';
import { administratorWords as words } from '#web/words/en/admin-administrators.ts';

/** Administrators: who they are; for a Super Admin also who comes, who goes and who may what. */
function AdministratorsTab({ rows, found, own, invitations, now }: AdministratorList) {
  const [act, setAct] = useState<Act>();
  const [inviting, setInviting] = useState(false);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const settle = (message: string) => {
    setAct(undefined);
    setInviting(false);
    toast.done(message);
    void revalidate();
  };
  const required = rows.every(({ secondFactor }) => secondFactor.required);
  return (
    <>
      <div className="row wrap between gap-4">
        <p className="soft max-w-[64ch]">{own.isSuper ? words.lead : words.leadPlain}</p>
        {own.isSuper ? (
          <div className="row wrap">
            <Button size="m" icon={ShieldCheck} onClick={() => setAct(demandOfAll(!required))}>
              {required ? words.releaseAll : words.requireAll}
            </Button>
            <Button size="m" variant="primary" icon={UserPlus} onClick={() => setInviting(true)}>
              {words.invite}
            </Button>
          </div>
        ) : null}
      </div>
      <section className="stack gap-3" aria-labelledby="administrators-title">
        <h2 id="administrators-title" className="h3">
          {words.found(countText(found), found === 1)}
        </h2>
        <Table
          caption={words.title}
          tight
          head={
            <>
              <HeadCell>{words.columns.who}</HeadCell>
              <HeadCell>{words.columns.role}</HeadCell>
              <HeadCell>{words.columns.lastSignIn}</HeadCell>
              <HeadCell>{words.columns.secondFactor}</HeadCell>
              <HeadCell>{words.columns.status}</HeadCell>
              {own.isSuper ? <HeadCell hidden>{words.columns.actions}</HeadCell> : null}
            </>
          }
        >
          {rows.map((row) => (
            <AdministratorLine
              key={row._id}
              row={row}
              own={row._id === own.id}
              now={now}
              onAct={own.isSuper ? setAct : undefined}
            />
          ))}
        </Table>
        <ListFoot found={found} shown={rows.length} />
      </section>
      {invitations ? (
        <section className="stack gap-3" aria-labelledby="invitations-title">
          <h2 id="invitations-title" className="h3">
            {words.invitations}
          </h2>
          {invitations.ok ? (
            <InvitationList invitations={invitations.data} now={now} onAct={setAct} />
          ) : (
            <LoadFailed title={words.invitationsFailed} message={invitations.message} />
          )}
        </section>
      ) : null}
      {act ? <ActDialog act={act} onDone={settle} onClose={() => setAct(undefined)} /> : null}
      {inviting ? <InviteDialog onDone={settle} onClose={() => setInviting(false)} /> : null}
    </>
  );
}

export const administratorsTab = defineTab({ load: loadAdministrators, View: AdministratorsTab });
