/** Replaces the server's `password-cost.ts`: tests that sign in do not depend on the cost of a hash. */
export const PASSWORD_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

export const NOBODYS_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$px7wGc+hLjjSGICcacCnaw$ZB4jrXCJNRGXkr15gFEPB+EPiG7NJvUhneFxdYxKeww';
