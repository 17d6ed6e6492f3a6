import type { UserData } from '#contract/accounts.ts';

/** Who has signed in or registered, as the browser keeps it. */
export const userDataOf = (account: Omit<UserData, '_id'> & { id: string }): UserData => ({
  _id: account.id,
  email: account.email,
  userCode: account.userCode,
  firstName: account.firstName,
  lastName: account.lastName,
  language: account.language,
});
