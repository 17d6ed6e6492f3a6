import { VISITOR } from '#server/caller.ts';
import { invitationLink } from '#server/modules/accounts/admin-links.ts';
import { sendConfirmLink, sendResetLink } from '#server/modules/accounts/public.ts';
import { tokenHashOf } from '#server/modules/accounts/secret-tokens.ts';
import { startSession } from '#server/modules/accounts/start-session.ts';
import { FRIDAY } from '#tests/support/hiring.ts';
import { aCandidate, anAdmin } from '#tests/support/jobs.ts';
import { PASSWORD } from '#tests/support/registrations.ts';
import { BEGINS, OWN, type Row, type Scene, type Trails, withPassword, withSecondFactor } from './trail.ts';

export const accountTrails = (scene: Scene): Trails => {
  const { database, desk } = scene;
  return {
    signInCandidate: 'is listed among the own sessions',
    signInRecruiter: 'is listed among the own sessions',
    signInAdmin: async () => {
      const { userCode, email } = await withPassword(scene, await anAdmin(database.db));
      return {
        action: () => desk.call('signInAdmin', { body: { email, password: PASSWORD } }, VISITOR),
        rows: [[userCode, 'admin_signed_in', 'admin', null, 'password']],
      };
    },
    signOut: async () => {
      const admin = await anAdmin(database.db);
      return {
        action: () => desk.call('signOut', { body: {} }, admin),
        rows: [[admin.userCode, 'admin_signed_out', 'admin', null, null]],
      };
    },
    endOwedSession: async () => {
      const admin = await withPassword(scene, await anAdmin(database.db));
      const account = { id: admin.accountId, kind: 'admin', email: admin.email } as const;
      const token = await startSession(desk.deps, { clientAddress: '127.0.0.1', userAgent: 'a test' }, account);
      const tokenHash = tokenHashOf(token).toString('base64');
      return {
        action: () => desk.call('endOwedSession', { body: { tokenHash } }, VISITOR),
        rows: [[admin.userCode, 'admin_signed_out', 'admin', null, null]],
      };
    },
    registerCandidate: BEGINS,
    registerRecruiter: BEGINS,
    registerAdmin: async () => {
      await anAdmin(database.db);
      const email = `${crypto.randomUUID()}@example.in`;
      const link = await invitationLink(desk.deps, { email, super: false });
      const invite = new URL(link).searchParams.get('invite') ?? link.split('=')[1] ?? '';
      let code = '';
      const rows: Row[] = [];
      return {
        action: async () => {
          const body = { name: 'Meera Iyer', email, password: PASSWORD, invite };
          code = (await desk.call('registerAdmin', { body }, VISITOR)).body.userData.userCode;
          rows.push([code, 'admin_registered', 'admin', null, 'Admin']);
        },
        rows,
      };
    },
    forgotPassword: 'sends a mail; the new password is what is recorded',
    resetPassword: async () => {
      const { userCode, email } = await withPassword(scene, await anAdmin(database.db));
      let token = '';
      await sendResetLink(desk.deps, { kind: 'admin', email }, async ({ text }) => {
        token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
      });
      return {
        action: () => desk.call('resetPassword', { body: { token, password: `${PASSWORD}!` } }, VISITOR),
        rows: [[userCode, 'admin_password_changed', 'admin', null, 'by mailed link']],
      };
    },
    setUpSecondFactor: async () => {
      const admin = await anAdmin(database.db);
      const { codeIn, confirm } = await withSecondFactor(scene, admin);
      const renew = { step: 'recovery_codes', password: PASSWORD, code: codeIn(1) };
      return {
        action: async () => {
          await confirm();
          await desk.call('setUpSecondFactor', { body: renew }, admin);
        },
        rows: [
          [admin.userCode, 'second_factor_switched_on', 'admin', 'off', 'on'],
          [admin.userCode, 'recovery_codes_replaced', 'admin', null, null],
        ],
      };
    },
    disableSecondFactor: async () => {
      const admin = await anAdmin(database.db);
      const { codeIn, confirm } = await withSecondFactor(scene, admin);
      await confirm();
      return {
        action: () => desk.call('disableSecondFactor', { body: { password: PASSWORD, code: codeIn(1) } }, admin),
        rows: [[admin.userCode, 'second_factor_switched_off', 'admin', 'on', 'off']],
      };
    },
    changePassword: async () => {
      const admin = await withPassword(scene, await anAdmin(database.db));
      const body = { currentPassword: PASSWORD, password: `${PASSWORD}!` };
      return {
        action: () => desk.call('changePassword', { body }, admin),
        rows: [[admin.userCode, 'admin_password_changed', 'admin', null, 'by password']],
      };
    },
    changeEmail: 'only asks; the address changes once its link is opened',
    sendEmailConfirmation: 'sends a mail',
    confirmEmail: async () => {
      const admin = await withPassword(scene, await anAdmin(database.db));
      let token = '';
      const wanted = { accountId: admin.accountId, email: `new-${admin.email}`, askedAt: FRIDAY.toISOString() };
      await sendConfirmLink(desk.deps, wanted, async ({ text }) => {
        token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
      });
      return {
        action: () => desk.call('confirmEmail', { body: { token } }, VISITOR),
        rows: [[admin.userCode, 'admin_email_changed', 'admin', null, null]],
      };
    },
    endOtherSessions: async () => {
      const admin = await anAdmin(database.db);
      return {
        action: () => desk.call('endOtherSessions', {}, admin),
        rows: [[admin.userCode, 'admin_sessions_ended', 'admin', null, '0']],
      };
    },
    endSession: async () => {
      const admin = await withPassword(scene, await anAdmin(database.db));
      const account = { id: admin.accountId, kind: 'admin', email: admin.email } as const;
      await startSession(desk.deps, { clientAddress: '127.0.0.1', userAgent: 'a test' }, account);
      const { body } = await desk.call('listSessions', {}, admin);
      const id = body[0]?._id ?? '';
      return {
        action: () => desk.call('endSession', { params: { id } }, admin),
        rows: [[admin.userCode, 'admin_sessions_ended', 'admin', null, '1']],
      };
    },
    changeLanguage: OWN,
    setNotifications: OWN,
    addPush: OWN,
    removePush: OWN,
    unsubscribe: OWN,
    deleteAccount: async () => {
      const candidate = await withPassword(scene, await aCandidate(database.db));
      return {
        action: () => desk.call('deleteAccount', { body: { password: PASSWORD } }, candidate),
        rows: [[candidate.userCode, 'account_deleted', 'candidate', null, 'own request']],
      };
    },
  };
};
