import type { UserData } from '#contract/accounts.ts';

/** Returns the signed-in account as stored in the browser. */
export const userDataOf = (account: Omit<UserData, '_id'> & { id: string }): UserData => ({
  _id: account.id,
  email: account.email,
  userCode: account.userCode,
  firstName: account.firstName,
  lastName: account.lastName,
  language: account.language,
});
