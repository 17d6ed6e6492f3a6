import { administratorTexts } from '#texts/admin-administrators.ts';
import { call } from '#web/lib/api-client.ts';
import { inTurn } from '#web/lib/in-turn.ts';
import type { AdministratorRow, InvitationRow } from '#web/pages/admin/administrators/administrator-queries.ts';

const words = administratorTexts.actions;

/** An action of a Super Admin, with its confirmation dialog. */
export interface Action {
  title: string;
  help: string;
  confirm: string;
  busy: string;
  danger?: boolean;
  /** Requires a reason. */
  reason?: boolean;
  /** Performs it and resolves to the message to show. */
  perform: (reason: string) => Promise<string>;
}

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Texts of a confirmation, filled in with the person's name and code. */
const askedOf = <
  T extends { title: (values: { name: string }) => string; confirm: string | ((values: { code: string }) => string) },
>(
  question: T,
  row: AdministratorRow,
) => ({
  ...question,
  title: question.title({ name: nameOf(row) }),
  confirm: typeof question.confirm === 'string' ? question.confirm : question.confirm({ code: row.userCode }),
});

/** Target administrator, and the version that the action replaces. */
const of = ({ _id: id }: AdministratorRow, version: number | undefined) => ({ params: { id }, version });

export const deactivation = (row: AdministratorRow): Action => ({
  ...askedOf(words.deactivate, row),
  danger: true,
  reason: true,
  perform: async (reason) => {
    await inTurn(row, (version) =>
      call('setAdminStatus', { ...of(row, version), body: { userStatus: 'Block', reason } }),
    );
    return words.deactivated({ name: nameOf(row) });
  },
});

export const activation = (row: AdministratorRow): Action => ({
  ...askedOf(words.activate, row),
  perform: async () => {
    await inTurn(row, (version) => call('setAdminStatus', { ...of(row, version), body: { userStatus: 'Active' } }));
    return words.activated({ name: nameOf(row) });
  },
});

export const roleChange = (row: AdministratorRow): Action => {
  const role = row.userType === 'Admin' ? 'Super Admin' : 'Admin';
  return {
    ...askedOf(role === 'Super Admin' ? words.promote : words.demote, row),
    danger: role === 'Admin',
    perform: async () => {
      const { userCode } = await inTurn(row, (version) =>
        call('setAdminRole', { ...of(row, version), body: { role } }),
      );
      return words.roleChanged({ name: nameOf(row), role: role === 'Super Admin' ? 'super' : 'admin', code: userCode });
    },
  };
};

export const demand = (row: AdministratorRow): Action => {
  const required = !row.secondFactor.required;
  return {
    ...(required
      ? { ...askedOf(words.require, row), help: words.require.help({ hasOne: row.secondFactor.on }) }
      : askedOf(words.release, row)),
    perform: async () => {
      await inTurn(row, (version) => call('requireSecondFactor', { ...of(row, version), body: { required } }));
      return required ? words.required({ name: nameOf(row) }) : words.released({ name: nameOf(row) });
    },
  };
};

export const demandOfAll = (required: boolean): Action => ({
  ...(required ? words.requireAll : words.releaseAll),
  perform: async () => (await call('requireSecondFactorOfAll', { body: { required } })).message,
});

export const factorReset = (row: AdministratorRow): Action => ({
  ...askedOf(words.reset, row),
  danger: true,
  perform: async () => {
    await inTurn(row, (version) => call('resetSecondFactor', of(row, version)));
    return words.wasReset({ name: nameOf(row) });
  },
});

export const withdrawal = ({ _id, email }: InvitationRow): Action => ({
  ...words.withdraw,
  title: words.withdraw.title({ email }),
  danger: true,
  perform: async () => (await call('withdrawAdminInvitation', { params: { id: _id } })).message,
});
