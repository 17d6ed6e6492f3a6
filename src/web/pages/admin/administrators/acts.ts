import { call } from '#web/lib/api-client.ts';
import { inTurn } from '#web/lib/in-turn.ts';
import type { AdministratorRow, InvitationRow } from '#web/pages/admin/administrators/load-administrators.ts';
import { administratorWords } from '#web/words/en/admin-administrators.ts';

const words = administratorWords.acts;

/** Something that a Super Admin does, with the question before it. */
export interface Act {
  title: string;
  help: string;
  confirm: string;
  busy: string;
  danger?: boolean;
  /** Asks why. */
  reason?: boolean;
  /** Does it, and answers what to say then. */
  perform: (reason: string) => Promise<string>;
}

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Which administrator, and the version that an act replaces. */
const of = ({ _id: id }: AdministratorRow, version: number | undefined) => ({ params: { id }, version });

export const deactivation = (row: AdministratorRow): Act => ({
  ...words.deactivate(nameOf(row), row.userCode),
  danger: true,
  reason: true,
  perform: async (reason) => {
    await inTurn(row, (version) =>
      call('setAdminStatus', { ...of(row, version), body: { userStatus: 'Block', reason } }),
    );
    return words.deactivated(nameOf(row));
  },
});

export const activation = (row: AdministratorRow): Act => ({
  ...words.activate(nameOf(row), row.userCode),
  perform: async () => {
    await inTurn(row, (version) => call('setAdminStatus', { ...of(row, version), body: { userStatus: 'Active' } }));
    return words.activated(nameOf(row));
  },
});

export const roleChange = (row: AdministratorRow): Act => {
  const role = row.userType === 'Admin' ? 'Super Admin' : 'Admin';
  return {
    ...(role === 'Super Admin' ? words.promote(nameOf(row)) : words.demote(nameOf(row))),
    danger: role === 'Admin',
    perform: async () => {
      const { userCode } = await inTurn(row, (version) =>
        call('setAdminRole', { ...of(row, version), body: { role } }),
      );
      return words.roleChanged(nameOf(row), role, userCode);
    },
  };
};

export const demand = (row: AdministratorRow): Act => {
  const required = !row.secondFactor.required;
  return {
    ...(required ? words.require(nameOf(row), row.secondFactor.on) : words.release(nameOf(row))),
    perform: async () => {
      await inTurn(row, (version) => call('requireSecondFactor', { ...of(row, version), body: { required } }));
      return required ? words.required(nameOf(row)) : words.released(nameOf(row));
    },
  };
};

export const demandOfAll = (required: boolean): Act => ({
  ...(required ? words.requireAll : words.releaseAll),
  perform: async () => (await call('requireSecondFactorOfAll', { body: { required } })).message,
});

export const factorReset = (row: AdministratorRow): Act => ({
  ...words.reset(nameOf(row)),
  danger: true,
  perform: async () => {
    await inTurn(row, (version) => call('resetSecondFactor', of(row, version)));
    return words.wasReset(nameOf(row));
  },
});

export const withdrawal = ({ _id, email }: InvitationRow): Act => ({
  ...words.withdraw(email),
  danger: true,
  perform: async () => (await call('withdrawAdminInvitation', { params: { id: _id } })).message,
});
