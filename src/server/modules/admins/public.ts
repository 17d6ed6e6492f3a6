/** Administrators: who they are, what they may be, and how they come. */
export { sendInvitation } from './send-invitation.ts';
