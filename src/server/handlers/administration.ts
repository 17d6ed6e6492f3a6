import type { administrationRoutes } from '#contract/routes/administration.ts';
import { ok, pageOf } from '#server/answer.ts';
import type { Handlers } from '#server/handlers/handler.ts';
import { listAdmins, setAdminRole, setAdminStatus } from '#server/modules/accounts/admins/admins.ts';
import { inviteAdmin, listInvitations, withdrawInvitation } from '#server/modules/accounts/admins/invitations.ts';
import {
  requireSecondFactor,
  requireSecondFactorOfAll,
  resetSecondFactor,
} from '#server/modules/accounts/admins/require-second-factor.ts';
import { exportAuditLog, listAuditLog } from '#server/modules/audit/read-audit-log.ts';
import { decideSkillAlias, listSkillAliases } from '#server/modules/matching/public.ts';
import { readHealth } from '#server/modules/overview/health/read-health.ts';
import { readAdminOverview } from '#server/modules/overview/read-admin-overview.ts';
import { decideReport } from '#server/modules/reports/decide-report.ts';
import { listReports } from '#server/modules/reports/list-reports.ts';
import { undoBulkChange } from '#server/modules/undo/undo-bulk-change.ts';

export const administrationHandlers: Handlers<typeof administrationRoutes> = {
  adminOverview: async ({ query }, { caller, deps }) => ok(await readAdminOverview(deps, caller, query)),
  adminHealth: async (_input, { deps }) => ok(await readHealth(deps)),
  listAuditLog: async ({ query }, { deps }) => pageOf(await listAuditLog(deps, query)),
  exportAuditLog: ({ query }, { caller, deps }) => exportAuditLog(deps, caller, query),
  undoBulkChange: async ({ params }, { caller, deps }) => ok(await undoBulkChange(deps, caller, params)),
  listReports: async ({ query }, { caller, deps }) => pageOf(await listReports(deps, caller, query)),
  decideReport: async ({ params: { id }, body }, { caller, deps, meta }) =>
    ok(await decideReport(deps, caller, { id, ...body, ifMatch: meta.ifMatch })),
  listSkillAliases: async ({ query }, { deps }) => pageOf(await listSkillAliases(deps, query)),
  decideSkillAlias: async ({ params, body }, { caller, deps }) =>
    ok(await decideSkillAlias(deps, caller, { ...params, ...body })),
  reopenSkillAlias: async ({ params, query }, { caller, deps }) =>
    ok(await decideSkillAlias(deps, caller, { ...params, ...query, decision: 'proposed' })),
  listAdmins: async ({ query }, { caller, deps }) => pageOf(await listAdmins(deps, caller, query)),
  setAdminStatus: async ({ params: { id }, body }, { caller, deps, meta }) =>
    ok(await setAdminStatus(deps, caller, meta, { id, ...body })),
  setAdminRole: async ({ params: { id }, body }, { caller, deps, meta }) =>
    ok(await setAdminRole(deps, caller, meta, { id, ...body })),
  requireSecondFactor: async ({ params: { id }, body }, { caller, deps, meta }) =>
    ok(await requireSecondFactor(deps, caller, meta, { id, ...body })),
  resetSecondFactor: async ({ params }, { caller, deps, meta }) =>
    ok(await resetSecondFactor(deps, caller, meta, params)),
  requireSecondFactorOfAll: async ({ body }, { caller, deps }) =>
    ok(await requireSecondFactorOfAll(deps, caller, body)),
  listAdminInvitations: async ({ query }, { deps }) => pageOf(await listInvitations(deps, query)),
  inviteAdmin: async ({ body }, { caller, deps }) => ok(await inviteAdmin(deps, caller, body)),
  withdrawAdminInvitation: async ({ params }, { caller, deps }) => ok(await withdrawInvitation(deps, caller, params)),
};
