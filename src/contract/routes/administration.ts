import { admins, people, type Route } from './route.ts';

export const administrationRoutes = {
  adminOverview: { method: 'GET', path: '/api/admin/overview', who: admins },
  listAuditLog: { method: 'GET', path: '/api/admin/audit-log', who: admins, paged: { limit: 50, most: 100 } },
  exportAuditLog: { method: 'GET', path: '/api/admin/audit-log/export', who: admins, answersFile: true },
  undoBulkChange: { method: 'POST', path: '/api/admin/undo/:batchId', who: admins, body: ['json'] },
  listReports: { method: 'GET', path: '/api/admin/reports', who: admins, paged: people },
  decideReport: { method: 'PUT', path: '/api/admin/reports/:id', who: admins, body: ['json'], versioned: true },
  listAdmins: { method: 'GET', path: '/api/admin/admins', who: admins, paged: people },
  setAdminStatus: {
    method: 'PUT',
    path: '/api/admin/admins/:id/status',
    who: ['super_admin'],
    body: ['json'],
    versioned: true,
  },
  setAdminRole: {
    method: 'PUT',
    path: '/api/admin/admins/:id/role',
    who: ['super_admin'],
    body: ['json'],
    versioned: true,
  },
  requireSecondFactor: {
    method: 'PUT',
    path: '/api/admin/admins/:id/totp',
    who: ['super_admin'],
    body: ['json'],
    versioned: true,
  },
  resetSecondFactor: { method: 'DELETE', path: '/api/admin/admins/:id/totp', who: ['super_admin'], versioned: true },
  requireSecondFactorOfAll: { method: 'PUT', path: '/api/admin/admins/totp', who: ['super_admin'], body: ['json'] },
  listAdminInvitations: { method: 'GET', path: '/api/admin/invitations', who: ['super_admin'], paged: people },
  inviteAdmin: {
    method: 'POST',
    path: '/api/admin/invitations',
    who: ['super_admin'],
    body: ['json'],
    status: 201,
    repeatable: true,
  },
  withdrawAdminInvitation: { method: 'DELETE', path: '/api/admin/invitations/:id', who: ['super_admin'] },
} as const satisfies Record<string, Route>;
