import { z } from 'zod';
import {
  AdminInvitation,
  AdminInvitationForm,
  Administrator,
  AdminRoleChange,
  AdminStatusChange,
  SecondFactorDemand,
  SecondFactorDemanded,
} from '#contract/administrators.ts';
import { AuditEntry, AuditQuery } from '#contract/audit.ts';
import { BulkUndone } from '#contract/bulk.ts';
import { AdminHealth } from '#contract/health.ts';
import { AdminOverview, OverviewQuery } from '#contract/overview.ts';
import { ReportDecisionForm, Reported, ReportQuery } from '#contract/reports.ts';
import type { administrationRoutes } from '#contract/routes/administration.ts';
import { Id, Message } from '#contract/values.ts';
import { AliasChange, AliasId, AliasQuery, AliasReopening, SkillAlias } from '../skill-aliases.ts';
import { byId, none, paging, type Shapes } from './shapes.ts';

export const administrationApi = {
  adminOverview: {
    summary: 'Get totals, work that is waiting, and the last 30 days',
    query: OverviewQuery,
    output: AdminOverview,
  },
  adminHealth: {
    summary: 'Get the state of each part of the portal, and emails that were not delivered',
    output: AdminHealth,
  },
  listAuditLog: {
    summary: 'List the audit log, newest first',
    query: AuditQuery,
    output: z.array(AuditEntry),
  },
  exportAuditLog: { summary: 'Export the audit log as CSV', query: AuditQuery, output: z.unknown() },
  undoBulkChange: {
    summary: 'Undo your own bulk change, within ten minutes',
    params: z.object({ batchId: Id }),
    body: none,
    output: BulkUndone,
  },
  listReports: {
    summary: 'List reported jobs and companies, and jobs with signs of fraud, open ones first',
    query: ReportQuery,
    output: z.array(Reported),
  },
  decideReport: {
    summary: 'Decide everything open about a job or company; the id is its own, or that of a report or sign',
    params: byId,
    body: ReportDecisionForm,
    output: Reported,
  },
  listSkillAliases: {
    summary: 'List spellings that may mean one skill, pending or decided',
    query: AliasQuery,
    output: z.array(SkillAlias),
  },
  decideSkillAlias: {
    summary: 'Merge two spellings of a skill, or keep them apart',
    params: AliasId,
    body: AliasChange,
    output: SkillAlias,
  },
  reopenSkillAlias: {
    summary: 'Reopen the decision about two spellings',
    params: AliasId,
    query: AliasReopening,
    output: SkillAlias,
  },
  listAdmins: {
    summary: 'List administrators, you first',
    query: paging,
    output: z.array(Administrator),
  },
  setAdminStatus: {
    summary: 'Deactivate or activate another administrator',
    params: byId,
    body: AdminStatusChange,
    output: Administrator,
  },
  setAdminRole: {
    summary: 'Make another administrator a Super Admin or an Admin',
    params: byId,
    body: AdminRoleChange,
    output: Administrator,
  },
  requireSecondFactor: {
    summary: 'Require a second factor from an administrator, or stop requiring it',
    params: byId,
    body: SecondFactorDemand,
    output: Administrator,
  },
  resetSecondFactor: {
    summary: 'Remove the second factor of another administrator who has lost it',
    params: byId,
    output: Administrator,
  },
  requireSecondFactorOfAll: {
    summary: 'Require a second factor from all present and future administrators, or stop requiring it',
    body: SecondFactorDemand,
    output: SecondFactorDemanded,
  },
  listAdminInvitations: {
    summary: 'List pending invitations of administrators, newest first',
    query: paging,
    output: z.array(AdminInvitation),
  },
  inviteAdmin: {
    summary: 'Email an invitation to become an administrator',
    body: AdminInvitationForm,
    output: AdminInvitation,
  },
  withdrawAdminInvitation: { summary: 'Withdraw a pending invitation', params: byId, output: Message },
} as const satisfies Record<keyof typeof administrationRoutes, Shapes>;
