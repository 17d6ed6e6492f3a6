import { VISITOR } from '#server/caller.ts';
import { skillAliases } from '#server/database/schema/skill-models.ts';
import { aHiring } from '#tests/support/hiring.ts';
import { aCandidate, anAdmin, aRecruiter, aSuperAdmin } from '#tests/support/jobs.ts';
import { type Row, type Scene, type Trails, withSecondFactor } from './trail.ts';

export const administrationTrails = (scene: Scene): Trails => {
  const { database, desk } = scene;
  return {
    exportAuditLog: async () => {
      const admin = await anAdmin(database.db);
      return {
        action: () => desk.call('exportAuditLog', { query: { code: 'NOBODY' } }, admin),
        rows: [[admin.userCode, 'audit_log_exported', 'admin', null, '0']],
      };
    },
    undoBulkChange: async () => {
      const [admin, candidate] = [await anAdmin(database.db), await aCandidate(database.db)];
      const change = { ids: [candidate.accountId], userStatus: 'Block', reason: 'A slip.' };
      const { batchId = '' } = (await desk.call('setCandidateStatuses', { body: change }, admin)).body;
      return {
        action: () => desk.call('undoBulkChange', { params: { batchId }, body: {} }, admin),
        rows: [[admin.userCode, 'account_status_changed', 'candidate', 'Block', 'Not Active']],
      };
    },
    decideSkillAlias: async () => {
      const admin = await anAdmin(database.db);
      await database.db.insert(skillAliases).values({
        ...{ fromKey: 'reactt', fromName: 'Reactt', fromListings: 3 },
        ...{ toKey: 'react', toName: 'React', toListings: 9, alike: 0.9 },
      });
      return {
        action: () =>
          desk.call('decideSkillAlias', { params: { id: 'reactt' }, body: { decision: 'accepted' } }, admin),
        rows: [[admin.userCode, 'skill_merge_decided', 'skill', 'proposed', 'accepted: Reactt = React']],
      };
    },
    reopenSkillAlias: async () => {
      const admin = await anAdmin(database.db);
      await database.db.insert(skillAliases).values({
        ...{ fromKey: 'vuee', fromName: 'Vuee', fromListings: 3 },
        ...{ toKey: 'vue', toName: 'Vue', toListings: 9, alike: 0.9 },
        ...{ decision: 'accepted', decidedBy: admin.accountId, decidedAt: new Date() },
      });
      return {
        action: () => desk.call('reopenSkillAlias', { params: { id: 'vuee' } }, admin),
        rows: [[admin.userCode, 'skill_merge_decided', 'skill', 'accepted', 'proposed: Vuee = Vue']],
      };
    },
    decideReport: async () => {
      const { admin, job } = await aHiring(database.db);
      await desk.call(
        'reportJob',
        { params: { id: job.id }, body: { reason: 'asks_for_money', details: '' } },
        VISITOR,
      );
      const company = await aRecruiter(database.db, { companyName: 'Borrowed Name' });
      await desk.call(
        'reportCompany',
        { params: { slug: 'borrowed-name' }, body: { reason: 'impersonates', details: '' } },
        VISITOR,
      );
      const body = { decision: 'freeze', answer: 'Frozen.' };
      return {
        async action() {
          await desk.call('decideReport', { params: { id: job.id }, body }, admin);
          await desk.call('decideReport', { params: { id: company.accountId }, body }, admin);
        },
        rows: [
          [admin.userCode, 'job_status_changed', 'job', 'Active', 'Block'],
          [admin.userCode, 'job_report_decided', 'job', 'open', 'frozen'],
          [admin.userCode, 'company_report_decided', 'recruiter', 'open', 'frozen'],
        ],
      };
    },
    setAdminStatus: async () => {
      const [by, admin] = [await aSuperAdmin(database.db), await anAdmin(database.db)];
      const body = { userStatus: 'Block', reason: 'Left us.' };
      return {
        action: () => desk.call('setAdminStatus', { params: { id: admin.accountId }, body }, by),
        rows: [[by.userCode, 'account_status_changed', 'admin', 'Active', 'Block']],
      };
    },
    setAdminRole: async () => {
      const [by, admin] = [await aSuperAdmin(database.db), await anAdmin(database.db)];
      const rows: Row[] = [];
      return {
        action: async () => {
          const { body } = await desk.call(
            'setAdminRole',
            { params: { id: admin.accountId }, body: { role: 'Super Admin' } },
            by,
          );
          const [from, to] = [`Admin (${admin.userCode})`, `Super Admin (${body.userCode})`];
          rows.push([by.userCode, 'admin_role_changed', 'admin', from, to]);
        },
        rows,
      };
    },
    requireSecondFactor: async () => {
      const [by, admin] = [await aSuperAdmin(database.db), await anAdmin(database.db)];
      const demand = (required: boolean) =>
        desk.call('requireSecondFactor', { params: { id: admin.accountId }, body: { required } }, by);
      return {
        action: async () => {
          await demand(true);
          await demand(false);
        },
        rows: [
          [by.userCode, 'second_factor_demand_changed', 'admin', 'not required', 'required'],
          [by.userCode, 'second_factor_demand_changed', 'admin', 'required', 'not required'],
        ],
      };
    },
    resetSecondFactor: async () => {
      const [by, admin] = [await aSuperAdmin(database.db), await anAdmin(database.db)];
      await (await withSecondFactor(scene, admin)).confirm();
      return {
        action: () => desk.call('resetSecondFactor', { params: { id: admin.accountId } }, by),
        rows: [[by.userCode, 'second_factor_reset', 'admin', 'on', 'off']],
      };
    },
    requireSecondFactorOfAll: async () => {
      const [by, admin] = [await aSuperAdmin(database.db), await anAdmin(database.db)];
      await desk.call('requireSecondFactor', { params: { id: admin.accountId }, body: { required: true } }, by);
      return {
        action: () => desk.call('requireSecondFactorOfAll', { body: { required: false } }, by),
        rows: [[by.userCode, 'second_factor_demand_changed', 'admin', 'required', 'not required']],
      };
    },
    inviteAdmin: async () => {
      const by = await aSuperAdmin(database.db);
      const body = { email: `${crypto.randomUUID()}@example.in`, role: 'Admin' };
      return {
        action: () => desk.call('inviteAdmin', { body }, by),
        rows: [[by.userCode, 'admin_invited', 'invitation', null, 'Admin']],
      };
    },
    withdrawAdminInvitation: async () => {
      const by = await aSuperAdmin(database.db);
      const invitation = { email: `${crypto.randomUUID()}@example.in`, role: 'Admin' };
      const { body } = await desk.call('inviteAdmin', { body: invitation }, by);
      return {
        action: () => desk.call('withdrawAdminInvitation', { params: { id: body._id }, body: {} }, by),
        rows: [[by.userCode, 'admin_invitation_withdrawn', 'invitation', 'Admin', null]],
      };
    },
  };
};
