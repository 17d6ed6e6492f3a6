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
import { AliasChange, AliasQuery, SkillAlias } from '../skill-aliases.ts';
import { byId, none, paging, type Shapes } from './shapes.ts';

export const administrationApi = {
  adminOverview: {
    summary: 'How many there are of everything, what waits, and the last 30 days',
    query: OverviewQuery,
    output: AdminOverview,
  },
  adminHealth: {
    summary: 'Each part of the portal against its limits, and the emails that did not arrive',
    output: AdminHealth,
  },
  listAuditLog: {
    summary: 'Who did what to whom, newest first',
    query: AuditQuery,
    output: z.array(AuditEntry),
  },
  exportAuditLog: { summary: 'The same as CSV', query: AuditQuery, output: z.unknown() },
  undoBulkChange: {
    summary: 'Takes a bulk change back, within ten minutes, by whoever made it',
    params: z.object({ batchId: Id }),
    body: none,
    output: BulkUndone,
  },
  listReports: {
    summary: 'Reported jobs and companies, and jobs with signs of fraud, open ones first',
    query: ReportQuery,
    output: z.array(Reported),
  },
  decideReport: {
    summary: 'Decides all that is open about a job or company; the id is its own, or that of a report or sign',
    params: byId,
    body: ReportDecisionForm,
    output: Reported,
  },
  listSkillAliases: {
    summary: 'Spellings that may mean one skill: those that wait for a decision, or those that were decided',
    query: AliasQuery,
    output: z.array(SkillAlias),
  },
  decideSkillAlias: {
    summary: 'Says that two spellings are one skill or are not, or opens the question again',
    body: AliasChange,
    output: SkillAlias,
  },
  listAdmins: {
    summary: 'The administrators, the caller first',
    query: paging,
    output: z.array(Administrator),
  },
  setAdminStatus: {
    summary: 'Deactivates or activates another administrator',
    params: byId,
    body: AdminStatusChange,
    output: Administrator,
  },
  setAdminRole: {
    summary: 'Makes another administrator Super Admin, or Admin again',
    params: byId,
    body: AdminRoleChange,
    output: Administrator,
  },
  requireSecondFactor: {
    summary: 'Demands a second factor of an administrator, or no longer',
    params: byId,
    body: SecondFactorDemand,
    output: Administrator,
  },
  resetSecondFactor: {
    summary: 'Takes away the second factor of another administrator who has lost it',
    params: byId,
    output: Administrator,
  },
  requireSecondFactorOfAll: {
    summary: 'Demands a second factor of all administrators, and of those who come, or no longer',
    body: SecondFactorDemand,
    output: SecondFactorDemanded,
  },
  listAdminInvitations: {
    summary: 'The open invitations of administrators, newest first',
    query: paging,
    output: z.array(AdminInvitation),
  },
  inviteAdmin: {
    summary: 'Mails an invitation to become administrator',
    body: AdminInvitationForm,
    output: AdminInvitation,
  },
  withdrawAdminInvitation: { summary: 'Withdraws an open invitation', params: byId, output: Message },
} as const satisfies Record<keyof typeof administrationRoutes, Shapes>;
