import { openedPart } from '#web/components/opened-part.tsx';

/** Signs in over the page; loaded when it is opened. */
export const LoginDialog = openedPart(
  async () => (await import('#web/features/accounts/login-dialog.tsx')).LoginDialog,
);
