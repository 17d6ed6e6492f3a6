import { call } from '#web/lib/api-client.ts';
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

const seen = ({ version }: AdministratorRow) => ({ headers: { 'If-Match': String(version) } });

export const deactivation = (row: AdministratorRow): Act => ({
  ...words.deactivate(nameOf(row), row.userCode),
  danger: true,
  reason: true,
  perform: async (reason) => {
    await call('setAdminStatus', { params: { id: row._id }, body: { userStatus: 'Block', reason } }, seen(row));
    return words.deactivated(nameOf(row));
  },
});

export const activation = (row: AdministratorRow): Act => ({
  ...words.activate(nameOf(row), row.userCode),
  perform: async () => {
    await call('setAdminStatus', { params: { id: row._id }, body: { userStatus: 'Active' } }, seen(row));
    return words.activated(nameOf(row));
  },
});

export const roleChange = (row: AdministratorRow): Act => {
  const role = row.userType === 'Admin' ? 'Super Admin' : 'Admin';
  return {
    ...(role === 'Super Admin' ? words.promote(nameOf(row)) : words.demote(nameOf(row))),
    danger: role === 'Admin',
    perform: async () => {
      const { userCode } = await call('setAdminRole', { params: { id: row._id }, body: { role } }, seen(row));
      return words.roleChanged(nameOf(row), role, userCode);
    },
  };
};

export const demand = (row: AdministratorRow): Act => {
  const required = !row.secondFactor.required;
  return {
    ...(required ? words.require(nameOf(row), row.secondFactor.on) : words.release(nameOf(row))),
    perform: async () => {
      await call('requireSecondFactor', { params: { id: row._id }, body: { required } });
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
    await call('resetSecondFactor', { params: { id: row._id } });
    return words.wasReset(nameOf(row));
  },
});

export const withdrawal = ({ _id, email }: InvitationRow): Act => ({
  ...words.withdraw(email),
  danger: true,
  perform: async () => (await call('withdrawAdminInvitation', { params: { id: _id } })).message,
});
