import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point';
import ShieldOff from 'lucide-react/icons/shield-off';
import ShieldQuestion from 'lucide-react/icons/shield-question-mark';
import UserCog from 'lucide-react/icons/user-cog';
import { administratorTexts as texts } from '#texts/admin-administrators.ts';
import { userTypeTexts } from '#texts/vocabularies.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Breakable } from '#web/components/breakable.tsx';
import { Menu, type MenuEntry } from '#web/components/menu.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { Cell, IdentityCell, Row } from '#web/components/table.tsx';
import { Typed } from '#web/components/typed.tsx';
import { DOT } from '#web/lib/dot.ts';
import { dateTimeText } from '#web/lib/formats.ts';
import {
  type Action,
  activation,
  deactivation,
  demand,
  factorReset,
  nameOf,
  roleChange,
} from '#web/pages/admin/administrators/actions.ts';
import type { AdministratorRow } from '#web/pages/admin/administrators/administrator-queries.ts';

interface AdministratorLineProps {
  row: AdministratorRow;
  /** The signed-in administrator's row. */
  own: boolean;
  now: string;
  /** Defined only for a Super Admin. */
  onAction: ((action: Action) => void) | undefined;
}

export function AdministratorLine({ row, own, now, onAction }: AdministratorLineProps) {
  const name = nameOf(row);
  return (
    <Row>
      <Cell kind="title">
        <IdentityCell
          face={<Avatar name={name} size="s" />}
          name={
            <>
              <span className="wrap-anywhere whitespace-normal">
                <Typed>{name}</Typed>
              </span>
              {own ? (
                <span className="muted font-normal">
                  {DOT}
                  {texts.you}
                </span>
              ) : null}
            </>
          }
          sub={
            <>
              {row.userCode}
              <span className="wrap-anywhere block whitespace-normal">
                <Breakable>{row.email}</Breakable>
              </span>
            </>
          }
        />
      </Cell>
      <Cell label={texts.columns.role}>{userTypeTexts[row.userType]}</Cell>
      <Cell label={texts.columns.lastSignIn} className="num max-lg:whitespace-normal">
        {row.lastSignInAt ? (
          <time dateTime={row.lastSignInAt}>{dateTimeText(row.lastSignInAt, now)}</time>
        ) : (
          <span className="muted">{texts.never}</span>
        )}
      </Cell>
      <Cell label={texts.columns.secondFactor}>
        <FactorBadge factor={row.secondFactor} />
      </Cell>
      <Cell kind="status">
        <StatusBadge
          status={row.userStatus}
          label={row.userStatus === 'Active' ? texts.statuses.active : texts.statuses.deactivated}
        />
      </Cell>
      {onAction ? (
        <Cell kind="actions">
          <Menu
            label={texts.actionsOf({ name })}
            button={{
              size: 's',
              icon: Ellipsis,
              iconOnly: true,
              className: 'max-w-full [&_span]:min-w-0 [&_span]:truncate',
            }}
            entries={entriesOf(row, own, onAction)}
          />
        </Cell>
      ) : null}
    </Row>
  );
}

function FactorBadge({ factor: { on, required } }: { factor: AdministratorRow['secondFactor'] }) {
  if (on) {
    return (
      <Badge tone="green" icon={ShieldCheck}>
        {required ? texts.factor.onRequired : texts.factor.on}
      </Badge>
    );
  }
  return required ? (
    <Badge tone="amber" icon={ShieldAlert}>
      {texts.factor.missing}
    </Badge>
  ) : (
    <Badge icon={ShieldOff}>{texts.factor.off}</Badge>
  );
}

/** A Super Admin's role and status can only be changed by another Super Admin. */
const entriesOf = (row: AdministratorRow, own: boolean, onAction: (action: Action) => void): MenuEntry[] => {
  const demanded: MenuEntry = {
    label: row.secondFactor.required ? texts.menu.release : texts.menu.require,
    icon: ShieldQuestion,
    onAction: () => onAction(demand(row)),
  };
  if (own) return [demanded];
  const active = row.userStatus === 'Active';
  return [
    {
      label: row.userType === 'Admin' ? texts.menu.promote : texts.menu.demote,
      icon: UserCog,
      onAction: () => onAction(roleChange(row)),
    },
    demanded,
    ...(row.secondFactor.on
      ? [{ label: texts.menu.reset, icon: ShieldOff, onAction: () => onAction(factorReset(row)) }]
      : []),
    active
      ? {
          label: texts.menu.deactivate,
          icon: Ban,
          danger: true,
          divided: true,
          onAction: () => onAction(deactivation(row)),
        }
      : { label: texts.menu.activate, icon: CircleCheck, divided: true, onAction: () => onAction(activation(row)) },
  ];
};
